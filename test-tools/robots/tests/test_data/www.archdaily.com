User-agent: *
Disallow: *?replytocom
Allow: /
Disallow: /cl/
Disallow: /catalog/cl/
Disallow: /cn/
Disallow: /br/
Disallow: /catalog/br/
Disallow: /us/
Disallow: /mx/
Disallow: /catalog/mx/
Disallow: /co/
Disallow: /catalog/co/
Disallow: /pe/
Disallow: /catalog/pe/
Disallow: /1021178/AD

User-agent: AhrefsBot 
Crawl-Delay: 300

Sitemap: https://www.archdaily.com/sitemap.xml
