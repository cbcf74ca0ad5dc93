# robots, scram
User-agent: Mediapartners-Google
Disallow: 

User-agent: *
Disallow:   /cgi-bin
Disallow:   /_private
Disallow:   /adserver
Disallow:   /aspbanner
Disallow:   /banner
Disallow:   /data
Disallow:   /siteadmin
Disallow:   /newadmin
Disallow:   /guestbook
Disallow:   /images
Disallow:   /jukeboxv2
Disallow:   /jukeboxv3
Disallow:   /temp

User-agent:	Mozilla/3.01 (hotwired-test/0.1)
Disallow:   /cgi-bin
Disallow:   /_private
Disallow:   /adserver
Disallow:   /aspbanner
Disallow:   /banner
Disallow:   /data
Disallow:   /siteadmin
Disallow:   /newadmin
Disallow:   /guestbook
Disallow:   /images
Disallow:   /jukeboxv2
Disallow:   /jukeboxv3
Disallow:   /temp

User-agent:	Slurp
Disallow:   /cgi-bin
Disallow:   /_private
Disallow:   /adserver
Disallow:   /aspbanner
Disallow:   /banner
Disallow:   /data
Disallow:   /siteadmin
Disallow:   /newadmin
Disallow:   /guestbook
Disallow:   /images
Disallow:   /jukeboxv2
Disallow:   /jukeboxv3
Disallow:   /temp

User-agent:	Scooter
Disallow:   /cgi-bin
Disallow:   /_private
Disallow:   /adserver
Disallow:   /aspbanner
Disallow:   /banner
Disallow:   /data
Disallow:   /siteadmin
Disallow:   /newadmin
Disallow:   /guestbook
Disallow:   /images
Disallow:   /jukeboxv2
Disallow:   /jukeboxv3
Disallow:   /temp

User-agent: Ultraseek
Disallow:   /cgi-bin
Disallow:   /_private
Disallow:   /adserver
Disallow:   /aspbanner
Disallow:   /banner
Disallow:   /data
Disallow:   /siteadmin
Disallow:   /newadmin
Disallow:   /guestbook
Disallow:   /images
Disallow:   /jukeboxv2
Disallow:   /jukeboxv3
Disallow:   /temp


User-agent: smallbear
Disallow:   /cgi-bin
Disallow:   /_private
Disallow:   /adserver
Disallow:   /aspbanner
Disallow:   /banner
Disallow:   /data
Disallow:   /siteadmin
Disallow:   /newadmin
Disallow:   /guestbook
Disallow:   /images
Disallow:   /jukeboxv2
Disallow:   /jukeboxv3
Disallow:   /temp

User-agent: GoogleBot
Disallow:   /cgi-bin
Disallow:   /_private
Disallow:   /adserver
Disallow:   /aspbanner
Disallow:   /banner
Disallow:   /data
Disallow:   /siteadmin
Disallow:   /newadmin
Disallow:   /guestbook
Disallow:   /images
Disallow:   /jukeboxv2
Disallow:   /jukeboxv3
Disallow:   /temp

