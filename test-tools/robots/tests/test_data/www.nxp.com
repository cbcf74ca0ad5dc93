#
# robots.txt for http://www.w3.org/
#
# $Id: robots.txt,v 1.22 2002/04/18 20:23:04 ted Exp $
#

User-agent: *
Disallow: /infocenter
Disallow: /files/benefits
Disallow: /files/global_support_files
Disallow: /search
Disallow: /cn/search
Disallow: /jp/search
Disallow: /kr/search
Disallow: /ftfevent
