User-Agent: *
Sitemap: http://www.wsbtv.com/content-syndication-portlet/feedServlet?obfType=GOOGLE_NEWS_SITEMAPS&siteId=600001
Sitemap: http://www.wsbtv.com/sitemap.xml
User-Agent: Googlebot
Disallow: /feeds/rssFeed?*
Disallow: /home?p_p_id=refresharticle_WAR_epwcmportlet*
User-Agent: bingbot
Crawl-delay: 20