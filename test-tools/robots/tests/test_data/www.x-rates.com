User-agent: *
Disallow: /auth/
