User-agent: *
Disallow:
Disallow: /lms/scorm
Crawl-delay: 5
Sitemap: https://alison.com/sitemap.xml


