User-Agent: *
Disallow: /search.php
Disallow: /social.php
Disallow: /newsletter-signup
Disallow: /_proxy*
Disallow: /search

Sitemap: https://www.space.com/sitemap.xml


