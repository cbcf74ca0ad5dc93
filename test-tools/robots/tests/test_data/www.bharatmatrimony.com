User-agent: *
Disallow: /admin/  

User-agent: Yandex
Disallow: /