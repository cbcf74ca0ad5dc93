User-agent: *
Allow: /
Disallow: /search
Disallow: /search.html
Disallow: /user/
Disallow: /?

User-agent: Mediapartners-Google
Disallow:

User-agent: AdsBot-Google
Disallow:

Sitemap: https://www.girlsgogames.com/sitemap.xml