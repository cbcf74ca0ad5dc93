# robots.txt for http://www.asda.com/
Sitemap: https://www.asda.com/sitemap.xml
User-agent: * 
Disallow:/emails/*
