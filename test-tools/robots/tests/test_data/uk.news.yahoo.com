User-agent: *
Disallow:
Sitemap: https://uk.news.yahoo.com/sitemaps/news-sitemap_index_GB_en-GB.xml.gz
