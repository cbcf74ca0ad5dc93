User-agent: *
Disallow: /contest/log_presence/
Disallow: /contest/previous_winners/
Disallow: /next/

User-agent: ia_archiver
Disallow: /
