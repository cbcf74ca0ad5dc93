User-agent: *
Disallow: /account
Disallow: /search
Disallow: /Error/404
Disallow: /tools-and-resources/search

Sitemap: https://www.neb.com/site-map/xml