User-agent: DBSearch
Disallow: /xslt/

User-agent: *
Disallow: /xslt/
# Favicon /docroot/favicon.ico
Sitemap: https://www.db.com/company/en/data/xml/sitemap.xml