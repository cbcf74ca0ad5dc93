User-agent:*
Allow:*