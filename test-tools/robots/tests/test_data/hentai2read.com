User-agent: *
Disallow: /wp-admin
Disallow: /wp-login.php

Crawl-delay: 180

Sitemap: https://hentai2read.com/sitemap