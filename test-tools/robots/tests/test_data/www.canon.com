# robots.txt for http://www.canon.com/

User-Agent: *
Disallow: /js/
