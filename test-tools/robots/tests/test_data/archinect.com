Sitemap: https://archinect.com/sitemap.xml
