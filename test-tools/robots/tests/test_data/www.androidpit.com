User-agent: *

Allow: /

Disallow: /en/android/forum/post
Disallow: /editor/news
Disallow: /editor/news-article
Disallow: /editor/app-test
Disallow: /editor/device-test
Disallow: /editor/hardware-test
Disallow: /finder/search-files

Disallow: /en/android/wiki/special/randomPage
Disallow: /en/android/wiki/special/recentChanges
Disallow: /en/android/wiki/special/createPage
Disallow: /en/android/wiki/special/pageLog

Disallow: /en/android/wiki/view/Vorlage
Disallow: /en/android/wiki/view/Template
Disallow: /en/android/wiki/view/Baustelle

Disallow: /en/android/wiki/delete
Disallow: /en/android/wiki/diff
Disallow: /en/android/wiki/edit
Disallow: /en/android/wiki/history
Disallow: /en/android/wiki/revert
Disallow: /en/android/wiki/special/createPage
Disallow: /en/android/wiki/special/move
Disallow: /en/android/wiki/special/randomPage
Disallow: /en/android/wiki/special/restore
Disallow: /en/android/wiki/special/upload

Disallow: /en/android/contact-form

Disallow: /en/android/download/app/
Disallow: /download/app/

Sitemap: http://www.androidpit.com/sitemap.xml
Sitemap: http://www.androidpit.com/sitemap_en_news.xml
