User-agent: *
Disallow: /privacy/employee/employeeprivacypolicy.shtml
Disallow: /privacy/employee/Employee Privacy Policy handout.doc
Disallow: /privacy/employee/Employee Privacy Policy Chinese Simple.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Vietnamese.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Urdu.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Turkish.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Thai.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Spanish.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Russian.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Romanian.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Portuguese.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Polish.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Korean.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Japanese.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Italian.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Hungarian.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Hindi.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Greek.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy German.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy French.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Dutch.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Czech.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Chinese Traditional.doc
Disallow: /privacy/employee/2012 Employee Privacy Policy Arabic.doc
Disallow: /de_DE/unternehmen/standorte/darmstadt.shtml
Disallow: /*?view=*&current=*&viewByMonth=*&viewByTopic=*&hide=*
Disallow: /*?viewByTopic=*
Disallow: /*?d=*&s=*&t=*&ttl=*&action=*


Sitemap: https://www.pg.com/fr_FR/sitemap.xml
Sitemap: https://www.pg.com/en_PH/sitemap.xml
Sitemap: https://www.pg.com/en_NG/sitemap.xml
Sitemap: https://www.pg.com/en_AP/sitemap.xml
Sitemap: https://www.pg.com/ar_AP/sitemap.xml
Sitemap: https://www.pg.com/ar_EG/sitemap.xml
Sitemap: https://www.pg.com/id_ID/sitemap.xml
Sitemap: https://www.pg.com/en_KE/sitemap.xml
Sitemap: https://www.pg.com/nl_BE/sitemap.xml
Sitemap: https://www.pg.com/fr_BE/sitemap.xml
Sitemap: https://www.pg.com/vn/sitemap.xml
Sitemap: https://www.pg.com/ro_RO/sitemap.xml
Sitemap: https://www.pg.com/nl_NL/sitemap.xml
Sitemap: https://www.pg.com/es_LATAM/sitemap.xml
Sitemap: https://www.pg.com/en_balkans/sitemap.xml
Sitemap: https://www.pg.com/bg_BG/sitemap.xml
Sitemap: https://www.pg.com/en_EG/sitemap.xml
Sitemap: https://www.pg.com/it_IT/sitemap.xml