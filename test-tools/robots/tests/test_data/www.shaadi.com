User-agent: *

Disallow: /order
Disallow: /requests
Disallow: /response
Disallow: /profile/index/astro-sketch/profileid/*

Sitemap: https://www.shaadi.com/caste-matrimony-sitemap.xml
Sitemap: https://www.shaadi.com/city-matrimony-sitemap.xml
Sitemap: https://www.shaadi.com/country-matrimony-sitemap.xml
Sitemap: https://www.shaadi.com/language-matrimony-sitemap.xml
Sitemap: https://www.shaadi.com/dating-sitemap.xml
Sitemap: https://www.shaadi.com/horoscope-sitemap.xml
Sitemap: https://www.shaadi.com/primary-sitemap.xml
Sitemap: https://www.shaadi.com/religion-matrimony-sitemap.xml
