User-agent: * 
#Disallow: /
Disallow: /jobs/talent
Disallow: /jobs/rescont/*
Disallow:/my/my_center
Disallow:/detail/*
Disallow:/showjob



