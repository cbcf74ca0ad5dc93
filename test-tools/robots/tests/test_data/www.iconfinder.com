User-agent: *
Disallow: /ajax/
Disallow: /json/
Disallow: /xml/
Disallow: /icons/*/download/
Disallow: /api/
Disallow: /debug
Sitemap: https://www.iconfinder.com/iconfinder-googlesitemap-index.xml
