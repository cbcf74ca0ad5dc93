User-agent: *
Disallow: /MyAuctionCenter/
#Sitemap: https://www.iaai.com/sitemap.xml