User-agent: *
Disallow: /search/*?*
Disallow: /en/*

Sitemap: https://mailchimp.com/sitemap.xml
