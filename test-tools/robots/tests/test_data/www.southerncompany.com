User-agent:*
Disallow:
Allow: /
Disallow: /search.html
Disallow: /content
Allow: /content/dam/southern-company