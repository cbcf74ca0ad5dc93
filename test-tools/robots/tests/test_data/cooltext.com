User-agent: *
Disallow: /Google-Login
Disallow: /Facebook-Login

User-agent: msnbot
Crawl-delay: 1

User-agent: bingbot
Crawl-delay: 1