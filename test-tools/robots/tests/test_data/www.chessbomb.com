User-Agent: *
Allow: /

Sitemap: https://www.chessbomb.com/sitemap_index.xml
