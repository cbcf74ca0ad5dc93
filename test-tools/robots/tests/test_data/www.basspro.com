# Keep crawlers out of these areas for SEO
User-agent: *
#Disallow: *SearchDisplay*

# Add any other areas for privacy

# This file is to be created, this is for SEO
Sitemap: https://www.basspro.com/webapp/wcs/stores/servlet/sitemap_715838534.xml.gz

Sitemap: https://basspro.scene7.com/is/content/BassPro/video%2Dsitemap.xml
