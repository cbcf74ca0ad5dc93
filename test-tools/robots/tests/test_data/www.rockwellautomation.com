# robots.txt for www.rockwellautomation.com
#  4/15/2015

User-agent: *
Disallow: /rockwellautomation/events/pn-conference/
Disallow: /events/pn-conference/
Disallow: /sites/
Disallow: /rockwellautomation_
Disallow: /rockwellautomation/events/rsteched/
Disallow: /events/rsteched/
Disallow: /resources/downloads/rockwellautomation/playbook/
Disallow: /en_NA/events/in-person/detail.page?pagetitle=PartnerNetwork-Conference&docid=3d9b83b16e5573c9c70a02c91fd9b2cc
Disallow: /global/events/in-person/detail.page?pagetitle=PartnerNetwork-Conference&docid=3d9b83b16e5573c9c70a02c91fd9b2cc
Disallow: /search/
Disallow: /am/