Sitemap: https://www.vonage.com/sitemap.xml
Sitemap: https://www.vonage.com/business/perspectives.xml

User-agent: *
Disallow: /googlesearch
Disallow: /vonage.122.2o7.net
Disallow: /vonagemobile
Disallow: /assets/documents/vendor/
Disallow: /business/search/