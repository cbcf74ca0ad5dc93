# robots.txt - Thu Apr 25 12:48:46 CDT 2019

User-agent: * 

Disallow: /help.cgi
Disallow: /help10.cgi
Disallow: /help11.cgi
Disallow: /help12.cgi
Disallow: /help13.cgi
Disallow: /help14.cgi
Disallow: /help15.cgi
Disallow: /search.cgi
Disallow: /search10.cgi
Disallow: /search11.cgi
Disallow: /search12.cgi
Disallow: /search13.cgi
Disallow: /search14.cgi
Disallow: /search15.cgi

