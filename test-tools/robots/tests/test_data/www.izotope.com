User-agent: *
Disallow: /en/product-data/*
Allow: /
Sitemap: sitemap.xml