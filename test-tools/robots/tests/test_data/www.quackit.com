User-agent: *
Allow: /