Sitemap: https://corp.collegenet.com/sitemap.xml

