User-agent: *
Disallow: nocache=
Disallow: /google-translate.php
Disallow: /sound
Disallow: /popthai/?url=
Disallow: /popthai/index.php?url=
Disallow: /popthai-url.php
Disallow: /portal/contribute?
