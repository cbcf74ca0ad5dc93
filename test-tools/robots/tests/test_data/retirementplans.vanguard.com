# robots.txt for https://retirementplans.vanguard.com/

User-agent: *
Disallow: /web/stylesheet/
Disallow: /web/images/
Disallow: /web/javascript/
Disallow: /images/
Disallow: /VGApp/pe/FundsLit
Disallow: /IPLS/stylesheets/
Disallow: /penesc/PMLogin
Disallow: /VGApp/pe/faces/PubRiaEmailAFriend?
Disallow: /us/hnwnesc/nesc/LoginPage
Disallow: /VGApp/pe/jsp/web/help/TermsConditionsJSP.jsp
Disallow: /penesc/nesc/LoginPage
Disallow: /PubRiaEmailAFriend
Disallow: /VGApp/pe/faces/PubRiaSubscribeRSSFeed?
Disallow: /PubRiaSubscribeRSSFeed
Disallow: /pe/pdfs/AR34.pdf
Disallow: /VGApp/pe/plansite
Disallow: /plansite
Disallow: /pe/forms/