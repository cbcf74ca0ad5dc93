User-agent: * 
Disallow: /news/forensic-expert-confirms-no-specific-evidence-of-data-taken-in-pageup-security-incident/
Disallow: /news/unauthorised-activity-on-it-system/
Disallow: /geocheck/