User-agent: *

Disallow: /?*
Disallow: /MyPoints-Rewards.txt