User-Agent: *
Disallow: 