User-agent: *
Disallow: /newsletter/
Disallow: /admin/
Disallow: /forums/profile/
Disallow: /customer/
Disallow: /checkout/
