User-agent: *
Disallow: /vote.php
Disallow: /removal.php