User-agent: *
Disallow:
Sitemap: https://king.com/sitemap.xml