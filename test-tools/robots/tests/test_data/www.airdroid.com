User-agent: *
Allow:/
