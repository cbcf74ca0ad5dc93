user-agent: *
Sitemap: https://www.dowjones.com/sitemap_index.xml
Disallow: /logos


