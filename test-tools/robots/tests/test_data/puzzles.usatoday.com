User-Agent: *
Disallow: 

Sitemap: http://puzzles.usatoday.com/sitemap.xml
