<!DOCTYPE html>

<!--[if IE 8 ]><html lang="en" class="ie ie8 oldie desktop no-touch" xmlns="http://www.w3.org/1999...>
<!--[if IE 9 ]><html lang="en" class="ie ie9 desktop no-touch" xmlns="http://www.w3.org/1999...>
<!--[if (gt IE 9)|!(IE)]><!--><html lang="en"><!--<![endif]-->
	

	<head>
<meta http-equiv="X-UA-Compatible" content="IE=11; IE=10; IE=9; IE=8; IE=7; IE=EDGE"/>





<link rel="icon" type="image/vnd.microsoft.icon" href="//c1.sfdcstatic.com/etc/designs/sfdc-www/en_us/favicon.ico">
<link rel="shortcut icon" type="image/vnd.microsoft.icon" href="//c1.sfdcstatic.com/etc/designs/sfdc-www/en_us/favicon.ico">
<script type="text/javascript" id="akamaiRootBlock">
    if ( /(\/\/.*?)\//gm.exec(document.querySelectorAll('link[rel="icon"]')[0].getAttribute('href')) ) {
        window.akamaiRoot = /(\/\/.*?)\//gm.exec(document.querySelectorAll('link[rel="icon"]')[0].getAttribute('href'))[1];    
    }
    else {
        window.akamaiRoot = '';
    }
</script>

<title>Help Desk Software - Salesforce.com</title>


<meta http-equiv="content-type" content="text/html; charset=UTF-8">
<meta http-equiv="Content-Language" content="en_us"/>
<meta charset="utf-8">
<meta content="width=device-width, initial-scale=1.0" name="viewport">
<meta name="keywords">
<meta name="description">

<meta property="og:title"/>
<meta property="og:description">
<meta property="og:image"/>
<meta property="og:site_name" content="Salesforce.com"/>
<meta property="og:url" content="https://www.salesforce.com/solutions/small-business-solutions/help-desk-software/"/>
<meta property="og:type" content="website"/>
<meta property="og:locale" content="en_us"/>
<meta property="fb:admins"/>
<meta property="fb:app_id" content="149533758430156"/>
<link rel="canonical" href="https://www.salesforce.com/solutions/small-business-solutions/help-desk-software/"/>
<meta property="twitter:domain" content="www.salesforce.com"/>
<meta property="twitter:card" content="summary"/>
<meta property="twitter:url" content="https://www.salesforce.com/solutions/small-business-solutions/help-desk-software/"/>
<meta property="twitter:site" content="@salesforce"/>






  <link rel="alternate" href="https://www.salesforce.com/solutions/small-business-solutions/keep-customers/" hreflang="x-default"/>

  <link rel="alternate" href="https://www.salesforce.com/solutions/small-business-solutions/keep-customers/" hreflang="en-us"/>

  <link rel="alternate" href="https://www.salesforce.com/au/solutions/small-business-solutions/keep-customers/" hreflang="en-au"/>

  <link rel="alternate" href="https://www.salesforce.com/ap/solutions/small-business-solutions/keep-customers/" hreflang="en-sg"/>

  <link rel="alternate" href="https://www.salesforce.com/cn/solutions/small-business-solutions/keep-customers/" hreflang="zh-Hans-cn"/>

  <link rel="alternate" href="https://www.salesforce.com/br/solutions/small-business-solutions/keep-customers/" hreflang="pt-br"/>

  <link rel="alternate" href="https://www.salesforce.com/fr-ca/small-business-solutions/keep-customers/" hreflang="fr-ca"/>

  <link rel="alternate" href="https://www.salesforce.com/ca/solutions/small-business-solutions/keep-customers/" hreflang="en-ca"/>

  <link rel="alternate" href="https://www.salesforce.com/mx/solutions/small-business-solutions/keep-customers/" hreflang="es-mx"/>

  <link rel="alternate" href="https://www.salesforce.com/jp/solutions/small-business-solutions/keep-customers/" hreflang="ja-jp"/>

  <link rel="alternate" href="https://www.salesforce.com/kr/solutions/small-business-solutions/overview/keep-customers/" hreflang="ko-kr"/>

  <link rel="alternate" href="https://www.salesforce.com/tw/solutions/small-business-solutions/overview/keep-customers/" hreflang="zh-Hant-tw"/>

  <link rel="alternate" href="https://www.salesforce.com/in/solutions/small-business-solutions/keep-customers/" hreflang="en-in"/>

  <link rel="alternate" href="https://www.salesforce.com/ap/solutions/small-business-solutions/overview/keep-customers/" hreflang="en-hk"/>

  <link rel="alternate" href="https://www.salesforce.com/hk/solutions/small-business-solutions/overview/keep-customers/" hreflang="zh-Hant-hk"/>

  <link rel="alternate" href="https://www.salesforce.com/my/solutions/small-business-solutions/overview/keep-customers/" hreflang="en-my"/>

  <link rel="alternate" href="https://www.salesforce.com/th/solutions/small-business-solutions/overview/keep-customers/" hreflang="th-th"/>













    
<script type="text/javascript" src="//c1.sfdcstatic.com/etc.clientlibs/clientlibs/granite/jquery.min.772fb04d4ce536dfb06c17e789ad4dbd.js"></script>
<script type="text/javascript" src="//c1.sfdcstatic.com/etc.clientlibs/clientlibs/granite/utils.min.a53a609d64abb59ba4017351854c46d0.js"></script>
<script type="text/javascript" src="//c1.sfdcstatic.com/etc.clientlibs/clientlibs/granite/jquery/granite.min.a6c15d5e8643e4b9e6a6845ada2e7a36.js"></script>
<script type="text/javascript" src="//c1.sfdcstatic.com/etc/clientlibs/granite/jquery/granite.min.5ccb0d12b9518d920111690f39f2e108.js"></script>
<script type="text/javascript" src="//c1.sfdcstatic.com/etc.clientlibs/foundation/clientlibs/jquery.min.dd9b395c741ce2784096e26619e14910.js"></script>






    <script src="https://a.sfdcstatic.com/www/prod/oneTrust/onetrustConsent.js" type="text/javascript" charset="UTF-8"></script>
    <script>
        <!-- /* OneTrust callback */ -->
        function OptanonWrapper() {
            // Push a oneTrust group update event to dataLayer
            if (window.dataLayer) {
                window.dataLayer.push({event: 'OneTrustGroupsUpdated'});
            }
            //Check if user's cookies are enabled, if not remove One Trust from page
            var cookies = ("cookie" in document && (document.cookie.length > 0 || (document.cookie = "test").indexOf.call(document.cookie, "test") > -1));
            if (!cookies) {
                var box = document.getElementsByClassName('optanon-alert-box-wrapper')[0];
                box.remove();
                var bg = document.getElementById("optanon");
                bg.remove();
                return;
            }
            try {
                //Check if current page is Privacy page, if so do not display One Trust modal
                if(typeof digitalData !== "undefined") {
                    if(digitalData.page.pagename.indexOf(":company:privacy") > -1){
                        var el = document.getElementsByClassName("optanon-alert-box-wrapper");
                        var bg = [document.getElementById("optanon-popup-bg")];
                        function getCookie(name) {
                            var value = "; " + document.cookie;
                            var parts = value.split("; " + name + "=");
                            if (parts.length == 2) return parts.pop().split(";").shift();
                        }
                        function removeElement(elements) {
                            if (!getCookie('OptanonAlertBoxClosed')) {
                                if(elements.length > 0) {
                                    if(typeof elements[0] != 'undefined' && elements[0] != null){
                                        elements[0].style.display = "none";
                                    }
                                }
                            }
                        }
                        removeElement(bg);
                        removeElement(el);
                    }
                }
                <!-- /* reinitialize active groups after user updates consent */ -->
                if (SfdcWwwBase.gdpr) {
                    SfdcWwwBase.gdpr.init();
                }
            }catch(err){
                console.error(err.message)
            }

        }
    </script>
    
    
<link rel="stylesheet" href="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_onetrust.min.73525970cbec02a855528a56d9a9af6b.css" type="text/css">
<script type="text/javascript" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_onetrust.min.a8ace6a90db8a25af96ec53e2b34c4a9.js"></script>








    
<script type="text/javascript" src="//c1.sfdcstatic.com/etc.clientlibs/clientlibs/granite/lodash/modern.min.3a0ad4c7614495b1cae264dfcb9b9813.js"></script>
<script type="text/javascript" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_analytics_top.min.b3f8ff2dd26ec8d303aeb516aa391d4f.js"></script>




<!-- Google Tag Manager -->

<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':
        new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
    j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src=
    'https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','dataLayer','GTM-WRXS6TH');</script>


<!-- End Google Tag Manager -->




<!-- HTML5 shim and Respond.js IE8 support of HTML5 elements and media queries -->
<!--[if lt IE 9]>
<script src="https://oss.maxcdn.com/libs/html5shiv/3.7.0/html5shiv.js"></script>
<![endif]-->


    
        <script src="https://cdn.optimizely.com/js/10681260716.js"></script>
        
        
    
<script type="text/javascript" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_optimizely.min.00b6fc6b17d8fb7c7e2303e34a8ef522.js"></script>



    











<!-- BEGIN Salesforce DMP ControlTag for "Salesforce US" -->
<script class="kxct" data-id="rxr05acqt" data-timing="async" data-version="3.0" type="text/javascript">
    window.Krux||((Krux=function(){Krux.q.push(arguments)}).q=[]);
    (function(){
        var k=document.createElement('script');k.type='text/javascript';k.async=true;
        k.src=(location.protocol==='https:'?'https:':'http:')+'//cdn.krxd.net/controltag/rxr05acqt.js';
        var s=document.getElementsByTagName('script')[0];s.parentNode.insertBefore(k,s);
    }());
</script>
<!-- END Salesforce DMP ControlTag -->




<script src="//assets.adobedtm.com/7089d7be7dacc457a8233ff9a3a1a83c5d80ff74/satelliteLib-eb844e404d0d734b7f9841b393b34585463d72b4.js"></script>




    
<link rel="stylesheet" href="//c1.sfdcstatic.com/etc/clientlibs/sfdc-www-global/clientlibs_base.min.d63a6d91962a7426c42282bf0c99fe98.css" type="text/css">
<link rel="stylesheet" href="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_search.min.917552299622943ba75630286e6fcb00.css" type="text/css">
<link rel="stylesheet" href="//c1.sfdcstatic.com/etc/clientlibs/sfdc-www/clientlibs_sfdc_forms.min.bbc5af4eb3fc923bd2b15c551f708ad2.css" type="text/css">
<link rel="stylesheet" href="//c1.sfdcstatic.com/etc/clientlibs/sfdc-www/clientlibs_base.min.625ac300f1b8b0e176182d5aaaa1dbeb.css" type="text/css">








<link href="//c1.sfdcstatic.com/etc.bundles/sfdc-www/bundles/all.bundle.127d9df2eb24bcf65dc7.css" rel="stylesheet">





</head>

	

<body class="  highlight-smb">
    <!-- call separate file to include any javascript / css needed right at the top of body-->
    

<!-- Google Tag Manager (noscript) -->

<noscript>
    <iframe src="https://www.googletagmanager.com/ns.html?id=GTM-WRXS6TH" height="0" width="0" style="display:none;visibility:hidden"></iframe>
</noscript>


<!-- End Google Tag Manager (noscript) -->

<div aria-hidden="true"><script type="text/javascript" src="//c1.sfdcstatic.com/etc.clientlibs/foundation/clientlibs/shared.min.d8eee0685f08a5253a1d753a2619a08f.js"></script>
<script type="text/javascript" src="//c1.sfdcstatic.com/etc.clientlibs/cq/personalization/clientlib/personalization/kernel.min.0dee8503aa776977556eea6a54d47dd4.js"></script>
<script type="text/javascript">
    $CQ(function() {
        CQ_Analytics.SegmentMgr.loadSegments("\/etc\/segmentation\/sfdc\u002Dwww");
        CQ_Analytics.ClientContextUtils.init("\/etc\/clientcontext\/sfdc\u002Dwww", "\/content\/www\/en_us\/home\/solutions\/small\u002Dbusiness\u002Dsolutions\/help\u002Ddesk\u002Dsoftware");

        
    });
</script>
</div>

<div aria-hidden="true"></div>


    
<a class="screen-reader-text" href="#main"><div class="container">Skip to content</div></a>
<header class="container-fluid header-container" role="banner">
    
    <div class="page-message-alert-replace"></div>
    
    <div><div class="section"><div class="new"></div>
</div><div class="iparys_inherited"><div class="iparsys parsys"><div class="referenceComponent reference parbase section"><div class="cq-dd-paragraph"><div class="mobilenavigationcomp mobileNavigationComponent parbase"><nav class="container-fluid header-container">
    <div class="navbar">
        <div class="navbar-header-container">
            <div class="navbar-header">
                <button type="button" class="mobile-nav-toggle collapsed" data-toggle="collapse" data-target="#expandablenavigation" aria-label="Navigation Menu">
                    <span class="icon-bar"></span>
                    <span class="icon-bar"></span>
                    <span class="icon-bar"></span>
                </button>
                <div class="navbar-content">
</div>
                <div class="navbar-brand">
    <a href="/" class="
                image-link">
        
        
        
            <img class="lazy   img-responsive  margin-10-top-lg       " alt="Salesforce Home" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/home/logo-salesforce-m.svg"/>
            
        
        
        
    </a>
    


</div>
                
                <span class="free-trial-container free-trial-mobile-nav">
                    
                        <div class="page_module page basicpage section">


    <div><div class="buttonCTAComponent parbase section">
<div class="margin-0-top-lg margin-0-bottom-lg text-center">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container hidden-md hidden-lg">
        <a role="button" class="btn btn-lg btn-nav salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/form/signup/freetrial-service-essentials-mobi/?d=cta-glob-nav-3" target="_blank">
            
            
            <span>
              
                Try for free
              </span>
            

        </a>
        
    </div>


</div>


    <div class="cta_1 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container hidden-xs hidden-sm">
        <a role="button" class="btn btn-lg btn-nav salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/form/signup/freetrial-service-essentials/?d=cta-glob-nav-3" target="_blank">
            
            
            <span>
              
                Try for free
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>

</div>


                    
                    
                </span>
                <span class="offer-cta-container">
                    
                    
                        <div class="offer_cta_default_par buttonCTAComponent parbase">
<div>
    <div class="cta_0 buttonCTAItemComponent parbase">

</div>

</div>
</div>

                    
                </span>
            </div>
        </div>
    </div>
    <div class="barComponent parbase section"><div class="margin-0-top-xs bg-haze bar-align-center " style="height:1px;width:100%;"></div>

</div>


    
</nav>
<div class="mobile-navigation-drawer mobilenav">
    <div class="overlay"></div>
    <div class="mobile-drawer-container">
        <div class="mobile-drawer-navigation">
            <div>
                <div class="drawer-previous">
                    <span class="salesforce-icon icon-sfdc-icon-left-arrow"></span>
                </div>
                <div id="drawer-title" data-default-title="Home">
                    <span>Home</span>
                </div>
                <div class="drawer-close">
                    <span class="icon-sfdc-icon-x"></span>
                </div>
            </div>
            
                
                <div class="coveo-form" role="search"><div>

<script>

    if (typeof lodash_loaded === 'undefined' && typeof _ !== 'undefined') {
        var lodash = _;
        var lodash_loaded = true ;
    }

</script>

<script defer type="text/javascript" src="https://static.cloud.coveo.com/searchui/v2.3826/js/CoveoJsSearch.Lazy.min.js"></script>

<script>
    if (typeof underscore_loaded === 'undefined'  && typeof _ !== 'undefined') {
        var underscore = _;
        window._ = lodash;
        window._.all = underscore.all;
        window._.contains = underscore.contains;
        var underscore_loaded = true ;
    }

</script>


<script type="text/javascript">
    document.addEventListener("DOMContentLoaded", function() {
        Coveo.SearchEndpoint.configureCloudV2Endpoint('salesforcemarketingg6kzp068', 'xx60f49268-8209-4d84-a2dd-5a6579aaf03f');
        var root = Coveo.$$(document).find("#coveo-96c7f7bb-7a02-4202-95a7-96682d2b7d62");
        Coveo.Analytics.options.searchHub.defaultValue = 'WWW-United States';

        // Add ie helper file if needed
        if (SfdcWwwBase.utils.detectIE() !== false) {
            Coveo.configureResourceRoot('https://static.cloud.coveo.com/searchui/v2.3826/js/'); 
        }
        
        Coveo.initSearchbox(root, '/search/');
    });
</script>
<div id="coveo-96c7f7bb-7a02-4202-95a7-96682d2b7d62" class=" searchfield-small search-closed">
    <div class="coveo-search-section" tabindex="0">
        <div class="icon-sfdc-icon-magnifying-glass"></div>
        <div class="CoveoSearchbox" data-placeholder="Search" data-enable-omnibox="true" data-enable-search-as-you-type="false" data-enable-query-extension-addon="true" data-enable-wildcards="true" data-enable-question-marks="true" data-enable-lowercase-operators="true" data-enable-partial-match="true"></div>
    </div>
</div>

</div>

</div>
            
        </div>
        <div class="navigation-container drawer-container">
            
            <ul class="dynamic-links generic-links" role="navigation">
                <li>
                    
                    <div></div>
                    <a data-target-drawer="products" class="drawer-link-header has-child">
                        
                        <span class="linktitle">Products</span>
                        <span class="haschildIcon"></span>
                    </a>
                    <div id="drawer_products" class="drawer-child drawer-container" data-drawer-title="Products">
                        
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="/products/what-is-salesforce/" data-target-drawer="what-is-salesforce" class="drawer-link-header ">
                    
                    <span class="linktitle">What is Salesforce?</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/products/" data-target-drawer="products-overview" class="drawer-link-header ">
                    
                    <span class="linktitle">Products Overview</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/editions-pricing/overview/" data-target-drawer="pricing" class="drawer-link-header ">
                    
                    <span class="linktitle">Pricing</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/small-business-solutions/overview/" data-target-drawer="small-business" class="drawer-link-header ">
                    
                    <span class="linktitle">Small Business</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/products/einstein/overview/" data-target-drawer="intelligence" class="drawer-link-header ">
                    
                    <span class="linktitle">Intelligence</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a data-target-drawer="sales" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-sales"></span>
                    <span class="linktitle">Sales</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_sales" data-drawer-title="Sales" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="sales-cloud" class="
        h3
        text-cirrus
        text-center
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="sales-cloud" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/products/sales-cloud/overview/">
        <svg class="salesforce-icon
            cloud-icon-sales
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Sales Cloud 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	<div>Sell faster and smarter with the world's #1 sales platform.</div>

</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/sales-cloud/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Extend sales with the Salesforce Platform.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/cpq/overview/">Salesforce CPQ &amp; Billing</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/sales-cloud/features/marketing-automation-software/">Pardot</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/sales-cloud/features/crm-email-connector/">Salesforce Inbox</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/sales-cloud/features/channel-partner-management/">Partner Relationship Management</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/solutions/essentials/">Salesforce Essentials</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/sales-cloud/features/sales-cloud-einstein/">Sales Cloud Einstein</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/sales-cloud/tools/high-velocity-sales/">High Velocity Sales</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/sales-cloud/features/lightning-dialer/">Lightning Dialer</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/sales-cloud/features/mobile-crm-software/">Salesforce for iOS and Android</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/solutions/appexchange/overview/">AppExchange</a>
                
                
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="service" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-service"></span>
                    <span class="linktitle">Service</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_service" data-drawer-title="Service" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="service-cloud" class="
        h3
        text-cirrus
        text-center
        salesforce-sans-regular
        
        
        
        
        
        
        
        " style="; ">
    
    <a name="service-cloud" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/products/service-cloud/overview/">
        <svg class="salesforce-icon
            cloud-icon-service
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Service Cloud 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	<p>Increase customer satisfaction using the #1 platform for service.</p>

</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/service-cloud/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>
<div class="headingComponent parbase section">

    
<h4 id="field-service" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg
        " style="; ">
    
    <a name="field-service" class="
            text-cirrus
            
            
            " href="/products/field-service/overview/">
        
        
        <span class="
            header-text
            
            
            padding-10-top-lg">
            
                Field Service 
            
            
        </span>
        
        <p class=" small">
            Manage the challenges of today’s mobile operations with Field Service Lightning.
        </p>
    </a>
