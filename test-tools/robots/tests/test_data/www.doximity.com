User-agent: *
Disallow: /pharma/
Disallow: /surveys/
Disallow: /doc_news/
Disallow: /careers_press_embed
Disallow: /sign_ups/
Disallow: /sign_ups/new
Disallow: /sign_up_search/
Disallow: /us_news/access/
Disallow: /oauth/
Disallow: /components/
Disallow: /talent_finder/free/new
Disallow: /quicksites/public_sites/
Disallow: /admin/
Sitemap: https://www.doximity.com/sitemap.xml

User-Agent: MJ12bot
Crawl-Delay: 1
