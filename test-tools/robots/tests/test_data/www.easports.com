User-Agent: *
Sitemap: https://www.easports.com/sitemap-index.xml
Disallow: /services/
Disallow: /search