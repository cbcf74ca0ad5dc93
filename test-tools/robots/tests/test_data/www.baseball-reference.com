# Disallow all robots on the sandbox for now.
User-agent: AhrefsBot
Disallow: /

User-agent: AhrefsBot/5.0
Disallow: /

User-agent: *
Crawl-delay:3
Disallow: /oldpi/
Disallow: /travel/travelguide.cgi
Disallow: /player_search.cgi
Disallow: /friv/random.cgi
Disallow: /friv/trade-partners.cgi
Disallow: /random.cgi
Disallow: /friv/compare.cgi
Disallow: /friv/scomp_bat.cgi
Disallow: /friv/scomp_pitch.cgi
Disallow: /friv/standings.cgi
Disallow: /compare.cgi
Disallow: /friv/killframe.cgi
Disallow: /feedback/index.cgi
Disallow: /games/streaks.cgi
Disallow: /games/teams.cgi
Disallow: /games/situational.cgi
Disallow: /games/standings.cgi
Disallow: /games/head2head.cgi
Disallow: /games/head2head-games.cgi
Disallow: /oracle/at-distance.cgi
Disallow: /oracle/link.cgi
Disallow: /oracle/linkability.cgi
Disallow: /sponsors/
Disallow: /my/
Disallow: /play-index/
Disallow: /friv/sp.cgi
Disallow: /friv/uniform_players.cgi
Disallow: /friv/uniform_players2.cgi
Disallow: /friv/uniform_players3.cgi
Disallow: /bpv/
Disallow: /bullpen/Special:Whatlinkshere/
Disallow: /bullpen/Special:Recentchangeslinked/
Disallow: /players/split.cgi
Disallow: /leagues/split.cgi
Disallow: /teams/split.cgi
Disallow: /pl/player_search*
Disallow: /bullpen/Talk:*
Disallow: /bullpen/User:*
Disallow: /ancient/

# Allow only specific directories
User-agent: Teoma
Disallow: /bullpen/
Disallow: /travel/
Disallow: /friv/
Disallow: /bpv/

User-agent: Mediapartners-Google
Allow: /

User-agent: Skynet
User-agent: The-Matrix
User-agent: Matrix
User-agent: HAL9000
Disallow: /

# talk to me if you want us to unblock this.  $$$$$
User-agent: GroundControl
User-agent: Ground-Control
User-agent: Carmine
User-agent: Caesar
Disallow: /

# tris
