User-agent: * 
Disallow: 
Disallow: /select-plan
Disallow: /choose-a-number
Disallow: /flexi-sim-delivery
Disallow: /otp-confirmation
Disallow: /thank-you
Disallow: /idea/promotions
Disallow: /wps/wcm/connect
Disallow: /IdeaSelfCareTheme
Disallow: /wps/um/secure
Disallow: /IDEA.portal



Sitemap: https://www.ideacellular.com/sitemap.xml
