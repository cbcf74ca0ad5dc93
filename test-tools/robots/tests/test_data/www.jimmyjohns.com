User-agent: *
Sitemap: https://www.jimmyjohns.com/sitemap.xml

User-agent: SemrushBot
Disallow: /