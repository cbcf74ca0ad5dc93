Disallow: /intra7net/
Disallow: /intrateam/
Crawl-delay: 30
Request-rate: 1/30
