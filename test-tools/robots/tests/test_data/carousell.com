User-agent: *
Disallow: /activity/
Disallow: /archive/
Disallow: /inbox/
Disallow: /join/
Disallow: /login/