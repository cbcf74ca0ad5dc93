User-agent: ia_archiver
Disallow: /

User-agent: *
Disallow: /dynamic/
Disallow: /dropbox/
Disallow: /templates/
Disallow: /myaccount/
Disallow: /api/
Disallow: /basicapi/
Disallow: /filedrop/
