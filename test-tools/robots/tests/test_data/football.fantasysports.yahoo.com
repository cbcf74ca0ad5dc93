User-agent: *
Disallow: /user/