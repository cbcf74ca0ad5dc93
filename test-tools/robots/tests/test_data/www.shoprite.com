User-agent: *
Disallow: /sitecore