User-agent: *
Disallow: /assets/bank/media/beneficiary-form.pdf

sitemap: https://www.capitalone.com/sitemap.xml
