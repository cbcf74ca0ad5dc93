#User-agent: *
#Disallow: /
#Disallow: /

