User-agent: *
Disallow: /anonymous
Disallow: /affiliate
Sitemap: https://www.tlc.com/sitemap/index.xml.gz