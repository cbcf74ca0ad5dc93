User-agent: *
Crawl-Delay: 5
Allow: /core/vendor/fullcalendar
Allow: /core/vendor/prettify
Disallow: /admin/
Disallow: /tasks/
Disallow: /core/vendor/
Disallow: /config/
