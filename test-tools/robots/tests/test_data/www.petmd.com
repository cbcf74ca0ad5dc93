#
# robots.txt
#
# This file is to prevent the crawling and indexing of certain parts
# of your site by web crawlers and spiders run by sites like Yahoo!
# and Google. By telling these "robots" where not to go on your site,
# you save bandwidth and server resources.
#
# This file will be ignored unless it is at the root of your host:
# Used:    http://example.com/robots.txt
# Ignored: http://example.com/site/robots.txt
#
# For more information about the robots.txt standard, see:
# http://www.robotstxt.org/wc/robots.html
#
# For syntax checking, see:
# http://www.sxw.org.uk/computing/robots/check.html

User-agent: *
# Directories
Disallow: /includes/
Disallow: /misc/
Disallow: /profiles/
Disallow: /newsletters/
Disallow: /bluehornet/
# Files
Disallow: /CHANGELOG.txt
Disallow: /cron.php
Disallow: /INSTALL.mysql.txt
Disallow: /INSTALL.pgsql.txt
Disallow: /install.php
Disallow: /INSTALL.txt
Disallow: /LICENSE.txt
Disallow: /MAINTAINERS.txt
Disallow: /update.php
Disallow: /UPGRADE.txt
Disallow: /xmlrpc.php
# Paths (clean URLs)
Disallow: /admin/
Disallow: /comment/reply/
Disallow: /filter/tips/
Disallow: /logout
Disallow: /node/
Disallow: /search/
Disallow: /forums/
Disallow: /widget/
Disallow: /partners/hills
Disallow: /galleries
Disallow: /petnames/post/love
Disallow: /breedopedia/loveit-js
Disallow: /print/
Disallow: /breedopedia/photoupload/
Disallow: /like-comment/
Disallow: /5945391/Pet360/PetMD/
Disallow: /adserver/
Disallow: /blogs/hauteornot
Disallow: /printpdf/
Disallow: /user-register
# Paths (no clean URLs)
Disallow: /?q=admin/
Disallow: /?q=comment/reply/
Disallow: /?q=filter/tips/
Disallow: /?q=logout/
Disallow: /?q=node/add/
Disallow: /?q=search/
Disallow: /?q=user/password/
Disallow: /?q=user/register/
Disallow: /?q=user/login/

User-Agent: Genieo
Disallow: /

# Sitemap
Sitemap: https://www.petmd.com/sites/default/files/sitemap/PetMD_sitemap.xml
Sitemap: https://www.petmd.com/sites/default/files/sitemap/petMD_petnames_sitemap.xml
Sitemap: https://www.petmd.com/sites/default/files/sitemap/petMD_services_sitemap.xml
Sitemap: https://www.petmd.com/sites/default/files/sitemap/petMD_image_sitemap.xml