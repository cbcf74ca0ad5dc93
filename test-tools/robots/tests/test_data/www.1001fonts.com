#Sitemap: /sitemap.xml

User-agent: *
Disallow: /ajax/
Disallow: /img/
#Disallow: /users/
Disallow: /contact.html
Disallow: /sign-in.html
Disallow: /sign-out.html
Disallow: /xd_receiver.htm

# collateral prefetching sucks
User-agent: Fasterfox
Disallow: /
