User-agent: *
Disallow: /error/400.html
Disallow: /error/403.html
Disallow: /error/404.html
Disallow: /500.html
Disallow: /assets/