User-agent: *
Disallow: /cgi-bin/