</h4>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Extend service with the Salesforce Platform.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/service-cloud/features/">Customer Service</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/service-cloud/communities/">Self-Service</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/service-cloud/tools/">Digital Channels</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/service-cloud/automated-customer-service/">Automation &amp; AI</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/solutions/essentials/service/">Salesforce Essentials</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/salesforce-iot/">IoT</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/service-cloud/features/service-analytics/">Service Analytics</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/solutions/appexchange/overview/">AppExchange</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/service-cloud/platform/">Salesforce Platform</a>
                
                
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="marketing" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-marketing"></span>
                    <span class="linktitle">Marketing</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_marketing" data-drawer-title="Marketing" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="marketing-cloud" class="
        h3
        text-cirrus
        text-center
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="marketing-cloud" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/products/marketing-cloud/overview/">
        <svg class="salesforce-icon
            cloud-icon-marketing
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Marketing Cloud 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	<div>Strengthen your customer relationships with the world's #1 marketing platform.</div>

</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/marketing-cloud/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Explore the power of Marketing Cloud.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/marketing-cloud/email-marketing/">Email Studio</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/marketing-cloud/mobile-marketing/">Mobile Studio</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/marketing-cloud/social-media-marketing/">Social Studio</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/marketing-cloud/digital-advertising/">Advertising Studio</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/marketing-cloud/data-sharing/">Data Studio</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/marketing-cloud/journey-management/">Journey Builder</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/marketing-cloud/data-management/">Audience Studio</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/marketing-cloud/marketing-automation/">Pardot</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/marketing-cloud/marketing-intelligence/">Datorama</a>
                
                
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="commerce" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-e-commerce"></span>
                    <span class="linktitle">Commerce</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_commerce" data-drawer-title="Commerce" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="commerce-cloud" class="
        h3
        text-night
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="commerce-cloud" class="
            text-night
            
            anchor-image
            has-cloud-icon" href="/products/commerce-cloud/overview/">
        <svg class="salesforce-icon
            cloud-icon-e-commerce
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Commerce Cloud 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	<div>Grow revenue faster by building ecommerce experiences powered by artificial intelligence.</div>

</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/commerce-cloud/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Explore the power of Salesforce B2C Commerce.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/commerce-cloud/ecommerce/">Salesforce B2C Commerce</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/commerce-cloud/ecommerce/order-management/">Order Management</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/commerce-cloud/ecommerce/endless-aisle/">Endless Aisle</a>
                
                
                
            </span>
        </li>
    </ul>



</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Explore the power of Salesforce B2B Commerce.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/commerce-cloud/b2b-ecommerce/">Salesforce B2B Commerce</a>
                
                
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="engagement" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-heroku"></span>
                    <span class="linktitle">Engagement</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_engagement" data-drawer-title="Engagement" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="heroku" class="
        h3
        text-night
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="heroku" class="
            text-night
            
            anchor-image
            has-cloud-icon" href="/products/heroku/overview/">
        <svg class="salesforce-icon
            cloud-icon-heroku
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Heroku 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	<div>Build engaging experiences with custom apps on Heroku.</div>

</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/heroku/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Create amazing customer-facing apps.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/heroku/features/">Features</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/heroku/architecture.html">Architecture</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/heroku/app-gallery/">App Gallery</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/heroku/pricing/">Pricing</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://trailhead.salesforce.com/en/trails/heroku_enterprise" target="_blank">Learn</a>
                
                <span class="salesforce-icon icon-sfdc-icon-offsite" aria-label="(opens in a new window)"></span>
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="platform" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-platform"></span>
                    <span class="linktitle">Platform</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_platform" data-drawer-title="Platform" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="lightning-platform" class="
        h3
        text-cirrus
        text-center
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="lightning-platform" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/products/platform/overview/">
        <svg class="salesforce-icon
            cloud-icon-platform
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Lightning Platform 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	<div>Empower everyone to build apps on the #1 enterprise cloud platform.</div>

</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/platform/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Build apps fast.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/platform/lightning/">No-Code Builders</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/platform/products/salesforce-dx/">Pro-Code Tools</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/salesforce-platform/">Enterprise Services</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/platform/app-dev/digital-experiences/">Lightning External Apps</a>
                
                
                
            </span>
        </li>
    </ul>



</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Extend your CRM.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/platform/solutions/employee-experience/">Employee Experience Apps</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/platform/products/blockchain/">Blockchain</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/platform/products/shield/">Shield</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/platform/solutions/ai-services/">Einstein Analytics</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/platform/products/mysalesforce/">mySalesforce</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/platform/app-dev/digital-experiences/">Lightning External Apps</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/platform/products/salesforce-connect/">Connect</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/solutions/appexchange/overview/">AppExchange</a>
                
                
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="integration" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-industries-product-integration"></span>
                    <span class="linktitle">Integration</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_integration" data-drawer-title="Integration" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="mulesoft-anypoint-platform" class="
        h3
        text-cirrus
        text-center
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="mulesoft-anypoint-platform" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/products/integration/overview/">
        <svg class="salesforce-icon
            cloud-icon-industries-product-integration
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                MuleSoft Anypoint Platform 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	Connect any app, data, or device — in the cloud or on-premises.
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/integration/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Explore the power of MuleSoft Anypoint Platform.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/integration/features/">Engage</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/integration/features/">Develop</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/integration/features/">Secure</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/integration/features/">Run</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/integration/features/">Manage</a>
                
                
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="analytics" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-analytics"></span>
                    <span class="linktitle">Analytics</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_analytics" data-drawer-title="Analytics" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="einstein-analytics" class="
        h3
        text-cirrus
        text-center
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="einstein-analytics" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/products/einstein-analytics/overview/">
        <svg class="salesforce-icon
            cloud-icon-analytics
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Einstein Analytics 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	Bring the benefits of complete AI-powered analytics to everyone.
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/einstein-analytics/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>
<div class="headingComponent parbase section">

    
<h4 id="field-service" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg
        " style="; ">
    
    <a name="field-service" class="
            text-cirrus
            
            
            " href="/products/field-service/overview/">
        
        
        <span class="
            header-text
            
            
            padding-10-top-lg">
            
                Field Service 
            
            
        </span>
        
        <p class=" small">
            Manage the challenges of today’s mobile operations with Field Service Lightning.
        </p>
    </a>
</h4>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Explore the power of Einstein Analytics.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/einstein-analytics/roles/">Analytics by Role</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/einstein-analytics/industry/">Analytics by Industries</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/einstein-analytics/features/">Analytics Platform</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/einstein-analytics/partners/">Integration Partners</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/einstein-analytics/resources/">Resources</a>
                
                
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="industries" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-industries"></span>
                    <span class="linktitle">Industries</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_industries" data-drawer-title="Industries" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="industries-overview" class="
        h3
        text-night
        text-center
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="industries-overview" class="
            text-night
            
            anchor-image
            has-cloud-icon" href="/solutions/industries/">
        <svg class="salesforce-icon
            cloud-icon-industries
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Industries Overview 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	Forge a path to success in your industry with the world’s #1 CRM.
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/solutions/industries/">
            
            
            <span>
              
                See all industries
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Explore our most popular industry solutions.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/financial-services-cloud/overview/">Financial Services Cloud</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/health-cloud/overview/">Health Cloud</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/solutions/industries/government/overview/">Government Cloud</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/solutions/philanthropy/corporate-social-responsibility/">Philanthropy Cloud</a>
                
                
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="communities" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-community"></span>
                    <span class="linktitle">Communities</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_communities" data-drawer-title="Communities" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="community-cloud" class="
        h3
        text-night
        text-center
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="community-cloud" class="
            text-night
            
            anchor-image
            has-cloud-icon" href="/products/community-cloud/overview/">
        <svg class="salesforce-icon
            cloud-icon-community
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Community Cloud 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-0-top-lg margin-0-right-lg margin-0-bottom-lg margin-0-left-lg  text-size-default line-height-default        ">
	Build beautiful, CRM-powered online experiences, fast.
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/community-cloud/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Explore the power of communities.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/community-cloud/partner-relationship-management/">Partner Relationship Management</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/community-cloud/overview/">Digital Experiences</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/community-cloud/customer-community/">Self-Service</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/community-cloud/features/accelerate-customer-collaboration/">Lightning Bolt</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/community-cloud/resources/">Resources</a>
                
                
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="enablement" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-trailhead"></span>
                    <span class="linktitle">Enablement</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_enablement" data-drawer-title="Enablement" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="mytrailhead" class="
        h3
        text-cirrus
        text-center
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="mytrailhead" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/products/mytrailhead/overview/">
        <svg class="salesforce-icon
            cloud-icon-trailhead
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                myTrailhead 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	Reinvent learning and enablement.
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/mytrailhead/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Explore the power of myTrailhead.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/mytrailhead/overview/">myTrailhead</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/mytrailhead/features/">Features</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/mytrailhead/faq/">FAQ</a>
                
                
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="productivity" class="drawer-link-header has-child">
                    <span class="salesforce-icon cloud-icon-product-quip"></span>
                    <span class="linktitle">Productivity</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_productivity" data-drawer-title="Productivity" class="drawer-child drawer-container">
                    
    
        
            <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-10-top-lg margin-10-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h6 id="quip" class="
        h3
        text-cirrus
        text-center
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="quip" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/products/quip/overview/">
        <svg class="salesforce-icon
            cloud-icon-product-quip
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Quip 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-0-top-lg margin-0-right-lg margin-0-bottom-lg margin-0-left-lg  text-size-default line-height-default        ">
	Deeply integrate real-time chat and Salesforce data into documents, spreadsheets, and slides.
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/quip/overview/">
            
            
            <span>
              
                Learn More
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


        
    
    <ul class="generic-links" role="navigation">
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Explore the power of Quip.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="/products/quip/use-cases/#account-plans-scroll-tab">Account Plans</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/quip/use-cases/#opportunity-notes-scroll-tab">Opportunity Notes</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/quip/use-cases/#close-plans-scroll-tab">Close Plans</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/quip/use-cases/#pricing-proposals-scroll-tab">Pricing Proposals</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/quip/use-cases/#deal-feeds-scroll-tab">Deal Feeds</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/quip/use-cases/#case-swarms">Case Swarms</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/editions-pricing/quip/">Pricing</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://quip.com/landing/salesforce-signup" target="_blank">Free Trial</a>
                
                <span class="salesforce-icon icon-sfdc-icon-offsite" aria-label="(opens in a new window)"></span>
                
            </span>
        </li>
    </ul>



</div>


    

                </div>
            </li>
        
    </ul>
    

                    </div>
                </li>
            
                <li>
                    
                    <div></div>
                    <a data-target-drawer="solutions" class="drawer-link-header has-child">
                        
                        <span class="linktitle">Solutions</span>
                        <span class="haschildIcon"></span>
                    </a>
                    <div id="drawer_solutions" class="drawer-child drawer-container" data-drawer-title="Solutions">
                        
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a data-target-drawer="by-business-type" class="drawer-link-header has-child">
                    
                    <span class="linktitle">By Business Type</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_by-business-type" data-drawer-title="By Business Type" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="/solutions/small-business-solutions/overview/" data-target-drawer="small-business" class="drawer-link-header ">
                    
                    <span class="linktitle">Small Business</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/nonprofit/overview/" data-target-drawer="nonprofit" class="drawer-link-header ">
                    
                    <span class="linktitle">Nonprofit</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/salesforce-for-startups/overview/" data-target-drawer="startups" class="drawer-link-header ">
                    
                    <span class="linktitle">Startups</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="by-role" class="drawer-link-header has-child">
                    
                    <span class="linktitle">By Role</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_by-role" data-drawer-title="By Role" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="/solutions/by-role/salesforce-for-sales/" data-target-drawer="sales" class="drawer-link-header ">
                    
                    <span class="linktitle">Sales</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/by-role/salesforce-for-service/" data-target-drawer="service" class="drawer-link-header ">
                    
                    <span class="linktitle">Service</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/by-role/salesforce-for-marketing/" data-target-drawer="marketing" class="drawer-link-header ">
                    
                    <span class="linktitle">Marketing</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/by-role/salesforce-for-it/" data-target-drawer="it" class="drawer-link-header ">
                    
                    <span class="linktitle">IT</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="by-need" class="drawer-link-header has-child">
                    
                    <span class="linktitle">By Need</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_by-need" data-drawer-title="By Need" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="/campaign/lightning/" data-target-drawer="productivity" class="drawer-link-header ">
                    
                    <span class="linktitle">Productivity</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/products/einstein/overview/" data-target-drawer="artificial-intelligence" class="drawer-link-header ">
                    
                    <span class="linktitle">Artificial Intelligence</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/mobile/overview/" data-target-drawer="mobility" class="drawer-link-header ">
                    
                    <span class="linktitle">Mobility</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/products/quip/overview/" data-target-drawer="collaboration" class="drawer-link-header ">
                    
                    <span class="linktitle">Collaboration</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/customer-360/" data-target-drawer="customer-360" class="drawer-link-header ">
                    
                    <span class="linktitle">Customer 360</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="by-industry" class="drawer-link-header has-child">
                    
                    <span class="linktitle">By Industry</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_by-industry" data-drawer-title="By Industry" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="/solutions/industries/" data-target-drawer="overview" class="drawer-link-header ">
                    
                    <span class="linktitle">Overview</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/financial-services/overview/" data-target-drawer="financial-services" class="drawer-link-header ">
                    
                    <span class="linktitle">Financial Services</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/healthcare/overview/" data-target-drawer="healthcare---life-sciences" class="drawer-link-header ">
                    
                    <span class="linktitle">Healthcare &amp; Life Sciences</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/retail/overview/" data-target-drawer="retail" class="drawer-link-header ">
                    
                    <span class="linktitle">Retail</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/manufacturing/overview/" data-target-drawer="manufacturing" class="drawer-link-header ">
                    
                    <span class="linktitle">Manufacturing</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/consumer-goods/overview/" data-target-drawer="consumer-goods" class="drawer-link-header ">
                    
                    <span class="linktitle">Consumer Goods</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/communications/overview/" data-target-drawer="communications" class="drawer-link-header ">
                    
                    <span class="linktitle">Communications</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/media/overview/" data-target-drawer="media" class="drawer-link-header ">
                    
                    <span class="linktitle">Media</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/government/overview/" data-target-drawer="government" class="drawer-link-header ">
                    
                    <span class="linktitle">Government</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/transportation-hospitality/overview/" data-target-drawer="transportation-and-hospitality" class="drawer-link-header ">
                    
                    <span class="linktitle">Transportation and Hospitality</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/automotive/overview/" data-target-drawer="automotive" class="drawer-link-header ">
                    
                    <span class="linktitle">Automotive</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/energy/overview/" data-target-drawer="energy" class="drawer-link-header ">
                    
                    <span class="linktitle">Energy</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/higher-ed/overview/" data-target-drawer="higher-education" class="drawer-link-header ">
                    
                    <span class="linktitle">Higher Education</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/solutions/industries/nonprofit/overview/" data-target-drawer="nonprofit" class="drawer-link-header ">
                    
                    <span class="linktitle">Nonprofit</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
    </ul>
    

                    </div>
                </li>
            
                <li>
                    
                    <div></div>
                    <a data-target-drawer="support1" class="drawer-link-header has-child">
                        
                        <span class="linktitle">Support &amp; Services</span>
                        <span class="haschildIcon"></span>
                    </a>
                    <div id="drawer_support1" class="drawer-child drawer-container" data-drawer-title="Support &amp; Services">
                        
    
        
            

        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a data-target-drawer="success-cloud" class="drawer-link-header has-child">
                    
                    <span class="linktitle">Success Cloud</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_success-cloud" data-drawer-title="Success Cloud" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="/services/overview/" data-target-drawer="success-overview" class="drawer-link-header ">
                    
                    <span class="linktitle">Overview</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://www.salesforce.com/services/success-plans/overview/" data-target-drawer="overview" class="drawer-link-header ">
                    
                    <span class="linktitle">Customer Support Plans</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/services/adoption-services/overview/" data-target-drawer="adoption-services" class="drawer-link-header ">
                    
                    <span class="linktitle">Adoption Services</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/services/advisory-services/overview/" data-target-drawer="browse-knowledge" class="drawer-link-header ">
                    
                    <span class="linktitle">Advisory Services</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="learning" class="drawer-link-header has-child">
                    
                    <span class="linktitle">Learning and Tutorials</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_learning" data-drawer-title="Learning and Tutorials" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="/services/learn/overview/" data-target-drawer="trailhead-overview" class="drawer-link-header ">
                    
                    <span class="linktitle">Trailhead Overview</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://trailhead.salesforce.com/?utm_campaign=trailhead_corp&utm_source=sfdc&utm_medium=web-nav-learning-promo&utm_content=fun-way" data-target-drawer="learn-online" class="drawer-link-header ">
                    
                    <span class="linktitle">Free Online Learning</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://trailhead.salesforce.com/academy?&utm_source=sfdc&utm_medium=web-nav-learning-link&utm_campaign=trailhead_corp&d=7010M000002QRgjQAG" data-target-drawer="class-learning" class="drawer-link-header ">
                    
                    <span class="linktitle">In-Class Learning</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="http://certification.salesforce.com/" data-target-drawer="certification" class="drawer-link-header ">
                    
                    <span class="linktitle">Certification</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="Communities" class="drawer-link-header has-child">
                    
                    <span class="linktitle">Communities</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_Communities" data-drawer-title="Communities" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="https://success.salesforce.com/" data-target-drawer="overview" class="drawer-link-header ">
                    
                    <span class="linktitle">Trailblazer Community</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://partners.salesforce.com/" data-target-drawer="contact-support" class="drawer-link-header ">
                    
                    <span class="linktitle">Partner Community</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="resources" class="drawer-link-header has-child">
                    
                    <span class="linktitle">Resources</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_resources" data-drawer-title="Resources" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="https://help.salesforce.com/articleView?id=salesforce_help_map.htm&type=5" data-target-drawer="documentation" class="drawer-link-header ">
                    
                    <span class="linktitle">Documentation</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://success.salesforce.com/answers" data-target-drawer="knowledge-base" class="drawer-link-header ">
                    
                    <span class="linktitle">Knowledge Base</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://help.salesforce.com/htssologinpage" data-target-drawer="support" class="drawer-link-header ">
                    
                    <span class="linktitle">Contact Support</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://developer.salesforce.com/" data-target-drawer="developer" class="drawer-link-header ">
                    
                    <span class="linktitle">Developer</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://admin.salesforce.com/" data-target-drawer="admin" class="drawer-link-header ">
                    
                    <span class="linktitle">Admin</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
    </ul>
    

                    </div>
                </li>
            
                <li>
                    
                    <div></div>
                    <a data-target-drawer="events" class="drawer-link-header has-child">
                        
                        <span class="linktitle">Events</span>
                        <span class="haschildIcon"></span>
                    </a>
                    <div id="drawer_events" class="drawer-child drawer-container" data-drawer-title="Events">
                        
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="/events/" data-target-drawer="overview" class="drawer-link-header ">
                    
                    <span class="linktitle">Overview</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://www.salesforce.com/dreamforce/" data-target-drawer="dreamforce" class="drawer-link-header ">
                    
                    <span class="linktitle">Dreamforce</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://developer.salesforce.com/calendar" data-target-drawer="developer-events" class="drawer-link-header ">
                    
                    <span class="linktitle">Developer Events</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/events/webinars/" data-target-drawer="webinars" class="drawer-link-header ">
                    
                    <span class="linktitle">Webinars</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/video/" data-target-drawer="salesforce-live" class="drawer-link-header ">
                    
                    <span class="linktitle">Salesforce LIVE</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://salesforcesponsorship.com/" data-target-drawer="sponsorship" class="drawer-link-header ">
                    
                    <span class="linktitle">Sponsorship</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/ohana-floors/" data-target-drawer="request-event-space" class="drawer-link-header ">
                    
                    <span class="linktitle">Request Event Space</span>
                    
                </a>
                
            </li>
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	Salesforce Live
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="imageComponent parbase section">
    <a href="/video/" class="
                image-link">
        
        
        
            <img class="lazy   img-responsive  margin-10-top-lg       " alt="Salesforce Connections Home" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/global-nav-events-df.jpg"/>
            
        
        
        
    </a>
    


</div>
<div class="headingComponent parbase section">

    
<h2 id="watch-dreamforce-events-whenever-you-want" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg
        " style="; ">
    
    <a name="watch-dreamforce-events-whenever-you-want" class="
            text-cirrus
            
            
            " href="/video/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Watch Dreamforce events whenever you want. 
            
            
        </span>
        
        
    </a>
