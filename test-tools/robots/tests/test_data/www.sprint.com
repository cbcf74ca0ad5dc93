Sitemap: http://www.sprint.com/sitemap2/sitemap.xml
Sitemap: https://www.sprint.com/storefronts/sitemap.xml
Sitemap: https://www.sprint.com/locations/sitemap.xml
User-agent: *
Disallow: /site-dev-prod-testing/single-line-cell-phone-plans/index.html
Disallow: /en/my-sprint/reporders/unavailable.html
Disallow: /en/my-sprint/orders/unavailable.html