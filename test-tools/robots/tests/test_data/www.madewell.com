User-agent: AdsBot-Google
Disallow: 

User-agent: DOC
Disallow: /

User-agent: Download Ninja
Disallow: /

User-agent: Fetch
Disallow: /

User-agent: Gigabot
Disallow: /

User-agent: grub-client
Disallow: /

User-agent: HTTrack
Disallow: /

User-agent: k2spider
Disallow: /

User-agent: larbin
Disallow: /

User-agent: libwww
Disallow: /

User-agent: linko
Disallow: /

User-agent: Microsoft.URL.Control
Disallow: /

User-agent: Mozilla Browser Aget
Disallow: 

User-agent: MSIECrawler
Disallow: /

User-agent: MSNBot
Disallow: 

User-agent: NPBot
Disallow: /

User-agent: Offline Explorer
Disallow: /

User-agent: sitecheck.internetseer.com
Disallow: /

User-agent: SiteSnagger
Disallow: /

User-agent: Slurp
Disallow: 

User-agent: Teleport
Disallow: /

User-agent: TeleportPro
Disallow: /

User-agent: Teoma
Disallow: /

User-agent: twiceler
Disallow: /

User-agent: UbiCrawler
Disallow: /

User-agent: WebCopier
Disallow: /

User-agent: WebReaper
Disallow: /

User-agent: WebStripper
Disallow: /

User-agent: WebZIP
Disallow: /

User-agent: wget
Disallow: /

User-agent: Xenu
Disallow: /

User-agent: Zao
Disallow: /

User-agent: Zealbot
Disallow: /

User-agent: ZyBORG
Disallow: /

User-agent: *
Allow: Cart-Show
Disallow: Account-Show
Disallow: COBilling-Start
Disallow: COShipping-Start
Disallow: Account-Show
Disallow: Account-StartRegister
Disallow: Wishlist-Show
Disallow: Search-Show
Disallow: Wishlist-Show
Disallow: terms-of-use.html
Disallow: privacy-policy.html
Disallow: social-responsibility.html
Disallow: gift-card-promo-how-to.html
Disallow: Account-EditProfile
Disallow: Account-PasswordReset
Disallow: Account-SetNewPassword
Disallow: Account-SetNewPasswordConfirm
Disallow: Address-List
Disallow: COCustomer-Start
Disallow: COCustomer-Start
Disallow: Home-ErrorNotFound
Disallow: Login-OrderStatus
Disallow: Order-History
Disallow: PaymentInstruments-List
Disallow: /*prefn1=
Noindex: /*prefn1=
Disallow: /*prefn2=
Noindex: /*prefn2=
Disallow: /*prefn3=
Noindex: /*prefn3=
Disallow: /*prefn4=
Noindex: /*prefn4=
Disallow: /*prefv1=
Noindex: /*prefv1=
Disallow: /*prefv2=
Noindex: /*prefv2=
Disallow: /*prefv3=
Noindex: /*prefv3=
Disallow: /*prefv4=
Noindex: /*prefv4=
Disallow: /?q=*
Noindex: /?q=*
Disallow: /*pmax=*
Noindex: /*pmax=*
Disallow: /*pmin=*
Noindex: /*pmin=*
Disallow: /*cgid=*
Noindex: /*cgid=*
Disallow: /*sz=*
Noindex: /*sz=*

Sitemap: https://www.madewell.com/sitemap_index.xml