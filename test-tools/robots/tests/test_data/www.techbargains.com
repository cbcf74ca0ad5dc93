User-agent: *
Disallow: /outbound/
