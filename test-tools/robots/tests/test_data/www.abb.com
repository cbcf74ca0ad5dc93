User-agent: *
Crawl-delay: 4
Disallow: /*preferences=show*
Disallow: /User/Login.ashx
Disallow: /User/Login.aspx
