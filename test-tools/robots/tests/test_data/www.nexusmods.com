User-agent: *
Disallow: /ajax/
