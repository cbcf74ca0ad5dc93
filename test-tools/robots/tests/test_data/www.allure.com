User-agent: *
Disallow: /user/
Disallow: /ontheweb/blogs/delineator
Disallow: /search
Disallow: /search?
Disallow: /search/
Disallow: /preview/

Sitemap: https://www.allure.com/sitemap.xml
Sitemap: https://www.allure.com/product-sitemap.xml
Sitemap: https://www.allure.com/feed/google-latest-news/sitemap-google-news
