User-agent: *
Disallow: /my-fpc/
Disallow: /workarea/
Disallow: /reservations/
Disallow: /templates/
Disallow: /pdf/
Disallow: /nr/
Disallow: /NR/
Disallow: /search/
Disallow: /fa/
Disallow: /FA/


User-agent: Libwww-perl
Disallow: /