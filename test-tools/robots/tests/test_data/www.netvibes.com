User-agent: *
Disallow: /errors/
Disallow: /frames/
Disallow: /js/
Disallow: /partner/
Disallow: /player/
Disallow: /swf/
Disallow: /subscribe.php

Sitemap : https://www.netvibes.com/sitemap.xml