User-agent: *
Allow: /

Disallow: /print/*
Disallow: /testfiles/
Disallow: /8323530/*
Disallow: /adx/
Disallow: /homepage
Disallow: /brand-story/*
Disallow: /brand-story/
Disallow: /business/news-pros-and-cons-of-owning-multiple-credit-cards-428943
Disallow: /business/news-the-ultimate-tax-saving-guide-for-salaried-employees-421569
Disallow: /business/news-what-to-submit-to-avoid-paying-excess-tds-424217
Disallow: /business/news-6-amazing-money-management-lessons-from-your-favourite-tv-shows-412495
Disallow: /business/news-essential-tips-for-managing-your-personal-finance-412498
Disallow: /brand-story/news-6-ways-to-make-the-most-of-your-credit-card-rewards-448545

Sitemap: https://www.indiatvnews.com/sitemapxml/sitemap/news-sitemap.xml
Sitemap: https://www.indiatvnews.com/sitemapxml/sitemap/news-category-index.xml
Sitemap: https://www.indiatvnews.com/sitemapxml/sitemap/generic-index-latest.xml
Sitemap: https://www.indiatvnews.com/sitemapxml/sitemap/generic-index.xml

