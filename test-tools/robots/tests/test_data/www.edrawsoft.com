User-agent: *
Disallow: /flow/
Disallow: /order/
Sitemap: https://www.edrawsoft.com/sitemap.xml