User-Agent: *
Allow: /
Disallow: /wp-admin/
Disallow: /wp-includes/
Disallow: /wp-login.php*?*

Sitemap: https://www.sqlservercentral.com/sitemap_index.xml
