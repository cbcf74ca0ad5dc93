Sitemap: https://www.igi-global.com/sitemap/googlescholarsitemap.aspx

User-agent: Slurp
Crawl-delay: 10

User-agent: 008
Disallow: /

User-agent: sogou spider
Disallow: /

User-agent: *
Disallow: *.axd
Disallow: /authorseditors/titlesubmission/
Disallow: /admin/
Disallow: /gateway/
Disallow: /gateway2/
Disallow: /jQuery/
Disallow: /scripts/
Disallow: /partnership/
Disallow: /viewtitlesample.aspx
Disallow: /sourcecontent/
Disallow: /downloads/excerpts/clarke.pdf
Disallow: /search/category.asp
Disallow: /articles/details.asp
Disallow: /e-book-customer-update/
Disallow: /App_Themes/
Disallow: /catalogs/resources/
Disallow: /publish/resources/
Disallow: /authorseditors/authoreditorresources/
Disallow: /open-access/
Disallow: /journals/abstract-announcement/
Disallow: /search-journal.aspx
Disallow: /search-journal/