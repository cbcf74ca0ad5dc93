User-agent: *
Disallow: /search
Disallow: /bin
Disallow: /language
Disallow: /yhs
Disallow: /aol
