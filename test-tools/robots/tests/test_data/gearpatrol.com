User-Agent: *
Disallow: /75205299/
