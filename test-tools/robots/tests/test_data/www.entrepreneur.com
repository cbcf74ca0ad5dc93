User-agent: *

Sitemap: https://www.entrepreneur.com/sitemaps/index.xml
Sitemap: https://www.entrepreneur.com/sitemaps/video.xml
Sitemap: https://www.entrepreneur.com/sitemaps/news.xml