User-agent: *
Disallow: /*.swf$
Disallow: /forgot/
Disallow: /manage/
Disallow: /verify/
Disallow: /tools/

User-agent: Mediapartners-Google
Disallow:

Sitemap: https://www.abcya.com/sitemap.xml