</h2>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>


    

                    </div>
                </li>
            
                <li>
                    
                    <div></div>
                    <a data-target-drawer="customers" class="drawer-link-header has-child">
                        
                        <span class="linktitle">Customers</span>
                        <span class="haschildIcon"></span>
                    </a>
                    <div id="drawer_customers" class="drawer-child drawer-container" data-drawer-title="Customers">
                        
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="https://www.salesforce.com/customer-success-stories/#!page=1&sort=popularSort&tags=small_medium_business" data-target-drawer="small-business" class="drawer-link-header ">
                    
                    <span class="linktitle">Small Business</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://www.salesforce.com/customer-success-stories/#!page=1&sort=popularSort&tags=enterprise" data-target-drawer="enterprise" class="drawer-link-header ">
                    
                    <span class="linktitle">Enterprise</span>
                    
                </a>
                
            </li>
        
    </ul>
    
        <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default       no-indentation">
	FEATURED STORY
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="imageComponent parbase section">
    <a href="/customer-success-stories/marriott/" class="
                image-link">
        
        
        
            <img class="lazy   img-responsive  margin-10-top-lg       " alt="Marriott customer story page" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/global-nav-customer-story-marriott.png"/>
            
        
        
        
    </a>
    


</div>
<div class="headingComponent parbase section">

    
<h2 id="marriott-takes-care-of-customers-with-innovation-in-the-hands-of-every-agent" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg
        " style="; ">
    
    <a name="marriott-takes-care-of-customers-with-innovation-in-the-hands-of-every-agent" class="
            text-cirrus
            
            
            " href="/customer-success-stories/marriott/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Marriott takes care of customers with innovation in the hands of every agent. 
            
            
        </span>
        
        
    </a>
</h2>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>


    

                    </div>
                </li>
            
                <li>
                    
                    <div></div>
                    <a data-target-drawer="about-us" class="drawer-link-header has-child">
                        
                        <span class="linktitle">About Us</span>
                        <span class="haschildIcon"></span>
                    </a>
                    <div id="drawer_about-us" class="drawer-child drawer-container" data-drawer-title="About Us">
                        
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a data-target-drawer="about" class="drawer-link-header has-child">
                    
                    <span class="linktitle">About Salesforce</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_about" data-drawer-title="About Salesforce" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="https://www.salesforce.com/company/about-us/" data-target-drawer="our-story" class="drawer-link-header ">
                    
                    <span class="linktitle">Our Story</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/products/what-is-salesforce/" data-target-drawer="what-is-salesforce" class="drawer-link-header ">
                    
                    <span class="linktitle">What is Salesforce?</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/leadership/" data-target-drawer="leadership" class="drawer-link-header ">
                    
                    <span class="linktitle">Leadership</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/locations/" data-target-drawer="global-offices" class="drawer-link-header ">
                    
                    <span class="linktitle">Global Offices</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/ohana-floors/" data-target-drawer="event-space" class="drawer-link-header ">
                    
                    <span class="linktitle">Request Event Space</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/form/contact/contactme/" data-target-drawer="contact-us" class="drawer-link-header ">
                    
                    <span class="linktitle">Contact Us</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="careers-culture" class="drawer-link-header has-child">
                    
                    <span class="linktitle">Careers and Culture</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_careers-culture" data-drawer-title="Careers and Culture" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="/company/careers/" data-target-drawer="careers" class="drawer-link-header ">
                    
                    <span class="linktitle">Careers</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/careers/culture/" data-target-drawer="our-culture" class="drawer-link-header ">
                    
                    <span class="linktitle">Our Culture</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/careers/university-recruiting/" data-target-drawer="university-recruiting" class="drawer-link-header ">
                    
                    <span class="linktitle">University Recruiting</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="our-values" class="drawer-link-header has-child">
                    
                    <span class="linktitle">Our Values</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_our-values" data-drawer-title="Our Values" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="https://trust.salesforce.com/en/" data-target-drawer="trust" class="drawer-link-header ">
                    
                    <span class="linktitle">Trust</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/customer-success-stories/" data-target-drawer="customer-success" class="drawer-link-header ">
                    
                    <span class="linktitle">Customer Success</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/campaign/releases/summer-19/overview/" data-target-drawer="innovation" class="drawer-link-header ">
                    
                    <span class="linktitle">Innovation</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/equality/" data-target-drawer="equality" class="drawer-link-header ">
                    
                    <span class="linktitle">Equality</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="social-responibility" class="drawer-link-header has-child">
                    
                    <span class="linktitle">Social Responsibility</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_social-responibility" data-drawer-title="Social Responsibility" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="https://www.salesforce.org/" data-target-drawer="salesforce-org" class="drawer-link-header ">
                    
                    <span class="linktitle">Salesforce.org</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/sustainability/" data-target-drawer="sustainability" class="drawer-link-header ">
                    
                    <span class="linktitle">Sustainability</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/careers/workforce-development/" data-target-drawer="workforce-development" class="drawer-link-header ">
                    
                    <span class="linktitle">Workforce Development</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/ethical-and-humane-use/" data-target-drawer="ethical" class="drawer-link-header ">
                    
                    <span class="linktitle">Ethical and Humane Use</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/human-rights/" data-target-drawer="human-rights" class="drawer-link-header ">
                    
                    <span class="linktitle">Human Rights</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="news" class="drawer-link-header has-child">
                    
                    <span class="linktitle">News</span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_news" data-drawer-title="News" class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="/company/news-press/press-releases/" data-target-drawer="press-releases" class="drawer-link-header ">
                    
                    <span class="linktitle">Press Releases</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/recognition/analyst-reports/" data-target-drawer="analyst-reports" class="drawer-link-header ">
                    
                    <span class="linktitle">Analyst Reports</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/blog/" data-target-drawer="blog" class="drawer-link-header ">
                    
                    <span class="linktitle">Blog</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/live.html" data-target-drawer="videos" class="drawer-link-header ">
                    
                    <span class="linktitle">Videos</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://www.salesforce.com/video/4874561/" data-target-drawer="year-in-review" class="drawer-link-header ">
                    
                    <span class="linktitle">Year in Review</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
            <li>
                
                <a data-target-drawer="investor-relations" class="drawer-link-header has-child">
                    
                    <span class="linktitle">Investor Relations </span>
                    <span class="haschildIcon"></span>
                </a>
                <div id="drawer_investor-relations" data-drawer-title="Investor Relations " class="drawer-child drawer-container">
                    
    
        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="https://investor.salesforce.com/overview/default.aspx" data-target-drawer="investor-relations" class="drawer-link-header ">
                    
                    <span class="linktitle">Investor Relations </span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="/company/public-policy/" data-target-drawer="public-policy" class="drawer-link-header ">
                    
                    <span class="linktitle">Public Policy</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                </div>
            </li>
        
    </ul>
    

                    </div>
                </li>
            
                <li>
                    
                    <div></div>
                    <a data-target-drawer="login" class="drawer-link-header has-child">
                        
                        <span class="linktitle">Login</span>
                        <span class="haschildIcon"></span>
                    </a>
                    <div id="drawer_login" class="drawer-child drawer-container" data-drawer-title="Login">
                        
    
        
            

        
    
    <ul class="generic-links" role="navigation">
        
            <li>
                
                <a href="https://login.salesforce.com/" data-target-drawer="salesforce-crm" class="drawer-link-header ">
                    
                    <span class="linktitle">Salesforce CRM</span>
                    
                </a>
                
            </li>
        
            <li>
                
                <a href="https://mc.exacttarget.com" data-target-drawer="marketing-cloud" class="drawer-link-header ">
                    
                    <span class="linktitle">Marketing Cloud</span>
                    
                </a>
                
            </li>
        
    </ul>
    

                    </div>
                </li>
            </ul>
            

            
            <div id="drawer_freetrial" class="free-trial-drawer drawer-child drawer-container" data-drawer-title="Free Trial">
                <ul class="generic-links">
                    <li>
                        <a class="drawer-link-header has-child" data-target-drawer="contactus">
                            <span class="linktitle">Contact us</span>
                            <span class="haschildIcon"></span>
                        </a>
                        <div id="drawer_contactus" class="drawer-child drawer-container" data-drawer-title="Contact us">
                            <div class="contactForm-container drawer-content">
                                <iframe title="Contact us" id="contactForm" style="visibility: visible;" onload="this.style.visibility = 'visible';" scrolling="no" data-form-height="850" data-form-url="/form/contact/contactme-mobi.jsp?d=70130000000tbuW"> </iframe>
                                <div class="loading-icon"></div>
                             </div>
                        </div>
                    </li>
                </ul>
                <div class="freeTrial-container">
                    <div class="freeTrialHeader salesforce-sans-light">
                        <span>Get your FREE 30-day trial.</span>
                        <span class="subHeader">Please complete all fields.</span>
                        <select id="mobileFormSelect">
                            <option data-form-url="/form/signup/freetrial-sales-mobi-v2?d=70130000000tMoI" data-form-title="Sales Cloud: World&#39;s #1 CRM" data-form-height="1150">Sales Cloud: World&#39;s #1 CRM</option>
                        
                            <option data-form-url="/form/signup/freetrial-service-mobi.jsp?d=70130000000td7L" data-form-title="Service Cloud" data-form-height="1150">Service Cloud</option>
                        
                            <option data-form-url="/form/signup/freetrial-platform-mobi.jsp?d=70130000000td7G" data-form-title="Salesforce Platform" data-form-height="1150">Salesforce Platform</option>
                        </select>
                    </div>

                    <iframe id="freeTrialForm" scrolling="no" style="display: inline;"></iframe>
                    <div class="loading-icon"></div>
                </div>
            </div>
            <div id="drawer_blankform" class="drawer-child drawer-container">
                <div class="blankForm-container">
                    <iframe id="blankForm" scrolling="no" style="display: inline;"></iframe>
                    <div class="loading-icon"></div>
                </div>
            </div>
        </div>
    </div>
</div>
</div>
</div>
</div>
<div class="referenceComponent reference parbase section"><div class="cq-dd-paragraph"><div class="globalnavigationbar_ globalNavigationBar parbase"><nav class="globalnavbar hidden-xs hidden-sm">
    <div class="container globalnavbar-header-container">
        <div class="globalnavbar-header row">
            <div class="logo-container col">
                <div class="globalnavbar-logo">
    <a href="/" class="
                image-link">
        
        
        
            <img class="lazy hidden-xs hidden-sm hidden-md img-responsive         " alt="Salesforce Home" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/home/logo-salesforce.svg"/>
            <img class="lazy  hidden-lg img-responsive     " alt="Salesforce Home" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/home/logo-salesforce-m.svg"/>
        
        
        
    </a>
    


</div>
            </div>
            <div class="globalnav-menu-container col">
                <div class="menu-item-container" role="navigation">
                    <ul style="background-color: #f4f4f4;">
                        
                            <li class="overlayMenuItem primary-menu-item border-brand-blue" id="products_menu_item">
                                <h2 class="root-nav-heading">
                                    <a class="globalnavbar-expander" href="/products/" tabindex="0" role="button" aria-expanded="false" aria-haspopup="true">Products</a>
                                </h2>
                                <div class="subOverlayMenu leftAlignedSubMenuElement ">
                                    <div class="globalnavbar-expandable-container container-fluid hidden-xs">
                                        <div role="tabpanel" class="row tab-pane" style="width: px;">
                                            <div class="container tab-wrap" style="background-color: #f4f4f4;">
                                                <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="tabsContainer parbase section"><div class="margin-10-top-lg margin-10-bottom-lg"><div class="margin-10-top-lg margin-10-bottom-lg">
    <div class="row columns-wrapper tabs-header tabs-vertical sideLinks">
        <div class="col col-sm-2 col-md-2 col-lg-2">
            <div class="tab-corner tab-equalize"><div class="headingComponent parbase section">

    
<div id="what-is-salesforce" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        col-sm-6
        col-md-12
        
        margin-10-top-lg
        " style="; ">
    
    <a name="what-is-salesforce" class="
            text-cirrus
            
            
            " href="/products/what-is-salesforce/">
        
        
        <span class="
            header-text
            
            
            ">
            
                What is Salesforce? 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="products-overview" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        col-sm-6
        col-md-12
        
        margin-20-top-lg
        " style="; ">
    
    <a name="products-overview" class="
            text-cirrus
            
            
            " href="/products/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Products Overview 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="pricing" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-top-lg
        " style="; ">
    
    <a name="pricing" class="
            text-cirrus
            
            
            " href="/editions-pricing/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Pricing 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="small-business" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-top-lg
        " style="; ">
    
    <a name="small-business" class="
            text-cirrus
            
            
            " href="/solutions/small-business-solutions/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Small Business 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="intelligence" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-top-lg
        " style="; ">
    
    <a name="intelligence" class="
            text-cirrus
            
            
            " href="/products/einstein/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Intelligence 
            
            
        </span>
        
        
    </a>
</div>



</div>

</div>
        </div>
        <div class="col col-sm-2 col-md-2 col-lg-2">
            
                
            
                
            
                
            
                
            
                
            
                
            
                
            
                
            
                
            
                
            
                
            
                
            
            <div class="tabs-container">
                <ul class="nav nav-tabs" role="tablist">
                    <li class="highlight-sales  tab-width-12 ">
                        <a aria-controls="Sales" role="presentation" data-target="#sales_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/sales-cloud/overview/">
    <svg class="salesforce-icon cloud-icon-sales
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Sales 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-service  tab-width-12 ">
                        <a aria-controls="Service" role="presentation" data-target="#service_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/service-cloud/overview/">
    <svg class="salesforce-icon cloud-icon-service
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Service 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-marketing  tab-width-12 ">
                        <a aria-controls="Marketing" role="presentation" data-target="#marketing_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/marketing-cloud/overview/">
    <svg class="salesforce-icon cloud-icon-marketing
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Marketing 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-e-commerce  tab-width-12 ">
                        <a aria-controls="Commerce" role="presentation" data-target="#commerce_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/commerce-cloud/overview/">
    <svg class="salesforce-icon cloud-icon-e-commerce
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Commerce 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-heroku-solid  tab-width-12 ">
                        <a aria-controls="Engagement" role="presentation" data-target="#heroku_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/heroku/overview/">
    <svg class="salesforce-icon cloud-icon-heroku
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Engagement 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-platform  tab-width-12 ">
                        <a aria-controls="Platform" role="presentation" data-target="#platform_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/platform/overview/">
    <svg class="salesforce-icon cloud-icon-platform
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Platform 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-integration  tab-width-12 ">
                        <a aria-controls="Integration" role="presentation" data-target="#integration_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/integration/overview/">
    <svg class="salesforce-icon cloud-icon-industries-product-integration
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Integration 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-platform-light  tab-width-12 ">
                        <a aria-controls="Analytics" role="presentation" data-target="#analytics_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/einstein-analytics/overview/">
    <svg class="salesforce-icon cloud-icon-analytics
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Analytics 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-industries  tab-width-12 ">
                        <a aria-controls="Industries" role="presentation" data-target="#industries_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/solutions/industries/">
    <svg class="salesforce-icon cloud-icon-industries
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Industries 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-communities  tab-width-12 ">
                        <a aria-controls="Communities" role="presentation" data-target="#communities_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/community-cloud/overview/">
    <svg class="salesforce-icon cloud-icon-community
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Communities 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-platform-light  tab-width-12 ">
                        <a aria-controls="Enablement" role="presentation" data-target="#enablement_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/mytrailhead/overview/">
    <svg class="salesforce-icon cloud-icon-trailhead
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Enablement 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                
                    <li class="highlight-product-quip  tab-width-12 ">
                        <a aria-controls="Productivity" role="presentation" data-target="#quip_products" data-toggle="tab" tabindex="0">
                            <div class="h3 text-cirrus text-left salesforce-sans-regular       margin-10-left-lg ">
    
    
    <div class="nav-tab" data-href="/products/quip/overview/">
    <svg class="salesforce-icon cloud-icon-product-quip
        ">
    </svg>
    
    <span class="head-text header-text ">
        
            Productivity 
        </span>
    
    </div>
</div>
                        </a>
                    </li>
                </ul>
            </div>
        </div>
        <div class="col-padding col-sm-8 col-md-8 col-lg-8">
            
            <div class="tab-content">
                <div role="tabpanel" class="tab-pane   " id="sales_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-brand-sales  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="sales-cloud" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="sales-cloud" class="
            text-snow
            
            
            " href="/products/sales-cloud/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Sales Cloud 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Sell faster and smarter with the world’s #1 sales platform.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/sales-cloud/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/sales-cloud/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="Sales Cloud screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/sales-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-40-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="extend-sales-with-the-salesforce-platform" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="extend-sales-with-the-salesforce-platform" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Extend sales with the Salesforce Platform. 
            
            
        </span>
        
        
    </a>
</p>



</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/quote-to-cash/overview/">Salesforce CPQ &amp; Billing</a>: Configure, price, quote, and invoice automation</p>
<p class="margin-20-bottom-lg"><a href="/products/sales-cloud/features/marketing-automation-software/">Pardot</a>: B2B marketing automation</p>
<p class="margin-20-bottom-lg"><a href="/products/sales-cloud/features/crm-email-connector/">Salesforce Inbox</a>: Email and calendar app with CRM integration</p>
<p class="margin-20-bottom-lg"><a href="/products/sales-cloud/features/channel-partner-management/">Partner Relationship Management</a>: Personalized portals to connect partners with sales</p>
<p><a href="/solutions/essentials/">Salesforce Essentials</a>: Sales and support app for small business</p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/sales-cloud/features/sales-cloud-einstein/">Sales Cloud Einstein</a>: Artificial intelligence and productivity solution for sales</p>
<p class="margin-20-bottom-lg"><a href="/products/sales-cloud/tools/high-velocity-sales/">High Velocity Sales</a>: Purpose-built productivity console for inside sales</p>
<p class="margin-20-bottom-lg"><a href="/products/sales-cloud/features/lightning-dialer/">Lightning Dialer</a>: Click-to-dial and automatic logging features</p>
<p class="margin-20-bottom-lg"><a href="/products/sales-cloud/features/mobile-crm-software/">Salesforce for iOS and Android</a>: Full-featured mobile productivity app</p>
<p class="margin-20-bottom-lg"><a href="/solutions/appexchange/overview/">AppExchange</a>: The world’s #1 business app marketplace</p>

</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="service_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-brand-service  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="service-cloud" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="service-cloud" class="
            text-snow
            
            
            " href="/products/service-cloud/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Service Cloud 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-40-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Increase customer satisfaction using the #1 platform for service.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/service-cloud/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/service-cloud/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="Service Cloud screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/service-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-snow  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="field-service" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="field-service" class="
            text-cirrus
            
            
            " href="/products/field-service/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Field Service 
            
            
        </span>
        
        
    </a>
</p>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-bottom-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	Deliver better onsite support with Field Service Lightning.
</div>

</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-karl-the-fog  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="explore-our-complete-customer-service-platform" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="explore-our-complete-customer-service-platform" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Explore our complete Customer Service Platform. 
            
            
        </span>
        
        
    </a>
</p>



</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-karl-the-fog  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/service-cloud/features/">Customer Service</a>: Single agent workspace with intelligence and productivity tools</p>
<p class="margin-20-bottom-lg"><a href="/products/service-cloud/communities/">Self-Service</a>: Connected customer portals and communities</p>
<p class="margin-20-bottom-lg"><a href="/products/service-cloud/tools/">Digital Channels</a>: Seamless support across all digital channels</p>
<p class="margin-20-bottom-lg"><a href="/products/service-cloud/automated-customer-service/">Automation &amp; AI</a>: AI-powered chatbots and agent productivity solutions</p>
<p><a href="/solutions/essentials/service/">Salesforce Essentials</a>: Customer support solution for small business</p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/salesforce-iot/overview/">IoT</a>: IoT signals with CRM data for agents, mobile workers, and customers</p>
<p class="margin-20-bottom-lg"><a href="/products/service-cloud/features/service-analytics/">Service Analytics</a>: AI-powered analytics for service leaders and agents</p>
<p class="margin-20-bottom-lg"><a href="/solutions/appexchange/overview/">AppExchange</a>: World's largest pre-integrated app marketplace</p>
<p><a href="/products/service-cloud/platform/">Salesforce Platform</a>: #1 cloud platform to extend and customize service</p>

