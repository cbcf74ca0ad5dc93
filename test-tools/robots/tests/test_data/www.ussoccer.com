User-agent: *
Disallow:

SITEMAP: https://www.ussoccer.com/sitemap.xml