User-agent: Sogou Pic Spider/3.0(+http://www.sogou.com/docs/help/webmasters.htm#07)
Disallow: /
#YisouSpider  China
User-agent: YisouSpider
Disallow: /
 
User-agent: Baiduspider
Disallow: /
 
User-agent: Baiduspider+
Disallow: /
 
User-agent: Baiduspider+(+http://www.baidu.com/search/spider.htm)
Disallow: /
 
User-agent: Baiduspider/2.0;+http://www.baidu.com/search/spider.html
Disallow: /
 
User-agent: Baiduspider/2.0
Disallow: /
 
User-agent: +Baiduspider
Disallow: /
 
User-agent: +Baiduspider/2.0
Disallow: /
 
User-agent: +Baiduspider/2.0;++http://www.baidu.com/search/spider.html
Disallow: /
 
User-agent: Mozilla/5.0(compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)
Disallow: /
 
User-agent: Baiduspider-image+(+http://www.baidu.com/search/spider.htm)
Disallow: /
 
User-agent: Mozilla/5.0 (compatible; Sosospider/2.0; +http://help.soso.com/webspider.htm)
Disallow: /
 
User-agent: Mozilla/5.0 (compatible; JikeSpider; +http://shoulu.jike.com/spider.html)
Disallow: /

User-agent: *
Disallow: /company/press-room/press-releases/1998
Disallow: /company/press-room/press-releases/1999
Disallow: /company/press-room/press-releases/2000
Disallow: /company/press-room/press-releases/2001
Disallow: /company/press-room/press-releases/2002
Disallow: /company/press-room/press-releases/2003
Disallow: /company/press-room/press-releases/2004
Disallow: /company/press-room/press-releases/2005
Disallow: /company/press-room/press-releases/2006
Disallow: /company/press-room/press-releases/2007
Disallow: /company/press-room/press-releases/2008
Disallow: /company/press-room/press-releases/2009
Disallow: /company/press-room/press-releases/2010
Disallow: /company/press-room/press-releases/2011
Disallow: /company/press-room/press-releases/2012
Disallow: /company/press-room/press-releases/2013
Disallow: /company/press-room/press-releases/2014
Disallow: /commerce/

Sitemap: https://www.intuit.com/sitemap.xml
Sitemap: https://www.intuit.com/ca/sitemap.xml
Sitemap: https://www.intuit.com/fr-ca/sitemap.xml