User-agent: *
Disallow:/Aspx/
Disallow:/Home/
Disallow:/Yushi_Site/
Disallow:/Ex_Links/
Disallow:/For/
Disallow:/pub/Split/
Disallow:/pub/2008_event/
Disallow:/pub/2009_event/
Disallow:/pub/2010_event/
Disallow:/MiniSite/Web_Report/
Disallow:/MiniSite/IMOS_inside/
Disallow:/MiniSite/Partner_Site/Channel_News/
Disallow:/MiniSite/Partner_Site/Channel_Policy/
Disallow:/Products___Technology/Products/Other_Products/