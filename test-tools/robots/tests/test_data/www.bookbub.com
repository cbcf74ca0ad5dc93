User-agent: *
Sitemap: https://www.bookbub.com/sitemap.xml.gz
Disallow: /ebook-deals/recommended
Disallow: /ebook-deals/daily-deals
Disallow: /*?*htoken=
Disallow: /audiobooks_survey
