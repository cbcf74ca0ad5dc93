User-agent: *
Disallow: /news-cb/
Disallow: /cb/
Disallow: /ns/
Disallow: /beta/
Disallow: /forums/frames/
