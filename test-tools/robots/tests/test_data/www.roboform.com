User-agent: *
Disallow: /dist/
Disallow: /php/pums/
Disallow: /php/ams/
Disallow: /php/rtss/
