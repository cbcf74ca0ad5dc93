User-agent: Meltawer
Disallow: /

User-agent: Digimind
Disallow: /

User-agent: Knowings
Disallow: /

User-agent: Sindup
Disallow: /

User-agent: Cision
Disallow: /

User-agent: Talkwater
Disallow: /

User-agent: TurnitinBot
Disallow: /

User-agent: ConveraCrawler
Disallow: /

User-agent: Jetbot
Disallow: /

User-agent: NewsNow
Disallow: /

User-agent: kbcrawl
Disallow: /

User-agent: AmiSoftware
Disallow: /

User-agent: Newzbin
Disallow: /

User-agent: Ask n read
Disallow: /

User-agent: Qwam content intelligence
Disallow: /

User-agent: Zite
Disallow: /

User-agent: flipboard
Disallow: /

User-agent: Youmag
Disallow: /

User-agent: Synthesio
Disallow: /

User-agent: trendybuzz
Disallow: /

User-agent: spotter
Disallow: /

User-agent: scoop.it
Disallow: /

User-agent: linkfluence
Disallow: /

User-agent: 5emeRue
Disallow: /

User-agent: Augure
Disallow: /

User-agent: Corporama
Disallow: /

User-agent: grub-client
Disallow: /

User-agent: DigExt
Disallow: /

User-agent: DTS Agent
Disallow: /

User-agent: The Knowledge AI
Disallow: /

User-agent: heritrix
Disallow: /

User-agent: heritrix/3.3.0
Disallow: /

User-agent: CRAZYWEBCRAWLER
Disallow: /

User-agent: metadataparser
Disallow: /

User-agent: seoscanners
Disallow: /

User-agent: SEOkicks-Robot
Disallow: /

User-agent: OpenLinkProfiler
Disallow: /

User-agent: MegaIndex
Disallow: /

User-agent: id-search
Disallow: /

User-agent: istellabot
Disallow: /

User-agent: centurybot9@gmail.com
Disallow: /

User-agent: ZumBot
Disallow: /

User-agent: Wotbox
Disallow: /

User-agent: YisouSpider
Disallow: /

User-agent: G-i-g-a-b-o-t
Disallow: /

User-agent: yacybot
Disallow: /

User-agent: s~snapchat-proxy
Disallow: /

User-agent: GnowitNewsbot
Disallow: /

User-agent: PaperLiBot
Disallow: /

User-agent: BUbiNG
Disallow: /

User-agent: k2spider
Disallow: /

User-agent: libwww
Disallow: /

User-agent: wget
Disallow: /

User-agent: 5erue
Disallow: /

User-agent: adequat
Disallow: /

User-agent: adequat-systems
Disallow: /

User-agent: auramundi
Disallow: /

User-agent: coexel
Disallow: /

User-agent: ellisphere
Disallow: /

User-agent: leadbox
Disallow: /

User-agent: mention
Disallow: /

User-agent: Moreover
Disallow: /

User-agent: mytwip
Disallow: /

User-agent: NewsNow
Disallow: /

User-agent: Newzbin
Disallow: /

User-agent: opinion-tracker
Disallow: /

User-agent: proxem
Disallow: /

User-agent: score3
Disallow: /

User-agent: trendeo
Disallow: /

User-agent: vecteurplus
Disallow: /

User-agent: verticalsearch
Disallow: /

User-agent: vsw
Disallow: /

User-agent: winello
Disallow: /

User-agent: Fetch
Disallow: /

User-agent: infoseek
Disallow: /

User-agent: MSIECrawler
Disallow: /

User-agent: Offline Explorer
Disallow: /

User-agent: sitecheck.internetseer.com
Disallow: /

User-agent: Teleport
Disallow: /

User-agent: TeleportPro
Disallow: /

User-agent: WebCopier
Disallow: /

User-agent: WebStripper
Disallow: /

User-agent: Zealbot
Disallow: /

User-agent: asknread.com
Disallow: /

User-agent: ellisphere
Disallow: /

User-agent: spotter
Disallow: /

User-Agent: omgilibot
Disallow: /

User-Agent: omgili
Disallow: /

User-agent: Applebot
Disallow: /*?

User-agent: baiduspider
Disallow: /*?

User-agent: Bingbot
Disallow: /*?

User-agent: Googlebot
Disallow: /*?

User-agent: msnbot
Disallow: /*?

User-agent: Naverbot
Disallow: /*?

User-agent: Twitterbot
Disallow: /*?

User-agent: Yandex
Disallow: /*?

User-agent: Slurp
Disallow: /*?

User-agent: *
crawl-delay: 1
Disallow: /*?

Sitemap: http://www.airbus.com/sitemap.xml
