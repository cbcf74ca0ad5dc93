User-agent: *
Allow: /

User-agent: Googlebot-News
Disallow: *
Allow: /triathlon/news/articles/
Allow: /triathlon-news/articles/
Allow: /news/articles