# Tempest - biography

User-agent: *
Disallow: /search
Disallow: /.preview/
Disallow: /.context-results
Disallow: /.applenews/

Sitemap: https://www.biography.com/sitemaps.xml
