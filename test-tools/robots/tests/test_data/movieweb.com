User-agent: *
Disallow: /go/
Sitemap: https://movieweb.com/sitemap.xml

