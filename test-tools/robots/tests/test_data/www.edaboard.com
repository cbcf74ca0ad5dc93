User-agent: *
Disallow: /css.php