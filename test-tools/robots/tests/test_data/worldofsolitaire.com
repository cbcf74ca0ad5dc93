User-agent: *
Disallow:
Sitemap: https://worldofsolitaire.com/sitemap.xml
