User-agent: *
Disallow:

User-agent: *
Allow: /

Sitemap: https://10minutemail.com/sitemap.xml
