User-agent: *
Sitemap: http://www.astrology-zodiac-signs.com/sitemap.xml
