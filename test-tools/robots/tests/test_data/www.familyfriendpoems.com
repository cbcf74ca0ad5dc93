User-agent: Mediapartners-Google
Disallow:
Disallow: /review/

User-agent: *
Disallow: /review/
Disallow: /copy/
Disallow: /favorite/
Disallow: /print/
Disallow: /quote/
Disallow: /users/social/