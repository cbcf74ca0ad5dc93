User-agent: *

Sitemap: https://www.swarovski.com/sitemapindex.xml
