User-agent: *
Sitemap: https://www.chipotle.com/sitemap.us.en.xml