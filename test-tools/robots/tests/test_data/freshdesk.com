User-agent: *
Disallow: */demo-thank-you
Disallow: */thank-you