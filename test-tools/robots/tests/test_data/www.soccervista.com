User-agent: *
Disallow: /go/
Disallow: /obr/
Disallow: /dothebet.php
Disallow: /oempv/*