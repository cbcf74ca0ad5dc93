User-agent: *
Allow /
