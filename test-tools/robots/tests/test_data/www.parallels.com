User-agent: *
Disallow: /typo3/
Disallow: /r/
Disallow: /files/
Disallow: /index.php?*
Disallow: /tmp/
