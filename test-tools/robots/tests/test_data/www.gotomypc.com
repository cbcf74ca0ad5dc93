User-agent: *
Sitemap: http://www.gotomypc.com/sitemap.xml
Sitemap: http://www.gotomypc.com/remote_access/sitemap.xml
Disallow: /remote_access/popups/featuresGallery.tmpl
Disallow: /remote_access/popups/localeSelector.tmpl
Disallow: /remote_access/popups/mac_pc_comparison.tmpl
Disallow: /remote_access/popups/moreSolutions.tmpl
Disallow: /remote_access/popups/ourTechnology.tmpl
Disallow: /remote_access/remote_viewer.tmpl
Disallow: /members/remote_viewer.tmpl
Disallow: /mm/greenPricing.tmpl
Disallow: /bPricingPopUp.tmpl
Disallow: /mm/g22lpPrice.tmpl
Disallow: /mm/csslpPrice.tmpl

Disallow: /mm/yh2lpP.tmpl
Disallow: /mm/ptraPricing.tmpl
Disallow: /mm/propricing.tmpl
Disallow: /mm/g25LMKIMlp.tmpl
Disallow: /pro/contact.tmpl

Disallow: /supportTopics.tmpl
Disallow: /pro/contact.tmpl
Disallow: /billingInquiry.tmpl
Disallow: /feedback.tmpl
Disallow: /no-index/custCareNumberPopUp.tmpl
Disallow: ^/+pro/contact.tmpl


