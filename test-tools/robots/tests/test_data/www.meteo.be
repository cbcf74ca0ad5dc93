User-Agent: *
Allow: /
Sitemap : https://www.meteo.be/nl/sitemap-nl.xml
Sitemap : https://www.meteo.be/fr/sitemap-fr.xml
Sitemap : https://www.meteo.be/en/sitemap-en.xml
Sitemap : https://www.meteo.be/de/sitemap-de.xml

Sitemap : https://www.meteo.be/resources/sitemap-cities/sitemap-nl.xml
Sitemap : https://www.meteo.be/resources/sitemap-cities/sitemap-fr.xml
Sitemap : https://www.meteo.be/resources/sitemap-cities/sitemap-en.xml
Sitemap : https://www.meteo.be/resources/sitemap-cities/sitemap-de.xml

