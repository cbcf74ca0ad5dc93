User-Agent: *
Disallow: /media/*/*/libraries
Disallow: /media/ui-test
Disallow: /_ajax
Sitemap: https://search.overdrive.com/sitemap.xml