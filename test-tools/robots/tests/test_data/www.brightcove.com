User-agent: *
Disallow: /*/search
Disallow: /*/not-found
# Disallow specific paths with query strings in the url
Disallow: /*/partners?*
Disallow: /*/customers?*
Disallow: /*/events?*
Disallow: /*/company/careers/open-positions/*

Sitemap: https://www.brightcove.com/sitemap.xml
