User-agent: *

Disallow: /admin/
Disallow: /soft/

Disallow: /xen/

Disallow: /test/
Disallow: /reg/
Disallow: /reseller/
Disallow: /update/
