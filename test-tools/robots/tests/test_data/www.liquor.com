Sitemap: https://www.liquor.com/sitemapindex.xml
