User-agent: *
Disallow: /how-the-rich-get-into-ivies-behind-the-scenes-of-elite-1699066450
