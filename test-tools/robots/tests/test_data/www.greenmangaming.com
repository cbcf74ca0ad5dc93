Sitemap: https://www.greenmangaming.com/Sitemap.xml
User-agent: *

Disallow: /search/
Disallow: /my-account/
Disallow: /profile/
Disallow: /es/blog/*
Disallow: /de/blog/*
Disallow: /pt/blog/*
Disallow: *product.Url*
Disallow: *p.pageUrl*
Disallow: /gsdrhtfdguf/*
Disallow: /new-games/*