User-agent: *

Disallow: /search
Disallow: /advsearch
Disallow: /videos
Disallow: /tag.aspx
Disallow: /shop.aspx
Disallow: /search.aspx
Disallow: /advsearch.aspx
Disallow: /review/advsearch.aspx
Disallow: /_*
Disallow: /dart_iframe
Disallow: /dyn_adsense
Disallow: /comments/

Sitemap: http://www.laptopmag.com/sitemap.xml