User-agent: *
Disallow: /v4/
Disallow: /includes/

User-agent: SemrushBot
User-agent: SeznamBot
User-agent: BrandVerity
Disallow: /