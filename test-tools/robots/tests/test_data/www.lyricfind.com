User-agent: *
Disallow: /documentation/
