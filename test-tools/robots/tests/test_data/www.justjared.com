# BEGIN XML-SITEMAP-PLUGIN
Sitemap: http://www.justjared.com/sitemapindex.xml
# END XML-SITEMAP-PLUGIN