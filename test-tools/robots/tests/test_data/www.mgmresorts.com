User-agent: *
Disallow: /content/ccm