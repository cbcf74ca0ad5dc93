User-agent: *
Disallow: /roc-live/
User-agent: AhrefsBot
Disallow: /
User-agent: MJ12bot
Disallow: /