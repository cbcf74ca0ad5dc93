User-agent: *
Disallow: /Unsub*
