User-agent: *
Disallow: /members/sean/
Disallow: /search/
Disallow: /*?next

crawl-delay: 1

