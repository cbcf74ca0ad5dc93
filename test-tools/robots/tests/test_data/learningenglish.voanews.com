User-agent: *

Allow: /
Disallow: /comments/*
Disallow: /embed/*
Disallow: /s?k=*
Disallow: /login.html
Disallow: /signup.html
Disallow: /passwordrecovery.html
Disallow: /subscribe.html
Disallow: /userupload.html
Disallow: /navigation.html
Disallow: /Navigation/*


sitemap: https://learningenglish.voanews.com/sitemap.xml

