User-agent: *
Disallow: /search/
Disallow: /trucks/ranger/index.amp/
Disallow: /trucks/ranger/index.amp
Disallow: /articles/
Disallow: /akamai/
Sitemap: https://www.ford.com/sitemap.xml
#robots.txt for Ford.com - elm - 20181004
Disallow: /used/listings/*
Disallow: /used/listings?*