User-agent: *
Disallow: /api/
Disallow: /*.xml$
Disallow: /*.xml?*
Disallow: /-/media/post/noindex/*