User-agent: *
Disallow: /get-started/skins/vote/
Disallow: /get-started/skins/edit/
Disallow: /get-started/skins/upload/
Disallow: /get-started/skins/download/
Disallow: /live/privacy
Disallow: /live/terms-of-service
Disallow: /live/privacy/community-rules
