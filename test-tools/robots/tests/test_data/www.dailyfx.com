User-agent: *
Sitemap: https://www.dailyfx.com/sitemap-index.xml
Sitemap: https://www.dailyfx.com/sitemap.xml
Sitemap: https://www.dailyfx.com/sitemap-news.xml
Sitemap: https://www.dailyfx.com/francais/news.xml
Sitemap: https://www.dailyfx.com/deutsch/news.xml
Sitemap: https://www.dailyfx.com/espanol/news.xml

Disallow: /?dfxedition=default
Disallow: /francais/devisenhandel/
Disallow: /francais/forex/
Disallow: /deutsch/forex/
Disallow: /francais/tadawul_forex_news/
Disallow: /deutsch/tadawul_forex_news/
Disallow: /knock-outs

Allow: /