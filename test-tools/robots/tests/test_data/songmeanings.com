User-agent: *
Disallow: /query/
Sitemap: https://songmeanings.com/sitemap_index.xml
