User-agent: *

Disallow: /errors/*
Disallow: /errors/blocked/*
Disallow: /_test/*
Disallow: /ge/online-style-guide/*
Disallow: /new-accessories/*
Disallow: /ge/room-air-conditioner/window-air-conditioner-buyers-guide.htm
Disallow: /ge/room-air-conditioner/portable-air-conditioner-buyers-guide.htm
Disallow: /ge/dehumidifiers/dehumidifier-buyers-guide.htm
Disallow: /walmart/*

Sitemap: http://www.geappliances.com/sitemap.xml
