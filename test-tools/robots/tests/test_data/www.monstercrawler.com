User-agent: *
Disallow: /contact.php