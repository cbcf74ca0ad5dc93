User-agent: feedjira
Disallow: /

User-agent: magpie-crawler
Disallow: /

User-agent: *
Disallow: /bullpen/
