User-agent: *

Disallow: /cgi-bin/
Disallow: /search
Disallow: /services/adsk/c/
Disallow: /redshift/search/
Disallow: /techpubs/

Sitemap: https://www.autodesk.com/href-sitemap-en-us.xml