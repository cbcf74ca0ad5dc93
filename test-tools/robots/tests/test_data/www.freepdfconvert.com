User-agent: *
Disallow: /d/
Disallow: /result/
Allow: /