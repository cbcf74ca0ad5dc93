User-agent: *
Allow: /

