User-agent: *
Disallow: /assets/pdf
Disallow: /technical-articles-preview/
Disallow: /projects-preview/
Disallow: /news-preview/
Disallow: /search
Disallow: /industry-webinars/
Disallow: /tools-preview/
Disallow: /giveaways-preview/
Disallow: /tools/sort/
Disallow: /video-lectures-preview/
Disallow: /electronic-components/datasheet/
Disallow: /electronic-components/manufacturer/

User-agent: AhrefsBot 
Disallow: /


Sitemap: https://www.allaboutcircuits.com/sitemap/

