User-agent: psbot
Disallow:

User-agent: *
Crawl-delay: 1
Disallow: /commerce/
Disallow: /free/club/
Disallow: mysuggestions.asp
Disallow: /search/
Disallow: /landing/
Disallow: /search/thumb.php
Disallow: /ppc/
Disallow: /ppcnav/
Sitemap: https://www.musicnotes.com/sitemap.xml
Sitemap: https://www.musicnotes.com/sheet-music/sitemapindex.xml.gz

User-agent: CrazyWebCrawler-Spider
Disallow: /

User-agent: CRAZYWEBCRAWLER
Disallow: /