# Hello, Robots.

User-agent: *
Disallow: /discuss/duboard.php?az=printer_friendly*
Disallow: /discuss/duboard.php?az=email_to_friend*
Disallow: /discuss/duboard.php?az=bookmark*
Disallow: /discuss/duboard.php?az=send_mesg*
Disallow: /discuss/duboard.php?az=user_profiles*
Disallow: /discuss/duboard.php?az=add_buddy*
Disallow: /discuss/duboard.php?az=ignore_member*
Disallow: /discuss/duboard.php?az=post*
Disallow: /discuss/duboard.php?az=search*
Disallow: /discuss/duboard.php?az=guest_user*
Disallow: /discuss/duboard.php?az=set_large_fonts*
Disallow: /discuss/duboard.php?az=expand_topics*
Disallow: /discuss/duboard.php?az=user*
Disallow: /discuss/duboard.php?az=mark*
Disallow: /discuss/duboard.php?az=mydu*
Disallow: /discuss/duboard.php?az=hide_thread*
Disallow: /discuss/duboard.php?az=my_forums*
Disallow: /cgi-bin
Disallow: /demopedia
Disallow: /Templates
Disallow: /workspace
Disallow: /includes
Disallow: *&togglemark*
Sitemap: http://www.democraticunderground.com/sitemap.php?type=index 
Sitemap: http://www.democraticunderground.com/du3sitemap.php?type=index 

User-agent: msnbot
Crawl-delay: 1


