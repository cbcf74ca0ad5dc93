User-agent: *
Allow: /
Disallow: /deportes/fantasy/template*
Disallow: /noticias/live-fyre-blog-test*
Disallow: /verizon-connecta-la-banda*
Disallow: /temas/verizon-connecta-la-banda*
Disallow: /temas/test*
Disallow: /test*
Disallow: /amp/test*
Disallow: /en/*
Disallow: /buscar
Disallow: /6881
Disallow: /beta
Disallow: /*playlist.xml
Disallow: /_preview

User-agent: Flipboard
Allow: /
Disallow: /deportes/fantasy/template*
Disallow: /noticias/live-fyre-blog-test*
Disallow: /verizon-connecta-la-banda*
Disallow: /temas/verizon-connecta-la-banda*
Disallow: /temas/test*
Disallow: /test*
Disallow: /amp/test*
Disallow: /en/*
Disallow: /buscar
Disallow: /6881
Disallow: /beta
Disallow: /*playlist.xml
Disallow: /_preview

User-agent: netseer
Disallow: /

User-agent: Clickagy Intelligence Bot v2
Disallow: /

User-agent: sitecheck.internetseer.com
Disallow: /

User-agent: Zealbot
Disallow: /

User-agent: MSIECrawler
Disallow: /

User-agent: SiteSnagger
Disallow: /

User-agent: WebStripper
Disallow: /

User-agent: WebCopier
Disallow: /

User-agent: Fetch
Disallow: /

User-agent: Offline Explorer
Disallow: /

User-agent: Teleport
Disallow: /

User-agent: TeleportPro
Disallow: /

User-agent: WebZIP
Disallow: /

User-agent: linko
Disallow: /

User-agent: HTTrack
Disallow: /

User-agent: Microsoft.URL.Control
Disallow: /

User-agent: larbin
Disallow: /

User-agent: libwww
Disallow: /

User-agent: ZyBORG
Disallow: /

User-agent: Download Ninja
Disallow: /

User-agent: UbiCrawler
Disallow: /

User-agent: DOC
Disallow: /

User-agent: Zao
Disallow: /

User-agent: Slurp
Disallow: /

User-agent: Maxthon
Disallow: /

User-agent: CNCDialer
Disallow: /

# Sitemaps and Autodiscovers
Sitemap: https://www.univision.com/sitemap.xml
Sitemap: https://www.univision.com/feed-sitemap/google-news
Sitemap: https://www.univision.com/seo-sitemaps/sitemap.xml
Sitemap: https://www.univision.com/video-sitemap.xml