User-agent: *
Sitemap: https://www.travelers.com/SiteMap.xml
Disallow: /benefits/
Disallow: /brand/
Disallow: /enterprise/
Disallow: /GO/
Disallow: /includes/
Disallow: /insurance-basics/*pa=*
Disallow: /iwcm/benefits/
Disallow: /iwcm/Distribution/
Disallow: /kit/
Disallow: /theme/
# Disallow wrapper & search pages
Disallow: /*wrapper.aspx
Disallow: /search/results.aspx*
Disallow: /prepare-prevent/ppmrsearch.aspx*
# Disallow pages being built in print mode
Disallow: /*printerFriendly=true
# Disallow the Home page called by filename
Disallow: /travelers-homepage.asp
# Disallow all jump pgs
Disallow: /*jump.asp
Disallow: /*jump-iwbox*.asp
Disallow: /*Jump.html
Disallow: /*jump.html
# Disallow all siteScope pages
Disallow: /*siteScope/
# Disallow all SLM pages
Disallow: /*slm/
#Disallow invalid login page
Disallow: /invalid-login.aspx*
