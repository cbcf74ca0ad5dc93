User-agent: *
Allow: /

Disallow: /forum
Disallow: /utils

User-agent: Mediapartners-Google
Allow: /
Disallow: /forum

User-agent: BLEXBot
Crawl-delay: 10
