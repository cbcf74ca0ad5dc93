User-agent: *
Allow: /
Disallow: /*/*/Book/Outbound
Disallow: /*/*/Book/OptionsBook
Disallow: /*/*/Book/LoginBook
Disallow: /*/*/Book/PersonalData
Disallow: /*/*/Customer

Sitemap: https://www.swiss.com/cmscontent/web/sitecollectiondocuments/sitemaps/sitemap.xml