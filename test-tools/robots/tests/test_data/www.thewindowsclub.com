Sitemap: http://www.thewindowsclub.com/sitemap.xml.gz
Sitemap: http://www.thewindowsclub.com/sitemap-image.xml

# global
User-agent: *
Disallow: /cgi-bin/
Disallow: /wp-admin/
Disallow: /wp-content/cache/
Disallow: /trackback/
Disallow: /archives/
Disallow: /search/
Disallow: /*.php$
Disallow: /*.inc$
Disallow: /downloads/
