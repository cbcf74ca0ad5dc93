User-agent: Mediapartners-Google*
Disallow:


User-agent: *
Disallow: /main/
Disallow: /public_agenda/
Disallow: /concord/
Disallow: /GhanaHomePage/classifieds/archive.php
Disallow: /GhanaHomePage/classifieds/show.photo.php
Disallow: /GhanaHomePage/movies/preview.php
Disallow: /GhanaHomePage/movies/purchase.php
Disallow: /GhanaHomePage/games/
Disallow: /GhanaHomePage/feedback.php
Disallow: /GhanaHomePage/fun/jokes.php
Disallow: /GhanaHomePage/calendar/



