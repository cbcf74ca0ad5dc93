User-agent: Mediapartners-Google
Disallow:

User-agent: Adsbot-Google
Disallow:

User-agent: Googlebot-Image
Disallow:

# cart
User-agent: *
Disallow: /viewcart

# Something related to carousel and recommendation carousel
User-agent: *
Disallow: /dynamic/

# Permanent Link For Individual Review
User-agent: *
Disallow: /reviews/

# Old Browse Page Experience
User-agent: *
Disallow: /store/

# Affiliate Widget
User-agent: *
Disallow: /affiliateWidget/

# Social Connect Redirects
User-agent: *
Disallow: /sc/

# Product Seller Pages
User-agent: *
Disallow: /ps/

#Search Pages
User-agent: *
Disallow: /search?

# Temporary Hack
User-agent: *
Disallow: /ph/search/

#Alliances Pages
User-agent: *
Disallow: /alliances/

# Faceted pages
User-agent: *
Disallow: /*=facets*

# URL parameters blocking for SEO
User-agent: *
Disallow: /*?affid=
Disallow: /*&affid=
Disallow: /*?q=
Disallow: /*&q=
Disallow: /*?layout=
Disallow: /*&layout=
Disallow: /*?sizeSelected=
Disallow: /*&sizeSelected=
Disallow: /*?p%5B0%5D=
Disallow: /*&p%5B0%5D=
Disallow: /*?primarySection=
Disallow: /*&primarySection=
Disallow: /*?colorSelected=
Disallow: /*&colorSelected=
Disallow: /*?icmpid=
Disallow: /*&icmpid=
Disallow: /sellers?
Disallow: /*/write-review/
Disallow: /seller/


# Faceted pages
User-agent: *
Disallow: /*=facets*

Sitemap: http://www.flipkart.com/sitemap_s_store-browse.xml
Sitemap: http://www.flipkart.com/sitemap_v_view-browse.xml
Sitemap: http://www.flipkart.com/sitemap_p_product_index_1.xml
Sitemap: http://www.flipkart.com/sitemap_p_product_index_2.xml
Sitemap: http://www.flipkart.com/sitemap_p_product_index_3.xml
Sitemap: http://www.flipkart.com/sitemap_p_product_index_4.xml

