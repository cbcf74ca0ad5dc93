User-agent: *
Disallow:/data/
Disallow:/App_Config/
Disallow:/App_Data/
Disallow:/bin/
Disallow:/global/
Disallow:/indexes/
Disallow:/layouts/
Disallow:/pdf/
Disallow:/sitecore/
Disallow:/sitecore modules/
Disallow:/temp/
Disallow:/upload/
Disallow:/xsl/
Disallow:/Global.asax/
Disallow:/App_Config/
Disallow:/Version.aspx/
Disallow:/Web.config/
Disallow:/au/en/quikdata.aspx
Disallow:/special-offers/11F4F
Disallow:/JQ4bdaysale792011
Disallow: /au/en/agentinfo/
Disallow: /cn/zh/agentinfo/
Disallow: /hk/zh/agentinfo/
Disallow: /id/id/agentinfo/
Disallow: /jp/en/agentinfo/
Disallow: /nz/en/agentinfo/
Disallow: /sg/en/agentinfo/
Disallow: /sg/zh/agentinfo/
Disallow: /th/th/agentinfo/
Disallow: /us/en/agentinfo/
Disallow: /vn/vi/agentinfo/
Disallow: /au/en/staff/
Disallow: /au/en/jetstar-mastercard/staff/offer
Disallow: /ie/en/
Disallow: /*sale-id=
Disallow: /*flight-type=
Disallow: /Storybook/*