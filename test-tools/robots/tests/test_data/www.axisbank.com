User-agent: *

Disallow: /Sitefinity/

Disallow: https://www.axisbank.com/docs/default-source/interest-rates/interest-rates-on-domestic-deposits.pdf

Sitemap: https://www.axisbank.com/sitemap.xml

User-agent: NinjaBot
Allow: /