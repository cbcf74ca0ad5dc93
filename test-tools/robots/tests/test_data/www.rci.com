User-Agent: *
Crawl-delay: 1
Disallow: /pre-rci-en_US/navigation/
Disallow: /pre-rci-en_US/template/
Disallow: /pre-rci-en_US/testing/

Sitemap: https://www.rci.com/sitemap.xml
