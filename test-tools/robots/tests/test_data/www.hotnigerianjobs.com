Sitemap: http://www.hotnigerianjobs.com/sitemap.xml
User-agent: Mediapartners-Google
Disallow:
Disallow: /kgb/
Disallow: /images/
Disallow: /cimages/
Disallow: /pimages/
Disallow: /hotfiles/
Disallow: /print/
Disallow: /inviter/
Disallow: /OpenInviter/
Disallow: /search.php
Disallow: /capel_home.php
Disallow: /capel_home2.php
Disallow: /check_errorlog.php
Disallow: /web_sitemap_60989184.xml
http://www.hotnigerianjobs.com/sitemap.xml.gz # Added by Google Sitemap Generator
