User-agent: * 
Disallow:
Sitemap: https://n4g.com/sitemaps/storyindex
