User-agent:*
Disallow: */*textsearch*
Disallow: /TellAFriend*
Disallow: /ReferralFriends10*
Disallow: /itemsizeguide*
Disallow: */itemDetails*
Disallow: */TextSearch/SuggestionsRecorder*

Disallow: /pg/*
Disallow: /item?*
Disallow: /abtest
Disallow: /abtest/*
Disallow: /*release*
Disallow: */abtest/*
Disallow: /cms/legal/impressum.asp
Disallow: /cms/help/orderstatus/order.asp
Disallow: /cms/legal/privapolicy.asp

Disallow: */%D0%B8%D1%81%D0%BA%D1%83%D1%81%D1%81%D1%82%D0%B2%D0%BE/*shoponline
Disallow: */art/*shoponline
Disallow: */arte/*shoponline
Disallow: /InfoArt*
Disallow: /akamaiTest 
Disallow: /akamaitest

Disallow: */returnform/*