User-Agent: *
Allow: *