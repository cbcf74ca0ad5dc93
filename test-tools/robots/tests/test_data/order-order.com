Sitemap: https://order-order.com/sitemap.xml
Sitemap: https://order-order.com/news-sitemap.xml
User-agent: *
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php