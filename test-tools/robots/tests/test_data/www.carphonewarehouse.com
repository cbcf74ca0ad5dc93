User-agent: *

Disallow: /offer-overlays*
Disallow: /terms-and-conditions*
Disallow: /additions*
Disallow: /cpw-cashback*
Disallow: /search.html*
Disallow: /services*
Disallow: /*basket.html
Disallow: /checkout*
Disallow: /huawei_p9_free_huawei_band.html
Disallow: /*.json
Disallow: /banner-library*
Disallow: /promotional-banners*
Disallow: /tests*
Disallow: https://www.carphonewarehouse.com/attach.html
Disallow: https://www.carphonewarehouse.com/special-offers/marketing-test.html
Disallow: https://www.carphonewarehouse.com/networks/coverage-checker-overlay.html
Allow: /services/tariffCheckerOverlay*
Disallow: https://www.carphonewarehouse.com/unsubscribe.html
Disallow: https://www.carphonewarehouse.com/cpw-cashback/300-cheque-back.html
Disallow: https://www.carphonewarehouse.com/checkout/pac-details.html
Disallow: https://www.carphonewarehouse.com/checkout/payment-processing.html
Disallow: https://www.carphonewarehouse.com/checkout/checkout_overlay.html
Disallow: https://www.carphonewarehouse.com/compare/compare-details.html
Disallow: https://www.carphonewarehouse.com/menu-item-content.html
Disallow: https://www.carphonewarehouse.com/menu-item-content/discover_overlay.html
Disallow: https://www.carphonewarehouse.com/menu-item-content/help_overlay.html
Disallow: https://www.carphonewarehouse.com/menu-item-content/shop_overlay.html
Disallow: https://www.carphonewarehouse.com/menu-items.html
Disallow: https://www.carphonewarehouse.com/menu-items/Discover.html
Disallow: https://www.carphonewarehouse.com/menu-items/Help.html
Disallow: https://www.carphonewarehouse.com/menu-items/Shop.html
Disallow: https://www.carphonewarehouse.com/networks/coverage-checker-overlay.html
Disallow: https://www.carphonewarehouse.com/special-offers/marketing-test.html
Disallow: https://www.carphonewarehouse.com/upgrades/mobile-phone-upgrade-checker/results.html
Disallow: https://www.carphonewarehouse.com/attach.html
Disallow: https://www.carphonewarehouse.com/checkout/confirmation.html


User-agent: Googlebot

Disallow: /offer-overlays*
Disallow: /terms-and-conditions*
Disallow: /additions*
Disallow: /cpw-cashback*
Disallow: /search.html*
Disallow: /services*
Disallow: /checkout*
Disallow: /huawei_p9_free_huawei_band.html
Disallow: /*.json
Disallow: /banner-library*
Disallow: /promotional-banners*
Disallow: /tests*
Disallow: https://www.carphonewarehouse.com/attach.html
Disallow: https://www.carphonewarehouse.com/special-offers/marketing-test.html
Disallow: https://www.carphonewarehouse.com/networks/coverage-checker-overlay.html
Allow: /services/tariffCheckerOverlay*
Disallow: https://www.carphonewarehouse.com/unsubscribe.html
Disallow: https://www.carphonewarehouse.com/cpw-cashback/300-cheque-back.html
Disallow: https://www.carphonewarehouse.com/checkout/pac-details.html
Disallow: https://www.carphonewarehouse.com/checkout/payment-processing.html
Disallow: https://www.carphonewarehouse.com/checkout/checkout_overlay.html
Disallow: https://www.carphonewarehouse.com/compare/compare-details.html
Disallow: https://www.carphonewarehouse.com/menu-item-content.html
Disallow: https://www.carphonewarehouse.com/menu-item-content/discover_overlay.html
Disallow: https://www.carphonewarehouse.com/menu-item-content/help_overlay.html
Disallow: https://www.carphonewarehouse.com/menu-item-content/shop_overlay.html
Disallow: https://www.carphonewarehouse.com/menu-items.html
Disallow: https://www.carphonewarehouse.com/menu-items/Discover.html
Disallow: https://www.carphonewarehouse.com/menu-items/Help.html
Disallow: https://www.carphonewarehouse.com/menu-items/Shop.html
Disallow: https://www.carphonewarehouse.com/networks/coverage-checker-overlay.html
Disallow: https://www.carphonewarehouse.com/special-offers/marketing-test.html
Disallow: https://www.carphonewarehouse.com/upgrades/mobile-phone-upgrade-checker/results.html
Disallow: https://www.carphonewarehouse.com/attach.html
Disallow: https://www.carphonewarehouse.com/checkout/confirmation.html

Sitemap:  https://www.carphonewarehouse.com/home.sitemap-discover.2.xml
Sitemap:  https://www.carphonewarehouse.com/home.sitemap-products.2.xml


# Last modified by GJ - 09/05/19