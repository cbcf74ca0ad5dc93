User-agent: *
Allow: /
Disallow: /sponsors/
Disallow: /photo-request/
Disallow: /photo_request/
Disallow: /account/

