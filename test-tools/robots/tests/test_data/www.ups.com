User-agent: *
Disallow: /media/en/Marketplace_Integration.pdf
Disallow: /tracking?loc=*
