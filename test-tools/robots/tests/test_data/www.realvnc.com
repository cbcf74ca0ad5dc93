User-Agent: LinkChecker
Allow: /
Sitemap: https://www.realvnc.com/sitemapindex.xml

User-agent: *
Disallow: /purchase/quote/
Disallow: /purchase/quote/pdf/
Sitemap: https://www.realvnc.com/sitemapindex.xml

