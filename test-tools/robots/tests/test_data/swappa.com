User-agent: *
Disallow: /cgi-bin/

User-agent: 008
Disallow: / 
