User-agent: *
Disallow: /autoupdates/
Disallow: /ecommerce/
Disallow: /guides/prism/5/
Disallow: /guides/prism/6/

