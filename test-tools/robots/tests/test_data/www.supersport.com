User-agent: *
Allow: /
Disallow: /feedback
Disallow: /search
Disallow: /support
Sitemap: https://www.supersport.com/sitemap.xml