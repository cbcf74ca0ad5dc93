 







# For domain: https://www.nationwide.com/
# Last updated: 8/01/2018

User-agent: *

Disallow: /*address=*
Disallow: /*ATCLID=*
Disallow: /*city=*
Disallow: /*mailform=*
Disallow: /*NWOss=*
Disallow: /*NWOSSi=*
Disallow: /*NWOSSiPromo=*
Disallow: /*NWOSSiPromoPos=*
Disallow: /*NWOssPos=*
Disallow: /*NWOssQL=*
Disallow: /*NWOssQLPos=*
Disallow: /*pdsNumber=*
Disallow: /*requestSource=*
Disallow: /*state=*
Disallow: /*uc=1*
Disallow: /*user_choice=*
Disallow: /*wt.dcsvid=*
Disallow: /*WT.mc_id=*
Disallow: /*WT.srch=*
Disallow: /*WT.svl=*
Disallow: /*WT.svl-B5a=*
Disallow: /*WT_srch=*
Disallow: /*zipCode=*
Disallow: /*.pdf$
Disallow: /about-us/031914-nationwide-statement-ames-v-nationwide.jsp
Disallow: /access/
Disallow: /advantaged-agency-video.jsp
Disallow: /agent-signon-hba.jsp
Disallow: /auto-loan-application.jsp
Disallow: /bankcalc/
Disallow: /chicklet/
Disallow: /contact-us/
Disallow: /counterfeit-check.jsp
Disallow: /cp/
Disallow: /cps/sem-nf-annuities.htm
Disallow: /cps/sem-nf-retirement-plans.htm​
Disallow: /experience-nationwide-pet-insurance.jsp 
Disallow: /financial/advisor-annual-plan-review.jsp
Disallow: /financial/advisor-international-webinar-downloads.jsp
Disallow: /financial/advisor-martini-market-insights.jsp
Disallow: /financial/advisor-mutual-funds-top-200.jsp
Disallow: /financial/advisor-mutual-funds-value-add.jsp
Disallow: /financial/advisor-nationwide-retirement-flexible-advantage-ms.jsp
Disallow: /financial/advisor-nvit-flexible-strategy-funds.jsp
Disallow: /financial/advisor-retirement-prospect-questions.jsp
Disallow: /financial/advisor-rp-about-nationwide-mutual-funds.jsp
Disallow: /financial/advisor-social-media-disclosure.jsp
Disallow: /financial/long-term-care-video.jsp
Disallow: /financial/nationwide-financial-story-video.jsp
Disallow: /iaff.jsp  
Disallow: /iaff-fixed-mortgages.jsp
Disallow: /iaff-refinance-mortgages.jsp
Disallow: /iaff-adjustable-rate-mortgages.jsp
Disallow: /im-retired/
Disallow: /investment-professional-how-to-choose.jsp
Disallow: /locator/images/
Disallow: /mobile/
Disallow: /nationwidegtld.jsp
Disallow: /nationwide-employee-benefits.jsp
Disallow: /nationwide-experience-nationwide-for-consultants.jsp
Disallow: /nationwide-learning-center-for-consultants.jsp
Disallow: /nationwide-meet-representatives-for-consultants.jsp
Disallow: /nationwide-retirement-readiness-for-consultants.jsp
Disallow: /nationwide-thought-leadership-and-education-for-consultants.jsp
Disallow: /neb-life-add.jsp
Disallow: /neb-life-plan-provisions.jsp
Disallow: /neb-dental.jsp
Disallow: /neb-dental-plan-provisions.jsp
Disallow: /neb-disability.jsp
Disallow: /neb-disability-plan-provisions.jsp
Disallow: /neb-accident-cashback.jsp
Disallow: /neb-hospital-cashback.jsp
Disallow: /neb-medical-stop-loss-insurance.jsp
Disallow: /notice.jsp
Disallow: /notice-faq.jsp
Disallow: /notice-resources.jsp
Disallow: /NWOSSiPos*
Disallow: /nw-sales-invitational.jsp
Disallow: /nw-sales-invitational-laguna-beach.jsp
Disallow: /nw-sales-invitational-excursions.jsp
Disallow: /nw-sales-invitational-selling-carematters.jsp
Disallow: /online-bank.jsp
Disallow: /onyoursidegtld.jsp
Disallow: /planlogin*
Disallow: /search/
Disallow: /searchresults/
Disallow: /sem/
Disallow: /test/

Sitemap: https://www.nationwide.com/seo/sitemap.xml
Sitemap: https://www.nationwide.com/seo/press-release-sitemap.xml