User-agent: *
Disallow: /wp/wp-admin/
Sitemap: https://group.renault.com/sitemap.xml
Disallow: /wp-content/uploads/2017/03/bilan-social-renault-sas-2016.pdf
Noindex: /wp-content/uploads/2017/03/bilan-social-renault-sas-2016.pdf
Disallow: /wp-content/uploads/2016/03/bilan-social-rsas-2015.pdf
Noindex: /wp-content/uploads/2016/03/bilan-social-rsas-2015.pdf
