Sitemap: https://www.media.io/sitemap.xml

User-agent: *
Disallow: /thankyou/
Disallow: /survey/