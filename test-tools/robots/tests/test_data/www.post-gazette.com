User-agent: *
Disallow: /admin
Disallow: /*.print
Disallow: /zillowarticles
Sitemap: https://www.post-gazette.com/sitemaps/ssl/news-sitemap.xml
Sitemap: https://www.post-gazette.com/sitemaps/ssl/sitemap.xml