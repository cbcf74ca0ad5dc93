User-agent: *
Disallow: /api/
Disallow: /pro/
Disallow: /public/emailtemplates/
Disallow: /public/tools/emailheaders.aspx
Disallow: /public/checkout/
User-agent: AhrefsBot
Disallow: /problem/
