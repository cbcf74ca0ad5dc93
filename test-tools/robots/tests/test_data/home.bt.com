User-agent: *

Disallow: /category
Disallow: /author
Disallow: /tech-gadgets/bt-mobile-01363969730939
Disallow: /news/bt-life
Disallow: /news/btlife
Disallow: /wifiauthenticated
Disallow: /wifi-authenticated
Disallow: /bt-wifi-01418248952905
