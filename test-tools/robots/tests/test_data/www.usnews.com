User-agent: Googlebot-News
Disallow: /sponsored/

User-agent: trovitBot
Disallow: /

User-agent: AhrefsBot
Disallow: /

User-agent: dotbot
Disallow: /

User-agent: rogerbot
Disallow: /

User-agent: CCBot
Disallow: /

User-agent: WeSEE_Bot
Disallow: /

User-agent: Swiftbot
Crawl-delay: 15

User-Agent: *
Disallow: /congress/*page=
Disallow: /*_print.htm
Disallow: /*test-page
Disallow: /science/r-test
Disallow: /education/r-test
Disallow: /news/r-test 
Disallow: /directories/hospitals/index_html/*/state*
Disallow: /directories/high-schools/index_html/state_id*
Disallow: /directories/health-plans/index_html/plan_cat+*/type_id*
Disallow: /directories/retirement/index_html/region*
Disallow: /directories/hospital-directory/index_html/*
Disallow: /directories/e-learning/main/index_html/level*
Disallow: /directories/e-learning/specialty/index_html/cat*
Disallow: /health/best-hospitals/search/name*
Disallow: /best-nursing-homes/api*
Disallow: /education/best-graduate-schools/features/badge-eligible-best-graduate-schools
Disallow: /mobile/
Disallow: /*jqModal
Disallow: /*jquery-hoverIntent
Disallow: /static/packages/chartiq/*.html
Disallow: /_preview*
Disallow: *?*renderer=json
sitemap: https://www.usnews.com/news/editorial-sitemap.xml
sitemap: https://www.usnews.com/news-sitemap.xml
