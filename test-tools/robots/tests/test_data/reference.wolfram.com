User-agent: *
Disallow: /searchsystem.html
Disallow: /legacy/
Disallow: /cloudplatform/