#
# robots.txt - Pottery Barn Teen https://www.pbteen.com
#

User-agent: EasouSpider
Disallow: /

User-agent: *
Disallow: /account/
Disallow: /checkout/
Disallow: /shoppingcart/
Disallow: /services/
Disallow: */minipip
Disallow: */quicklook

#Sitemaps
Sitemap: https://www.pbteen.com/sitemap.xml
Sitemap: https://www.pbteen.com/netstorage/sitemap-PT-tips-ideas.xml
