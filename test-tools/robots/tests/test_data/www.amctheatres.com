user-agent: *
disallow: /*?*utm=*
disallow: /*?*orc=*
disallow: /*?*rel=*
disallow: /amc-stubs-wifi/
sitemap: https://www.amctheatres.com/sitemap
