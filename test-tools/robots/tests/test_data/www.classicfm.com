User-agent: rogerbot

Crawl-delay: 10

User-agent: *

Disallow: /preview/
Disallow: /mobile/
Disallow: /radio/player/

Sitemap: https://www.classicfm.com/sitemap.xml