User-agent: *
Disallow: /wp-login.php
Disallow: /wp-admin/
