User-Agent: *
Disallow: /search/

Allow: /
Sitemap: https://www.pcgamer.com/sitemap.xml
Sitemap: https://www.pcgamer.com/uk/sitemap.xml
Sitemap: https://www.pcgamer.com/au/sitemap.xml
