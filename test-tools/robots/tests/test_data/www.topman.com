User-agent: *
sitemap: https://www.topman.com/sitemap1.xml
Disallow: */category/*test
Disallow: *ResetPasswordLink*

