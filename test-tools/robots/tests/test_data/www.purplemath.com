
User-agent: Googlebot

Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/

User-agent: Mediapartners-Google
Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/



User-agent: Googlebot-Image

Disallow: /



User-agent: AdsBot-Google

Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/




User-agent: Googlebot-News

Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/

User-agent: Googlebot-Video

Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/


User-agent: Mediapartners (Googlebot)

Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/



User-agent: Googlebot-Mobile

Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/

User-agent: amzn_assoc
Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /return.htm

User-agent: Yahoo-MMAudVid

Disallow: /



User-agent: Yahoo-MMCrawler
Disallow: /



User-agent: psbot
Disallow: /



User-agent: Fasterfox

Disallow: /



User-agent: FreeFind

Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/ordering.htm
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/
Disallow: /learning/

User-agent: msnbot
Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/ordering.htm
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/



User-agent: ia_archiver
Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/ordering.htm
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/

User-agent: MSIECrawler

Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/ordering.htm
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/


User-agent: *
Disallow: /cgi-bin/members.pl
Disallow: /members.htm
Disallow: /modules/members.htm
Disallow: /cgi-bin/trap.cgi
Disallow: /modules/ordering.htm
Disallow: /modules/printpage.cgi
Disallow: /return.htm
Disallow: /mathads/

User-agent:  *
Crawl-delay:  20
