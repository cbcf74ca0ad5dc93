User-Agent: *
Allow: /
Sitemap: http://www.hyperdia.com/sitemap.xml
