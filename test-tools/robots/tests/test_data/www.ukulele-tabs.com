User-agent: ia_archiver
Disallow: /
User-agent: *
Disallow: /ads/
Disallow: */_mailbox-lb.php
Disallow: */_yourfriends-lb.php
Disallow: */_feedback.php
Disallow: */_songbook-lb.php
