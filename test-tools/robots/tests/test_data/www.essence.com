User-agent: *
Disallow: 

