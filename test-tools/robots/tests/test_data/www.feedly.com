User-agent: *
Disallow: /k/
Disallow: /e/
Disallow: /v3/
Disallow: /i/entry/
