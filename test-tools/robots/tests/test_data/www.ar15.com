# ------------------------------------------------------------------------
# Updated Last 12/2016
# ------------------------------------------------------------------------
User-Agent: *
Disallow: /admin/
Disallow: /archive/
Disallow: /biz/
Disallow: /content/
Disallow: /core/
Disallow: /gear-locker/
Disallow: /gunstruction/
Disallow: /images/
Disallow: /media/
Disallow: /member/
Disallow: /ranges/
Disallow: /weaponlibrary/
Disallow: /forums/General/SHOT-Show-Coverage/150/
Disallow: /forums/forum.html?b=1&f=150
Visit-time: 0700-1200										#visit between 02:00AM and 7:00AM ET (UTC TIME)
Sitemap: https://www.ar15.com/sitemap/sitemap.xml