</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="marketing_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-brand-marketing  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="marketing-cloud" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="marketing-cloud" class="
            text-snow
            
            
            " href="/products/marketing-cloud/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Marketing Cloud 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Strengthen your customer relationships with a world’s leading marketing platform.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/marketing-cloud/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/marketing-cloud/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="Marketing Cloud screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/marketing-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-karl-the-fog  container-fluid  margin-40-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="explore-the-power-of-marketing-cloud" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="explore-the-power-of-marketing-cloud" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Explore the power of Marketing Cloud. 
            
            
        </span>
        
        
    </a>
</p>



</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-karl-the-fog  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/marketing-cloud/email-marketing/">Email Studio</a>: Email marketing</p>
<p class="margin-20-bottom-lg"><a href="/products/marketing-cloud/mobile-marketing/">Mobile Studio</a>: Mobile messaging</p>
<p class="margin-20-bottom-lg"><a href="/products/marketing-cloud/social-media-marketing/">Social Studio</a>: Social media marketing</p>
<p class="margin-20-bottom-lg"><a href="/products/marketing-cloud/digital-advertising/">Advertising Studio</a>: Digital advertising</p>
<p><a href="/products/marketing-cloud/data-sharing/">Data Studio</a>: Data sharing platform</p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/marketing-cloud/journey-management/">Journey Builder</a>: Consumer journey management</p>
<p class="margin-20-bottom-lg"><a href="/products/marketing-cloud/data-management/">Audience Studio</a>: Data management platform</p>
<p class="margin-20-bottom-lg"><a href="/products/marketing-cloud/marketing-automation/">Pardot</a>: B2B marketing automation</p>
<p><a href="/products/marketing-cloud/marketing-intelligence/">Datorama</a>: Marketing Intelligence</p>

</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="commerce_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-brand-e-commerce  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="commerce-cloud" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="commerce-cloud" class="
            text-snow
            
            
            " href="/products/marketing-cloud/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Commerce Cloud 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Grow revenue faster by building ecommerce experiences powered by artificial intelligence.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/commerce-cloud/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/commerce-cloud/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="Commerce Cloud screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/commerce-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-karl-the-fog  container-fluid  margin-40-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<p id="explore-the-power-of-salesforce-b2c-commerce" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-20-right-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="explore-the-power-of-salesforce-b2c-commerce" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Explore the power of Salesforce B2C Commerce. 
            
            
        </span>
        
        
    </a>
</p>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/commerce-cloud/platform/digital-commerce/">Salesforce B2C Commerce</a>: Intelligent, unified ecommerce solution</p>
<p class="margin-20-bottom-lg"><a href="/products/commerce-cloud/platform/order-management/">Order Management</a>: Omni-channel order fulfillment add-on</p>
<p class="margin-20-bottom-lg"><a href="/products/commerce-cloud/platform/endless-aisle">Endless Aisle</a>: In-store digital commerce add-on</p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<p id="explore-the-power-of-salesforce-b2b-commerce" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-20-bottom-lg
        " style="; ">
    
    <a name="explore-the-power-of-salesforce-b2b-commerce" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Explore the power of Salesforce B2B Commerce. 
            
            
        </span>
        
        
    </a>
</p>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<a href="/products/commerce-cloud/b2b-ecommerce/">Salesforce B2B Commerce</a>: Robust ecommerce solution for business customers
</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="heroku_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-brand-heroku-solid  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="heroku" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="heroku" class="
            text-snow
            
            
            " href="/products/heroku/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Heroku 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-50-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Build engaging experiences with custom apps on Heroku.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/heroku/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/heroku/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="Heroku screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/engagement-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-40-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="create-amazing-customer-facing-apps" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="create-amazing-customer-facing-apps" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Create amazing customer-facing apps. 
            
            
        </span>
        
        
    </a>
</p>



</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/heroku/features/">Features</a>: Development, collaboration, and security capabilities</p>
<p class="margin-20-bottom-lg"><a href="/products/heroku/architecture">Architecture</a>: Solutions to meet your app's technical requirements</p>
<p><a href="/products/heroku/app-gallery/">App Gallery</a>: Inspiration for your next customer app</p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/heroku/pricing/">Pricing</a>: Flexible plans for the needs of every app</p>
<p><a href="https://trailhead.salesforce.com/en/trails/heroku_enterprise" target="_blank">Learn</a>: Free educational courses for getting started fast</p>

</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="platform_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-brand-platform  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="lightning-platform" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="lightning-platform" class="
            text-snow
            
            
            " href="/products/platform/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Lightning Platform 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Empower everyone to build apps on the #1 enterprise cloud platform.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/platform/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/platform/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="Salesforce Platform screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/platform-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-karl-the-fog  container-fluid  margin-40-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<p id="build-apps-fast" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="build-apps-fast" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Build apps fast. 
            
            
        </span>
        
        
    </a>
</p>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/platform/lightning/">No-Code Builders</a>: Simple drag-and-drop components</p>
<p class="margin-20-bottom-lg"><a href="/products/platform/products/salesforce-dx/">Pro-Code Tools</a>: Dev environment for custom apps</p>
<p class="margin-20-bottom-lg"><a href="/products/salesforce-platform/">Enterprise Services</a>: Built-in cloud services</p>
<p class="margin-20-bottom-lg"><a href="/products/platform/app-dev/digital-experiences/">Lightning External Apps</a>: Branded websites, portals, forums, and more</p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<p id="extend-your-crm" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-20-bottom-lg
        " style="; ">
    
    <a name="extend-your-crm" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Extend your CRM. 
            
            
        </span>
        
        
    </a>
</p>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/platform/solutions/employee-experience/">Employee Experience Apps</a>: Tools to connect and engage your workforce</p>
<p class="margin-20-bottom-lg"><a href="/products/platform/products/blockchain">Blockchain</a>: Tools to create trusted partner networks</p>
<p class="margin-20-bottom-lg"><a href="/products/platform/products/shield/">Shield</a>: Enhanced security and compliance services</p>
<p class="margin-20-bottom-lg"><a href="/products/platform/solutions/ai-services/">Einstein Analytics</a>: Complete AI-powered analytics</p>
<p class="margin-20-bottom-lg"><a href="/products/platform/products/mysalesforce/">mySalesforce</a>: Tools to build mobile apps with your branding</p>
<p class="margin-20-bottom-lg"><a href="/products/platform/products/salesforce-connect/">Connect</a>: Integration for any app, data, or device</p>
<p class="margin-20-bottom-lg"><a href="/solutions/appexchange/overview/">AppExchange</a>: The Salesforce store</p>

</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="integration_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-brand-blue  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="mulesoft-anypoint-platform" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="mulesoft-anypoint-platform" class="
            text-snow
            
            
            " href="/products/integration/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                MuleSoft Anypoint Platform 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-50-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Connect any app, data, or device — in the cloud or on-premises.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/integration/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/integration/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="MuleSoft Anypoint Platform screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/integration-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-40-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="explore-the-power-of-mulesoft-anypoint-platform" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="explore-the-power-of-mulesoft-anypoint-platform" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Explore the power of MuleSoft Anypoint Platform. 
            
            
        </span>
        
        
    </a>
</p>



</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/integration/features/">Engage</a>: Pre-built, reusable assets to shorten development cycles</p>
<p class="margin-20-bottom-lg"><a href="/products/integration/features/">Develop</a>: High-quality APIs and integrations</p>
<p><a href="/products/integration/features/">Secure</a>: Threat-protection for your data</p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/integration/features/">Run</a>: Write code once, deploy anywhere</p>
<p><a href="/products/integration/features/">Manage</a>: Single interface for controlling every aspect of Anypoint Platform</p>

</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="analytics_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-cirrus  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="einstein-analytics" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="einstein-analytics" class="
            text-snow
            
            
            " href="/products/einstein-analytics/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Einstein Analytics 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Bring the benefits of complete AI-powered analytics to everyone.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/einstein-analytics/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/einstein-analytics/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="Einstein Analytics screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/analytics-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-snow  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="einstein-analytics" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="einstein-analytics" class="
            text-cirrus
            
            
            " href="/products/einstein-analytics/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Einstein Analytics 
            
            
        </span>
        
        
    </a>
</p>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-bottom-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	Bring the benefits of complete AI-powered analytics to everyone.
</div>

</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="explore-the-power-of-einstein-analytics" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="explore-the-power-of-einstein-analytics" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Explore the power of Einstein Analytics. 
            
            
        </span>
        
        
    </a>
</p>



</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/einstein-analytics/roles/">Analytics by Role</a>: Business intelligence for analysts, admins, sales, and more</p>
<p class="margin-20-bottom-lg"><a href="/products/einstein-analytics/industry/">Analytics by Industries</a>: Business intelligence for financial services, healthcare, manufacturing, and more</p>
<p><a href="/products/einstein-analytics/features/">Analytics Platform</a>: Tools and apps for data connection and management </p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/einstein-analytics/partners/">Integration Partners</a>: Expert consulting in transformative technologies</p>
<p><a href="/products/einstein-analytics/resources/">Resources</a>: Free guided tours, analyst reports, demos, and more</p>

</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="industries_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-brand-industries  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="industries-overview" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="industries-overview" class="
            text-snow
            
            
            " href="/solutions/industries/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Industries Overview 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Forge a path to success in your industry with the world’s #1 CRM.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/solutions/industries/">
            
            
            <span>
              
                See all the industries
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/solutions/industries/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive         float-image-absolute" alt="Industries screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/industries-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-40-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="explore-our-most-popular-industry-solutions" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="explore-our-most-popular-industry-solutions" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Explore our most popular industry solutions. 
            
            
        </span>
        
        
    </a>
</p>



</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-20-top-lg margin-30-bottom-lg margin-20-bottom-md">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="headingComponent parbase section">

    
<h6 id="financial-services-cloud" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="financial-services-cloud" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/products/financial-services-cloud/overview/">
        <svg class="salesforce-icon
            cloud-icon-industries-fin-serv
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Financial Services Cloud 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-10-top-lg margin-20-right-lg margin-10-right-md margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default     ind-col   " data-equalize="ind-col">
	<div>Build deeper client relationships using the world’s #1 CRM, reimagined for financial services.</div>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="headingComponent parbase section">

    
<h6 id="health-cloud" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="health-cloud" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/products/health-cloud/overview/">
        <svg class="salesforce-icon
            cloud-icon-industries-health-life-sciences
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Health Cloud 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-10-top-lg margin-20-right-lg margin-10-right-md margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default     ind-col   " data-equalize="ind-col">
	<div>Gain a 360-degree view of every patient, member, or customer with the world’s #1 patient relationship platform.</div>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="headingComponent parbase section">

    
<h6 id="government-cloud" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-right-md margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="government-cloud" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/solutions/industries/government/overview/">
        <svg class="salesforce-icon
            cloud-icon-industries-government
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Government Cloud 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-10-top-lg margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default     ind-col   " data-equalize="ind-col">
	<div>Deliver on your mission with the #1 enterprise cloud for Federal, State, DOD, and more.</div>

</div>

</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="headingComponent parbase section">

    
<h6 id="philanthropy-cloud" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="philanthropy-cloud" class="
            text-cirrus
            
            anchor-image
            has-cloud-icon" href="/solutions/philanthropy/corporate-social-responsibility/">
        <svg class="salesforce-icon
            cloud-icon-philanthropy
            " role="img">
        </svg>
        
        <span class="
            header-text
            head-text
            
            ">
            
                Philanthropy Cloud 
            
            
        </span>
        
        
    </a>
</h6>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-10-top-lg margin-20-right-lg margin-10-right-md margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default     ind-col   " data-equalize="ind-col">
	<div>Connect employees to causes they care about on the first-ever global platform for giving and volunteering.</div>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-4 col-md-4 col-lg-4">
</div>
        
            <div class="col text-left col-xs-12 col-sm-4 col-md-4 col-lg-4">
</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="communities_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-brand-communities  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="community-cloud" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="community-cloud" class="
            text-snow
            
            
            " href="/products/community-cloud/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Community Cloud 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-40-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Build beautiful, CRM-powered digital experiences, fast.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/community-cloud/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/community-cloud/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="Community Cloud screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/communities-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-40-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="explore-the-power-of-communities" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="explore-the-power-of-communities" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Explore the power of communities. 
            
            
        </span>
        
        
    </a>
</p>



</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/community-cloud/partner-relationship-management/">Partner Relationship Management</a>: Personalized portals to connect partners with sales</p>
<p class="margin-20-bottom-lg"><a href="/products/community-cloud/customer-community/">Self-Service</a>: Digital self-service portals and communities</p>
<p><a href="/products/commerce-cloud/b2b-ecommerce/">B2B Commerce</a>: CRM-connected commerce for businesses and partners</p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/community-cloud/overview/">Custom Digital Experiences</a>: Branded websites, portals, forums, and more</p>
<p class="margin-20-bottom-lg"><a href="/products/community-cloud/features/accelerate-customer-collaboration/">Lightning Bolt</a>: Industry-specific solutions pre-built by our partners</p>
<p><a href="/products/community-cloud/resources/">Resources</a>: Free guided tours, analyst reports, and more</p>

</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="enablement_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-cirrus  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="mytrailhead" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="mytrailhead" class="
            text-snow
            
            
            " href="/products/mytrailhead/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                myTrailhead 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Reinvent learning and enablement.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/mytrailhead/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/mytrailhead/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="myTrailhead screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/enablement-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-40-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="explore-the-power-of-mytrailhead" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="explore-the-power-of-mytrailhead" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Explore the power of myTrailhead. 
            
            
        </span>
        
        
    </a>
</p>



</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/mytrailhead/overview/">myTrailhead</a>: Make learning fun with the world’s leading learning experience platform.</p>
<p><a href="/products/mytrailhead/features/">Features</a>: On-demand bite-sized learning, gamification, custom content and branding, content library, and more</p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<a href="/products/mytrailhead/faq/">FAQ</a>: Get answers to frequently asked questions
</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            
                <div role="tabpanel" class="tab-pane   " id="quip_products">
                    <div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-karl-the-fog  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="columnContainer parbase section"><div class="  columns-wrapper bg-brand-product-quip  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="quip-for-salesforce" class="
        h3
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="quip-for-salesforce" class="
            text-snow
            
            
            " href="/products/quip/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Quip for Salesforce 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg margin-30-left-lg margin-20-left-md  text-size-default line-height-default        ">
	<span class="text-snow">Boost productivity with collaborative workspaces inside your CRM.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-20-bottom-lg margin-30-left-lg margin-20-left-md text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/products/quip/overview/">
            
            
            <span>
              
                Learn more
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="imageComponent parbase section">
    <a href="/products/quip/overview/" class="
                image-link" data-qe="thumb-hover">
        
        
        
            <img class="lazy   img-responsive  margin-20-top-lg margin-30-top-md       float-image-absolute" alt="Quip screenshot" data-qe="thumb-hover" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/collaboration-device-nav.png"/>
            
        
        
        
    </a>
    


</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-40-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<p id="explore-the-power-of-quip-for-salesforce" class="
        h4gn
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-10-top-lg margin-0-bottom-lg margin-30-left-lg margin-20-left-md
        " style="; ">
    
    <a name="explore-the-power-of-quip-for-salesforce" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Explore the power of Quip for Salesforce. 
            
            
        </span>
        
        
    </a>
</p>



</div>

</div>
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div class="  columns-wrapper bg-default  container-fluid  margin-20-top-lg">
    
        <div class="row columns-wrapper ">
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-30-left-lg margin-20-left-md  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/quip/use-cases/#account-plans-scroll-tab">Account Plans</a>: Dynamic account strategy templates that sync with live Salesforce data</p>
<p class="margin-20-bottom-lg"><a href="/products/quip/use-cases/#opportunity-notes-scroll-tab">Opportunity Notes</a>: Customer notes that are tied to every opportunity record</p>
<p class="margin-20-bottom-lg"><a href="/products/quip/use-cases/#close-plans-scroll-tab">Close Plans</a>: Customizable templates that combine opportunity data and action items to close deals faster</p>
<p><a href="/products/quip/use-cases/#pricing-proposals-scroll-tab">Pricing Proposals</a>: Collaborative workspaces in Salesforce for presenting, discussing, and tracking customer pricing</p>

</div>

</div>

</div>
        
            <div class="col text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="bodyCopyComponent parbase section"><div class="margin-30-right-lg  text-size-large-footnote line-height-default       no-indentation">
	<p class="margin-20-bottom-lg"><a href="/products/quip/use-cases/#deal-feeds-scroll-tab">Deal Feeds</a>: Live sales updates and deal alerts that help teams stay on top of closing stats</p>
<p class="margin-20-bottom-lg"><a href="/products/quip/use-cases/#case-swarms">Case Swarms</a>: Automated workspaces inside Service Cloud that allow cross-functional collaboration on live cases</p>
<p class="margin-20-bottom-lg"><a href="/editions-pricing/quip/">Pricing</a>: Quip editions for every organization</p>
<p><a target="_blank" href="https://quip.com/landing/salesforce-signup">Free Trial</a>: No credit card necessary</p>

</div>

</div>

</div>
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>

                </div>
            </div>
        </div>
        
    </div>
    
</div></div>


</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


                                            </div>
                                        </div>
                                    </div>
                                </div>
                            </li>
                        
                            <li class="overlayMenuItem primary-menu-item border-brand-blue" id="solutions_menu_item">
                                <h2 class="root-nav-heading">
                                    <a class="globalnavbar-expander" href="#" tabindex="0" role="button" aria-expanded="false" aria-haspopup="true">Solutions</a>
                                </h2>
                                <div class="subOverlayMenu leftAlignedSubMenuElement ">
                                    <div class="globalnavbar-expandable-container container-fluid hidden-xs">
                                        <div role="tabpanel" class="row tab-pane" style="width: 560px;">
                                            <div class="container tab-wrap" style="background-color: #f4f4f4;">
                                                <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-snow  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="by-business-type" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-20-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="by-business-type" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                By Business Type 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="small-business" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="small-business" class="
            text-cirrus
            
            
            " href="/solutions/small-business-solutions/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Small Business 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="nonprofit" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="nonprofit" class="
            text-cirrus
            
            
            " href="/solutions/industries/nonprofit/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Nonprofit 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="startups" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        
        " style="; ">
    
    <a name="startups" class="
            text-cirrus
            
            
            " href="/solutions/salesforce-for-startups/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Startups 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="by-role" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="by-role" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                By Role 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="sales" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="sales" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/by-role/salesforce-for-sales/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Sales 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="service" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="service" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/by-role/salesforce-for-service/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Service 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="marketing" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="marketing" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/by-role/salesforce-for-marketing/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Marketing 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="it" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        
        " style="; ">
    
    <a name="it" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/by-role/salesforce-for-it/">
        
        
        <span class="
            header-text
            
            
            ">
            
                IT 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="by-need" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="by-need" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                By Need 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="productivity" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="productivity" class="
            text-cirrus
            
            
            " href="/campaign/lightning/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Productivity 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="artificial-intelligence" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="artificial-intelligence" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/products/einstein/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Artificial Intelligence 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="mobility" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="mobility" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/mobile/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Mobility 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="collaboration" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="collaboration" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/products/quip/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Collaboration 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="customer-360" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="customer-360" class="
            text-cirrus
            
            
            " href="/solutions/customer-360/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Customer 360 
            
            
        </span>
        
        
    </a>
</div>



</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="by-industry" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-20-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="by-industry" class="
            text-stratus
            
            anchor-image
            has-cloud-icon" href="https://www.salesforce.com/solutions/industries/">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                By Industry 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="overview" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="overview" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/industries/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Overview 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="financial-services" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="financial-services" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/industries/financial-services/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Financial Services 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="healthcare-life-sciences" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="healthcare-life-sciences" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/industries/healthcare/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Healthcare &amp; Life Sciences 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="retail" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="retail" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/industries/retail/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Retail 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="manufacturing" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="manufacturing" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/industries/manufacturing/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Manufacturing 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="consumer-goods" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="consumer-goods" class="
            text-cirrus
            
            
            " href="/solutions/industries/consumer-goods/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Consumer Goods 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="communications" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="communications" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/industries/communications/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Communications 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<p id="media" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="media" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/industries/media/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Media 
            
            
        </span>
        
        
    </a>
</p>



