User-agent: *
Allow: /.well-known/
