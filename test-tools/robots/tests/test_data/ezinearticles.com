User-agent: ia_archiver
Disallow: /

User-agent: Bot@FindInArticles.com
Disallow: /

User-agent: Slurp
Crawl-delay: 1.0

User-agent: Yahoo Pipes 1.0
Disallow: /

User-agent: Yahoo Pipes 2.0
Disallow: /

User-agent: 008
Disallow: /

User-agent: Mediapartners-Google
Disallow:

User-agent: *
Disallow: /ezinepublisher/
Disallow: /holidaylogos/
Disallow: /maintenance.html
Disallow: /manage-subscriptions/
Disallow: /missing.html
Disallow: /missing.php
Disallow: /pressreleases.html
Disallow: /recommend.php
Disallow: /prof_recommend.php
Disallow: /?stxt=
Disallow: /search/
Disallow: /stopwords.txt
Disallow: /thankyou/
Disallow: /thief.html
Disallow: /traffic/
Disallow: /blockcheck.php
Disallow: /results/
Disallow: /google-search
Disallow: /report-this-author
Disallow: /report-this-article
Disallow: /share/
Disallow: /rpc/
Disallow: /ga/
Disallow: /widget/
Disallow: /includes/adsense/
Disallow: /out.php
Disallow: /trusted-results/
Disallow: /captcha/
Disallow: /blank/
Disallow: /encrypt/

Sitemap: http://ezinearticles.com/sitemap_index.xml
Sitemap: http://ezinearticles.com/image_sitemap_index.xml
