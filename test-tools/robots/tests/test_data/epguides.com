User-agent: *

Disallow: /djk/family/