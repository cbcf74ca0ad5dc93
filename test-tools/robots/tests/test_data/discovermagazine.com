Sitemap: sitemap.xml
