User-agent: *
Disallow: /RealMedia/ads/
Disallow: /ads/
Disallow: /fcgi-bin/ipeclick.cgi/
Disallow: /event.ng/
Disallow: /html.ng/
Disallow: /click.ng/
Disallow: /image.ng/
Disallow: /search/
Disallow: /fax/
Disallow: /*/print/
Disallow: /print/
Disallow: /send_form/
Disallow: /email/
Disallow: /print/
Disallow: /comments.php/
Disallow: /forum/editpost.php
Disallow: /forum/global.php
Disallow: /forum/joinrequests.php
Disallow: /forum/login.php
Disallow: /forum/moderator.php
Disallow: /forum/newattachment.php
Disallow: /forum/newreply.php
Disallow: /forum/newthread.php
Disallow: /forum/private.php
Disallow: /forum/register.php
Disallow: /forum/report.php
Disallow: /forum/reputation.php
Disallow: /forum/search.php
Disallow: /forum/sendmessage.php
Disallow: /forum/subscription.php
Disallow: /forum/subscriptions.php
Disallow: /forum/threadrate.php
Disallow: /forum/usercp.php
Disallow: /forum/usernote.php
Disallow: /ebooks
Disallow: /whitepapers
Disallow: /columns/chapters
Disallow: /columns/forum_highlights
Disallow: /columns/karl
Disallow: /Cpp/STL
Disallow: /member.php
Disallow: /tags.php

User-agent: WebZIP
Disallow: /

User-agent: WebTrends
Disallow: /

User-agent: Yahoo-NewsCrawler
Disallow:

Sitemap: https://www.codeguru.com/sitemap/sitemap.xml