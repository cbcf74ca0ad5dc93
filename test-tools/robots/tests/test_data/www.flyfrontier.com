User-agent: * 
Sitemap: https://www.flyfrontier.com/sitemap.xml
Sitemap: https://www.globalsiteseo.com/frontier_airlines.GSM/frontier_airlines.gsm.sitemap.en_sitemap.xml
Disallow: /*?stay=true
Disallow: /darksite$