User-agent: *
Disallow: *.pdf  # Block pdf files. Non-standard but works for major search engines.
sitemap: https://www.k12reader.com/sitemap_index.xml 

