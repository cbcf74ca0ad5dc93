User-agent: *
Sitemap: https://www.commercebank.com/commerce_bank.xml


# BEGIN CUSTOM CONTENT

Disallow: /personal/2018/
Disallow: /personal/2019/
Disallow: /personal/2019/4/White0419  
Disallow: /personal/2019/4/BL0419  
Disallow: /personal/2019/4/Stripe0419  
Disallow: /personal/2019/4/Red0419
Disallow: /personal/2019/4/Tie0419
Disallow: /White0419
Disallow: /BL0419
Disallow: /Stripe0419
Disallow: /Red0419
Disallow: /Tie0419
Disallow: /sitecore
Disallow: /search


Noindex: /personal/2018/
Noindex: /personal/2019/
Noindex: /personal/2019/4/White0419
Noindex: /personal/2019/4/BL0419
Noindex: /personal/2019/4/Stripe0419
Noindex: /personal/2019/4/Red0419
Noindex: /personal/2019/4/Tie0419
Noindex: /White0419
Noindex: /BL0419
Noindex: /Stripe0419
Noindex: /Red0419
Noindex: /Tie0419
Noindex: /sitecore
Noindex: /search