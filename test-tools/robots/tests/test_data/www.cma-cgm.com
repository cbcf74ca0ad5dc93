User-agent: *
Disallow: /api/*
Disallow: /health-monitoring
