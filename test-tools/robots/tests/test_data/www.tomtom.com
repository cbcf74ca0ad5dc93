User-agent: *
Disallow:
Sitemap: http://download.tomtom.com/open/feeds/sitemap/sitemap.xml
