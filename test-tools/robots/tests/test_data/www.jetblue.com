User-Agent: *
Disallow: /manageflights/flightnotification/
Disallow: /vacations/Login
Disallow: /boardingpass/
Allow: /

