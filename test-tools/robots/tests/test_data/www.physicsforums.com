User-agent: Mediapartners-Google
Disallow:

User-agent: *
Disallow: /whats-new/
Disallow: /account/
Disallow: /goto/
Disallow: /posts/
Disallow: /login/
Disallow: /admin.php
Disallow: /search/
Disallow: /members/
Disallow: /tags/
Disallow: /trophies/

Sitemap: https://www.physicsforums.com/sitemap.php