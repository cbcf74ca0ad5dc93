User-agent: *
Disallow: /forms
Disallow: /style
Disallow: /templates

Disallow: /*.BGL$
