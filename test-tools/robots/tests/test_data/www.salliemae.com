User-agent: *
Sitemap: https://www.salliemae.com/sitemap.xml
Sitemap: https://www.salliemae.com/sitemap-blog.xml