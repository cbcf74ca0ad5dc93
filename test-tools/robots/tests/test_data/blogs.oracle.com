User-agent: Oracle Secure Enterprise Search
Disallow: 

User-agent: endecawebcrawler
Disallow:

User-agent: Python-urllib/1.17
Disallow: 
