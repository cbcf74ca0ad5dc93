# Updated 06-27-2019

User-agent: *
Disallow: /category/cat33940743/main.html
Disallow: /page/assistance/prodPopUpShipping.jsp
Disallow: /product/productImagesPopup.jsp
Disallow: /product/prodPopupReturns.jsp
Disallow: /search.jsp
Disallow: /*staging*/
Disallow: /*Staging*/
Disallow: /staging/*c.cat$
Disallow: /Staging/*c.cat$
Disallow: /*Louis-Vuitton*
Disallow: /*LOUIS-VUITTON*
Disallow: /*louis-vuitton*
Disallow: /p/MICHAEL-Michael-Kors-Elena-Calf-Hair-Sandal-Sandals-prod150750015
Disallow: /p/michael-michael-kors-elena-calf-hair-sandal-sandals-prod150750015
Disallow: /account/*
Disallow: /test2*
Disallow: /search.jsp*
Noindex: /search.jsp*

Sitemap: https://www.neimanmarcus.com/sitemap.xml