User-Agent: *
Disallow: 
