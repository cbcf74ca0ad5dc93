User-agent: *

Disallow: /api/*
Disallow: /core/*
Disallow: /ipad/*
Disallow: /mfapi/*

Disallow: /article/news-top-story/dynamatic-technologies-dynamatic-technologies-posts-q3-falls-qoq-rises-yoy-117011700276_1.html
Disallow: /category/budget-during-2019-10915.htm
Disallow: /category/budget-pre-2019-10913.htm
Disallow: /pwa
#Disallow: /search/

Sitemap: https://www.indiainfoline.com/newsitemap-index.xml