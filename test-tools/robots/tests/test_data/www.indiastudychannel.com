User-Agent: *
Disallow: /tag/

Sitemap: https://www.indiastudychannel.com/sitemaps/index.aspx