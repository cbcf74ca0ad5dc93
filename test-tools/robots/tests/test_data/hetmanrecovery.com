Host: https://hetmanrecovery.com
Sitemap: https://hetmanrecovery.com/sitemap.xml

User-agent: *
Disallow: /awstats/
Disallow: /wp-admin/
Disallow: /wp-content/themes/soft/callback/
Disallow: /pad/
Disallow: /ru/forum/