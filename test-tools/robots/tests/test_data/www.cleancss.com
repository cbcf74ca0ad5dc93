User-agent: Yandex
Crawl-delay: 5 # sets a 2 second time-out

