User-agent: Applebot
Crawl-delay: 1

User-agent: bingbot
Crawl-delay: 1

User-agent: msnbot
Crawl-delay: 1

User-agent: RavenCrawler
Crawl-delay: 1

User-agent: Slurp
Crawl-delay: 1

Sitemap: https://www.babypips.com/sitemaps/sitemap_index.xml.gz
Sitemap: https://www.babypips.com/sitemaps/news/sitemap_index.xml.gz
