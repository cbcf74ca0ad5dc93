User-Agent: *
Disallow:
Disallow:/carambola
Noindex:/carambola
Sitemap: https://www.synonym.com/sitemaps/sitemap.xml