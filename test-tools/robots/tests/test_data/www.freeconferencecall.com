User-agent: *
Disallow: /free-international-conference-call/failed_launch_instruction*
Disallow: /free-international-conference-call/signin*
Disallow: /free-international-conference-call/internationalnumbers*
Disallow: /saml/*
