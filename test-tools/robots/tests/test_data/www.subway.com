User-agent: *
Disallow: /sitecore
Disallow: /Sitecore
Disallow: /suboftheday
Disallow: /mywayrewards