User-agent: *
Allow: /
Sitemap: http://eshop.macsales.com/sitemap.xml
