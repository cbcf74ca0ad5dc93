User-agent:* 

Disallow:/af/ 
Disallow:/api/ 
Disallow:/dev/ 
Disallow:/lp/ 
Disallow:/benefits/ 
Disallow:/copyright/ 
Disallow:/privacy/
Disallow:/site-security/ 
Disallow:/report-fraud/ 
Disallow:/help/ 
Disallow:/error/
Disallow:/popup/
Disallow:/controls/
Disallow:/usaa/ 
Disallow:/archive/
Disallow:/archived/
Disallow:/thirdparty/
Disallow:/messages/
Disallow:/monthly-report/
Disallow:/agent/agent-contact/thanks-page/
Disallow:/agent/error/
Disallow:/goodies/

User-agent:AdsBot-Google

Disallow:/af/ 
Disallow:/api/ 
Disallow:/dev/
Disallow:/benefits/ 
Disallow:/copyright/ 
Disallow:/privacy/
Disallow:/site-security/ 
Disallow:/report-fraud/ 
Disallow:/help/ 
Disallow:/error/
Disallow:/popup/
Disallow:/controls/
Disallow:/usaa/ 
Disallow:/archive/
Disallow:/archived/
Disallow:/thirdparty/
Disallow:/messages/
Disallow:/monthly-report/
Disallow:/agent/agent-contact/thanks-page/
Disallow:/agent/error/
Disallow:/goodies/

User-agent:AdsBot-Google-Mobile

Disallow:/af/ 
Disallow:/api/ 
Disallow:/dev/
Disallow:/benefits/ 
Disallow:/copyright/ 
Disallow:/privacy/
Disallow:/site-security/ 
Disallow:/report-fraud/ 
Disallow:/help/ 
Disallow:/error/
Disallow:/popup/
Disallow:/controls/
Disallow:/usaa/ 
Disallow:/archive/
Disallow:/archived/
Disallow:/thirdparty/
Disallow:/messages/
Disallow:/monthly-report/
Disallow:/agent/agent-contact/thanks-page/
Disallow:/agent/error/
Disallow:/goodies/


sitemap: https://www.progressive.com/sitemap.xml
sitemap: https://www.progressive.com/lifelanes/sitemap_index.xml
