# http://www.rediff.com: robots.txt
#
Sitemap: http://www.rediff.com/sitemap.xml

User-agent: *
Disallow: /uim/
Disallow: /images/