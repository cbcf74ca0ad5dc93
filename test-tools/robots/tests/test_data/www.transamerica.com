User-agent: *
Disallow: /ErrorPage/
Disallow: /landing/
Disallow: /individual/landing-pages/
Disallow: /brand/
Disallow: /yourlife/sem/
Sitemap: https://www.transamerica.com/sitemap.xml