</div>
<div class="headingComponent parbase section">

    
<div id="government" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="government" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/industries/government/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Government 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="transportation-and-hospitality" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="transportation-and-hospitality" class="
            text-cirrus
            
            
            " href="/solutions/industries/transportation-hospitality/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Transportation and Hospitality 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="automotive" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="automotive" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/solutions/industries/automotive/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Automotive 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="energy" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="energy" class="
            text-cirrus
            
            
            " href="/solutions/industries/energy/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Energy 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="higher-education" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="higher-education" class="
            text-cirrus
            
            
            " href="/solutions/industries/higher-ed/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Higher Education 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="nonprofit" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="nonprofit" class="
            text-cirrus
            
            
            " href="/solutions/industries/nonprofit/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Nonprofit 
            
            
        </span>
        
        
    </a>
</div>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>


                                            </div>
                                        </div>
                                    </div>
                                </div>
                            </li>
                        
                            <li class="overlayMenuItem primary-menu-item border-brand-blue" id="support_menu_item">
                                <h2 class="root-nav-heading">
                                    <a class="globalnavbar-expander" href="#" tabindex="0" role="button" aria-expanded="false" aria-haspopup="true">Support &amp; Services</a>
                                </h2>
                                <div class="subOverlayMenu leftAlignedSubMenuElement sub-nav-offset-140">
                                    <div class="globalnavbar-expandable-container container-fluid hidden-xs">
                                        <div role="tabpanel" class="row tab-pane" style="width: 880px;">
                                            <div class="container tab-wrap" style="background-color: #f4f4f4;">
                                                <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-snow  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-3 col-md-3 col-lg-3"><div class="headingComponent parbase section">

    
<div id="success-cloud" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-20-top-lg margin-20-bottom-lg
        " style="; ">
    
    <a name="success-cloud" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Success Cloud 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="overview" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="overview" class="
            text-cirrus
            
            
            " href="/services/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Overview 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="success-plans" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="success-plans" class="
            text-cirrus
            
            
            " href="/services/success-plans/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Success Plans 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="adoption-services" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="adoption-services" class="
            text-cirrus
            
            
            " href="/services/adoption-services/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Adoption Services 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="advisory-services" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="advisory-services" class="
            text-cirrus
            
            
            " href="/services/advisory-services/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Advisory Services 
            
            
        </span>
        
        
    </a>
</div>



</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-3 col-md-3 col-lg-3"><div class="headingComponent parbase section">

    
<div id="learning-and-tutorials" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-20-top-lg margin-20-bottom-lg
        " style="; ">
    
    <a name="learning-and-tutorials" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Learning and Tutorials 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="trailhead-overview" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="trailhead-overview" class="
            text-cirrus
            
            
            " href="/services/learn/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Trailhead Overview 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="free-online-training" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="free-online-training" class="
            text-cirrus
            
            
            " target="_blank" href="https://trailhead.salesforce.com/?sfdc_modal=trailhead-welcome&utm_source=sfdc&utm_medium=web-landing-page&utm_campaign=trailhead_corp&d=7010M000000NvUW">
        
        
        <span class="
            header-text
            
            
            ">
            
                Free Online Training 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="in-class-learning" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="in-class-learning" class="
            text-cirrus
            
            
            " target="_blank" href="https://trailhead.salesforce.com/academy?&utm_source=sfdc&utm_medium=web-nav-learning-link&utm_campaign=trailhead_corp&d=7010M000002QRgjQAG">
        
        
        <span class="
            header-text
            
            
            ">
            
                In-Class Learning 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="certification" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="certification" class="
            text-cirrus
            
            
            " target="_blank" href="https://trailhead.salesforce.com/credentials">
        
        
        <span class="
            header-text
            
            
            ">
            
                Certification 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-3 col-md-3 col-lg-3"><div class="headingComponent parbase section">

    
<div id="communities" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-20-top-lg margin-20-bottom-lg
        " style="; ">
    
    <a name="communities" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Communities 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="trailblazer-community" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="trailblazer-community" class="
            text-cirrus
            
            
            " target="_blank" href="https://success.salesforce.com/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Trailblazer Community 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="partner-community" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="partner-community" class="
            text-cirrus
            
            
            " target="_blank" href="https://partners.salesforce.com/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Partner Community 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-3 col-md-3 col-lg-3"><div class="headingComponent parbase section">

    
<div id="resources" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-20-top-lg margin-20-bottom-lg
        " style="; ">
    
    <a name="resources" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Resources 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="documentation" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="documentation" class="
            text-cirrus
            
            
            " target="_blank" href="https://help.salesforce.com/articleView?id=salesforce_help_map.htm&type=5">
        
        
        <span class="
            header-text
            
            
            ">
            
                Documentation 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="knowledge-base" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="knowledge-base" class="
            text-cirrus
            
            
            " target="_blank" href="https://success.salesforce.com/answers">
        
        
        <span class="
            header-text
            
            
            ">
            
                Knowledge Base 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="contact-support" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="contact-support" class="
            text-cirrus
            
            
            " target="_blank" href="https://help.salesforce.com/home">
        
        
        <span class="
            header-text
            
            
            ">
            
                Contact Support 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="developer" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="developer" class="
            text-cirrus
            
            
            " target="_blank" href="https://developer.salesforce.com/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Developer 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="admin" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="admin" class="
            text-cirrus
            
            
            " target="_blank" href="https://admin.salesforce.com/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Admin 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>


                                            </div>
                                        </div>
                                    </div>
                                </div>
                            </li>
                        
                            <li class="overlayMenuItem primary-menu-item border-brand-blue" id="events_menu_item">
                                <h2 class="root-nav-heading">
                                    <a class="globalnavbar-expander" href="/events/" tabindex="0" role="button" aria-expanded="false" aria-haspopup="true">Events</a>
                                </h2>
                                <div class="subOverlayMenu leftAlignedSubMenuElement sub-nav-offset-60">
                                    <div class="globalnavbar-expandable-container container-fluid hidden-xs">
                                        <div role="tabpanel" class="row tab-pane" style="width: 560px;">
                                            <div class="container tab-wrap" style="background-color: #f4f4f4;">
                                                <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="headingComponent parbase section">

    
<div id="events" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-20-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="events" class="
            text-stratus
            
            anchor-image
            has-cloud-icon" href="https://www.salesforce.com/events/">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Events 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="overview" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="overview" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/events/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Overview 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="dreamforce" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="dreamforce" class="
            text-cirrus
            
            
            " target="_blank" href="https://www.salesforce.com/dreamforce/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Dreamforce 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="developer-events" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="developer-events" class="
            text-cirrus
            
            
            " target="_blank" href="https://developer.salesforce.com/calendar">
        
        
        <span class="
            header-text
            
            
            ">
            
                Developer Events 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="webinars" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="webinars" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/events/webinars/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Webinars 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="salesforce-live" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="salesforce-live" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/video/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Salesforce LIVE 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="sponsorship" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="sponsorship" class="
            text-cirrus
            
            
            " target="_blank" href="https://salesforcesponsorship.com/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Sponsorship 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="request-event-space" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        
        " style="; ">
    
    <a name="request-event-space" class="
            text-cirrus
            
            
            " href="/company/ohana-floors/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Request Event Space 
            
            
        </span>
        
        
    </a>
</div>



</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-8 col-md-8 col-lg-8"><div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-snow  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<div id="salesforce-live" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-20-top-lg margin-10-left-lg
        " style="; ">
    
    <a name="salesforce-live" class="
            text-stratus
            
            anchor-image
            has-cloud-icon" href="/video/">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Salesforce Live 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="imageComponent parbase section">
    <a href="/video/" class="
                image-link">
        
        
        
            <img class="lazy   img-responsive  margin-10-top-lg margin-10-left-lg       " alt="Salesforce Live" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/global-nav-events-df.jpg"/>
            
        
        
        
    </a>
    


</div>
<div class="headingComponent parbase section">

    
<div id="watch-dreamforce-events-whenever-you-want" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-top-lg margin-20-bottom-lg margin-10-left-lg
        " style="; ">
    
    <a name="watch-dreamforce-events-whenever-you-want" class="
            text-cirrus
            
            
            " href="/video/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Watch Dreamforce events whenever you want. 
            
            
        </span>
        
        
    </a>
</div>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>


                                            </div>
                                        </div>
                                    </div>
                                </div>
                            </li>
                        
                            <li class="overlayMenuItem primary-menu-item border-brand-blue" id="customers_menu_item">
                                <h2 class="root-nav-heading">
                                    <a class="globalnavbar-expander" href="/customer-success-stories/" tabindex="0" role="button" aria-expanded="false" aria-haspopup="true">Customer Success</a>
                                </h2>
                                <div class="subOverlayMenu leftAlignedSubMenuElement sub-nav-offset-140">
                                    <div class="globalnavbar-expandable-container container-fluid hidden-xs">
                                        <div role="tabpanel" class="row tab-pane" style="width: 560px;">
                                            <div class="container tab-wrap" style="background-color: #f4f4f4;">
                                                <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="headingComponent parbase section">

    
<div id="customer-stories" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-20-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="customer-stories" class="
            text-stratus
            
            anchor-image
            has-cloud-icon" href="/customer-success-stories/">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Customer Stories 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="small-business" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="small-business" class="
            text-cirrus
            
            
            " href="/customer-success-stories/#!page=1&sort=popularSort&tags=small_medium_business">
        
        
        <span class="
            header-text
            
            
            ">
            
                Small Business 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="enterprise" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        
        " style="; ">
    
    <a name="enterprise" class="
            text-cirrus
            
            
            " href="/customer-success-stories/#!page=1&sort=popularSort&tags=enterprise">
        
        
        <span class="
            header-text
            
            
            ">
            
                Enterprise 
            
            
        </span>
        
        
    </a>
</div>



</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-8 col-md-8 col-lg-8"><div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-snow  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<div id="featured-story" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-20-top-lg margin-10-left-lg
        " style="; ">
    
    <a name="featured-story" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Featured Story 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="imageComponent parbase section">
    <a href="/customer-success-stories/marriott/" class="
                image-link">
        
        
        
            <img class="lazy   img-responsive  margin-10-top-lg margin-10-left-lg       " alt="Marriott customer story page" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/global-nav-customer-story-marriott.png"/>
            
        
        
        
    </a>
    


</div>
<div class="headingComponent parbase section">

    
<div id="marriott-takes-care-of-customers-with-innovation-in-the-hands-of-every-agent" class="
        h4gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-top-lg margin-20-bottom-lg margin-10-left-lg
        " style="; ">
    
    <a name="marriott-takes-care-of-customers-with-innovation-in-the-hands-of-every-agent" class="
            text-cirrus
            
            
            " href="/customer-success-stories/marriott/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Marriott takes care of customers with innovation in the hands of every agent. 
            
            
        </span>
        
        
    </a>
</div>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>


                                            </div>
                                        </div>
                                    </div>
                                </div>
                            </li>
                        
                            <li class="overlayMenuItem primary-menu-item border-brand-blue" id="about-us_menu_item">
                                <h2 class="root-nav-heading">
                                    <a class="globalnavbar-expander" href="/company/about-us/" tabindex="0" role="button" aria-expanded="false" aria-haspopup="true">About Us</a>
                                </h2>
                                <div class="subOverlayMenu leftAlignedSubMenuElement sub-nav-offset-140">
                                    <div class="globalnavbar-expandable-container container-fluid hidden-xs">
                                        <div role="tabpanel" class="row tab-pane" style="width: 560px;">
                                            <div class="container tab-wrap" style="background-color: #f4f4f4;">
                                                <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-snow  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="about-salesforce" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="about-salesforce" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                About Salesforce 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="our-story" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="our-story" class="
            text-cirrus
            
            
            " href="/company/about-us/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Our Story 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="what-is-salesforce" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="what-is-salesforce" class="
            text-cirrus
            
            
            " href="/products/what-is-salesforce/">
        
        
        <span class="
            header-text
            
            
            ">
            
                What is Salesforce? 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="leadership" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="leadership" class="
            text-cirrus
            
            
            " href="/company/leadership/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Leadership 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="global-offices" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="global-offices" class="
            text-cirrus
            
            
            " href="/company/locations/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Global Offices 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="request-event-space" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="request-event-space" class="
            text-cirrus
            
            
            " href="/company/ohana-floors/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Request Event Space 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="contact-us" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="contact-us" class="
            text-cirrus
            
            
            " target="_blank" href="/form/contact/contactme/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Contact Us 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="salesforce-ventures" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="salesforce-ventures" class="
            text-cirrus
            
            
            " href="/company/ventures/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Salesforce Ventures 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="careers-and-culture" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="careers-and-culture" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Careers and Culture 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="careers" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="careers" class="
            text-cirrus
            
            
            " href="/company/careers/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Careers 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="our-culture" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="our-culture" class="
            text-cirrus
            
            
            " href="/company/careers/culture/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Our Culture 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="university-recruiting" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="university-recruiting" class="
            text-cirrus
            
            
            " href="/company/careers/university-recruiting/">
        
        
        <span class="
            header-text
            
            
            ">
            
                University Recruiting 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="our-values" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="our-values" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Our Values 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="trust" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="trust" class="
            text-cirrus
            
            
            " target="_blank" href="https://trust.salesforce.com/en/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Trust 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="customer-success" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="customer-success" class="
            text-cirrus
            
            
            " href="/customer-success-stories/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Customer Success 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="innovation" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="innovation" class="
            text-cirrus
            
            
            " href="/campaign/releases/summer-19/overview/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Innovation 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="equality" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="equality" class="
            text-cirrus
            
            
            " href="/company/equality/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Equality 
            
            
        </span>
        
        
    </a>
</div>



</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-6 col-md-6 col-lg-6"><div class="headingComponent parbase section">

    
<div id="social-responsibility" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="social-responsibility" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Social Responsibility 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="salesforceorg" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="salesforceorg" class="
            text-cirrus
            
            
            " target="_blank" href="https://www.salesforce.org/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Salesforce.org 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="sustainability" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="sustainability" class="
            text-cirrus
            
            
            " href="/company/sustainability/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Sustainability 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="workforce-development" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="workforce-development" class="
            text-cirrus
            
            
            " href="/company/careers/workforce-development/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Workforce Development 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="ethical-and-humane-use" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="ethical-and-humane-use" class="
            text-cirrus
            
            
            " href="/company/ethical-and-humane-use/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Ethical and Humane Use 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="human-rights" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="human-rights" class="
            text-cirrus
            
            
            " href="/company/human-rights/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Human Rights 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="news" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="news" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                News 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="press-releases" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="press-releases" class="
            text-cirrus
            
            
            " href="/company/news-press/press-releases/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Press Releases 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="analyst-reports" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="analyst-reports" class="
            text-cirrus
            
            
            " href="/company/recognition/analyst-reports/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Analyst Reports 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="blog" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="blog" class="
            text-cirrus
            
            
            " target="_blank" href="/blog/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Blog 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="videos" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="videos" class="
            text-cirrus
            
            
            " href="/video/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Videos 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="year-in-review" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="year-in-review" class="
            text-cirrus
            
            
            " href="https://www.salesforce.com/video/4874561/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Year in Review 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="investor-relations" class="
        h4gn
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-30-top-lg margin-10-bottom-lg
        " style="; ">
    
    <a name="investor-relations" class="
            text-stratus
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                Investor Relations 
            
            
        </span>
        
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="investor-relations" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-10-bottom-lg
        " style="; ">
    
    <a name="investor-relations" class="
            text-cirrus
            
            
            " target="_blank" href="https://investor.salesforce.com/overview/default.aspx">
        
        
        <span class="
            header-text
            
            
            ">
            
                Investor Relations 
            
            
        </span>
        <span class="salesforce-icon icon-sfdc-icon-offsite offsite-heading-link-icon">
        </span>
        
    </a>
</div>



</div>
<div class="headingComponent parbase section">

    
<div id="public-policy" class="
        h5gn
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-bottom-lg
        " style="; ">
    
    <a name="public-policy" class="
            text-cirrus
            
            
            " href="/company/public-policy/">
        
        
        <span class="
            header-text
            
            
            ">
            
                Public Policy 
            
            
        </span>
        
        
    </a>
</div>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>


                                            </div>
                                        </div>
                                    </div>
                                </div>
                            </li>
                        
                        <div class="body-overlay"></div>
                    </ul>
                </div>
            </div>
            <div class="top-section col">
                <div class="utility-bar">
                    
                    <div class="coveo-form" role="search"><div>

<script>

    if (typeof lodash_loaded === 'undefined' && typeof _ !== 'undefined') {
        var lodash = _;
        var lodash_loaded = true ;
    }

</script>

<script defer type="text/javascript" src="https://static.cloud.coveo.com/searchui/v2.3826/js/CoveoJsSearch.Lazy.min.js"></script>

<script>
    if (typeof underscore_loaded === 'undefined'  && typeof _ !== 'undefined') {
        var underscore = _;
        window._ = lodash;
        window._.all = underscore.all;
        window._.contains = underscore.contains;
        var underscore_loaded = true ;
    }

</script>


<script type="text/javascript">
    document.addEventListener("DOMContentLoaded", function() {
        Coveo.SearchEndpoint.configureCloudV2Endpoint('salesforcemarketingg6kzp068', 'xx60f49268-8209-4d84-a2dd-5a6579aaf03f');
        var root = Coveo.$$(document).find("#coveo-3dd65be4-0104-4f20-909c-b847fc470c78");
        Coveo.Analytics.options.searchHub.defaultValue = 'WWW-United States';

        // Add ie helper file if needed
        if (SfdcWwwBase.utils.detectIE() !== false) {
            Coveo.configureResourceRoot('https://static.cloud.coveo.com/searchui/v2.3826/js/'); 
        }
        
        Coveo.initSearchbox(root, '/search/');
    });
</script>
<div id="coveo-3dd65be4-0104-4f20-909c-b847fc470c78" class="search-collapsed searchfield-small search-closed">
    <div class="coveo-search-section" tabindex="0">
        <div class="icon-sfdc-icon-magnifying-glass"></div>
        <div class="CoveoSearchbox" data-placeholder="Search" data-enable-omnibox="true" data-enable-search-as-you-type="false" data-enable-query-extension-addon="true" data-enable-wildcards="true" data-enable-question-marks="true" data-enable-lowercase-operators="true" data-enable-partial-match="true"></div>
    </div>
</div>

</div>

</div>
                    

<div class="phoneNumberComponent_textLevel text-night text-left salesforce-sans-regular  ">
    
    <a class="display-phone text-night " href="tel:1-800-667-6389">
        <span class="hidden-lg hidden-md hidden-sm">
            CALL US
        </span>
        <span class="hidden-xs">
            1-855-673-4112
        </span>
    </a>
    
    
    
</div>


                    
    <div class="dropdown" tabindex="0" aria-expanded="false" role="button" aria-label="Contact Us" aria-haspopup="true">
        
        
        <a href="/form/contact/contactme/?d=cta-header-9" target="_blank" class="dropdown-toggle disabled" data-toggle="dropdown" tabindex="-1">Contact Us
            
        </a>
        
        
            <ul class="dropdown-menu flyout-menu " role="menu">
                
                    <li>
    
        
        
            <div class="liveagent-data" data-liveagent-orgid="00D000000000062" data-liveagent-btnid="57330000000MBlR" data-liveagent-depid="57230000000DmsR" data-liveagent-formurl="/form/contact/contactme.jsp?d=70130000000Fm5e" data-liveagent-endpointurl="https://d.la1-c2-phx.salesforceliveagent.com/chat">
            </div>
            <a class="chat-trigger-v2 chat-anchor-tag-contact-us" style="display:none;" tabindex="0" id="liveagent_button_v2_57330000000MBlR">
                <span class="flyout-menu-icon icon-sfdc-icon-chat text-casper"></span> Chat with Us</a>
        
        
    
    

</li>
                
                    <li>

    <a class="display-phone" href="tel:1-800-667-6389"><span class="flyout-menu-icon icon-sfdc-icon-phone text-casper"></span>
        1-855-673-4112</a>

</li>
                
                    <li>
    
    
        <a href="/form/contact/contactme.jsp?d=70130000000Fm5e">
            <span class="flyout-menu-icon icon-sfdc-icon-headset text-casper"></span>
            Request a Call
        </a>
    

