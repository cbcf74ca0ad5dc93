User-agent: *
Disallow: /manuals/prtg/differences_between_prtg_on_premises_and_prtg_in_the_cloud