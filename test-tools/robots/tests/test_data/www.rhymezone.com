User-agent: Mediapartners-Google* 
Disallow:

User-agent: *
Disallow: /r/dz.cgi
Disallow: /r/rd.cgi
Disallow: /r/ss.cgi
Disallow: /val/vote/
Disallow: /r/addword.cgi
