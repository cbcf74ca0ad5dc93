User-Agent: *
Sitemap: https://news.sky.com/sitemap-index.xml