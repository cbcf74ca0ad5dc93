User-agent: * 
Disallow: /webapp/wcs/stores/servlet/  
Disallow: /search
Disallow: /signIn
Disallow: /orderLogin
Disallow: /membershipForgotEmail
Disallow: /membershipForgotPassword



Sitemap: https://www.bjs.com/sitemap.xml


