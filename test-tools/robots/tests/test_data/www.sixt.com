User-agent: *
Noindex: /php/
Disallow: /php/
Disallow: /libs/
Disallow: /common/

Sitemap: https://www.sixt.com/car-rental/country_en_US.xml
Sitemap: https://www.sixt.com/car-rental/city_en_US.xml
Sitemap: https://www.sixt.com/car-rental/branch_en_US.xml
Sitemap: https://www.sixt.com/fileadmin/files/global/user_upload/sitemap_typo3_US.xml
Sitemap: https://www.sixt.com/fileadmin/files/global/user_upload/sitemap_magazine_US.xml

Sitemap: https://www.sixt.com/es/renta-de-autos/country_es_US.xml
Sitemap: https://www.sixt.com/es/renta-de-autos/city_es_US.xml
Sitemap: https://www.sixt.com/es/renta-de-autos/branch_es_US.xml