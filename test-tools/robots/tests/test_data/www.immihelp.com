User-agent: *
Disallow: /ads/
Disallow: /services/
Disallow: /script/
https://www.immihelp.com/immihelp_sitemap.xml.gz # Added by Google Sitemap Generator
crawl-delay: 3