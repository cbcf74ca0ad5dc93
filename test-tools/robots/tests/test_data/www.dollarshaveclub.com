
User-Agent: *
Sitemap: https://www.dollarshaveclub.com/sitemap.xml
Disallow: /your-account
Disallow: /your-box
Disallow: /api
Disallow: /coupon
Disallow: /cancel-subscription
Disallow: /join-the-team
Disallow: /page
Disallow: /shop/choose
Disallow: /our-products/fresh-blades
Disallow: /our-products/matte-black-handle
Disallow: /our-products/matte-navy-handle
Disallow: /our-products/sporty-orange-handle
Disallow: /our-products/sporty-white-handle

