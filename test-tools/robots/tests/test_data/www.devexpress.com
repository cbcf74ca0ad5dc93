User-agent: *
Disallow: /MyAccount/
Disallow: /App_Data/
SiteMap: https://www.devexpress.com/SiteMapGen.ashx