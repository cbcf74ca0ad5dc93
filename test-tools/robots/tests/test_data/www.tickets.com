User-agent: *
Disallow: /admin/
Disallow: /cgi-bin/
Disallow: /forgot-password/
Disallow: /login/
Disallow: /logout/
Disallow: /profile/
Disallow: /register/

User-agent: ia_archiver
Disallow: /

User-agent: MJ12bot
Disallow: /
