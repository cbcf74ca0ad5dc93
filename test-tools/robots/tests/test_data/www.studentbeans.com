User-Agent: *
Disallow: /my
Disallow: /social
Disallow: /styleguide
Disallow: */login.json
