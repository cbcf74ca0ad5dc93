User-agent: *
Disallow: /search
Disallow: /templates
Disallow: /modules
Disallow: /includes
Sitemap: http://www.proquest.com/sitemap.xml
