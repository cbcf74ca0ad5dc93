# robots.txt file created by 21/Sept/2011
# For domain: http://www.td.com
#
# For Auto submission of sitemap
User-agent: *
Disallow: /corporate-responsibility/crr-2009/diversity/employee-diversity/women-in-leadership/index.jsp
Sitemap: https://www.td.com/sitemap.xml