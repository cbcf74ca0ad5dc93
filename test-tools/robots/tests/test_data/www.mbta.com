User-agent: *
Disallow: /?*
Disallow: /transit-near-me?*
Disallow: /transit_near_me?*
Disallow: /trip_planner?*
Disallow: /trip-planner?*
Disallow: /search?*
Disallow: /*?*preview*&vid=*
