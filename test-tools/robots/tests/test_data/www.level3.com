User-agent: *
Disallow: /search-results/
Sitemap: http://www.level3.com/level3sitemap.xml
Sitemap: http://www.level3.com/level3sitemap_DE.xml
Sitemap: http://www.level3.com/level3sitemap_ES.xml
Sitemap: http://www.level3.com/level3sitemap_FR.xml
Sitemap: http://www.level3.com/level3sitemap_PT.xml
Sitemap: http://www.level3.com/level3sitemap_NL.xml
