User-agent: *
Disallow: /*?print=true
Disallow: /iframe/
Disallow: /beta/
Disallow: /landing/
Disallow: /*Lob=
Sitemap: https://www.farmers.com/sitemap.xml

User-agent: Swiftbot
Disallow: /inner-circle/