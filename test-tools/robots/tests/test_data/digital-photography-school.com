User-agent: *
Disallow: /wp-admin/$
Disallow: /search/
Disallow: /*?s=*
Disallow: /1005424/
Disallow: /ads-test/
Disallow: /*?most-popular
