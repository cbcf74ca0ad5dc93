User-agent: 008
Disallow: /

User-agent:*
Disallow:

Sitemap: https://www.audiobooks.com/sitemap.xml