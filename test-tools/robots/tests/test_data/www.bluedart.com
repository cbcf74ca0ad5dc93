User-Agent: *
Disallow: