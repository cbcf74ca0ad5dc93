# robots.txt für travian.com

User-agent: *
Disallow:

Sitemap: https://www.travian.com/sitemap.xml