User-agent: *
Allow: /
Sitemap: https://www.dwell.com/sitemap.xml
