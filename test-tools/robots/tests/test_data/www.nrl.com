User-agent: *

#Sitemap
Sitemap: https://www.nrl.com/sitemap/sitemap.xml