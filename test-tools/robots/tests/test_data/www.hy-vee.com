User-agent: *

Disallow: /company/live-event.aspx

Disallow: /health/pharmacy/prescription-refills/prescription-refills.aspx

Disallow: /health/pharmacy/prescription-refills/refills-prescription.aspx

Disallow: /company/mobile-alerts.aspx

Disallow: /resources/saver-fuel.aspx

Disallow: /shop/coupons/vendor-test.aspx

Disallow: /shop/coupons/test.aspx

Disallow: /grocery/search
