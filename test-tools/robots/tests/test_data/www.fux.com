User-agent: *
Disallow: */videos*?tags=*
Disallow: *tags=*
Disallow: /redirect-channel/*
Crawl-delay: 30

Sitemap: https://www.fux.com/sitemap.xml
