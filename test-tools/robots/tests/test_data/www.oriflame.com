User-agent: Googlebot
Disallow:
User-agent: Googlebot-image
Disallow:
User-agent: *
Disallow: /
