User-agent: *
Disallow: /wp-admin/
Disallow: /wp-includes/
Sitemap: https://dyn.com/sitemap.xml
