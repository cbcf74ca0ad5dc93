user-agent: *
Crawl-delay: 20
Sitemap: https://www.treehugger.com/sitemap.xml
Sitemap: https://www.treehugger.com/sitemap-news.xml

Disallow: /search/
