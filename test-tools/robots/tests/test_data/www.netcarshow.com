User-agent: *
Disallow:
User-agent: MSIECrawler
Disallow: /
User-agent: 008
Disallow: /
