User-agent: *

Disallow: /wp-admin/
Disallow: /wp-includes/
Disallow: /user/
Disallow: /wp-content/themes/

Disallow: /search
Disallow: /search?
Disallow: /search/
Disallow: /preview/

Sitemap: https://www.self.com/sitemap.xml
Sitemap: https://www.self.com/recipe-sitemap.xml
Sitemap: https://www.self.com/feed/google-latest-news/sitemap-google-news
