User-agent: *
Disallow: /user/
Disallow: /m/
Disallow: /preview/
Disallow: /search?
Disallow: /search/

Sitemap: https://www.glamour.com/sitemap.xml
Sitemap: https://www.glamour.com/branded-sitemap.xml
Sitemap: https://www.glamour.com/feed/google-latest-news/sitemap-google-news