User-agent: Mediapartners-Google
Disallow:

User-agent: 008
Disallow: /

User-agent: BUbiNG
Disallow: /

User-agent: CCBot
Disallow: /

User-Agent: AhrefsBot
Disallow: /

User-Agent: The Knowledge AI
Disallow: /

User-agent: netseer
Disallow: /

User-Agent: YoudaoBot
Disallow: /

User-agent: proximic
Disallow: /

User-agent: archive.org_bot
Disallow: /

User-agent: ia_archiver
Disallow: /

User-agent: Exabot
Disallow: /

User-agent: Yandex
Disallow: /

User-agent: msnbot
Disallow: /

User-agent: spbot
Disallow: /

User-agent: A6-Indexer
Disallow: /

User-agent: A6-Indexer/1.0
Disallow: /

User-agent: SemrushBot
Disallow: / 

User-agent: MJ12bot
Disallow: /

User-agent: SemrushBot-SA
Disallow: / 

User-agent: *
Disallow: /forums/member/
Disallow: /forums/member
Disallow: /member/memberlist
Disallow: /member/login
Disallow: /contribute
Disallow: /contribute/
Disallow: /member/register
Disallow: /member
Disallow: /member/
Disallow: /speech/
Allow: /
