User-agent: *
Disallow: */groups/private_groups/
Disallow: */groups/personalized/
Disallow: */printable_home.jhtml
Disallow: */res/
Disallow: */session_expired
