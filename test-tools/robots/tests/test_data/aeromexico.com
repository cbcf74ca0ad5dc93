User-agent:*
Disallow:
Disallow: /es-mx/administra-mi-viaje/trips
Disallow: /es-us/administra-mi-viaje/trips

Sitemap: https://aeromexico.com/sitemap.xml