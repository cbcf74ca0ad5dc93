User-agent: *
Disallow: /cgi-bin/
Disallow: /eesg/
Disallow: /images/eesg/