User-agent: *
Disallow:
Sitemap: https://www.dll-files.com/sitemap.xml
