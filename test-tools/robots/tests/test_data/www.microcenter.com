User-agent: discobot
Disallow: /

User-agent: *
Disallow:





Sitemap: https://www.microcenter.com/sitemap.xml