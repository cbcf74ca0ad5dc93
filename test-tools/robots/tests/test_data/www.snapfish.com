User-agent: *
Disallow: /create/
Disallow: /cart/
Disallow: /library/
Disallow: /photo-gift/share
Sitemap: http://www.snapfish.com/sitemap.xml
