User-Agent: *
Allow: /