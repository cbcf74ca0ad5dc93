User-agent: *
Sitemap: http://sitemaps.wolfram.com/www.wolframalpha.com/sitemap_index.xml
