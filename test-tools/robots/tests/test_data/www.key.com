User-agent: *
Disallow: /about/misc/leaving.jsp
Disallow: /personal/promotions/*
Disallow: /kco/images/2017_KBCM_Technology_Group_Private_SaaS_Company_Survey.pdf

Sitemap: https://www.key.com/kco/seo/sitemap.xml