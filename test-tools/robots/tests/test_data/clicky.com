
User-agent: *
Disallow: /stats/
Disallow: /api/
