User-agent: *
Disallow: /admin
Disallow: /index-test.php