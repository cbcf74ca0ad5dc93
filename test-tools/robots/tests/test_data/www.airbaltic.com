User-agent: *
Disallow: /*?language=*

Sitemap: https://www.airbaltic.com/sitemap.xml