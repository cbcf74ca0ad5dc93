User-agent: *
Disallow: error_redir.asp
Disallow: /typing-tutor/10/
Disallow: /typing-tutor/info-tm7.asp
Disallow: /typing-tutor/uninstall.html

