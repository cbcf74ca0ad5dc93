User-agent: *

Allow: /

Sitemap: https://zeenews.india.com/sitemap.xml
Sitemap: https://zeenews.india.com/sitemaps/news-sitemap.xml
Sitemap: https://zeenews.india.com/sitemaps/sitemap-2019-index.xml

Sitemap: https://zeenews.india.com/hindi/sitemaps/news-sitemap.xml
Sitemap: https://zeenews.india.com/hindi/sitemaps/web-sitemap.xml
Sitemap: https://zeenews.india.com/hindi/sitemaps/sitemap-2019-index.xml

Disallow: /zeesports/
Disallow: /11440465/

