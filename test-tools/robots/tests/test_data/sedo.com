Sitemap: https://sedo.com/sitemap.xml

User-agent: *
Disallow: /datenbank
Disallow: /logs
Disallow: /img
Disallow: /cgi-bin
Disallow: /auction
Disallow: /search
Allow: /search/details/