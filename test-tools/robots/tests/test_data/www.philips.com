
User-agent: *
Disallow: /crsc/ 
Disallow: /content/
Disallow: /healthcare/crsc/
Disallow: /content/corporate/en_AA/foundation/philips-foundation.html
Disallow: /doclib/getDoc.aspx?func=ll&objId=14467947&objAction=Open
Disallow: /doclib/getDoc.aspx?func=ll&objId=14534821&objAction=Open
Sitemap: https://www.philips.com/sitemap-corporate-en_AA-web-index.xml
Sitemap: https://www.philips.com/sitemap-B2B_LI-en_AA-web-index.xml

