# www.robotstxt.org/
# http://code.google.com/web/controlcrawlindex/

Sitemap: https://www.worldfirst.com/sitemap.xml

User-Agent: *
Disallow: /clientspaydetails/