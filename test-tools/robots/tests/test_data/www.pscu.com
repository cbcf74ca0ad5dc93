User-agent: *
Disallow: /manager/
Disallow: /connectors/
Disallow: /whitepapersOLD/
Disallow: /360Control/
Disallow: /knockout/
Disallow: /museum/