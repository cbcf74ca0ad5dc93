Sitemap: https://www.datasciencecentral.com/sitemap.xml
User-agent: ia_archiver
Disallow: /