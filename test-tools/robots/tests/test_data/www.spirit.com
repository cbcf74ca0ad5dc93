User-agent: *
Allow: /
Sitemap: https://www.spirit.com/sitemap.xml