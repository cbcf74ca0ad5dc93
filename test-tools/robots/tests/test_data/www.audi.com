User-agent: *
Allow: /

Disallow: /de/audi-sport-beschaffung.html
 
Sitemap: https://www.audi.com/de.sitemap.xml
 
Sitemap: https://www.audi.com/en.sitemap.xml