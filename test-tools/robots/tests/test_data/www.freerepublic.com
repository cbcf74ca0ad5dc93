User-agent: *
Disallow: /perl/
Disallow: /search/
Disallow: /focus/f-news/search
Disallow: /focus/keywords
