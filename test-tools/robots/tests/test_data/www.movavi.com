User-agent: *
Disallow: /customers
Disallow: /index.php
Allow: /*.js
Allow: /*.css
Allow: /learning-portal/download-music-to-a-flash-drive.html

Sitemap: https://www.movavi.com/sitemap.xml