User-agent: *
Disallow: /promo/
Disallow: /a/
Sitemap: https://www.wonderhowto.com/sitemap.xml


User-agent: rogerbot
Disallow: /
