User-Agent: *

# Disallow
Disallow: /errors/
Disallow: /_css/
Disallow: /_images/
Disallow: /_js/
Disallow: /cdn/
Disallow: /jscript/
Disallow: /pzn_json_inc/
Disallow: /status/
Disallow: /role/
Disallow: /general/

# Sitemaps
Sitemap: https://www.statefarm.com/sitemap.xml
