User-agent: *
Disallow: /deployscripts
Disallow: /sql_changes
Disallow: /logmein-verification-code.txt