User-agent: *
Disallow: /buildInfo

Disallow: /es-es/*?sortby
Disallow: /es-es/*?sortdir
Disallow: /es-es/*?limit
Disallow: /es-es/*?q
Disallow: /es-es/search/
Disallow: https://www.hasbro.com/common/assets/html5/Nerf/Modulas/index.html?locale=en_US
Disallow: https://www.hasbro.com/common/*
Disallow: /common/*

Sitemap: http://www.hasbro.com/sitemap.xml
