# robots.txt for http://www.lipsum.com/

User-agent: *
Disallow:
