User-agent: *
Disallow:

Disallow: /simplify/
Disallow: /for-review-only/
Disallow: /profile/

Sitemap: https://www.avalara.com/us/en.sitemap.xml
Sitemap: https://www.avalara.com/in/en.sitemap.xml
Sitemap: https://www.avalara.com/eu/en.sitemap.xml
Sitemap: https://www.avalara.com/br/pt.sitemap.xml
Sitemap: https://www.avalara.com/trustfile/en.sitemap.xml
Sitemap: https://www.avalara.com/taxrates/en.sitemap.xml
Sitemap: https://www.avalara.com/taxrates/en/localpages.sitemap_index.xml
Sitemap: https://www.avalara.com/vatlive/en.sitemap.xml