User-agent: *
Disallow: /static/
Disallow: /youraccount/
Disallow: /admin/
Disallow: /learn/

Sitemap: https://www.cbtnuggets.com/sitemap.xml
