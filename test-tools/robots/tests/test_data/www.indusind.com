User-agent: * 
Disallow: /content/home/footer/my-sitemap.xml
Allow: /

Sitemap: http://www.indusind.com/footer/my-sitemap.xml
Sitemap: http://www.indusind.com/iblogs/sitemap.xml