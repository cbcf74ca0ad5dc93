User-agent: Twitterbot
Disallow:

User-agent: *
Disallow: /_mm/
Disallow: /_notes/
Disallow: /_baks/
Disallow: /MMWIP/
Disallow: /fb/
Disallow: /smyl/
Disallow: /extranet/
Disallow: /syndication/

User-agent: googlebot
Disallow: /_mm/
Disallow: /_notes/
Disallow: /_baks/
Disallow: /MMWIP/
Disallow: /fb/
Disallow: /smyl/
Disallow: /extranet/
Disallow: /syndication/
Disallow: *.csi

