User-agent: *
Disallow: /rewards/sign-up
Disallow: /search/
Disallow: /help-faq/_/N-4005127926+*
Disallow: /*scm=
Disallow: /browse/
Disallow: /product/printable/Main-ProductPage.jsp?
Disallow: /account/
Disallow: /browse/shippingOptions.jsp?
Disallow: /*sitewide/
Disallow: /browse/emailFriend.jsp?

Sitemap: https://www.biglots.com/siteindex.xml
Sitemap: https://local.biglots.com/sitemap-index.xml.gz
