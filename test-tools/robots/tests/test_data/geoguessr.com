User-Agent:*
Disallow: /*/play
Disallow: /results/
Disallow: /challenge/
Disallow: /me