# robots.txt
User-agent: *
Disallow:/login/
Disallow:/login
Disallow:/admin/

Sitemap: https://www.gameskinny.com/sitemap.xml
Sitemap: https://www.gameskinny.com/gssitemap.xml