User-agent: *
Disallow: /account/
Disallow: /ui/
Disallow: /auth/
Disallow: /challenge/
Disallow: /login/
Disallow: /signup/
Disallow: /join/
