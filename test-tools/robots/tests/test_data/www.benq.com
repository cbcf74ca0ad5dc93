User-agent: * 
Allow: *
Sitemap: https://www.benq.com/sitemap.xml
