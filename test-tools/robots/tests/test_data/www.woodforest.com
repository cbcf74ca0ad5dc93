User-agent: *
Disallow: /Home/ErrorPages/
Disallow: /WFNB/
Allow: /

Sitemap: https://www.woodforest.com/Sitemap.ashx
