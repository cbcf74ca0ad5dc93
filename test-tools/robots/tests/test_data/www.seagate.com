User-agent: HypeStat
Disallow: /

User-agent: EtaoSpider
Disallow: /

User-agent: AppCodesCrawler
Disallow: /

User-agent: bingbot
Crawl-delay: 20

User-agent: *
Crawl-delay: 20
Disallow: /product-finder/external-hard-drives/
Disallow: /product-finder/internal-hard-drives/
Disallow: /product-finder/home-entertainment/

Disallow: /de/de/product-finder/external-hard-drives/
Disallow: /de/de/product-finder/internal-hard-drives/
Disallow: /de/de/product-finder/home-entertainment/

Disallow: /gb/en/product-finder/external-hard-drives/
Disallow: /gb/en/product-finder/internal-hard-drives/
Disallow: /gb/en/product-finder/home-entertainment/

Disallow: /au/en/product-finder/external-hard-drives/
Disallow: /au/en/product-finder/internal-hard-drives/
Disallow: /au/en/product-finder/home-entertainment/

Disallow: /es/es/product-finder/external-hard-drives/
Disallow: /es/es/product-finder/internal-hard-drives/
Disallow: /es/es/product-finder/home-entertainment/

Disallow: /it/it/product-finder/external-hard-drives/
Disallow: /it/it/product-finder/internal-hard-drives/
Disallow: /it/it/product-finder/home-entertainment/

Disallow: /fr/fr/product-finder/external-hard-drives/
Disallow: /fr/fr/product-finder/internal-hard-drives/
Disallow: /fr/fr/product-finder/home-entertainment/

Disallow: /pl/pl/product-finder/external-hard-drives/
Disallow: /pl/pl/product-finder/internal-hard-drives/
Disallow: /pl/pl/product-finder/home-entertainment/

Disallow: /tr/tr/product-finder/external-hard-drives/
Disallow: /tr/tr/product-finder/internal-hard-drives/
Disallow: /tr/tr/product-finder/home-entertainment/

Disallow: /kr/ko/product-finder/external-hard-drives/
Disallow: /kr/ko/product-finder/internal-hard-drives/
Disallow: /kr/ko/product-finder/home-entertainment/

Disallow: /jp/ja/product-finder/external-hard-drives/
Disallow: /jp/ja/product-finder/internal-hard-drives/
Disallow: /jp/ja/product-finder/home-entertainment/

Disallow: /cn/zh/product-finder/external-hard-drives/
Disallow: /cn/zh/product-finder/internal-hard-drives/
Disallow: /cn/zh/product-finder/home-entertainment/

Disallow: /tw/zh/product-finder/external-hard-drives/
Disallow: /tw/zh/product-finder/internal-hard-drives/
Disallow: /tw/zh/product-finder/home-entertainment/

Disallow: /la/es/product-finder/external-hard-drives/
Disallow: /la/es/product-finder/internal-hard-drives/
Disallow: /la/es/product-finder/home-entertainment/

Disallow: /br/pt/product-finder/external-hard-drives/
Disallow: /br/pt/product-finder/internal-hard-drives/
Disallow: /br/pt/product-finder/home-entertainment/

Disallow: /ru/ru/product-finder/external-hard-drives/
Disallow: /ru/ru/product-finder/internal-hard-drives/
Disallow: /ru/ru/product-finder/home-entertainment/

Sitemap: https://www.seagate.com/siteindex.xml