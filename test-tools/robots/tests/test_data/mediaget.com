Host: mediaget.com
Sitemap: http://mediaget.com/sitemap.xml