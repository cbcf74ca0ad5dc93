User-agent: * 
Disallow: /forum/
Disallow: /*.aspx$%
Disallow: /content/binary/WindowsLiveWriter/
Disallow: /content/binary/
User-agent:python-requests/2.18.
allow: /4
Sitemap: https://www.gottabemobile.com/sitemapindex.xml
