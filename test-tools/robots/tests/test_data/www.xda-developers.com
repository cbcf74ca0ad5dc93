User-agent: *
Disallow: /search/*
Disallow: */tag/*
Disallow: *?s=*
Disallow: /tip-us/*