</li>
                
            </ul>
        
    </div>


                    <div class="region-selection region-selector" tabindex="0" aria-label="region selector" aria-expanded="false" role="button" aria-haspopup="true">
                        <div class="region-selector_button">
                            <span class="region-selector_icon icon-sfdc-icon-globe"></span>
                        </div>
                    </div>

                    <div class="separator"></div>
                    
                    
                        <div class="global-nav-login-flydown global-login">
                            
    <div class="dropdown" tabindex="0" aria-expanded="false" role="button" aria-label="Login" aria-haspopup="true">
        
        
        <a href="https://login.salesforce.com/" class="dropdown-toggle disabled" data-toggle="dropdown" tabindex="-1">Login
            
                <div class="global-login-img">
    <div class="
                image-link">
        
        
        
            <img class="lazy   img-responsive         " alt="Astro icon" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/icon-login-astro@2x.png"/>
            
        
        
        
    </div>
    


</div>
            
        </a>
        
        
            <ul class="dropdown-menu flyout-menu flyout-menu-login" role="menu">
                
                    <li>

    
<h2 id="login" class="
        h4
        text-cirrus
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        
        " style="; ">
    
    <a name="login" class="
            text-cirrus
            
            anchor-image
            " href="https://login.salesforce.com/">
        
        <img class="img-responsive  header-image-float" alt="Salesforce" src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/logo-dropdown-salesforce-login.png"/>
        <span class="
            header-text
            head-text
            header-text-line
            ">
            
                Login 
            
            
        </span>
        
        
    </a>
</h2>



</li>
                
                    <li><div class="panel-group  openOnHover" id="accordioncontainerv2-413591121">

    
    
        <div class="accordionItemComponent">

    <div class="panel">
        <div class="panel-heading">
            <a data-toggle="collapse" href="#accordionitemcompone_10918464701844948456" class="collapsed">
                
                    <div class="panel-heading-icon-caret"><article class="h4">
    
    
    
    
    <span>
        
        
            <span class="panel-title-login">Other Logins </span>
        
        
    </span>
    </span>
    
    <p class="removeMargin ">
        <small>Marketing Cloud, Trailhead...</small>
    </p>
</article>


</div>
                
                
            </a>
        </div>
        <div id="accordionitemcompone_10918464701844948456" class="panel-collapse collapse  bg-default">
            <div class="panel-body no-panel-body-border">
                <div><div class="bodyCopyComponent parbase section"><div class="  text-size-legal line-height-default        ">
	<p><a target="_blank" href="https://mc.exacttarget.com">Marketing Cloud</a></p>
<p><a target="_blank" href="https://app.social.com/user/login?ReturnUrl=%2f">Advertising Studio</a></p>
<p><a target="_blank" href="https://socialstudio.radian6.com/login">Social Studio</a></p>
<p><a target="_blank" href="https://trailhead.salesforce.com/#signin_modal">Trailhead</a></p>

</div>

</div>

</div>
            </div>
        </div>
    </div>
    
        
    




</div>

    
</div></li>
                
            </ul>
        
    </div>

                        </div>
                    
                </div>
                <div class="free-trial-container">
                    
                        <div class="page_module page basicpage section">


    <div><div class="buttonCTAComponent parbase section">
<div class="margin-0-top-lg margin-0-bottom-lg text-center">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container hidden-md hidden-lg">
        <a role="button" class="btn btn-lg btn-nav salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/form/signup/freetrial-service-essentials-mobi/?d=cta-glob-nav-3" target="_blank">
            
            
            <span>
              
                Try for free
              </span>
            

        </a>
        
    </div>


</div>


    <div class="cta_1 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container hidden-xs hidden-sm">
        <a role="button" class="btn btn-lg btn-nav salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/form/signup/freetrial-service-essentials/?d=cta-glob-nav-3" target="_blank">
            
            
            <span>
              
                Try for free
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>

</div>


                    
                    
                </div>
                <div class="offer-cta-container">
                    
                    
                        

                    
                </div>
            </div>
        </div>
    </div>
    <div class="bottom-border border-brand-blue"></div>
</nav>
</div>
</div>
</div>
</div>
</div>
</div>
    
    

</header>


    


<div class="container-fluid content-container" role="main" id="main">
    <div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper bg-left-center bg-cover    column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    <div style="background-image:url('/content/dam/web/en_us/www/images/small-business-solutions/smb-service-overview-eyebrow-background.jpg');" class="columns-wrapper column-container-image visible-lg  bg-left-center bg-cover" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/smb-service-overview-eyebrow-background.jpg">
    </div>
    <div style="background-image:url('/content/dam/web/en_us/www/images/small-business-solutions/smb-service-overview-eyebrow-background.jpg');" class="columns-wrapper column-container-image visible-md  bg-left-center bg-cover" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/smb-service-overview-eyebrow-background.jpg">
    </div>
    <div style="background-image:url('/content/dam/web/en_us/www/images/small-business-solutions/smb-service-overview-eyebrow-background-sm.jpg');" class="columns-wrapper column-container-image visible-sm  bg-left-center bg-cover" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/smb-service-overview-eyebrow-background-sm.jpg">
    </div>
    <div style="background-image:url('/content/dam/web/en_us/www/images/small-business-solutions/smb-service-overview-eyebrow-background-xs.jpg');" class="columns-wrapper column-container-image visible-xs  bg-left-center bg-cover" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/smb-service-overview-eyebrow-background-xs.jpg">
    </div>
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-4 col-lg-4"><div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="   hidden-sm columns-wrapper  container-fluid   column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="imageComponent parbase section">
    <div class="
                image-link">
        
        
        
            <img class="   img-responsive  margin-10-top-lg margin-10-bottom-lg       " alt="Desk.com Logo" src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/logo-desk-sm.png" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/logo-desk-sm.png"/>
            
        
        
        
    </div>
    


</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-8 col-md-8 col-lg-8"><div class="headingComponent parbase section">

    
<h2 id="existing-deskcom-customer" class="
        h4
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-top-lg margin-0-top-xs margin-20-bottom-lg margin-0-bottom-xs
        " style="; ">
    
    <a name="existing-deskcom-customer" class="
            text-snow
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Existing Desk.com customer? 
            
            
        </span>
        
        
    </a>
</h2>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="   hidden-xs hidden-md hidden-lg columns-wrapper  container-fluid   column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-2 col-md-2 col-lg-2"><div class="imageComponent parbase section">
    <div class="
                image-link">
        
        
        
            <img class="   img-responsive  margin-10-top-lg margin-10-bottom-lg       " alt="Desk.com Logo" src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/logo-desk-sm.png" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/logo-desk-sm.png"/>
            
        
        
        
    </div>
    


</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-10 col-md-10 col-lg-10"><div class="headingComponent parbase section">

    
<h2 id="existing-deskcom-customer" class="
        h4
        text-snow
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-20-top-lg margin-0-top-xs margin-20-bottom-lg margin-0-bottom-xs
        " style="; ">
    
    <a name="existing-deskcom-customer" class="
            text-snow
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Existing Desk.com customer? 
            
            
        </span>
        
        
    </a>
</h2>



</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-12 col-md-8 col-lg-8"><div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-0-top-sm margin-10-top-xs margin-10-bottom-lg margin-0-bottom-xs text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-sm simple-link text-white salesforce-sans-bold    " data-content-replacement-close-color="sfdc-swap-button-day" href="https://support.desk.com/" target="_blank">
            
            
            <span>
              
                Get Support
              <span class="salesforce-icon icon-sfdc-icon-right-arrow"></span></span>
            

        </a>
        
    </div>


</div>


    <div class="cta_1 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-sm simple-link text-white salesforce-sans-bold    " data-content-replacement-close-color="sfdc-swap-button-day" href="https://success.salesforce.com/featuredGroupDetail?id=a1z3A000007SDGIQA4#a0L3A00000Tc5qsUAB" target="_blank">
            
            
            <span>
              
                Join the community
              <span class="salesforce-icon icon-sfdc-icon-right-arrow"></span></span>
            

        </a>
        
    </div>


</div>


    <div class="cta_2 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-sm simple-link text-white salesforce-sans-bold    " data-content-replacement-close-color="sfdc-swap-button-day" href="https://login.desk.com/" target="_blank">
            
            
            <span>
              
                Log in
              <span class="salesforce-icon icon-sfdc-icon-right-arrow"></span></span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-snow  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h1 id="close-cases-faster-and-build-customer-loyalty-with-out-of-the-box-service-for-small-business" class="
        h1
        text-night
        text-left
        salesforce-sans-thin
        
        
        col-xs-12
        col-sm-12
        col-md-12
        col-lg-12
        margin-80-top-lg margin-40-top-xs margin-10-bottom-lg
        " style="; ">
    
    <a name="close-cases-faster-and-build-customer-loyalty-with-out-of-the-box-service-for-small-business" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Close cases faster and build customer loyalty with out-of-the-box service for small business. 
            
            
        </span>
        
        
    </a>
</h1>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-10-bottom-lg  text-size-default line-height-default       no-indentation">
	<div>Provide smarter, faster service with Service Cloud, the #1 customer support solution.</div>

</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-0-top-lg margin-0-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-nav salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/form/signup/freetrial-service-essentials/?d=cta-header-1" target="_blank">
            
            
            <span>
              
                START MY FREE TRIAL
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component" style="margin-top:0px;margin-bottom:0px;">
    <div class="bg-snow  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="imageComponent parbase section">
    <div class="
                image-link">
        
        
        
            <img class="lazy   img-responsive hidden-xs hidden-sm margin-40-top-lg fixBlank  center-img-horizontally    " alt="Customer service crm for small business.  Customers report +32% happier customers." src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/smb-service-overview-product.png"/>
            
        
        
        
    </div>
    


</div>
<div class="headingLargeComponent headingComponent parbase section">

    
<h2 id="set-up-fast-and-see-how-easy-customer-service-can-be" class="
        h1
        text-night
        text-left
        salesforce-sans-thin
        
        
        
        
        
        col-lg-10
        margin-80-top-lg margin-30-top-xs margin-30-bottom-lg
        " style="; ">
    
    <a name="set-up-fast-and-see-how-easy-customer-service-can-be" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Set up fast and see how easy customer service can be. 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-6 col-lg-6"><div class="headingSmallBoldComponent headingComponent parbase section">

    
<h3 id="start-in-just-hours-no-it-department-required" class="
        h3
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-60-top-lg margin-30-top-xs margin-10-bottom-lg
        " style="; ">
    
    <a name="start-in-just-hours-no-it-department-required" class="
            text-stratus
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Start in just hours — no IT department required. 
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-bottom-lg margin-0-bottom-xs  text-size-default line-height-default     feature-set-body-top  no-indentation" data-equalize="feature-set-body-top">
	Get customer support up and running quickly, on your own. Our setup experience is so easy you can do it without an IT department or consulting help.
</div>

</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-12 col-md-6 col-lg-6"><div class="headingSmallBoldComponent headingComponent parbase section">

    
<h3 id="assist-customers-through-any-channel" class="
        h3
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-60-top-lg margin-30-top-xs margin-10-bottom-lg
        " style="; ">
    
    <a name="assist-customers-through-any-channel" class="
            text-stratus
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Assist customers through any channel. 
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-bottom-lg margin-0-bottom-xs  text-size-default line-height-default     feature-set-body-top  no-indentation" data-equalize="feature-set-body-top">
	Respond to customers faster than ever. Now it’s possible to handle requests for help from email, phone, chat, Twitter, Facebook, and your website — all through a single agent console.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-6 col-lg-6"><div class="headingSmallBoldComponent headingComponent parbase section">

    
<h3 id="ditch-repetitive-tasks-and-help-more-customers" class="
        h3
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-60-top-lg margin-30-top-xs margin-10-bottom-lg
        " style="; ">
    
    <a name="ditch-repetitive-tasks-and-help-more-customers" class="
            text-stratus
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Ditch repetitive tasks and help more customers. 
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-bottom-lg margin-0-bottom-xs  text-size-default line-height-default     feature-set-body-top  no-indentation" data-equalize="feature-set-body-top">
	Now you can automate repetitive tasks, so your agents can focus on more important issues that require personal attention.
</div>

</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-12 col-md-6 col-lg-6"><div class="headingSmallBoldComponent headingComponent parbase section">

    
<h3 id="make-data-driven-decisions" class="
        h3
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-60-top-lg margin-30-top-xs margin-10-bottom-lg
        " style="; ">
    
    <a name="make-data-driven-decisions" class="
            text-stratus
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Make data-driven decisions. 
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-bottom-lg margin-0-bottom-xs  text-size-default line-height-default     feature-set-body-top   " data-equalize="feature-set-body-top">
	Bring all your data together for real-time, actionable insights, so you can track customer needs, monitor support team performance, and increase customer loyalty.
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-60-bottom-lg margin-40-bottom-sm column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-6 col-lg-6"><div class="headingSmallBoldComponent headingComponent parbase section">

    
<h3 id="provide-great-support-247" class="
        h3
        text-stratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-60-top-lg margin-40-top-sm margin-30-top-xs margin-10-bottom-lg
        " style="; ">
    
    <a name="provide-great-support-247" class="
            text-stratus
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Provide great support, 24/7. 
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-bottom-lg margin-0-bottom-xs  text-size-default line-height-default     feature-set-body-top   " data-equalize="feature-set-body-top">
	Today's customers want to help themselves, so make it easy. With self-service customer support they can solve their own issues day or night, on any device.
</div>

</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-12 col-md-6 col-lg-6"><div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-60-top-lg margin-40-top-sm margin-0-bottom-sm column-container-component">
    <div class="bg-brand-service  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="blockquoteComponent parbase section"><blockquote class="margin-40-top-lg margin-40-right-lg margin-0-bottom-lg margin-40-left-lg quote-larger     ">
    <p class="text-snow"><span class="quote">&ldquo;</span>Salesforce has helped us build the trust to gain customer confidence and grow.&rdquo;</p>
    <footer class="text-snow footer-small margin---top-lg">
        Jacob Johnson, CEO, Prem Group
        
        
    </footer>
</blockquote>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-0-top-lg margin-40-right-lg margin-20-bottom-lg margin-40-left-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg simple-link text-white salesforce-sans-bold    " data-content-replacement-close-color="sfdc-swap-button-day" data-target="#mainModal" data-toggle="modal" data-modal-close-button-color="sfdc-modal-button-day" data-modal-width="modal-lg" data-modal-backdrop-color="sfdc-modal-backdrop-light" data-modal-src="/content/www/en_us/shared/video-modals/customer-stories/prem-group-with-cta/jcr:content/module-par/columncontainer_2423/column1_par.html" href="#">
            
            
            <span>
              
                see the story
              <span class="salesforce-icon icon-sfdc-icon-right-arrow"></span></span>
            

        </a>
        
    </div>


</div>

</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="labelLargeComponent headingComponent parbase section">

    
<h2 id="pricing" class="
        h4
        text-altostratus
        text-left
        salesforce-sans-bold
        
        
        
        
        
        
        margin-60-top-lg margin-40-top-sm margin-10-bottom-lg
        " style="; ">
    
    <a name="pricing" class="
            text-altostratus
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Pricing 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="headingLargeComponent headingComponent parbase section">

    
<h2 id="get-powerful-sales-and-service-tools-built-and-priced-for-small-business" class="
        h1
        text-night
        text-left
        salesforce-sans-thin
        
        
        
        
        
        col-lg-10
        margin-30-top-xs margin-10-bottom-lg
        " style="; ">
    
    <a name="get-powerful-sales-and-service-tools-built-and-priced-for-small-business" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Get powerful sales and service tools built and priced for small business. 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="pricingComponent parbase section">
<div class="margin-60-top-lg margin-40-top-sm margin-30-bottom-lg margin-20-bottom-sm" data-target-init-function="pricingComponent.targetInit">
	
<div class="columns-wrapper container-fluid pricing-container vertical-layout no-gutter">
    <div class="title-editions-container hidden-xs">
        <div class="row columns-wrapper">
            <div class="col-sm-4 col-md-4 col-lg-4">
                <h3 class="h3 text-night text-left edition-head edition-head-1">Service Cloud Essentials</h3>
            </div>
<div class="col-sm-4 col-md-4 col-lg-4">
                <h3 class="h3 text-night text-left edition-head edition-head-2">Service Cloud Professional Edition</h3>
            </div>
<div class="col-sm-4 col-md-4 col-lg-4">
                <h3 class="h3 text-night text-left edition-head edition-head-3">Service Cloud Enterprise Edition</h3>
            </div>

        </div>
<div class="row columns-wrapper">
            <div class="col-sm-4 col-md-4 col-lg-4">
                
            </div>
<div class="col-sm-8 col-md-8 col-lg-8">
                
            </div>

        </div>
<div class="row columns-wrapper">
            <div class="col-sm-12 col-md-12 col-lg-12">
                
            </div>

        </div>

        <div class="funky">
            <div class="row columns-wrapper">
                <div class="col-sm-4 col-md-4 col-lg-4">
                    
                </div>
<div class="col-sm-4 col-md-4 col-lg-4">
                    
                </div>
<div class="col-sm-4 col-md-4 col-lg-4">
                    <div class="edition-bar bg-brand-service"></div>
                </div>

            </div>
<div class="row columns-wrapper">
                <div class="col-sm-4 col-md-4 col-lg-4">
                    
                </div>
<div class="col-sm-8 col-md-8 col-lg-8">
                    <div class="edition-bar bg-brand-service"></div>
                </div>

            </div>
<div class="row columns-wrapper">
                <div class="col-sm-12 col-md-12 col-lg-12">
                    <div class="edition-bar bg-brand-service"></div>
                </div>

            </div>

        </div>
    </div>
    <div class="row columns-wrapper">
        <div class="col text-center col-xs-12 col-sm-4 col-md-4 col-lg-4">
            <h3 class="h3 text-center margin-10-bottom-xs hidden-sm hidden-md hidden-lg">Service Cloud Essentials</h3>
            <div class="edition-container no-detail">
                <div class="feature-bar"></div>
                <div class="price-body-description text-left">Out-of-the-box service solution for up to 5 users</div>
                
                <div class="text-center pre-text">
                    
                </div>
                <div class="pricing-number">
                    <span class="currency-symbol-left">$</span>
                    <span class="currency ">25</span>
                    
                </div>
                <div class="pricing-tagline">
                    <span class="price-description">USD/user/month**</span><br/>
                    <span class="billing-frequency">(billed annually)</span>
                </div>
                <div><div class="pricing_cta_1 buttonCTAComponent parbase">
<div class="margin-10-top-lg text-center">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="https://www.salesforce.com/form/signup/freetrial-service-essentials/?d=cta-body-promo-26" target="_blank">
            
            
            <span>
              
                TRY FOR FREE
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>
</div>

                
            </div>
        </div>
    
        <div class="col text-center col-xs-12 col-sm-4 col-md-4 col-lg-4">
            <h3 class="h3 text-center margin-10-bottom-xs hidden-sm hidden-md hidden-lg">Service Cloud Professional Edition</h3>
            <div class="edition-container no-detail">
                <div class="feature-bar"></div>
                <div class="price-body-description text-left">Complete service CRM for teams of any size</div>
                
                <div class="text-center pre-text">
                    
                </div>
                <div class="pricing-number">
                    <span class="currency-symbol-left">$</span>
                    <span class="currency ">75</span>
                    
                </div>
                <div class="pricing-tagline">
                    <span class="price-description">USD/user/month**</span><br/>
                    <span class="billing-frequency">(billed annually)</span>
                </div>
                <div><div class="pricing_cta_2 buttonCTAComponent parbase">
<div class="margin-10-top-lg text-center">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="https://www.salesforce.com/form/signup/freetrial-service.jsp?d=cta-body-promo-15" target="_blank">
            
            
            <span>
              
                TRY FOR FREE
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>
</div>

                
            </div>
        </div>
    
        <div class="col text-center col-xs-12 col-sm-4 col-md-4 col-lg-4">
            <h3 class="h3 text-center margin-10-bottom-xs hidden-sm hidden-md hidden-lg">Service Cloud Enterprise Edition</h3>
            <div class="edition-container no-detail">
                <div class="feature-bar"></div>
                <div class="price-body-description text-left">Customizable CRM for comprehensive service</div>
                
                <div class="text-center pre-text">
                    
                </div>
                <div class="pricing-number">
                    <span class="currency-symbol-left">$</span>
                    <span class="currency ">150</span>
                    
                </div>
                <div class="pricing-tagline">
                    <span class="price-description">USD/user/month**</span><br/>
                    <span class="billing-frequency">(billed annually)</span>
                </div>
                <div><div class="pricing_cta_3 buttonCTAComponent parbase">
