User-agent: *

Sitemap: https://www.vectorstock.com/xml/sitemap.xml
Disallow: /a/
Disallow: /cart$
Disallow: /gallery$
Disallow: /account$
Allow: /
Crawl-delay: 2
