User-agent: *
Disallow: /_x_/
Disallow: /_xhr/
Disallow: /darla/
Disallow: /dynamic/
Disallow: /pageview/
Sitemap: https://sports.yahoo.com/sitemaps/sports-sitemap_index_US_en-US.xml.gz
Sitemap: https://sports.yahoo.com/sitemaps/sports-sitemap_googlenews_US_en-US.xml.gz