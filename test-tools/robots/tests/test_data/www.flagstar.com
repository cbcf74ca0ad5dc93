# robots.txt for http://www.flagstar.com/

User-agent: *
Disallow: /includes
Disallow: /libs
Disallow: /etc
Disallow: /content/flagstar/en/includes

Sitemap: https://www.flagstar.com/sitemap.xml