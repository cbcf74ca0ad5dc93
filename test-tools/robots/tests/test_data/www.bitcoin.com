User-agent: *
Disallow: /admin/