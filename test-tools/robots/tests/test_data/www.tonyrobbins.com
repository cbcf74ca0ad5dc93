User-agent: *
Disallow:

Sitemap: https://www.tonyrobbins.com/sitemap_index.xml

