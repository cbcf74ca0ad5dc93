User-agent: *
Disallow: /company/direct/MS
Disallow: /content/dam/marketing/shared/pdfs/
Disallow: *.print.html$

Sitemap:https://www.morningstar.com/sitemaps/index.xml
Sitemap:https://www.morningstar.com/company-sitemap.xml
Sitemap:https://www.morningstar.com/blog/sitemap.xml