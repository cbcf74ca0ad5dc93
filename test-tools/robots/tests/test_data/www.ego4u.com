# robots.txt for www.ego4u.com and www.ego4u.de

User-agent: Mediapartners-Google
Disallow:

User-agent: cgebot
Disallow: / 

User-agent: aipbot
Disallow: /

User-agent: HenryTheMiragoRobot
Disallow: /

User-agent: ZyBorg
Disallow: /

User-agent: psbot
Disallow: /

User-agent: sitecheck.internetseer.com
Disallow: /

User-agent: thesubot
Disallow: /

User-agent: HenryTheMiragoRobot
Disallow: /

User-agent: EmailCollector
Disallow: /

User-agent: LinkWalker
Disallow: /

User-agent: InsurancoBot
Disallow: /

User-agent: PeterBot
Disallow: /

User-agent: baffinbot02
Disallow: /

User-agent: Ocelli
Disallow: /

User-agent: GuggugBot
Disallow: /
