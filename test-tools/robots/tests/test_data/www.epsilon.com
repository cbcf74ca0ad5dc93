User-agent: *
Allow: /

Sitemap: https://www.epsilon.com/sitemap.xml