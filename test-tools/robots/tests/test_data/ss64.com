User-agent: Mediapartners-Google
Disallow:

User-agent: *
Disallow: 

User-agent: Charlotte
Disallow: /

User-agent: R6_FeedFetcher(www.radian6.com/crawler)
Disallow: /

User-agent: R6_FeedFetcher
Disallow: /

User-agent: 008
Disallow: /

User-agent: AhrefsBot
Disallow: /