User-agent: *
Disallow: /