<div class="margin-10-top-lg text-center">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-primary salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="https://www.salesforce.com/form/signup/freetrial-service-ee.jsp?d=cta-body-promo-16" target="_blank">
            
            
            <span>
              
                TRY FOR FREE
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>
</div>

                
            </div>
        </div>
    </div>
</div>
</div>
</div>
<div class="bodyCopyComponent parbase section"><div class="margin-60-bottom-lg margin-40-bottom-sm  text-size-footnote line-height-default        ">
	<p>* Salesforce Customer Success Metrics Survey, conducted 2015-2017 among 7,000+ customers randomly selected. Response sizes per question vary.</p>
<p><span class="text-night">** All per user products require an annual contract.</span></p>

</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper bg-left-center bg-cover    column-container-component">
    <div class="bg-snow  bg-opacity">&nbsp;
    </div>
    <div class="columns-wrapper column-container-image visible-lg lazy bg-left-center bg-cover" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/simplified-site/why/smb-why-salesforce-1x1-b2d2ee.png">
    </div>
    <div class="columns-wrapper column-container-image visible-md lazy bg-left-center bg-cover" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/simplified-site/why/smb-why-salesforce-1x1-b2d2ee.png">
    </div>
    <div class="columns-wrapper column-container-image visible-sm lazy bg-left-center bg-cover" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/simplified-site/why/smb-why-salesforce-1x1-b2d2ee.png">
    </div>
    <div class="columns-wrapper column-container-image visible-xs lazy bg-left-center bg-cover" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/small-business-solutions/simplified-site/why/smb-why-salesforce-1x1-b2d2ee.png">
    </div>
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h2 id="were-here-to-support-you-at-every-turn" class="
        h1
        text-night
        text-left
        salesforce-sans-thin
        
        
        
        
        
        col-lg-10
        margin-60-top-lg margin-20-bottom-lg
        " style="; ">
    
    <a name="were-here-to-support-you-at-every-turn" class="
            text-night
            preventHover
            anchor-image
            ">
        
        
        <span class="
            header-text
            head-text
            
            ">
            
                We’re here to support you at every turn. 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid  margin-20-bottom-lg column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="cardComponent parbase section">





<div class="thumbnail   margin-0-top-lg margin-30-bottom-lg bg-karl-the-fog support-card " data-equalize="support-card">
    <div class="thumbnail-content ">
        <a class="hidden-lg hidden-md hidden-sm hidden-xs"></a>
        
        
        
        <div class="caption">
            <div class="headingComponent parbase section">

    
<h3 id="learn-salesforce-in-person-or-online" class="
        h3
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        col-lg-10
        margin-20-top-lg margin-20-right-lg margin-10-bottom-lg margin-20-left-lg
        " style="; ">
    
    <a name="learn-salesforce-in-person-or-online" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Learn Salesforce, in person or online.  
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-40-bottom-lg margin-20-left-lg  text-size-default line-height-default        ">
	Start fast with step-by-step, in-app tutorials. Then, get free online training at Trailhead or visit global, in-person training sessions.
</div>

</div>


        </div>
    </div>
    
</div>
</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="cardComponent parbase section">





<div class="thumbnail   margin-0-top-lg margin-30-bottom-lg bg-karl-the-fog support-card " data-equalize="support-card">
    <div class="thumbnail-content ">
        <a class="hidden-lg hidden-md hidden-sm hidden-xs"></a>
        
        
        
        <div class="caption">
            <div class="headingComponent parbase section">

    
<h3 id="join-a-thriving-community-of-peers" class="
        h3
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        col-lg-9
        margin-20-top-lg margin-20-right-lg margin-10-bottom-lg margin-20-left-lg
        " style="; ">
    
    <a name="join-a-thriving-community-of-peers" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Join a thriving community of peers.  
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-40-bottom-lg margin-20-left-lg  text-size-default line-height-default        ">
	Our community members learn, get inspired, and blaze trails together.
</div>

</div>


        </div>
    </div>
    
</div>
</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="cardComponent parbase section">





<div class="thumbnail   margin-0-top-lg margin-30-bottom-lg bg-karl-the-fog support-card " data-equalize="support-card">
    <div class="thumbnail-content ">
        <a class="hidden-lg hidden-md hidden-sm hidden-xs"></a>
        
        
        
        <div class="caption">
            <div class="headingComponent parbase section">

    
<h3 id="find-the-support-you-need-at-every-step" class="
        h3
        text-night
        text-left
        salesforce-sans-bold
        
        
        
        
        
        col-lg-10
        margin-20-top-lg margin-20-right-lg margin-10-bottom-lg margin-20-left-lg
        " style="; ">
    
    <a name="find-the-support-you-need-at-every-step" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Find the support you need at every step. 
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="bodyCopyComponent parbase section"><div class="margin-20-right-lg margin-40-bottom-lg margin-20-left-lg  text-size-default line-height-default        ">
	No matter how big your goals, we have support plans that provide the knowledge, training, and resources to help you achieve them.
</div>

</div>


        </div>
    </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-brand-service  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="headingComponent parbase section">

    
<h2 id="see-how-salesforce-helps-you-keep-customers-happy" class="
        h1
        text-snow
        text-left
        salesforce-sans-thin
        
        
        
        
        col-md-10
        col-lg-10
        margin-60-top-lg margin-40-top-sm margin-10-bottom-lg
        " style="; ">
    
    <a name="see-how-salesforce-helps-you-keep-customers-happy" class="
            text-snow
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                See how Salesforce helps you keep customers happy. 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-default line-height-default        ">
	<span class="text-snow">Increase satisfaction and build loyalty with an easy, scalable customer service platform.</span>
</div>

</div>
<div class="buttonCTAComponent parbase section">
<div class="margin-10-top-lg margin-10-bottom-lg text-left">
    <div class="cta_0 buttonCTAItemComponent parbase">
    
    
    

    <div class="btn-container ">
        <a role="button" class="btn btn-lg btn-light salesforce-sans-regular    " data-content-replacement-close-color="sfdc-swap-button-day" href="/form/signup/freetrial-service-essentials?d=cta-footer-1">
            
            
            <span>
              
                Start my free trial
              </span>
            

        </a>
        
    </div>


</div>

</div>
</div>
<div class="phoneNumberComponent parbase section">

<div class="phoneNumberComponent_textLevel text-snow text-left salesforce-sans-regular margin-60-bottom-lg margin-40-bottom-sm ">
    <span class="phone-lead hidden-xs text-snow">OR CALL</span>
    <a class="display-phone text-snow " href="tel:1-800-667-6389">
        <span class="hidden-lg hidden-md hidden-sm">
            CALL US
        </span>
        <span class="hidden-xs">
            1-800-667-6389
        </span>
    </a>
    
    
    
</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper     column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    <div class="container">
        
        
        
        
        <div class="row columns-wrapper
            " style="
            500">
            <div class="col  text-left col-xs-12 col-sm-12 col-md-12 col-lg-12"><div class="carouselContainer parbase section"><div class="carousel-wrapper dots nude light arrow-light margin-20-top-lg margin-30-bottom-lg hidden-xs hidden-sm">
    <div class="bg-default slide carousel collapsed_layout collapsible_carousel" data-control-nav="true" data-animation-speed="600" data-slideshow-speed="7000" data-animation="slide">
    <div class="carousel_slides">
        <div class="carousel_slide">
            <div class="carousel_slide_content">
                
                <div class="headingSmallLightComponent headingComponent parbase section">

    
<h2 id="help-desk-software-from-salesforce" class="
        h3
        text-night
        text-left
        salesforce-sans-light
        
        
        
        
        
        
        margin-20-top-lg margin-20-top-md margin-20-top-sm margin-20-top-xs margin-20-bottom-lg margin-20-bottom-md margin-20-bottom-sm margin-20-bottom-xs
        " style="; ">
    
    <a name="help-desk-software-from-salesforce" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Help Desk Software from Salesforce. 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="bodyCopyComponent parbase section"><div class="  text-size-legal         ">
	Salesforce help desk software gives you an all-in-one customer service software solution that helps encourage happy customers to remain loyal. Increasing the number of brand advocates can also increase the likelihood that customers will provide positive reviews for your business.<br />
<br />
Customer inquiries from web, phone, chat, social, and email all funnel into one simple agent interface. Agents get productivity tools that help them solve more problems in less time. Desk.com also comes with a branded self-serve website so your customers can find their own answers, leaving you more time for complex, urgent cases.<br />
<br />
Desk.com is available in several editions geared towards small business teams or large enterprise support centers that need customization and integration. Talk to Salesforce to see how your company can utilize Desk.com.
</div>

</div>


            </div>
        </div>
    
        <div class="carousel_slide">
            <div class="carousel_slide_content">
                
                <div class="headingSmallLightComponent headingComponent parbase section">

    
<h2 id="related-searches" class="
        h3
        text-night
        text-left
        salesforce-sans-light
        
        
        
        
        
        
        margin-20-top-lg margin-20-top-md margin-20-top-sm margin-20-top-xs margin-20-bottom-lg margin-20-bottom-md margin-20-bottom-sm margin-20-bottom-xs
        " style="; ">
    
    <a name="related-searches" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Related Searches 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal        no-indentation">
	<p><a title="CRM" href="https://www.salesforce.com/crm/" target="_blank">CRM</a>: Salesforce CRM fosters better customer relationships, helping you save money and increase profits.</p>
<p><a href="/products/sales-cloud/features/quota-forecasting-software/">Sales Forecasting</a>: Sales forecasting and analytics are some of the many powerful features that Salesforce CRM offers.</p>
<p><a href="/products/sales-cloud/features/email-tracking-software/">Sales Tracking Software</a>: Robust sales tracking features help you analyze sales pipelines, perform win-loss analyses, and more.</p>
<p><a href="/products/service-cloud/overview/">Stronghold Your Service Agents</a>: Help employees gain access to all the resources needed to fully perform their job with Service Cloud.</p>

</div>

</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal        ">
	<p><a title="Sales Content Management" href="/products/sales-cloud/features/file-content-libraries/">Sales Content Management</a>: Make sure your reps have easy access to winning sales materials, right within your SFA application.</p>
<p><a title="Salesforce Reviews" href="https://www.salesforce.com/customers/reviews/">Salesforce Reviews</a>: Read honest reviews from real Salesforce customers.</p>
<p><a title="Sales Contact Management" href="/products/sales-cloud/features/contact-management-software/">Sales Contact Management</a>: Salesforce CRM gives your entire company a 360-degree view of each of your customers with online contact management.</p>

</div>

</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal        no-indentation">
	<p><a title="Mobile Customer Service" href="/products/service-cloud/features/snap-ins/">Mobile Customer Service</a>: Mobile customer service solutions so your customer can find help from any device, anywhere.</p>
<p><a title="Help Desk Software" href="/products/desk/overview/">Help Desk Software</a>: Help desk software for small businesses.</p>
<p><a title="Help Desk Tools" href="/products/desk/features/">Help Desk Tools</a>: Help desk tools offer small businesses an all-in-one customer service software solution.</p>
<p><a href="/products/sales-cloud/features/marketing-automation-software/">Qualify Good Leads</a>: Qualify the right leads to turn into customers with objective grading using Pardot Marketing Automation.</p>

</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


            </div>
        </div>
    
        <div class="carousel_slide">
            <div class="carousel_slide_content">
                
                <div class="headingSmallLightComponent headingComponent parbase section">

    
<h2 id="popular-searches" class="
        h3
        text-night
        text-left
        salesforce-sans-light
        
        
        
        
        
        
        margin-20-top-lg margin-20-top-md margin-20-top-sm margin-20-top-xs margin-20-bottom-lg margin-20-bottom-md margin-20-bottom-sm margin-20-bottom-xs
        " style="; ">
    
    <a name="popular-searches" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Popular Searches 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="columnContainer parbase section"><div data-target-init-function="columnContainer.targetInit" class="    columns-wrapper  container-fluid   column-container-component">
    <div class="bg-default  bg-opacity">&nbsp;
    </div>
    
    
    
    
    
    
    
        
        
        
        
        <div class="row columns-wrapper
            ">
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal        ">
	<p><a title="Call Center Management" href="/products/service-cloud/solutions/call-center-management/">Call Center Management</a></p>
<p><a title="Small Business CRM" href="/solutions/small-business-solutions/overview/">Small Business CRM</a></p>
<p><a href="https://www.salesforce.com/cloudcomputing/" target="_blank">What Is Cloud Computing?</a></p>

</div>

</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal        ">
	<p><a title="Channel Management Software" href="/products/sales-cloud/features/channel-partner-management/">Channel Management Software</a></p>
<p><a title="Sales Force Tools" href="/products/sales-cloud/features/">Sales Force Tools</a></p>
<p><a title="Customer Service Tools" href="/products/service-cloud/features/">Customer Service Tools</a></p>

</div>

</div>

</div>
            
        
            <div class="col  text-left col-xs-12 col-sm-4 col-md-4 col-lg-4"><div class="bodyCopyComponent parbase section"><div class="  text-size-legal        ">
	<p><a title="Self Service Portal" href="/products/service-cloud/communities/">Self Service Portal</a></p>
<p><a title="Help Desk Software Pricing" href="/products/desk/pricing/">Help Desk Software Pricing</a></p>
<p><a title="Help Desk Resources" href="/products/desk/resources/">Help Desk Resources</a></p>

</div>

</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    
</div>
</div>


            </div>
        </div>
    </div>
    </div>
    <div class="carousel_collapsed_layer bg-gradient-karl-the-fog"> </div>
    <div class="carousel_collapsed_layer trancent_block"> </div>
    <a class="carousel_collapsed_laucher collapsed_launcher" href="#">
        <span class="more">More<span class="icon-sfdc-icon-down-arrow"></span></span>
        <span class="less">Less<span class="icon-sfdc-icon-up-arrow"></span></span>
    </a>
</div>
</div>

</div>
            
        </div>
        
        <div class="row">
            
        </div>
    </div>
</div>
</div>


    
    

</div>

<div class="modal fade main-modal" id="mainModal" data-keyboard="true">
    <div class="modal-dialog">
        <div class="modal-content">
            <button type="button" class="close" data-dismiss="modal" aria-label="Close"><span aria-hidden="true" class="icon-sfdc-icon-x h3"></span></button>
            <div class="modal-body"></div>
        </div>
    </div>
</div>


    

<footer role="contentinfo" class="bottom">
    
    
    

    
    

    <div><div class="section"><div class="new"></div>
</div><div class="iparys_inherited"><div class="iparsys parsys"><div class="referenceComponent reference parbase section"><div class="cq-dd-paragraph"><div class="powerfooternavigatio powerFooterNavigationComponent columnContainer parbase"><div class="columns-wrapper bg-snow hidden-xs hidden-sm">
    <div class="container">
        <div class="row columns-wrapper ">
            <div class="col text-left col-sm-4 col-md-4 col-lg-4">
                <div class="footer-logo">
    <div class="
                image-link">
        
        
        
            <img class="lazy   img-responsive  margin-40-top-lg margin-40-bottom-lg       " alt="Salesforce logo" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/imgs/spacer.gif" data-src="//c1.sfdcstatic.com/content/dam/web/en_us/www/images/nav/salesforce-cloud-logo-sm.png"/>
            
        
        
        
    </div>
    


</div>
                <div class="footer-social-links">
  

<div class="social-media-links margin-10-bottom-lg">
    <a href="http://www.facebook.com/salesforce" target="_blank" title="Facebook" alt="Facebook"><span class="text-salesforce-gray salesforce-social-icon icon-sfdc-icon-facebook"></span></a>

    <a href="http://twitter.com/salesforce" target="_blank" title="Twitter" alt="Twitter"><span class="text-salesforce-gray salesforce-social-icon icon-sfdc-icon-twitter"></span></a>

    <a href="http://www.linkedin.com/company/salesforce" target="_blank" title="LinkedIn" alt="LinkedIn"><span class="text-salesforce-gray salesforce-social-icon icon-sfdc-icon-linkedin"></span></a>

    <a href="http://www.youtube.com/Salesforce" target="_blank" title="YouTube" alt="YouTube"><span class="text-salesforce-gray salesforce-social-icon icon-sfdc-icon-youtube"></span></a>
</div>

</div>
                <div class="footer-phone-number">

<div class="phoneNumberComponent_textLevel text-night text-left salesforce-sans-regular  hidden-md hidden-lg">
    <span class="phone-lead hidden-xs text-night">CALL US AT</span>
    <a class="display-phone text-night " href="tel:1-800-667-6389">
        <span class="hidden-lg hidden-md hidden-sm">
            CALL US
        </span>
        <span class="hidden-xs">
            1-844-282-1686
        </span>
    </a>
    
    
    
</div>

</div>
                <div class="footer-phone-number" id="notMobileFooterPhoneNumbers_level"><div class="phoneNumberComponent parbase section">

<div class="phoneNumberComponent_textLevel text-night text-left salesforce-sans-regular  hidden-xs hidden-sm">
    <span class="phone-lead hidden-xs text-night">CALL US AT</span>
    <a class="display-phone text-night " href="tel:1-800-667-6389">
        <span class="hidden-lg hidden-md hidden-sm">
            CALL US
        </span>
        <span class="hidden-xs">
            1-800-667-6389
        </span>
    </a>
    
    
    
</div>

</div>

</div>
            </div>
            
        
            
            <div class="col text-left col-sm-3 col-md-3 col-lg-3"><div class="headingComponent parbase section">

    
<h3 id="new-to-salesforce" class="
        h4
        text-night
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-60-top-lg margin-20-bottom-lg
        " style="; ">
    
    <a name="new-to-salesforce" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                New to Salesforce? 
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  margin-40-bottom-lg">
        <li>
            <span class="li-wrap">
                <a href="/crm/what-is-crm/">What is CRM?</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/salesforce-advantage/?d=70130000000i7zF">Why Salesforce?</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/products/service-cloud/help-desk-software/?d=70130000000i80h">Help Desk Software</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/products/sales-cloud/features/marketing-automation-software/?d=7010M000001yBiM">Marketing Automation Software</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/products/?d=70130000000i7zU">Explore All Products</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/what-is-cloud-computing/?d=70130000000i88b">What is Cloud Computing?</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/customer-success-stories/?d=70130000000i7zZ">Customer Success</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/editions-pricing/overview/?d=70130000000i7ze">Product Pricing</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/form/other/subscribe-optin.jsp?d=7010M000001yHmg">Subscribe to Salesforce</a>
                
                
                
            </span>
        </li>
    </ul>



</div>

</div>
        
            
            <div class="col text-left col-sm-3 col-md-3 col-lg-3"><div class="headingComponent parbase section">

    
<h3 id="about-salesforce" class="
        h4
        text-night
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-60-top-lg margin-20-bottom-lg
        " style="; ">
    
    <a name="about-salesforce" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                About Salesforce 
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/company/about-us/?d=70130000000i80N">Our Story</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/company/news-press/press-releases/?d=70130000000i80X">Press</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/blog/?d=70130000000i80c" target="_blank">Blog</a>
                
                <span class="salesforce-icon icon-sfdc-icon-offsite" aria-label="(opens in a new window)"></span>
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/company/careers/?d=70130000000i80S">Careers</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://trust.salesforce.com/en/" target="_blank">Trust</a>
                
                <span class="salesforce-icon icon-sfdc-icon-offsite" aria-label="(opens in a new window)"></span>
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="http://www.salesforce.org/" target="_blank">Salesforce.org</a>
                
                <span class="salesforce-icon icon-sfdc-icon-offsite" aria-label="(opens in a new window)"></span>
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/company/sustainability/?d=70130000000i80J">Sustainability</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://investor.salesforce.com/about-us/investor/overview/default.aspx" target="_blank">Investors</a>
                
                <span class="salesforce-icon icon-sfdc-icon-offsite" aria-label="(opens in a new window)"></span>
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/gdpr/overview/">GDPR Readiness</a>
                
                
                
            </span>
        </li>
    </ul>



</div>

</div>
        
            
            <div class="col text-left col-sm-2 col-md-2 col-lg-2"><div class="headingComponent parbase section">

    
<h3 id="popular-links" class="
        h4
        text-night
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        margin-60-top-lg margin-20-bottom-lg
        " style="; ">
    
    <a name="popular-links" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Popular Links 
            
            
        </span>
        
        
    </a>
</h3>



