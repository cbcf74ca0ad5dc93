Sitemap: https://www.foreca.fi/sitemap-forecafi-2019-04-17.xml
User-agent: *
Allow: /
