User-agent: *
# Crawl-delay: 30
# Request-rate: 1/30
Disallow: /admin/
Disallow: /util/
Disallow: /account/
Disallow: /mobile.do
Disallow: /product/mobile
Disallow: /basket.do
Disallow: /checkout/
Disallow: /api/checkout/
Disallow: /alternate/checkout/

Disallow: /includes/mbox.js
Disallow: /includes/at.js


Disallow: /text/pops/
Disallow: /text/popups/
Disallow: /text/uk/
Disallow: /text/no-index/
Disallow: /text/us/products/programs/21dayfix/multimedia/Getting_Started.pdf

Disallow: /product/ola/


# MarketLive Review, Staging, and Prod. URLS using .marketlive.com:
Disallow: http://beachbody2-rev.marketlive.com/
Disallow: http://beachbody-staging.marketlive.com/
Disallow: http://beachbody-prod.marketlive.com/
Disallow: http://beachbody53.marketlive.com/
Disallow: http://beachbody53-admin.marketlive.com/
Disallow: http://beachbodybeauty-rev.marketlive.com/
Disallow: http://beachbodybeauty2-rev.marketlive.com/
Disallow: http://beachbody-rev.marketlive.com/
Disallow: http://beachbodyorange-rev.marketlive.com/
Disallow: http://beachbodyorange2-rev.marketlive.com/
Disallow: http://beachbodyblue-rev.marketlive.com/
Disallow: http://beachbodyblue2-rev.marketlive.com/
Disallow: http://beachbodyomni-rev.marketlive.com/
Disallow: http://beachbodyomni2-rev.marketlive.com/
Disallow: http://beachbodysupport-rev.marketlive.com/
Disallow: http://beachbodysupport2-rev.marketlive.com/
Disallow: http://beachbodyuk-rev.marketlive.com/
Disallow: http://beachbodyuk2-rev.marketlive.com/
Disallow: http://129.41.25.171/
Disallow: http://10.211.8.146/
Disallow: http://letters.beachbody.com/
Disallow: http://page.email.beachbody.com/

Sitemap: http://www.beachbody.com/text/index-sitemap-beachbody.xml
