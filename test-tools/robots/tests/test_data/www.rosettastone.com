Sitemap: http://www.rosettastone.com/sitemap.xml

User-agent: *
Disallow: /institutional/
Disallow: /kids/
