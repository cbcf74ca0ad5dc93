User-agent: *
Disallow: /terms_of_service.php
Disallow: /privacy_policy.php
Disallow: /share_embed.php
Disallow: /swf/
Disallow: /ajax/
Allow: /ajax/libs/jquery/
