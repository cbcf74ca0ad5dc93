Disallow: /gsam/lat-am/advisors/sicav/
Disallow: /what-we-do/investment-management/private-wealth-management/intellectual-capital/isg-outlook-2013.pdf
