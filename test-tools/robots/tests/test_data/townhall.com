User-agent: *
Allow: /
Sitemap: https://townhall.com/sitemaps/sitemapindex-townhall.xml