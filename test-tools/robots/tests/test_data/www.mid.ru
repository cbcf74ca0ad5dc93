User-Agent: *
Disallow: /group*/
Disallow: /c/portal/
Disallow: /*?p_p_id=
Disallow: /*pop_up
Disallow: /*?gr=
Disallow: /documents

User-Agent: SputnikBot
Disallow: /

