User-agent: *
Disallow: /me/playlists
Disallow: /me/settings
Disallow: /me/favorite
Disallow: /api

