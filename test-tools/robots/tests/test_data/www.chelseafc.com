User-agent: *
Disallow: /my-account/
Disallow: /templates/
Disallow: /archived/
Disallow: /en/academy/
Disallow: /temporary/
Disallow: /temp/
Disallow: /config/