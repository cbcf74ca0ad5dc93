User-agent: *
Disallow: /de/computerbild/index.html
Disallow: /de/computerbild/success.html
Disallow: /de/computerbild/error.html

Sitemap: http://www.drivereasy.com/sitemap.xml