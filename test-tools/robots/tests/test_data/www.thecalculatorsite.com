User-agent: * 
Disallow: /results.php
Disallow: /results_temperature.php
Disallow: /counter.php