# Allow all
User-agent: *
Disallow: