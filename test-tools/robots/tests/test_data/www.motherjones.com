Sitemap: https://www.motherjones.com/sitemap.xml
Sitemap: https://www.motherjones.com/news-sitemap.xml
User-agent: *
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php
