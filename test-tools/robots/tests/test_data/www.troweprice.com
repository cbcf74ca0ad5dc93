User-agent: *
Disallow: /content/dam/emailcampaigns/client/
Disallow: /money-market/
Disallow: /content/money-market/
