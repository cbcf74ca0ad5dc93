# robots.txt file for http://www.kdnuggets.com/
User-agent: *
Disallow: /images 
Disallow: /aps
Disallow: /fdsearch 
Disallow: /dmcourse
Disallow: /zbads
User-agent: Googlebot
Allow: /images
