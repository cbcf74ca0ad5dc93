User-agent: discobot
Disallow: /

User-agent: *
Disallow: /start_dl/
Disallow: /pre/
Disallow: /cpc/
Disallow: /google/
Disallow: /cgi-bin/
Disallow: /autodownload.html
Disallow: /search.html
