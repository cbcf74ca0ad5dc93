User-agent: *
Disallow: /admin