User-agent: *
Disallow: /rest/
Sitemap: https://www.4shared.com/web/sitemap.xml