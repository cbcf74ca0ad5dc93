#robots.txt v1.0
User-agent: *
Disallow:        		 		# alles darf indexiert werden
Disallow: /infos/               # Info Popups fuer Ticketshop
Disallow: /de/infos/            # Info Popups fuer Ticketshop
Disallow: /fr/infos/            # Info Popups fuer Ticketshop
Disallow: /it/infos/            # Info Popups fuer Ticketshop
Disallow: /en/infos/            # Info Popups fuer Ticketshop
Disallow: /content/plc/			# PLC mit unschoener Navigation
Disallow: /content/dam/sbb/cug/	# CUG Dokumente

Sitemap: https://www.sbb.ch/content/dam/internet/system/sitemap/internet-sbb-de.xml
Sitemap: https://www.sbb.ch/content/dam/internet/system/sitemap/internet-sbb-fr.xml
Sitemap: https://www.sbb.ch/content/dam/internet/system/sitemap/internet-sbb-it.xml
Sitemap: https://www.sbb.ch/content/dam/internet/system/sitemap/internet-sbb-en.xml