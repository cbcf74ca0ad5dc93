User-agent: *
Disallow: 

sitemap: https://www.sermoncentral.com/sitemap.xml