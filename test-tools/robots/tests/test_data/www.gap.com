# Crafted for www.gap.com

User-agent: *

Disallow: /browse/productData.do
Disallow: /browse/search.do
Disallow: /cookieFailure.do
Disallow: /buy/
Disallow: /checkout/
Disallow: /profile/

Sitemap: https://www.gap.com/sitemap.xml
Sitemap: https://www.gap.com/native-sitemap.xml