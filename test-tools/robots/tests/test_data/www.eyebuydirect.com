User-agent: *
Disallow: /*_escaped_fragment_
Disallow: /cart.html
Disallow: /tools/
Disallow: /checkout
Disallow: /register
Disallow: /cache/
Disallow: /temp/
Disallow: /wof/
Disallow: /ajax*
Disallow: /prescription-glasses-e-*
Disallow: /rx-*-*-*$
Disallow: /social.php
Disallow: /invoice
Disallow: /invoice?*
Disallow: /rflkt/landing-product
Disallow: /reviews/add-new-reviews
Disallow: /system/visitor-analysis?*
Disallow: /system/visitor-analysis
Disallow: /eyeglasses/frames/aurora-*
Disallow: /search?*
Disallow: /payment/buy-now
Disallow: /product/rx
Disallow: /default/get-advertise-list*
Disallow: /passport*
Disallow: /account*
Disallow: /user/*
Disallow: /eyecare/find-eye-doctor#/result*
Disallow: /product/find-eye-doctor#/result*
Disallow: /_Incapsula_Resource?*


Sitemap: https://www.eyebuydirect.com/sitemap.xml
 