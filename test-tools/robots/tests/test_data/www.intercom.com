User-agent: *
Disallow: /assets/books
Disallow: /early-stage/*
Disallow: /blogtest
Sitemap: https://www.intercom.com/sitemap.xml
Sitemap: https://www.intercom.com/blog/sitemap_index.xml