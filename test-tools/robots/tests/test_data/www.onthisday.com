User-agent: *
Sitemap: https://www.onthisday.com/sitemap-index-ssl.xml
Disallow: /cdn-cgi/
Disallow: /cgi-sys/
Disallow: /1006136/
Disallow: /music/music/
Disallow: /sport/sport/