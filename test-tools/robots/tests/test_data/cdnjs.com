User-agent: *
Sitemap: https://cdnjs.com/sitemap.xml
Allow: *
