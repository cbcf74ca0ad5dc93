User-agent: *
Disallow: /feature/
Noindex: /feature/
Disallow: /signup-b/
Noindex: /signup-b/