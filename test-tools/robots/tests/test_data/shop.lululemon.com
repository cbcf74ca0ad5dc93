User-Agent: *
Disallow: /search?Ntt=*
Disallow: /shop/gadgets/
Disallow: /cartridges/FeaturesResultsList/
Disallow: /search/
Disallow: *rcnt*
Disallow: /ambassadors/_/
Disallow: /community/_/
Disallow: /p/men/
Disallow: /p/women/

Allow: /ambassadors/_/N-1z141e2Z1z13zhbZ1z13zgg
Allow: /ambassadors/_/N-1z141e2
Allow: /community/_/N-1z13zib
Allow: /community/_/N-1z141e2
Allow: /ambassadors/_/N-1z141e2?mnid=mn;en-US;inspiration;ambassadors
Allow: /community/_/N-1z13zib?mnid=mn;en-US;inspiration;ambassadors
Allow: .js
Allow: .css


Sitemap: https://shop.lululemon.com/sitemap.xml 

