Sitemap: https://www.amtrak.com/sitemap.xml
User-agent: *
Disallow: 