User-agent: *
Disallow: /results
Sitemap: https://www.ea.com/sitemap.xml
Sitemap: https://www.ea.com/basegames-sitemap.xml
Sitemap: https://www.ea.com/locale-sitemap.xml
Sitemap: https://www.ea.com/ea-access-sitemap.xml