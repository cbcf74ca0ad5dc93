#US
Sitemap: https://www.crucial.com/sitemap_10151.xml
User-agent: *
Disallow: