User-agent: *
Crawl-delay: 15

User-agent: Googlebot-News
Disallow: /tags/
