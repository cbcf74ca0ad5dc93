# PlayStation Robots.txt

User-agent: *

Disallow: */explore/testing/


# Sitemaps
Sitemap: https://www.playstation.com/es-ar/sitemap.xml    # PlayStation Argentina
Sitemap: https://www.playstation.com/en-au/sitemap.xml/   # PlayStation Australia
Sitemap: https://www.playstation.com/de-at/sitemap.xml/   # PlayStation Austria
Sitemap: https://www.playstation.com/fr-be/sitemap.xml/   # PlayStation Belgium (French)
Sitemap: https://www.playstation.com/nl-be/sitemap.xml/   # PlayStation Belgium (Dutch)
Sitemap: https://www.playstation.com/es-bo/sitemap.xml    # PlayStation Bolivia
Sitemap: https://www.playstation.com/pt-br/sitemap.xml    # PlayStation Brazil
Sitemap: https://www.playstation.com/bg-bg/sitemap.xml/   # PlayStation Bulgaria
Sitemap: https://www.playstation.com/en-ca/sitemap.xml    # PlayStation Canada (English)
Sitemap: https://www.playstation.com/fr-ca/sitemap.xml    # PlayStation Canada (French)
Sitemap: https://www.playstation.com/es-cl/sitemap.xml    # PlayStation Chile
Sitemap: https://www.playstation.com/es-co/sitemap.xml    # PlayStation Colombia
Sitemap: https://www.playstation.com/es-cr/sitemap.xml    # PlayStation Costa Rica
Sitemap: https://www.playstation.com/hr-hr/sitemap.xml/   # PlayStation Croatia
Sitemap: https://www.playstation.com/cs-cz/sitemap.xml/   # PlayStation Czech Rep.
Sitemap: https://www.playstation.com/da-dk/sitemap.xml/   # PlayStation Denmark
Sitemap: https://www.playstation.com/es-ec/sitemap.xml    # PlayStation Ecuador
Sitemap: https://www.playstation.com/es-sv/sitemap.xml    # PlayStation El Salvador
Sitemap: https://www.playstation.com/fi-fi/sitemap.xml/   # PlayStation Finland
Sitemap: https://www.playstation.com/fr-fr/sitemap.xml/   # PlayStation France
Sitemap: https://www.playstation.com/de-de/sitemap.xml/   # PlayStation Germany
Sitemap: https://www.playstation.com/el-gr/sitemap.xml/   # PlayStation Greece
Sitemap: https://www.playstation.com/es-gt/sitemap.xml    # PlayStation Guatemala
Sitemap: https://www.playstation.com/es-hn/sitemap.xml    # PlayStation Honduras
Sitemap: https://www.playstation.com/hu-hu/sitemap.xml/   # PlayStation Hungary
Sitemap: https://www.playstation.com/en-in/sitemap.xml/   # PlayStation India
Sitemap: https://www.playstation.com/en-ie/sitemap.xml/   # PlayStation Ireland
Sitemap: https://www.playstation.com/iw-il/sitemap.xml/   # PlayStation Israel
Sitemap: https://www.playstation.com/it-it/sitemap.xml/   # PlayStation Italy
Sitemap: https://www.playstation.com/de-lu/sitemap.xml/   # PlayStation Luxembourg (German)
Sitemap: https://www.playstation.com/fr-lu/sitemap.xml/   # PlayStation Luxembourg (French)
Sitemap: https://www.playstation.com/es-mx/sitemap.xml    # PlayStation Mexico
Sitemap: https://www.playstation.com/nl-nl/sitemap.xml/   # PlayStation Netherlands
Sitemap: https://www.playstation.com/en-nz/sitemap.xml/   # PlayStation New Zealand
Sitemap: https://www.playstation.com/es-ni/sitemap.xml    # PlayStation Nicaragua
Sitemap: https://www.playstation.com/no-no/sitemap.xml/   # PlayStation Norway
Sitemap: https://www.playstation.com/es-pa/sitemap.xml    # PlayStation Panama
Sitemap: https://www.playstation.com/es-py/sitemap.xml    # PlayStation Paraguay
Sitemap: https://www.playstation.com/es-pe/sitemap.xml    # PlayStation Peru
Sitemap: https://www.playstation.com/pl-pl/sitemap.xml/   # PlayStation Poland
Sitemap: https://www.playstation.com/pt-pt/sitemap.xml/   # PlayStation Portugal
Sitemap: https://www.playstation.com/ro-ro/sitemap.xml/   # PlayStation Romania
Sitemap: https://www.playstation.com/ru-ru/sitemap.xml/   # PlayStation Russia
Sitemap: https://www.playstation.com/ar-sa/sitemap.xml/   # PlayStation Saudi Arabia
Sitemap: https://www.playstation.com/sr-rs/sitemap.xml/   # PlayStation Serbia
Sitemap: https://www.playstation.com/sk-sk/sitemap.xml/   # PlayStation Slovakia
Sitemap: https://www.playstation.com/sl-si/sitemap.xml/   # PlayStation Slovenia
Sitemap: https://www.playstation.com/en-za/sitemap.xml/   # PlayStation South Africa
Sitemap: https://www.playstation.com/es-es/sitemap.xml/   # PlayStation Spain
Sitemap: https://www.playstation.com/sv-se/sitemap.xml/   # PlayStation Sweden
Sitemap: https://www.playstation.com/de-ch/sitemap.xml/   # PlayStation Switzerland (German)
Sitemap: https://www.playstation.com/fr-ch/sitemap.xml/   # PlayStation Switzerland (French)
Sitemap: https://www.playstation.com/it-ch/sitemap.xml/   # PlayStation Switzerland (Italian)
Sitemap: https://www.playstation.com/tr-tr/sitemap.xml/   # PlayStation Turkey
Sitemap: https://www.playstation.com/en-ae/sitemap.xml/   # PlayStation UAE / Middle East
Sitemap: https://www.playstation.com/uk-ua/sitemap.xml/   # PlayStation Ukraine
Sitemap: https://www.playstation.com/en-gb/sitemap.xml/   # PlayStation United Kingdom
Sitemap: https://www.playstation.com/en-us/sitemap.xml    # PlayStation United States
Sitemap: https://www.playstation.com/es-uy/sitemap.xml    # PlayStation Uruguay