User-agent: *
Allow: /

Sitemap: https://www.us.hsbc.com/sitemap.xml