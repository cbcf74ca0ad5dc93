User-agent: *
Disallow: /my-account/
Allow: /

