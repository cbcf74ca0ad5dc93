Sitemap: https://www.linode.com/sitemap-index.xml

User-agent: *
Disallow: /welcome/
Disallow: /library/
Disallow: /docs/search/
Disallow: /community/questions/search/
