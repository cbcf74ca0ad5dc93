User-agent: *
Disallow: /sitecore

User-agent: MJ12bot
Disallow: /

User-agent: Keybot Translation-Search-Machine
Disallow: /

User-agent: Synapse
Disallow: /