User-agent: *
Allow: /
Disallow: /games/online/
Disallow: /games/sites/
Disallow: /games/free/
Disallow: /games/deploy/
Disallow: /games/config/
