User-agent: *
Disallow: /structural/
Disallow: /content/residential/structural/
Disallow: /content/residential/
