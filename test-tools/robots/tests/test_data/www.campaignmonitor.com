User-agent: *
Disallow: /forms/
Disallow: /uploads/
Disallow: /company/careers/
Disallow: /templates/*.php
Disallow: /best-email-marketing-campaigns/*.aspx
Disallow: /blog/makeovers/
Disallow: /blog/archives/
Disallow: /blog/resources/ 
Disallow: /blog/"http.*
Disallow: /blog/www.*


Sitemap: https://www.campaignmonitor.com/sitemap.xml