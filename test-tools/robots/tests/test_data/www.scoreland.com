User-agent: *
Disallow: /cgi-bin/
Disallow: /members/
Disallow: /cgi/secured/
Disallow: /tmp/
Disallow: /private/ 