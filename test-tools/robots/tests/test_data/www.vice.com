User-agent: AhrefsBot
Crawl-delay: 2

User-agent: *
Crawl-delay: 1
Disallow: /*/preplay/*
Disallow: /en_us/page/statement113017
Disallow: /en_us/page/8948fc79-8e1f-4458-8755-86a1c036ba4e
