User-agent: *
disallow: /whitebrand/
disallow: /account/
disallow: /india/
disallow: /affiliate/
disallow: /info/sbi-offer
disallow: /control/
disallow: /test_category
disallow: /usa/test_category
disallow: /newproduct/
disallow: /blog/tag/*
disallow: /info/valentine
disallow: /fnpgreetings/
disallow: /services/experiences/agent
disallow: /cred-gifts

Sitemap: https://www.fnp.com/sitemap.xml
