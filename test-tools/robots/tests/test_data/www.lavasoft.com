User-agent: *
Disallow: /download
Disallow: /download_and_buy
Disallow: /download_redir
Disallow: /blog-img
Disallow: /internal
Disallow: /paidsearch
Disallow: /purchase
Disallow: /single

Disallow: /mylavasoft/user/register
Disallow: /*.js
Disallow: /*.css