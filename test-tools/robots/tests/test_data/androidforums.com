User-agent: Mediapartners-Google
Disallow:

User-agent: *
Disallow: /forums/testing-ads.3286/
Disallow: /pages/ebunsubscribe/*


User-agent: BoardReader
Disallow: /

Sitemap: http://androidforums.com/sitemap.php