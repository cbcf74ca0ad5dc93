User-agent: *
Disallow: /*.xml # disallow all xml files on site

User-agent: Adsbot-Google
Disallow: /*.xml # disallow all xml files on site
