User-agent: *
Disallow: /settings/