User-agent: * 
Allow: .js
Allow: .css
Disallow: /amp/


Sitemap: https://www.marutisuzuki.com/sitemap.xml