User-Agent: *
Disallow: /search.php
Disallow: /social.php
Disallow: /newsletter-signup
Disallow: /contact_author.php/*
Disallow: /_proxy*

Sitemap: http://www.livescience.com/sitemap.xml