

# For all robots
User-agent: *
Disallow: *search*

# Allow search crawlers to discover the sitemap
Sitemap: https://www.primark.com/en/sitemap.xml