</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/campaign/releases/summer-19/overview/?d=7010M000001yBcO">New Release Features</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/solutions/mobile/overview/?d=70130000000i7zy">Salesforce Mobile</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://appexchange.salesforce.com" target="_blank">AppExchange</a>
                
                <span class="salesforce-icon icon-sfdc-icon-offsite" aria-label="(opens in a new window)"></span>
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/dreamforce/?d=70130000000i808" target="_blank">Dreamforce</a>
                
                <span class="salesforce-icon icon-sfdc-icon-offsite" aria-label="(opens in a new window)"></span>
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/crm/?d=70130000000i80D">CRM Software</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/video/?d=70130000000i80I">Salesforce LIVE</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="/solutions/salesforce-for-startups/overview/">Salesforce for Startups</a>
                
                
                
            </span>
        </li>
    </ul>



</div>

</div>
        </div>
    </div>
</div>
<div id="mobileFooterPhoneNumber_level" class="mobile-footer-phone-number hidden-lg hidden-md hidden-sm">
	<div id="mobileFooterPhoneNumber_levelInner">
    	<div id="mobileFooterPhoneNumber_levelInner_component" itemindex="primaryPhone">

<div class="phoneNumberComponent_textLevel text-night text-left salesforce-sans-regular  hidden-md hidden-lg">
    <span class="phone-lead hidden-xs text-night">CALL US AT</span>
    <a class="display-phone text-night " href="tel:1-800-667-6389">
        <span class="hidden-lg hidden-md hidden-sm">
            CALL US
        </span>
        <span class="hidden-xs">
            1-844-282-1686
        </span>
    </a>
    
    
    
</div>

</div>
		<div id="mobileFooterPhoneNumber_levelInner_component" itemindex="additionalPhones"><div class="phoneNumberComponent parbase section">

<div class="phoneNumberComponent_textLevel text-night text-left salesforce-sans-regular  hidden-xs hidden-sm">
    <span class="phone-lead hidden-xs text-night">CALL US AT</span>
    <a class="display-phone text-night " href="tel:1-800-667-6389">
        <span class="hidden-lg hidden-md hidden-sm">
            CALL US
        </span>
        <span class="hidden-xs">
            1-800-667-6389
        </span>
    </a>
    
    
    
</div>

</div>

</div>
	</div>
</div>


</div>
</div>
</div>
<div class="referenceComponent reference parbase section"><div class="cq-dd-paragraph"><div class="footernavigationcomp footerNavigationComponent parbase"><footer class="page-footer">
    <div class="container">
        <div class="region-selector ">
            <div class="region-selector_dialog" tabindex="0">
                <div class="region-selector_content">
                    <div><div class="  columns-wrapper bg-default  container-fluid  ">
    
        <div class="row columns-wrapper ">
            <div class="col text-left  col-sm-4 col-md-4 col-lg-4"><div class="headingComponent parbase section">

    
<h2 id="americas" class="
        h4
        text-night
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        
        " style="; ">
    
    <a name="americas" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Americas 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/mx/">América Latina (Español)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/br/">Brasil (Português)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/ca/">Canada (English)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/fr-ca/">Canada (Français)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/">United States (English)</a>
                
                
                
            </span>
        </li>
    </ul>



</div>

</div>
        
            <div class="col text-left  col-sm-4 col-md-4 col-lg-4"><div class="headingComponent parbase section">

    
<h2 id="europe-middle-east-and-africa" class="
        h4
        text-night
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        
        " style="; ">
    
    <a name="europe-middle-east-and-africa" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Europe, Middle East, and Africa 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/es/">España (Español)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/de/">Deutschland (Deutsch)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/fr/">France (Français)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/it/">Italia (Italiano)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/nl/">Nederland (Nederlands)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/se/">Sverige (Svenska)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/uk/">United Kingdom (English)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/eu/">All other countries (English)</a>
                
                
                
            </span>
        </li>
    </ul>



</div>

</div>
        
            <div class="col text-left  col-sm-4 col-md-4 col-lg-4"><div class="headingComponent parbase section">

    
<h2 id="asia-pacific" class="
        h4
        text-night
        text-left
        salesforce-sans-regular
        
        
        
        
        
        
        
        " style="; ">
    
    <a name="asia-pacific" class="
            text-night
            preventHover
            
            ">
        
        
        <span class="
            header-text
            
            
            ">
            
                Asia Pacific 
            
            
        </span>
        
        
    </a>
</h2>



</div>
<div class="genericLinkListComponent list parbase section">
    
    
    <ul class="generic-links  ">
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/au/">Australia (English)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/in/">India (English)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/jp/">日本 (日本語)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/cn/">中国 (简体中文)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/hk/">香港 (繁體中文)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/tw/">台灣 (繁體中文)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/kr/">한국 (한국어)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/my/">Malaysia (English)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/th/">ประเทศไทย (ไทย)</a>
                
                
                
            </span>
        </li>
    
        <li>
            <span class="li-wrap">
                <a href="https://www.salesforce.com/ap/">All other countries (English)</a>
                
                
                
            </span>
        </li>
    </ul>



</div>

</div>
        </div>
    
</div>
</div>
                </div>
            </div>
            <div class="region-selector_button" tabindex="0">
                <span class="region-selector_label">WORLDWIDE</span>
                <span class="region-selector_icon icon-sfdc-icon-globe"></span>
                <span class="region-selector_caret icon-sfdc-icon-up-arrow"></span>
            </div>
        </div>
        <div class="page-footer_content">
            <nav class="page-footer_links ">
                <ul class="page-footer_links_list">
                    <li class="page-footer_links_item">
                        
                        <a class="page-footer_link " href="https://www.salesforce.com/company/legal/">Legal</a>
                    </li>
<li class="page-footer_links_item">
                        
                        <a class="page-footer_link " href="https://www.salesforce.com/company/legal/sfdc-website-terms-of-service.jsp">Terms of Service</a>
                    </li>
<li class="page-footer_links_item">
                        
                        <a class="page-footer_link " href="https://www.salesforce.com/company/privacy/">Privacy</a>
                    </li>
<li class="page-footer_links_item">
                        
                        <a class="page-footer_link " href="https://www.salesforce.com/company/disclosure/">Responsible Disclosure</a>
                    </li>
<li class="page-footer_links_item">
                        
                        <a class="page-footer_link " href="https://trust.salesforce.com/" target="_blank">Trust</a>
                    </li>
<li class="page-footer_links_item">
                        
                        <a class="page-footer_link " href="https://www.salesforce.com/form/contact/contactme.jsp?d=70130000000EeYa" target="_blank">Contact</a>
                    </li>
<li class="page-footer_links_item">
                        
                        <a class="page-footer_link optanon-toggle-display" href="#" data-ignore-geolocation="true">Cookie Preferences</a>
                    </li>

                </ul>
            </nav>
            <div class="page-footer_legal">

<link rel="stylesheet" href="//c1.sfdcstatic.com/etc.clientlibs/wcm/foundation/clientlibs/accessibility.min.6fe5d4427361a4c0ca5a75457e3e4256.css" type="text/css">


    <p>© Copyright 2019 Salesforce.com, inc. <a href="/company/legal/intellectual/" adhocenable="false">All rights reserved</a>. Various trademarks held by their respective owners. Salesforce.com, inc. Salesforce Tower, 415 Mission Street, 3rd Floor, San Francisco, CA 94105, United States</p>

</div>
        </div>
    </div>
</footer>


</div>
</div>
</div>
<div class="referenceComponent reference parbase section"><div class="cq-dd-paragraph"><div class="dockedcontainer dockedContainer parbase"><div class="docked-container margin-20-right-lg fixed"><div class="fixedFooterCTAItemComponent parbase section"><div class="fixed-btn-container">
    
    
    
    
    
    
    

    <!-- Old opinion lab feedback CTA. It will be deprecated in the future -->
    

    <!-- For new popup panel component ONLY -->
    

    <!-- For Live Chat CTA -->
    

    <div class="live-chat-container">
      <div class="btn-container" id="livechatv2">
           <!-- livechat v2 -->
               
   			     <div>
<div class="snippet-data" data-snippet-sfendpoint="https://d.la1-c2-phx.salesforceliveagent.com/chat" data-snippet-contenturl="https://c.la1-c2-phx.salesforceliveagent.com/content" data-snippet-agenturl="https://d.la1-c2-phx.salesforceliveagent.com/chat" data-snippet-initesw="https://org62.my.salesforce.com">
    <div><style type='text/css'>
    .bg-cirrus[href]:hover img {
        border: 2px solid #0097EE;
    }
    .embeddedServiceHelpButton .helpButton,
    .embeddedServiceSidebar a.embeddedServiceSidebarMinimizedContainer,
    .embeddedServiceSidebar.layout-docked .dockableContainer {
        right: 175px;
    }
    .embeddedServiceHelpButton {
        display: none;
        bottom: 0;
        top: auto;
    }
    //Style used to keep button on the top of the page ( specially to fix IPAD error).
    //Bug: W-4434592 - Live Chat tab moves with the page scroll on iPad
    //GUS: https://gus.lightning.force.com/one/one.app#/sObject/a07B0000004KqNIIA0
    .embeddedServiceSidebar.modalContainer .embeddedServiceSidebarMinimizedContainer {
        bottom: 0;
        top: auto;
    }
    .embeddedServiceSidebar .isMinimized.embeddedServiceSidebarMinimizedContainer,
    .embeddedServiceHelpButton .helpButton .uiButton.helpButtonDisabled,
    .embeddedServiceHelpButton .helpButton .uiButton.helpButtonEnabled,
    .embeddedServiceSidebar .helpButton.isMinimized {
        background-color: #215ca0;
        font-size: inherit;
        max-width: inherit;
        padding-left: 35px;
        padding-right: 0;
        width: 164px;
        min-width: 0;
    }
    @media only screen and (min-width: 48em) {
        .embeddedServiceHelpButton .helpButton,
        .embeddedServiceSidebar a.embeddedServiceSidebarMinimizedContainer {
            height: 35px;
            font-family: 'SalesforceSansRegular', Helvetica, Arial, sans-serif !important;
        }
        .embeddedServiceHelpButton .uiButton.helpButtonEnabled .embeddedServiceIcon,
        .embeddedServiceSidebar .helpButton.embeddedServiceSidebarMinimizedContainer .embeddedServiceIcon,
        .embeddedServiceHelpButton .helpButtonDisabled .embeddedServiceIcon,
        .embeddedServiceSidebarMinimizedContainer .minimizedImage {
            display: none;
        }
        .embeddedServiceHelpButton .uiButton .helpButtonLabel {
            bottom: 4.6px;
            left: 4px;
            font-size: 14px;
            letter-spacing: .102em;
        }
        .embeddedServiceHelpButton .helpButton .uiButton,
        .embeddedServiceSidebar .isMinimized {
            border-radius: 4px 4px 0 0;
        }
    }
    .embeddedServiceLiveAgentStateChatHeaderOption .optionName,
    .embeddedServiceLiveAgentStateChatHeader:not(.alert) .message,
    .embeddedServiceSidebarButton .label {
        text-transform: uppercase;
    }
    .embeddedServiceSidebarButton .label {
        font-size: 14px;
        letter-spacing: 1.428px;
        font-weight: bold;
    }
    .embeddedServiceLiveAgentStateChatInputFooter.dynamicResizeTextOneRow .chasitorText {
        font-size: 14px;
    }
    .embeddedServiceSidebarHeader #headerTextLabel,
    .embeddedServiceSidebarHeader #headerSubtext {
        letter-spacing: 1.428px;
    }
    .embeddedServiceSidebarMinimizedContainer {
        box-shadow: none;
    }
    .embeddedServiceHelpButton .helpButton .uiButton {
        box-shadow: none;
    }
</style></div>
    <div><style type='text/css'>
    .embeddedServiceLoadingBalls .second,
    .embeddedServiceLoadingBalls .third {
        display: none;
    }
    .embeddedServiceLoadingBalls.animated .first {
        animation: none;
        width: 60%;
        height: 60px;
        border-radius: 0px;
        background-color: transparent;
        background-image: url("https://c2.sfdcstatic.com/content/dam/web/en_us/www/images/live-agent/astro-waiting-snap-ins-wave.gif"); //// replace this with your gif
        background-position: center;
        background-size: cover;
    }
    .embeddedServiceHelpButton .helpButton .uiButton {
        background-color: #215CA0;
        font-family: "Salesforce Sans", sans-serif;
    }
    .embeddedServiceHelpButton .helpButton .uiButton:focus {
        outline: 1px solid #215CA0;
    }
    @font-face {
font-family: 'Salesforce Sans';
src: url('https://c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/fonts/SalesforceSans-Regular.woff') format('woff'), url('https://c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_base/fonts/SalesforceSans-Regular.ttf) format('truetype');
}
</style>

<script type='text/javascript' src='https://service.force.com/embeddedservice/3.0/esw.min.js'></script>

<script type='text/javascript'>
    var initESW = function(gslbBaseURL) {

        embedded_svc.settings.displayHelpButton = true; //Or false

        embedded_svc.settings.language = 'en-US'; //For example, enter 'en' or 'en-US'



        embedded_svc.settings.defaultMinimizedText = "LET'S CHAT"; //(Defaults to Chat with an Expert)

        //embedded_svc.settings.disabledMinimizedText = '...'; //(Defaults to Agent Offline)
        //embedded_svc.settings.loadingText = ''; //(Defaults to Loading)
        //embedded_svc.settings.storageDomain = 'yourdomain.com'; //(Sets the domain for your deployment so that visitors can navigate subdomains during a chat session)

        // Settings for Live Agent
embedded_svc.settings.chatbotAvatarImgURL = 'https://c1.sfdcstatic.com/content/dam/web/en_us/www/images/live-agent/icon-chat-bot.png';
        embedded_svc.settings.avatarImgURL = "https://c2.sfdcstatic.com/content/dam/web/en_us/www/images/live-agent/snap-ins-agent-astro.png";
        embedded_svc.settings.prechatBackgroundImgURL = "https://c2.sfdcstatic.com/content/dam/web/en_us/www/images/live-agent/snap-ins-pre-chat-banner.png";

        embedded_svc.settings.waitingStateBackgroundImgURL = '';
        embedded_svc.settings.smallCompanyLogoImgURL = '';
        embedded_svc.settings.enabledFeatures = ['LiveAgent'];
        embedded_svc.settings.entryFeature = 'LiveAgent';

embedded_svc.settings.extraPrechatInfo = [{
"entityFieldMaps":[{
"doCreate":true,
"doFind":false,
"fieldName":"LastName",
"isExactMatch":true,
"label":"Last Name"},
{"doCreate":true,
"doFind":false,
"fieldName":"FirstName",
"isExactMatch":true,
"label":"First Name"},
{"doCreate":true,
"doFind":false,
"fieldName":"Email",
"isExactMatch":true,
"label":"Email"}],
"entityName":"Lead"}];
  

      embedded_svc.init('https://org62.my.salesforce.com', 'https://store.salesforce.com/', gslbBaseURL, '00D000000000062', 'Sales', {
            baseLiveAgentContentURL: 'https://c.la1-c2-phx.salesforceliveagent.com/content',
            deploymentId: '57230000000DmsR',
            buttonId: '57330000000MBlR',
            baseLiveAgentURL: 'https://d.la1-c2-phx.salesforceliveagent.com/chat',
            eswLiveAgentDevName: 'EmbeddedServiceLiveAgent_Parent04I0M000000PAsDUAW_15f4f60cb08'
        });
    };
    if (!window.embedded_svc) {
        var s = document.createElement('script');
        s.setAttribute('src', 'https://org62.my.salesforce.com/embeddedservice/3.0/esw.min.js');
        s.onload = function() {
            initESW(null);
        };
        document.body.appendChild(s);
    } else {
        initESW('https://org62.my.salesforce.com');
    }
</script></div>
</div>
</div>
      </div>
      <div class="btn-container" id="liveagent_button_offline_57330000000MBlR">
          <a class="btn btn-lg-rounded-top-corners bg-cirrus text-snow salesforce-sans-regular chat-trigger-v2-contact btn-lg" role="button" href="/form/contact/contactme.jsp?d=70130000000Fm5e">
              CONTACT US
          </a>
      </div>
    </div>
</div>



</div>
<div class="fixedFooterCTAItemComponent parbase section"><div class="fixed-btn-container">
    
    
    
    
    
    
    

    <!-- Old opinion lab feedback CTA. It will be deprecated in the future -->
    <div class="opinionlab-trigger-wrap">
        <div class="btn-container">
            <a class="btn btn-lg-rounded-top-corners bg-cirrus text-snow salesforce-sans-regular  opinionlab-trigger btn-lg" role="button">
                FEEDBACK</a>
        </div>
    </div>

    <!-- For new popup panel component ONLY -->
    

    <!-- For Live Chat CTA -->
    

    
</div>



</div>
<div class="randomImageComponent list parbase section"><div class="randomImage " data-embeddedto=".embeddedServiceHelpButton .helpButton,.embeddedServiceSidebarMinimizedContainer" data-srcimage="/content/dam/web/en_us/shared/pilot/male-2-small@2x.jpg" data-embeddedimage="true">

    

</div>


</div>

</div>
</div>
</div>
</div>
</div>
</div>
</div>
</footer>


    

<script>
    var SfdcWwwBase = SfdcWwwBase || {};
    SfdcWwwBase.config = {
        liveAgentOrganizationId: "00D000000000062",
        liveAgentButtonId: "57330000000MBlR",
        liveAgentDeploymentId: "57230000000DmsR",
        liveAgentEndpointUrl: "https:\/\/d.la1\u002Dc2\u002Dphx.salesforceliveagent.com\/chat",
        liveChatWaterfallDisabled: "false" === "true",
        liveChatWaterFallDelay: "30",
        liveChatModalPath: "\/content\/www\/en_us\/shared\/modules\/modals\/livechat\u002Dwaterfall\u002Dagent"
    };
</script>
<script>
    var SfdcBlogsRedesign = SfdcBlogsRedesign || {};
    SfdcBlogsRedesign.config = {
        liveAgentOrganizationId: "00D000000000062",
        liveAgentButtonId: "57330000000MBlR",
        liveAgentDeploymentId: "57230000000DmsR",
        liveAgentEndpointUrl: "https:\/\/d.la1\u002Dc2\u002Dphx.salesforceliveagent.com\/chat",
        liveChatWaterfallDisabled: "false" === "true",
        liveChatWaterFallDelay: "30",
        liveChatModalPath: "\/content\/www\/en_us\/shared\/modules\/modals\/livechat\u002Dwaterfall\u002Dagent"
    };
</script>


<div class="cloudservice salesforce-dmp-tags">
</div>



    
<script type="text/javascript" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_analytics_bottom.min.09eeefe879d4533e90a707ce0455f59e.js"></script>





<div aria-hidden="true">
    <script type="text/javascript">typeof _satellite !== 'undefined' && _satellite.pageBottom();</script>
</div>
<div class="hidden" data-load-libs="SfdcWwwBase,liveChat"></div>


    
<script type="text/javascript" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_yall.min.c9f81c8055ef9e0e4a4f084c3ce72f85.js"></script>
<script type="text/javascript" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-aem-master/clientlibs_search.min.95f9a4e5266e132ee7b94aad644150c7.js"></script>
<script type="text/javascript" src="//c1.sfdcstatic.com/etc/clientlibs/sfdc-www/clientlibs_sfdc_forms.min.002ba2c248440d762c25f70eea7ea652.js"></script>





  <span class="hidden data-runmode" data-runmode-ispublish="true" data-runmode-isprod="true" data-runmode-isnonprod="false" data-runmode-isstaging="false"></span>

<script type="text/javascript" src="//c1.sfdcstatic.com/etc.bundles/sfdc-www/bundles/vendors~polyfills.bundle.127d9df2eb24bcf65dc7.js"></script><script type="text/javascript" src="//c1.sfdcstatic.com/etc.bundles/sfdc-www/bundles/polyfills.bundle.127d9df2eb24bcf65dc7.js"></script><script type="text/javascript" src="//c1.sfdcstatic.com/etc.bundles/sfdc-www/bundles/setEnv.bundle.127d9df2eb24bcf65dc7.js"></script><script type="text/javascript" src="//c1.sfdcstatic.com/etc.bundles/sfdc-www/bundles/scriptloader.bundle.127d9df2eb24bcf65dc7.js"></script><script type="text/javascript" src="//c1.sfdcstatic.com/etc.bundles/sfdc-www/bundles/all.bundle.127d9df2eb24bcf65dc7.js"></script>





</body>

</html>

