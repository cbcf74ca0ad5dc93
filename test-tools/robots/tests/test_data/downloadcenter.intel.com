User-agent: *
Disallow: /info/healthcheck
Disallow: /bin/
Disallow: /oops/
Disallow: /iduu/
Disallow: /json/
Disallow: /downloads/eula/
Allow: /info/alldownloads