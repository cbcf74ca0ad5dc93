# Findlaw robots.txt file

User-Agent: *
Disallow:
Sitemap: https://www.findlaw.com/sitemap.xml