User-agent: *
Disallow: /zh-tw/emer/*
Disallow: /zh-tw/erc/*
Disallow: /en-global/emer/*
Disallow: /en-global/erc/*
Disallow: /info/*