# Tempest - yogajournal

User-agent: *
Disallow: /search
Disallow: /.preview/
Disallow: /.context-results
Disallow: /.applenews/

Sitemap: https://www.yogajournal.com/sitemaps.xml
