User-agent: *
Disallow: /Ajax/
Disallow: /DownloadContent/
Disallow: /Content/CompImage/
Disallow: /Content/Comp/
Disallow: /AddToShoppingcart/
Disallow: /Search/SwitchThumbnailSize
Disallow: /Wikilia/
Disallow: /Xmlrpc/
Disallow: /Rest/
Disallow: /Info/Release/View/
Disallow: /Info/BuyCreditsChooseAmount/
Disallow: /Info/SubscriptionFunnel/

User-Agent: Charlotte
Disallow: /

User-agent: Speedy
Disallow: /

User-agent: 008
Disallow: /

User-agent: MJ12bot
Disallow: /

User-agent: sitebot
Disallow: /

User-agent: dotbot
Disallow: /

User-agent: AhrefsBot
Disallow: /

User-agent: Ocelli
Disallow: /

User-agent: sistrix
Disallow: /

User-agent: ShopWiki
Disallow: /

User-agent: WBSearchBot
Disallow: /

User-agent: Riddlerbot
Disallow: /

User-agent: linguatools
Disallow: /

User-agent: www.integromedb.org/Crawler
Disallow: /

User-agent: CCBot
Disallow: /

User-agent: PiplBot
Disallow: /
