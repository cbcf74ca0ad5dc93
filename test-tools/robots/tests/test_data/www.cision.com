User-agent: *
Disallow: /us/?s=*

Sitemap: https://www.cision.com/sitemap_index.xml

