User-agent: *

User-agent: Slurp
Crawl-delay: 5

Sitemap: https://www.redbull.com/v3/sitemap/sitemap.xml
Sitemap: https://www.redbull.com/v3/sitemap/rbcom-news/sitemap-news.xml

#update04–07-2018#https
