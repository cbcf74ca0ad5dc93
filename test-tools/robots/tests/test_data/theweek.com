User-Agent: *
Sitemap: /sitemap.xml
Disallow: /mediakit
Disallow: /*?*xhr=
Disallow: /modules/*
Sitemap: /sitemap.xml