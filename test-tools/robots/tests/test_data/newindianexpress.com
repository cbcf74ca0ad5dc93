User-agent: *
Disallow: /cgi-bin/
Disallow: /*.js$
Disallow: /*.css$
Sitemap: http://www.newindianexpress.com/sitemap.xml
Sitemap: http://www.newindianexpress.com/news-sitemap.xml
