User-agent: Yandex
Crawl-delay: 1
