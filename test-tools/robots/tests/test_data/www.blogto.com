User-agent: *
Disallow: /bookmarks/
