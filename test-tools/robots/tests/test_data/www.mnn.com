User-agent: *

Disallow: /search/

Sitemap: https://www.mnn.com/sitemap.xml
Sitemap: https://www.mnn.com/googlenews.xml
