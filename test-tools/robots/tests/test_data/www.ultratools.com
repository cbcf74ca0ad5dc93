User-agent: *
Disallow: 
Disallow: /cgi-bin/
Sitemap: http://www.ultratools.com/sitemap.xml
