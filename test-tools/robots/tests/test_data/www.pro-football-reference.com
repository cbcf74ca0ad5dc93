User-agent: AhrefsBot,SlySearch
Disallow: /

User-agent: Twitterbot
Disallow:



User-agent: *
Disallow: /cgi-bin/search.cgi
Disallow: /player_search.fcgi
Disallow: /player_search.fcgi*
Disallow: /search/player_search.fcgi
Disallow: /search/player_search.fcgi*
Disallow: /my/
Disallow: /players/*/*/splits
Disallow: /players/*/*/gamelog
Disallow: /players/*/*/big-games
Disallow: /players/*/*/field-goals
Disallow: /players/*/*/super-bowl
Disallow: /players/*/*/touchdowns
Disallow: /players/*/*/pick-sixes
Disallow: /players/*/*/penalties
Disallow: /players/*/*/fantasy
Disallow: /players/*/*/receiving-plays
Disallow: /players/*/*/red-zone-receiving-plays
Disallow: /players/*/*/passing-plays
Disallow: /players/*/*/red-zone-passing-plays
Disallow: /players/*/*/rushing-plays
Disallow: /players/*/*/red-zone-rushing-plays


