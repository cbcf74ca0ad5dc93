Sitemap: https://www.politico.com/sitemap.xml
Sitemap: https://www.politico.com/news-sitemap.xml
Sitemap: https://www.politico.com/pro/sitemap.xml

User-agent: *
Disallow: /2step
Disallow: /campaigntrailnotused
Disallow: /CandidateRanking
Disallow: /candidates
Disallow: /CustomCompanionTest
Disallow: /debate
Disallow: /ryan
Disallow: /promotions
Disallow: /2014-election/results/mobile/iphone
Disallow: /2014-election/results/mobile/ipad
Disallow: /staff
Disallow: /_preview
Disallow: /326home
Disallow: /327home

User-agent: Googlebot-News
Disallow: /sponsor-content
Disallow: /magazine/sponsor-content