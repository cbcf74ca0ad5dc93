User-agent: *
Disallow: /uploads/
Disallow: /download/
Disallow: /processed/
