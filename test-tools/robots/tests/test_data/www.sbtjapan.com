User-Agent:*
Disallow:*/ajax/*
Disallow:*/img/*
Disallow:*/images/*
Disallow:*/catalog/request_car/*
Disallow:*/photolist/*
Disallow:*/used-cars/zipphostlist/*

Sitemap: https://www.sbtjapan.com/sitemap.xml
