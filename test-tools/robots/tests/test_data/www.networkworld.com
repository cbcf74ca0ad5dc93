User-agent: proximic
Disallow: 

User-agent: *










	
	
		Sitemap: https://www.networkworld.com/sitemap.xml
		
		Sitemap: https://www.networkworld.com/seo/sitemap/https/articles/index.xml
		
		
		Disallow: /news-keywords
		
Disallow: /search
Disallow: /keywords
Disallow: /tag/

	

