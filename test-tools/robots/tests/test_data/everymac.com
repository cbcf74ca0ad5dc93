User-Agent: Googlebot
Disallow: /doubleclick/
Disallow: /34666846/
Disallow: /app/
Disallow: /staging/
Disallow: /articles/admin/frames.html
Disallow: /404.html

User-Agent: MJ12bot
Disallow: /

User-Agent: dotbot
Disallow: /

User-Agent: rogerbot
Disallow: /

User-Agent: SemrushBot
Disallow: /

User-Agent: mbot
Disallow: /

User-Agent: Java
Disallow: /

User-Agent: BLEXBot
Disallow: /

User-Agent: SMTBot
Disallow: /

User-Agent: SISTRIX
Disallow: /

User-Agent: WPWS
Disallow: /

User-Agent: netEstate
Disallow: /

User-Agent: XSpider
Disallow: /

User-Agent: RankActiveLinkBot
Disallow: /

User-Agent: Elmer
Disallow: /

User-Agent: linkCheck
Disallow: /

User-Agent: WinHttp
Disallow: /

User-Agent: MegaIndex
Disallow: /

User-Agent: Cliqzbot
Disallow: /

User-Agent: ltx71
Disallow: /

User-Agent: FileMaker
Disallow: /

User-Agent: Frog
Disallow: /

User-Agent: LinkpadBot
Disallow: /

User-Agent: 007ac9
Disallow: /
