User-agent: AhrefsBot
Disallow: /

User-agent: Vagabondo
Disallow: /

User-agent: Sosospider
Disallow: /

User-agent: trovitBot
Disallow: /

User-agent: TurnitinBot
Disallow: /

User-agent: psbot
Disallow: /

User-agent: seoengbot
Disallow: /

User-agent: BLEXBot
Disallow: /

User-agent: Mail.Ru
Disallow: /

User-agent: careerbot
Disallow: /

User-agent: wotbox
Disallow: /

User-agent: spbot
Disallow: /

User-agent: SeznamBot
Disallow: /

User-agent: sistrix
Disallow: /

User-agent: YoudaoBot
Disallow: /

User-agent: CompSpyBot
Disallow: /

User-agent: ShopWiki
Disallow: /

User-agent: ZumBot
Disallow: /

User-agent: sogou spider
Disallow: /

User-agent: SemrushBot
Disallow: /

User-agent: Exabot
Disallow: /

User-agent: oBot
Disallow: /

User-agent: ChangeDetection
Disallow: /

User-agent: careerbot
Disallow: /

User-agent: Slurp
Disallow: /

User-agent: Ezooms
Disallow: /

User-agent: proximic
Disallow: /

User-agent: grapeshot
Disallow: /

User-agent: magpie-crawler
Disallow: /

User-agent: Blekkobot
Disallow: /

User-agent: Nutch
Disallow: /

User-agent: SiteExplorer
Disallow: /

User-agent: adbeat_bot
Disallow: /

User-agent: peerindex
Disallow: /

User-agent: genieo
Disallow: /

User-agent: www.integromedb.org/Crawler
Disallow: /

User-agent: QuerySeekerSpider
Disallow: /

User-agent: EasouSpider
Disallow: /

User-agent: Kraken/0.1
Disallow: /

User-agent: A6-Indexer/1.0 (http://www.a6corp.com/a6-web-scraping-policy/)
Disallow: /

User-agent: Steeler
Disallow: /

User-agent: Flipboard
Disallow: /

User-agent: IstellaBot
Disallow: /

User-agent: coccoc
Disallow: /

User-agent: BDCbot
Disallow: /

User-agent: Zenbot
Disallow: /

User-agent: WBSearchBot
Disallow: /

User-agent: careerbot
Disallow: /

User-agent: MemoryBot
Disallow: /

User-agent: 360Spider
Disallow: /

User-agent: SputnikBot
Disallow: /

User-agent: JoobleBot
Disallow: /

User-agent: SurveyBot
Disallow: /

User-agent: dotbot
Disallow: /

User-agent: SearchmetricsBot
Disallow: /

User-agent: CrazyWebCrawler-Spider
Disallow: /

User-agent: BacklinkCrawler
Disallow: /

User-agent: XoviBot
Disallow: /

User-agent: MojeekBot
Disallow: /

User-agent: meanpathbot
Disallow: /

User-agent: Riddler
Disallow: /

User-agent: SMTBot
Disallow: /

User-agent: netseer
Disallow: /

User-agent: Aboundexbot
Disallow: /

User-agent: Yandex
Disallow: /

User-agent: daumoa
Disallow: /

User-agent: SurdotlyBot
Disallow: /

User-agent: ZnajdzFoto
Disallow: /

User-agent: JamesBOT
Disallow: /

User-agent: CCBot
Disallow: /

User-agent: GriffinBot
Disallow: /

User-agent: JamesBOT
Disallow: /

User-agent: DeuSu
Disallow: /

User-agent: FatBot
Disallow: /

User-agent: ICC-Crawler
Disallow: /

User-agent: aiHitBot
Disallow: /

User-agent: 8LEGS
Disallow: /

User-agent: Cliqzbot
Disallow: /

User-agent: FemtosearchBot
Disallow: /

User-agent: SurdotlyBot
Disallow: /

User-agent: BuckyOHare
Disallow: /

User-agent: SemanticScholarBot
Disallow: /

User-agent: BaiduSpider
Disallow: /

User-agent: Baiduspider
Disallow: /

User-agent: Baiduspider-video
Disallow: /

User-agent: Baiduspider-image
Disallow: /

User-agent: BUbiNG
Disallow: /

User-agent: LCC
Disallow: /

User-agent: AlphaSeoBot
Disallow: /

User-agent: AlphaSeoBot-SA
Disallow: /

User-agent: MauiBot
Disallow: /

User-agent: *
Disallow: /cgi-bin/
Disallow: /admin/
Disallow: /*.axd
Disallow: /WebResource.axd
Disallow: /ScriptResource.axd
Disallow: /search.aspx*
Disallow: /report-issue-re-design.aspx?*
Disallow: /project-progress/
Disallow: /customer-account/
Disallow: /designer-account/
Disallow: /design-handover.aspx?*
Disallow: /submitDesign.aspx?*
Disallow: /login.aspx?returnUrl*
Disallow: /login?returnUrl*
Disallow: /s/

# robots.txt
Sitemap: https://www.designcrowd.com/sitemap-index.xml
