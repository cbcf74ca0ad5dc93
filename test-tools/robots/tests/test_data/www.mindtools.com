User-agent: *

Sitemap: https://www.mindtools.com/pages/sitemapgen

Disallow: /community/*
Disallow: /__system/*
Disallow: /a72g4xbonus/*

