User-agent: *
Disallow: /account
Disallow: /ajax
Disallow: /ajaxcontent
Disallow: /api
Disallow: /cart
Disallow: /checkout
Disallow: /logout
Disallow: /kill-screen-kiosk
Disallow: /virtual-tryon

Sitemap: https://www.warbyparker.com/sitemap-index.xml
