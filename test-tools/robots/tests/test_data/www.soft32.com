User-Agent: *
Disallow:
Disallow: /publishers

User-agent: Yandex
Crawl-delay: 3

Sitemap: https://www.soft32.com/sitemap.xml