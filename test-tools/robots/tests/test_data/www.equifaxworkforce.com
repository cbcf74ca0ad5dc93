User-Agent: *
Disallow:
Sitemap: http://www.equifaxworkforce.com/sitemap.xml