User-Agent: *
Disallow: /search
Disallow: /search*
Sitemap: https://ubuntu.com/static/files/sitemap.xml
