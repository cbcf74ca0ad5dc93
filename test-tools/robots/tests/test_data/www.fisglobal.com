User-agent: *
Disallow: 
