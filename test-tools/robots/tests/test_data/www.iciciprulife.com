User-agent: *
Disallow: /agnon/
Disallow: /preprod/
Disallow: /backups/

Sitemap: https://www.iciciprulife.com/ipru_sitemap.xml