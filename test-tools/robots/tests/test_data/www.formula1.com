Sitemap: https://www.formula1.com/content/fom-website/en.sitemap-index.xml
User-Agent: *
Disallow:
Allow: /