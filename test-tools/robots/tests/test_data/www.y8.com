# See http://www.robotstxt.org/wc/norobots.html for documentation on how to use the robots.txt file

User-Agent: *
Disallow: /ajax
Disallow: /auth
Disallow: /idnet
Disallow: /profile/edit
Disallow: /favorites/create
Disallow: /favorites/destroy
Disallow: /hearted/create
Disallow: /hearted/destroy
Disallow: /tracking
Disallow: /items/*.js
Disallow: /watch_later
