User-agent: Mediapartners-Google
Disallow:

User-agent: *
Disallow: /enplus/
Disallow: /bckgrnd/
Disallow: /plugins_list/
Disallow: /vst_reviews/
Disallow: /audiocodes/

Sitemap: http://www.vst4free.com/sitemap.xml