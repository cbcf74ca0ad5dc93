# www.robotstxt.org/
# www.google.com/support/webmasters/bin/answer.py?hl=en&answer=156449
# Last update : 2017-01-06

User-agent: *
Disallow: /print/
Disallow: /utilisateur/
Disallow: /roadbook
Disallow: /cmp-vendors
