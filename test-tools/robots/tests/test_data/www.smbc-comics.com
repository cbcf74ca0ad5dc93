User-agent: *
Disallow: /comiccontrol/