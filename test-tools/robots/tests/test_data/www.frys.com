User-agent: * 
Crawl-delay: 10 
Sitemap: https://www.frys.com/sitemap_index.xml 
Visit-time: 0030-0300 
Disallow: /ShopCartServlet 
Disallow: /wf 

