User-agent: *
Allow: /CMSPages/GetCSS.aspx
Allow: /cmstemplates/mercola/registrationpopup-exit.aspx
Allow: /cmstemplates/mercola/registrationpopup.aspx
Allow: /cmstemplates/mercola/registrationpopupmobile.aspx
Allow: /cmstemplates/mercola/tplPage-resolutionguideV1.aspx
Allow: /cmstemplates/mercola/tplPage-health-tips-resolution-guide.aspx 

Disallow: /cmstemplates/
Disallow: /CMSPages/
Disallow: /CMSHelp/
Disallow: /CMSMessages/

Sitemap: https://www.mercola.com/sitemap.xml