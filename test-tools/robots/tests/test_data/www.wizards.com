User-agent: *
Disallow: /dnd/