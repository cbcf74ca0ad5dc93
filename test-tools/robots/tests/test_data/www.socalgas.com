User-agent: Baiduspider
Disallow: /

User-agent: *
Allow: / 