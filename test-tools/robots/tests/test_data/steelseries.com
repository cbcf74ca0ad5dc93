User-agent: *
Disallow: /admin/
Disallow: /countries
Disallow: /login
Disallow: /checkout
Disallow: /password-reset/request
Disallow: /signup
Disallow: /dashboard/
Disallow: /logout
Disallow: /newsletter-subscribe
Disallow: /engine/post-download

Host: steelseries.com

