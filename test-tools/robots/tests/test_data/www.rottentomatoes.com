User-agent: *
Disallow: /search
Sitemap: https://www.rottentomatoes.com/sitemap.xml
