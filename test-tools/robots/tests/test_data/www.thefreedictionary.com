
User-agent: Mediapartners-Google
Disallow:

User-agent: SemrushBot
Disallow: /

User-agent: SemrushBot-SA
Disallow: /

User-Agent: AhrefsBot
Disallow: /

User-Agent: cis455crawler
Disallow:/ 

User-Agent: netseer
Disallow:/ 

User-Agent: coccoc
Disallow:/ 

User-agent: CrazyWebCrawler-Spider
Disallow: /

User-agent: Mail.Ru
Disallow: /
User-agent: Mail.RU_Bot*
Disallow: /

User-Agent: ParadigmCrawler*
Disallow:/ 

User-Agent: DotBot*
Disallow:/ 

User-Agent: Clickagy*
Disallow:/ 

User-Agent: Pu_iN*
Disallow:/ 

User-Agent: CRAZYWEBCRAWLER*
Disallow:/ 

User-Agent: FAST*
Disallow:/ 

User-Agent: Bender
Disallow:/ 

User-agent: MJ12bot
Disallow: /

User-Agent: MSIECrawler
Disallow:/ 

User-agent: NPBot
Disallow: /

User-agent: msrbot
Disallow: /

User-Agent: Open*
Disallow: /

User-Agent: Twiceler
Disallow: /

User-Agent: Scooter*
Disallow: /

User-Agent: WebSearch*
Disallow: /

User-Agent: ZyBorg*
Disallow: /

User-Agent: Wget*
Disallow: /

User-Agent: TurnitinBot*
Disallow: /

User-Agent: SlySearch*
Disallow: /

User-Agent: Seekbot*
Disallow: /

User-Agent: NetResearchServer*
Disallow: /

User-Agent: Seekbot*
Disallow: /

User-Agent: mozDex*
Disallow: /

User-Agent: Link*
Disallow: /

User-Agent: larbin*
Disallow: /

User-Agent: ia_archiver
Disallow: /

User-Agent: Charlotte
Disallow: / 

User-agent: discobot
Disallow: /

User-agent: 008
Disallow: /

User-agent: *
Disallow: /p/
Disallow: /d/
Disallow: /_/misc/
Disallow: /_/search/
Disallow: /_/cite.htm
Disallow: /_/gr.aspx
Disallow: /_/hp/Controls/printer-friendly.aspx
Disallow: /unscramble/
Sitemap: https://www.thefreedictionary.com/www.thefreedictionary.com.xml.gz