User-agent: *
Allow: /
Sitemap: https://www.poemhunter.com/sitemap__general.asp
Sitemap: https://www.poemhunter.com/sitemap_bands_and_artists.asp
Sitemap: https://www.poemhunter.com/sitemap_google_video.asp
Sitemap: https://www.poemhunter.com/sitemap_index.html
Sitemap: https://www.poemhunter.com/sitemap_others.asp
Sitemap: https://www.poemhunter.com/sitemap_quotations_about.asp
Sitemap: https://www.poemhunter.com/sitemap_quotations_famous.asp
Sitemap: https://www.poemhunter.com/sitemaps/sitemap_members_pagination.asp
Sitemap: https://www.poemhunter.com/sitemaps/sitemap_poems_pagination.asp
Sitemap: https://www.poemhunter.com/sitemaps/sitemap_poets_pagination1.asp

Disallow: /ebooks/redir.asp*
Disallow: /poemhunter/show.asp*
Disallow: /poemhunter/msg.asp*