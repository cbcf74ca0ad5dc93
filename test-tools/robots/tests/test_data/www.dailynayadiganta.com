User-agent:*
Allow:/