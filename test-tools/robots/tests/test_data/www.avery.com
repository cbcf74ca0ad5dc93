User-Agent: *
Disallow: /myaccount/
Disallow: /about-us/legal/
Disallow:/srch/
Disallow:/srch
Sitemap: https://www.avery.com/sitemap_index.xml
Disallow:/custom-printing/employee/business-cards/avery/
Disallow:/custom-printing/employee/business-cards/checkpoint/
Disallow:/custom-printing/labels/calculator/hscg
Disallow:/custom-printing/labels/calculator/blue-software
Disallow:/custom-printing/labels/calculator/aiga
Disallow:/custom-printing/labels/calculator/stand-up-pouches
Disallow:/campaign/handcrafted-soap-and-cosmetic-guild
Disallow:/campaign/blue-software
Disallow:/campaign/aiga
Disallow:/campaign/stand-up-pouches
Disallow:/custom-printing/labels/calculator/ghs-thermal-transfer/rolls/
Disallow:/custom-printing/employee/business-cards/innoviafilms/
Disallow:/custom-printing/labels/calculator/candlescience
Disallow:/custom-printing/partners/candlescience/
Disallow:/custom-printing/partners/aiga/
Disallow:/custom-printing/partners/blue-software/
Disallow:/custom-printing/partners/handcrafted-soap-and-cosmetic-guild/
Disallow:/custom-printing/partners/stand-up-pouches/
Disallow:/custom-printing/partners/elemental-container/
Disallow:/custom-printing/labels/calculator/elemental-containers
Disallow:/candlescience
Disallow:/blog/wp-admin
Disallow:/blog/enigma
