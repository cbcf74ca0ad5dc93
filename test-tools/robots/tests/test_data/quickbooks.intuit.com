User-Agent: *

Disallow: /uk/cart/
Disallow: /uk/qbx/
Disallow: /uk/signup/
Disallow: /uk/showroom_cms/content
Disallow: /uk/modals/
Disallow: /au/quickbooks-online/sui/
Disallow: /au/showroom_cms/content
Disallow: /au/au-modal/
Disallow: /au/showroom_cms/content
Disallow: /au/modals/
Disallow: /in/showroom_cms/content
Disallow: /in/modals/
Disallow: /ca/modals/
Disallow: /ca/qbt/
Disallow: /ca/qbx/
Disallow: /ca/showroom_cms/content
Disallow: /ca/_ARCHIVE-pages-for-next-year/
Disallow: /ca/_SAVED-Pages-for-Reference/
Disallow: /ca/_TEST-Pages-in-Progress/
Disallow: /ca/accountant-program/pax/
Disallow: /ca/canada09/
Disallow: /ca/canada2010/
Disallow: /ca/configure/
Disallow: /ca/en/account/
Disallow: /ca/en/common/
Disallow: /ca/en/download/
Disallow: /ca/en/email/
Disallow: /ca/en/images/
Disallow: /ca/en/images_/
Disallow: /ca/en/images_new/
Disallow: /ca/en/include/
Disallow: /ca/en/prioritycode/
Disallow: /ca/en/product/
Disallow: /ca/en/productreview.jsp/
Disallow: /ca/en/sidecar/
Disallow: /ca/en/styles/
Disallow: /ca/en/taxwiz/
Disallow: /ca/en/template.jsp/
Disallow: /ca/en/template-tabbed.jsp/
Disallow: /ca/enterprise-accounting/xqbes/
Disallow: /ca/finances-personnelles/
Disallow: /ca/firtsdata/
Disallow: /ca/fr/styles/
Disallow: /ca/gpx/
Disallow: /ca/info/
Disallow: /ca/intuit/
Disallow: /ca/logiciels-impot/x/
Disallow: /ca/member/
Disallow: /ca/members/
Disallow: /ca/payment-processing/imsqb/
Disallow: /ca/payment-processing/x/
Disallow: /ca/personal-finance-software/x/
Disallow: /ca/professional-tax-software/x/
Disallow: /ca/quickbooks-enterprise-software/everything-enterprise/
Disallow: /ca/Scotiabank/
Disallow: /ca/shop/
Disallow: /ca/sync/
Disallow: /ca/tax-software/partners/
Disallow: /ca/tax-software/personal-products/
Disallow: /ca/tax-software/x/
Disallow: /ca/upgrade/
Disallow: /ca/WEB-INF/
Disallow: /fr/quickbooks-online/sui/entrevue-de-demarrage-widget-debut.jsp
Disallow: /fr/quickbooks-online/sui/entrevue-de-demarrage-widget-confirmation.jsp
Disallow: /fr/quickbooks-online/sui/niveau-votre-navigateur.jsp
Disallow: /fr/modals/
Disallow: /fr/showroom_cms/content/
Disallow: /fr/quickbooks-online/sui/
Disallow: /fr/signup/
Disallow: /br/showroom_cms/content/
Disallow: /br/modals/
Disallow: /oicms/
Disallow: /enterprise/home/
Disallow: /enterprise/products/checks
Disallow: /enterprise/products/checks/index.jsp
Disallow: /enterprise/products/checks/
Disallow: /enterprise/product/add_ons/*
Disallow: /enterprise/product/add-ons/*
Disallow: /enterprise/priority-circle/*
Disallow: /enterprise/everythingenterprise/
Noindex: /community/forums/forumtopicprintpage
Noindex: /community/ideas/ideaprintpage
Noindex: /community/blogs/blogarticleprintpage
Noindex: /community/tkb/allarticlesprintpage
Noindex: /community/tkb/articleprintpage
Noindex: /community/help/faqpage
Noindex: /community/ooxbu36397/rss/
Noindex: /community/forums/usersonlinepage
Noindex: /community/forums/recentpostspage
Allow: /community/forums/v4/forumtopicpage.recommendedcontenttaplet:lazyrender?t:ac*
Noindex: /community/*?t:ac=
Noindex: /community/user/
Noindex: /community/*/sort-string/
Noindex: /community/*/filteredbylabelpage
Noindex: /community/s/ooxbu36397/rss/
Noindex: /community/search/
Noindex: /community/media/
Noindex: /community/*&t:ac=
Noindex: /community/util/componentrenderpage
Noindex: /community/*:lightboxrendercomponent?
Noindex: /community/*:lightboxrendercomponent&
Noindex: /community/*:lightboxrendercomponent/
Noindex: /community/*?ticket=
Noindex: /community/*&ticket=
Noindex: /community/tkb/articlehistorypage
Noindex: /community/forums/replypage
Noindex: /community/forums/postpage
Noindex: /community/notes/composepage
Noindex: /community/notes/privatenotespage/tab/compose
Noindex: /community/notifications/notifymoderatorpage
Noindex: /community/*/highlight/true

Sitemap: https://quickbooks.intuit.com/sitemap.xml
Sitemap: https://quickbooks.intuit.com/hsitemap-en-us.xml

Sitemap: https://quickbooks.intuit.com/uk/resources/sitemap_index.xml
Sitemap: https://quickbooks.intuit.com/uk/hsitemap-en-gb.xml

Sitemap: https://quickbooks.intuit.com/au/resources/sitemap_index.xml
Sitemap: https://quickbooks.intuit.com/au/hsitemap-en-au.xml

Sitemap: https://quickbooks.intuit.com/hk/hsitemap-en-hk.xml

Sitemap: https://quickbooks.intuit.com/my/hsitemap-en-my.xml

Sitemap: https://quickbooks.intuit.com/ph/hsitemap-en-ph.xml

Sitemap: https://quickbooks.intuit.com/ae/hsitemap-en-ae.xml

Sitemap: https://quickbooks.intuit.com/sg/hsitemap-en-sg.xml

Sitemap: https://quickbooks.intuit.com/eu/hsitemap-en-eu.xml

Sitemap: https://quickbooks.intuit.com/mx/hsitemap-es-mx.xml

Sitemap: https://quickbooks.intuit.com/za/hsitemap-en-za.xml
Sitemap: https://quickbooks.intuit.com/global/hsitemap-x-default.xml

Sitemap: https://quickbooks.intuit.com/in/resources/sitemap_index.xml
Sitemap: https://quickbooks.intuit.com/in/hsitemap-en-in.xml

Sitemap: https://quickbooks.intuit.com/ca/resources/sitemap_index.xml
Sitemap: https://quickbooks.intuit.com/ca/hsitemap-en-ca.xml

Sitemap: https://quickbooks.intuit.com/fr/blog/sitemap_index.xml
Sitemap: https://quickbooks.intuit.com/fr/hsitemap-fr-fr.xml

Sitemap: https://quickbooks.intuit.com/br/blog/sitemap_index.xml
Sitemap: https://quickbooks.intuit.com/br/hsitemap-pt-br.xml

Sitemap: https://quickbooks.intuit.com/fr-ca/hsitemap-fr-ca.xml

Sitemap: https://quickbooks.intuit.com/community/s/ooxbu36397/sitemaps/sitemap_nodes.xml
Sitemap: https://sitemap.lc-shared-production.lc.a.intuit.com/prdsb/sitemap_index.xml