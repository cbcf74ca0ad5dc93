User-agent: msnbot
Crawl-delay: 2
User-agent: Slurp
Crawl-delay: 2
User-agent: Dhoondho.com
Crawl-delay: 4
User-agent: Charlotte
Crawl-delay: 4
