User-agent: *
Disallow: /cgi-bin/
Disallow: /tmp/
Disallow: /files/
Disallow: /ebooks
Disallow: /whitepapers
Disallow: /sgsearch
Disallow: /terms
Disallow: /privacy
Disallow: /search
Disallow: /gsearch
Disallow: /licensing

Sitemap: https://www.webopedia.com/sitemap/sitemap.xml