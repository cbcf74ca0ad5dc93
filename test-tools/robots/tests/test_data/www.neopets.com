User-agent: *
Crawl-delay: 60
Disallow: /objects.phtml
Disallow: /browseshop.phtml
Disallow: /*process_*

User-agent: MJ12bot
Disallow: /
