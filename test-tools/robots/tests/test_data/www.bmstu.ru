User-agent: *
Disallow: /mstu/about/elections-2015/
Disallow: /index_various_versions/
Disallow: /mstu/info/check-in/
Disallow: /check-in/
Disallow: /content/documents/receipts/
Crawl-delay: 4.5

User-Agent: Yandex
Disallow: /mstu/about/elections-2015/
Disallow: /index_various_versions/
Disallow: /mstu/info/check-in/
Disallow: /check-in/
Disallow: /content/documents/receipts/
Crawl-delay: 2.0

