User-agent: BoardReader
User-agent: BoardTracker
User-agent: Gigabot
User-agent: Twiceler
User-agent: dotbot
User-agent: Baidu
User-agent: Baiduspider
User-agent: Baiduspider-video
User-agent: Baiduspider-image
User-agent: NaverBot
User-agent: Sosospider
User-agent: Yandex
User-agent: YoudaoBot
User-agent: Yeti
User-agent: proximic
User-agent: sogou
User-agent: sogou spider
User-agent: Sogou web spider
Disallow: /

User-agent: Mediapartners-Google*
Disallow:

User-agent: Slurp
Disallow:
Crawl-delay: 10

User-agent: *
Disallow: /admin.php
Disallow: /account/
Disallow: /conversations/
Disallow: /find-new/
Disallow: /goto/
Disallow: /login/
Disallow: /search/
Disallow: /posts/

sitemap: https://www.talkbass.com/sitemap.php
