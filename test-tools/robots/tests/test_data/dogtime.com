User-agent: *
Disallow: /wp-content/plugins/pb-ads/ad-page/
Disallow: /gnads/
Disallow: /search.php
Disallow: /*?hop

Sitemap: http://dogtime.springboardplatform.com/storage/dogtime.com/sitemaps/1.xml.gz
Sitemap: https://dogtime.com/sitemap.xml