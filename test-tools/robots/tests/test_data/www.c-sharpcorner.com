User-Agent: *
#Disallow: /
Allow: /
Disallow: /UploadFile/SearchResults/
Disallow: /FreeTextBox/
Disallow: /JavaScripts/
Disallow: /RadControls/
Disallow: /Handlers/
Disallow: /ChartService/
Disallow: /WebServices/
Disallow: /Interviews/WebServices

# User-Agent: Mediapartners-Google
# User-Agent: Googlebot
# User-Agent: Adsbot-Google
# User-Agent: Googlebot-Image