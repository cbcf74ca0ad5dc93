Sitemap: https://www.juventus.com/en/sitemap.xml
Sitemap: https://www.juventus.com/it/sitemap.xml
Sitemap: https://www.juventus.com/es/sitemap.xml
Sitemap: https://www.juventus.com/id/sitemap.xml
Sitemap: https://www.juventus.com/cn/sitemap.xml
Sitemap: https://www.juventus.com/jp/sitemap.xml
Sitemap: https://www.juventus.com/ar/sitemap.xml