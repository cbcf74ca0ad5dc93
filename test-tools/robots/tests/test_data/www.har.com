User-agent: *
Disallow: /social/
Disallow: /20803562/
Disallow: /education/
Disallow: /track
Disallow: /api/getStaticStreetView
Disallow: /api/staticmap
Sitemap: https://sitemap.har.com/sitemap.xml