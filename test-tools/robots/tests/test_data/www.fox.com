
Sitemap: https://www.fox.com/sitemap.xml
Sitemap: https://www.fox.com/video-sitemap.xml
  
User-agent: *

Disallow: /app-view/
Disallow: /iframes/
Disallow: /profile-details/
Disallow: /sso_hub.html
Disallow: /sites/default/files/
  
