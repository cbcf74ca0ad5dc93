User-agent: *
Disallow: /user*
Disallow: /photos*
Disallow: /embed*


User-agent: msnbot-media
Allow: *

User-agent: ia_archiver
Disallow: /

Disallow: /*.mp4
