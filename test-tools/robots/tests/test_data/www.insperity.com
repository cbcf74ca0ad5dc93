User-agent: *
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php
Disallow: /wp-includes/
Disallow: /service-technology/
Disallow: /terms/
Sitemap: https://www.insperity.com/sitemap_index.xml