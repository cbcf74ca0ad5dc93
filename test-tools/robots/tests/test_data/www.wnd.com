# robots.txt  2016-04-25: ajo
User-agent: *
Disallow: /markets
User-agent: yacybot
Crawl-delay: 2
