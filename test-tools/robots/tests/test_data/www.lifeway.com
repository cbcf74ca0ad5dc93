User-agent: *
Allow: /$
Allow: /*/*
Disallow: /*
Disallow: /storefaqs