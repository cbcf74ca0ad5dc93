User-agent: Mediapartners-Google
Disallow:

User-agent: *
Disallow: /dev
Disallow: /archive
Disallow: /twitter-bootstrap-2.3.2-tutorial
Disallow: /twitter-bootstrap-3-tutorial