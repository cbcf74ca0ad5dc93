User-agent: *
Disallow: /search
Disallow: /community/
Disallow: /wp-admin/

Sitemap: https://www.soompi.com/sitemap.xml