
<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1.0">
  
    <title>Page Not Found</title>


		<meta name="robots" content="noindex, nofollow">


  <meta name="ps-key" content="14-59d2a2fbf5c42e0033c968c3">
  <meta name="ps-country" content="US" />
  <meta name="ps-language" content="en" />
  <meta name="lang" content="en" />

  <link rel="canonical" href="https://www.netgear.com/error/404_error.aspx"/>
  <link rel="alternate" hreflang="en-us" href="https://www.netgear.com/error/404_error.aspx" />
<link rel="alternate" hreflang="en-au" href="http://www.netgear.com.au/error/404_error.aspx" />
<link rel="alternate" hreflang="en-be" href="http://www.netgear.be/error/404_error.aspx" />
<link rel="alternate" hreflang="en-ca" href="http://www.ca.netgear.com/error/404_error.aspx" />
<link rel="alternate" hreflang="en-dk" href="http://www.netgear.dk/error/404_error.aspx" />
<link rel="alternate" hreflang="en-in" href="http://www.in.netgear.com/error/404_error.aspx" />
<link rel="alternate" hreflang="en-ie" href="http://www.netgear.ie/error/404_error.aspx" />
<link rel="alternate" hreflang="nl-nl" href="http://www.netgear.nl/error/404_error.aspx" />
<link rel="alternate" hreflang="en-nz" href="http://www.netgear.co.nz/error/404_error.aspx" />
<link rel="alternate" hreflang="en-no" href="http://www.netgear.no/error/404_error.aspx" />
<link rel="alternate" hreflang="en-sg" href="http://www.netgear.com.sg/error/404_error.aspx" />
<link rel="alternate" hreflang="en-za" href="http://www.za.netgear.com/error/404_error.aspx" />
<link rel="alternate" hreflang="en-se" href="http://www.netgear.se/error/404_error.aspx" />
<link rel="alternate" hreflang="en-ae" href="http://www.netgear.ae/error/404_error.aspx" />
<link rel="alternate" hreflang="en-gb" href="http://www.netgear.co.uk/error/404_error.aspx" />
<link rel="alternate" hreflang="zh-cn" href="http://www.netgear.com.cn/error/404_error.aspx" />
<link rel="alternate" hreflang="ru-ru" href="https://www.netgear.ru/error/404_error.aspx" />
<link rel="alternate" hreflang="pl-pl" href="http://www.netgear.pl/error/404_error.aspx" />
<link rel="alternate" hreflang="kr-ko" href="http://www.netgear.co.kr/error/404_error.aspx" />
<link rel="alternate" hreflang="it-it" href="https://www.netgear.it/error/404_error.aspx" />
<link rel="alternate" hreflang="fr-fr" href="https://www.netgear.fr/error/404_error.aspx" />
<link rel="alternate" hreflang="fr-ch" href="http://www.fr.netgear.ch/error/404_error.aspx" />
<link rel="alternate" hreflang="fr-ca" href="http://www.fr.ca.netgear.com/error/404_error.aspx" />
<link rel="alternate" hreflang="es-es" href="https://www.netgear.es/error/404_error.aspx" />
<link rel="alternate" hreflang="de-ch" href="http://www.netgear.ch/error/404_error.aspx" />
<link rel="alternate" hreflang="de-de" href="https://www.netgear.de/error/404_error.aspx" />
<link rel="alternate" hreflang="de-at" href="http://www.netgear.at/error/404_error.aspx" />

  <link rel="shortcut icon" href="/favicon.ico" type="image/x-icon" />
  <link rel="stylesheet" href="/css/flexslider.css">
  <link rel="stylesheet" href="/js/fancybox/jquery.fancybox.css?v=2.1.5" media="screen">
  <link rel="stylesheet" href="/css/jquery-ui-1.10.3.custom.min.css">
  <link rel="stylesheet" href="/css/mini/base-styles.min.css?v=20190318021836">
  <link rel="stylesheet" media="print" href="/css/print.css">
		
		<link rel="stylesheet" href="/css/styles-2.css?v=20190611102035">
		<link rel="stylesheet" href="/css/congo.css?v=20190722100539">
		

   
  
  <script src="/js/jquery-1.10.2.min.js"></script>
  <script src="/js/jquery.flexslider-min.js"></script>
  <script src="/js/fancybox/jquery.fancybox@1.js?v=2.1.5"></script>
  <script src="/js/fancybox/helpers/jquery.fancybox-media.js"></script>
  <script src="/js/mini/js.min.js?v=20190213105205"></script>
  <script src="/js/dynamic-search-regular.js"></script>
		
		<script src="/js/jquery.cookie.min.js" defer></script>
		<script src="/js/cart-wrapper.js?v=20190722100515" defer></script>
		
  <script src="//cdn.pricespider.com/1/lib/ps-widget.js" async>&nbsp;</script>
	
  <!--[if lt IE 10]>
    <script src="/js/jquery.xdomainrequest.min.js"></script>
  <![endif]-->

  <!--[if (lt IE 9) & (!IEMobile)]>
    <link rel="stylesheet" href="/css/ie.css">
    <script src="/js/html5shiv.js"></script>
  <![endif]-->

  

 
    
	   <!-- Cookie -->
		  <link rel="stylesheet" href="/js/jquery-cookie/cookiecuttr.css">
		  <script src="/js/jquery-cookie/jquery.cookie.js"></script>
		  <script src="/js/jquery-cookie/jquery.cookiecuttr.js?v=20190611121141"></script>
		  <script src="/js/jquery-cookie/regionals-js.js"></script>

	<!-- //// end Cookie ///// -->

  

  
  

<!-- pricespider -->
  <script src="/js/pricespider-widget.js">&nbsp;</script>
<!-- / pricespider -->



<!-- Start Visual Website Optimizer Asynchronous Code -->
<script type='text/javascript'>
var _vwo_code=(function(){
var account_id=127383,
settings_tolerance=2000,
library_tolerance=2500,
use_existing_jquery=false,
// DO NOT EDIT BELOW THIS LINE
f=false,d=document;return{use_existing_jquery:function(){return use_existing_jquery;},library_tolerance:function(){return library_tolerance;},finish:function(){if(!f){f=true;var a=d.getElementById('_vis_opt_path_hides');if(a)a.parentNode.removeChild(a);}},finished:function(){return f;},load:function(a){var b=d.createElement('script');b.src=a;b.type='text/javascript';b.innerText;b.onerror=function(){_vwo_code.finish();};d.getElementsByTagName('head')[0].appendChild(b);},init:function(){settings_timer=setTimeout('_vwo_code.finish()',settings_tolerance);this.load('//dev.visualwebsiteoptimizer.com/j.php?a='+account_id+'&u='+encodeURIComponent(d.URL)+'&r='+Math.random());var a=d.createElement('style'),b='body{opacity:0 !important;filter:alpha(opacity=0) !important;background:none !important;}',h=d.getElementsByTagName('head')[0];a.setAttribute('id','_vis_opt_path_hides');a.setAttribute('type','text/css');if(a.styleSheet)a.styleSheet.cssText=b;else a.appendChild(d.createTextNode(b));h.appendChild(a);return settings_timer;}};}());_vwo_settings_timer=_vwo_code.init();
</script>
<script>
setTimeout(function(){
document.body.style.position='relative';
document.body.style.left='1px';
setTimeout(function () {document.body.style.position='static'}, 1);
}, 2000);
</script>

<!-- End Visual Website Optimizer Asynchronous Code --> 
 
<!-- Begin Eloqua Tracking Code -->
<script type="text/javascript">
    var _elqQ = _elqQ || [];
    _elqQ.push(['elqSetSiteId', '1071']);
    _elqQ.push(['elqTrackPageView']);
    
    (function () {
        function async_load() {
            var s = document.createElement('script'); s.type = 'text/javascript'; s.async = true;
            s.src = '//img.en25.com/i/elqCfg.min.js';
            var x = document.getElementsByTagName('script')[0]; x.parentNode.insertBefore(s, x);
        }
        if (window.addEventListener) window.addEventListener('DOMContentLoaded', async_load, false);
        else if (window.attachEvent) window.attachEvent('onload', async_load); 
    })();
</script>
<!-- End Eloqua Trakcing Code -->
<script>
	var NTGR = NTGR || {};
	NTGR.Config = {
	    showMore: 'Show more',
	    showLess: 'Show less'
	}
</script>

<script>
    var NTGR = NTGR || {};
    NTGR.CartConfig = {
    
    
      storeDomain : 'https://webapi.netgear.com/api/commerce/',
      
      moreItemsText : 'more items in your cart',
      defaultProductImage : '/images/icons/defaultproduct.jpg',
      itemInCartText : 'Item in cart',
      cartCheckIcon : '/images/icons/cart-check.png'
    }
</script>


<!-- For SFMC Tracking Starts -->
<script type="text/javascript" src="https://10907971.collect.igodigital.com/collect.js"> </script>
<!-- For SFMC Tracking Ends -->

</head>

<body class="rbu">
<!-- Data Layer -->
<script>
  dataLayer = [{
    'countryTrackingId': 'UA-9710087-1',
    'globalTrackingId': 'UA-51512133-1'
  }];	
</script>
<!-- End Data Layer -->
<!-- Google Tag Manager -->
<noscript><iframe src="//www.googletagmanager.com/ns.html?id=GTM-MXJ9WX"
height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':
new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src=
'//www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','dataLayer','GTM-MXJ9WX');</script>
<!-- End Google Tag Manager -->

<!-- For SFMC Tracking Starts -->
<script type="text/javascript">
_etmc.push(["setOrgId", "10907971"]); 
//_etmc.push(["trackPageView"]); 
</script>
<!-- For SFMC Tracking Ends -->

  <script>
    setBodyClasses();
  </script>

  <div id="wrapper">

		
   <!-- Here the control for handle the Header  -->
   <!-- 
          Collect the variable and output

          Will switch from one control to other depending on the section of the website (references to controls are stored in the configuration)
          Header Personal 
          Header Business
          Header Service Providers
          The Header will consume the Bread Crumb Navigation and a parameter indicating the section of Navigation for highlight the proper Tab
   -->
	<noindex>
	

<header>
  <div class="secondary-nav drop-shadow curve">
    <div class="wrapper cf">
      <nav class="first">
        <p>NETGEAR for</p>
        <ul>
          <li class="">
            <a href="/home/">Home</a>
          </li>
          <li class="">
            <a href="/business/">Business</a>
          </li>
          <li class="">
            <a href="/service-providers/">Service Providers</a>
          </li>
        </ul>
      </nav>
      
      <nav class="bu-select-hh">
        
          <a class="slide"><h6>NETGEAR</h6></a>
          
          <ul>
            <li>
              <a href="/home/" class="drop-shadow curve">for <h6>Home</h6></a>
            </li>
            <li>
              <a href="/business/" class="drop-shadow curve">for <h6>Business</h6></a>
            </li>
            <li>
              <a href="/service-providers/" class="drop-shadow curve">for <h6>Service Providers</h6></a>
            </li>
          </ul>
        
      </nav>
      
      <nav class="last">
        <ul>
          <li class="country">
            <a href="#"><img src="/images/WebsitePieces/flag.png"    alt="Country name" /></a>
            
            <div class="dropdown auto">
              <nav class="cf drop-shadow curve">
                <ul>
        <li><a href="http://www.netgear.com.au">Australia (English)</a></li><li><a href="http://www.netgear.be">Belgium (English)</a></li><li><a href="http://www.ca.netgear.com">Canada (English)</a></li><li><a href="http://www.fr.ca.netgear.com/">Canada (Français)</a></li><li><a href="http://www.netgear.com.cn">中国 (汉语)</a></li><li><a href="http://www.netgear.dk">Denmark (English)</a></li><li><a href="http://www.netgear.de/">Deutschland (Deutsch)</a></li><li><a href="http://www.netgear.es">España (Español)</a></li><li><a href="http://www.netgear.fr">France (Français)</a></li><li><a href="http://in.netgear.com/">India (English)</a></li><li><a href="http://www.netgear.ie">Ireland (English)</a></li><li><a href="http://www.netgear.it">Italia (Italiano)</a></li><li><a href="https://jp.netgear.com/">日本 (日本語)</a></li><li><a href="http://www.netgear.co.kr">대한민국 (한국어)</a></li><li><a href="http://www.netgear.nl">Netherlands (Dutch)</a></li><li><a href="http://www.netgear.co.nz">New Zealand (English)</a></li><li><a href="http://www.netgear.no/">Norway (English)</a></li><li><a href="http://www.netgear.at">Österreich (Deutsch)</a></li><li><a href="http://www.netgear.ru">Россия (русский)</a></li><li><a href="http://www.netgear.pl/">Poland (Polski)</a></li><li><a href="http://www.netgear.com.sg">Singapore (English)</a></li><li><a href="http://www.netgear.se">Sweden (English)</a></li><li><a href="http://www.netgear.ch">Switzerland (Deutsch)</a></li><li><a href="http://www.fr.netgear.ch/">Switzerland (Français)</a></li><li><a href="http://www.netgear.ae/">United Arab Emirates (English)</a></li><li><a href="http://www.netgear.co.uk">United Kingdom (English)</a></li><li><a href="http://www.netgear.com/">United States (English)</a></li>
                </ul>
              </nav>
            </div>
          </li>
        </ul>
      </nav>
      
      <nav class="social">
        <ul class="cf">
          
            
          
            
           
          <li><a href="https://www.facebook.com/Netgear" target="_blank" class="facebook icon">Facebook</a></li><li><a href="https://twitter.com/NETGEAR" target="_blank" class="twitter icon">Twitter</a></li><li><a href="http://www.youtube.com/user/NETGEARChannel" target="_blank" class="youtube icon">Youtube</a></li><li><a href="https://instagram.com/netgear/" target="_blank" class="instagram icon">Instagram</a></li><li><a href="https://community.netgear.com/t5/NETGEAR-Connection/bg-p/netgear-blog" target="_blank" class="blog icon">Blog</a></li>
        </ul>
      </nav>
    </div>
  </div>
  
  <div class="main drop-shadow curve">
    <div>
      <div class="wrapper cf">
     
        <a class="show-nav-hh"></a>
     
          <a class="search-hh"></a>
        
        
        <a href="/" class="logo">
          <img src="/images/WebsitePieces/netgear-logo.png"    alt="NETGEAR logo" />
        </a>
            
            <a href="#" class="header_mobile_profile_toggle">
              <div class="link-items">
                <img src="/images/WebsitePieces/avatar.png"> 
                <p class="sign-in-text hide">Sign In</p>
                <p class="sign-in-name hide"></p>
              </div>
            </a>

            
            
            <a href="https://store.netgear.com/cart?lang=en_US" class="cart img-wrap">
            
              <img class="cart-img" src="/images/icons/cart.png" alt="Cart"  />
              <div id="cart-count" class="red-bubble">0</div>
            </a>
            
      </div>
    </div>
  </div>
  
  <div class="header_mobile_profile_dropdown">
  <!-- START : Login dropdown code for pages with cart -->
<div class="login-dropdown">
	<div class="container">
		<div class="header">
			<p>MyNETGEAR® Account</p>
		</div>
		<!-- On page load, hide the logged-in context -->
		<div class="logged-in hide">
			<div class="body">
				<p class="welcome">Welcome back ~#name#~!</p>
				
				<p>Access your NETGEAR</p>
				
				<ul>
					
					<li>
						
							<a href="https://store.netgear.com/orderhistory" target="_blank">
							<img src="/images/icons/myorders.png"    alt="myorders">
							<span>My Orders</span>
						</a>
						
					</li>
					
					<li>
						
						<a href="https://accounts.netgear.com/account?redirectUrl=http://www.netgear.com/error/404_error.aspx?404;http://www.netgear.com:80/robots.txt" target="_blank">
							<img src="/images/icons/manageprofile.png"    alt="manageprofile">
							<span>Manage Profile</span>
						</a>
						
					</li>
					
					<li>
						
							<a href="/mynetgear/portal/mySupport.aspx " target="_blank">
							<img src="/images/icons/mysupport.png"    alt="mysupport">
							<span>My Support</span>
						</a>
						
					</li>
					
					<li>
						
							<a href="https://store.netgear.com/orderhistory" target="_blank">
							<img src="/images/icons/trackorder.png"    alt="trackorder">
							<span>Track Order</span>
						</a>
						
					</li>
					
				</ul>
			</div>
			<div class="footer">
				<a class="btn t8 bordered log-out-button" href='https://store.netgear.com/loginlogout?returnUrl=http:%2F%2Fwww.netgear.com%2Ferror%2F404_error.aspx?404;http:%2F%2Fwww.netgear.com:80%2Frobots.txt'>Log Out</a>
			</div>
		</div>
		<div class="logged-out hide">
			<div class="body">
				
				<p>Sign up and enjoy these benefits!</p>
				
				<ul>
					
					<li>
						
							<a href="https://store.netgear.com/orderhistory" target="_blank">
							<img src="" alt="">
							<span>My Orders</span>
						</a>
						
					</li>
					
					<li>
						
						<a href="https://accounts.netgear.com/account?redirectUrl=http://www.netgear.com/error/404_error.aspx?404;http://www.netgear.com:80/robots.txt" target="_blank">
							<img src="" alt="">
							<span>Manage Profile</span>
						</a>
						
					</li>
					
					<li>
						
							<a href="/mynetgear/portal/mysupport.aspx " target="_blank">
							<img src="" alt="">
							<span>My Support</span>
						</a>
						
					</li>
					
					<li>
						
							<a href="https://store.netgear.com/trackorder" target="_blank">
							<img src="" alt="">
							<span>Track Order</span>
						</a>
						
					</li>
					
				</ul>
				<a id="headerRegisterButton" href='https://accounts.netgear.com/signup/?redirectUrl=https:%2F%2Fstore.netgear.com%2Floginshow%3FreturnUrl%3Dhttp:%2F%2Fwww.netgear.com%2Ferror%2F404_error.aspx?404;http:%2F%2Fwww.netgear.com:80%2Frobots.txt' target="" class="btn t3">Create Account</a>
			</div>
			<div class="footer">
				<a id="headerLogoutButton" href='https://store.netgear.com/loginshow?returnUrl=http:%2F%2Fwww.netgear.com%2Ferror%2F404_error.aspx?404;http:%2F%2Fwww.netgear.com:80%2Frobots.txt' target="" class="btn t8 bordered">Sign In</a>
			</div>
		</div>
	</div>
</div>
<!-- END : Login dropdown code for pages with cart -->  </div>
  
  
  <div class="main-nav">
    <nav class="wrapper cf">
      <ul class="drop-shadow curve">
        <li>
  <a>PRODUCTS</a>

  <div class="dropdown">
	<div class="wrapper shadow">
	  <div class="grid g-4 rule">
		 <div class="column">
  <a href="/home/products/networking"  target="" class="icon slide">
    <div>
      <img src="/images/NavigationImages/CategoryandFamilyIcons/_Category-RBU/icon-RBU-networking.png"    alt="Networking" />
    </div>
    <div class="label">
      <span>Networking</span>
    </div>
  </a>

  <ul>
    <li><a href="/home/products/networking/wifi-routers" target="">WiFi Routers</a></li><li><a href="/home/products/networking/Orbi" target="">Orbi WiFi Systems</a></li><li><a href="/home/products/networking/wifi-range-extenders" target="">WiFi Range Extenders</a></li><li><a href="/home/products/networking/dsl-modems-routers" target="">DSL Modems & Routers</a></li><li><a href="/home/products/networking/cable-modems-routers" target="">Cable Modems & Routers</a></li><li><a href="/home/products/networking/wifi-adapters" target="">WiFi Adapters</a></li><li><a href="/home/products/networking/powerline" target="">Powerline</a></li><li><a href="/home/products/networking/switches/" target="">Switches</a></li>
  </ul>
</div><div class="column">
  <a href="/home/products/mobile-broadband"  target="" class="icon slide">
    <div>
      <img src="/images/NavigationImages/CategoryandFamilyIcons/_Category-RBU/icon-mobile-broadband-monitoring.png"    alt="Mobile Broadband" />
    </div>
    <div class="label">
      <span>Mobile Broadband</span>
    </div>
  </a>

  <ul>
    <li><a href="/home/products/mobile-broadband/hotspots" target="">Hotspots</a></li><li><a href="/home/products/mobile-broadband/lte-gateways" target="">LTE Gateways</a></li><li><a href="/home/products/mobile-broadband/lte-modems/" target="">LTE Modems</a></li><li><a href="/home/products/mobile-broadband/mobilerouters/" target="">Mobile Routers</a></li>
  </ul>
</div><div class="column">
  <a href="/home/products/connected-storage"  target="" class="icon slide">
    <div>
      <img src="/images/NavigationImages/CategoryandFamilyIcons/_Category-RBU/icon-connected-storage.png"    alt="Network Storage" />
    </div>
    <div class="label">
      <span>Network Storage</span>
    </div>
  </a>

  <ul>
    <li><a href="/home/products/connected-storage/" target="">ReadyNAS</a></li>
  </ul>
</div><div class="column">
  <a href="/home/products/accessories"  target="" class="icon slide">
    <div>
      <img src="/images/NavigationImages/CategoryandFamilyIcons/_Category-RBU/icon-connected-storage.png"    alt="Accessories" />
    </div>
    <div class="label">
      <span>Accessories</span>
    </div>
  </a>

  <ul>
    
  </ul>
</div>
	  </div>
	</div>
  </div>

</li><li>
  <a>DISCOVER</a>

  <div class="dropdown">
	<div class="wrapper shadow">
	  <div class="grid g-4 rule">
		 <div class="column">
  <a  class="icon slide no-link">
    <div>
      <img src="/images/NavigationImages/RBU/Discover/icon-discover-howitworks.png"    alt="How It Works" />
    </div>
    <div class="label">
      <span>How It Works</span>
    </div>
  </a>

  <ul>
    <li><a href="https://www.netgear.com/landings/mesh-network/" target="">Tri-Band Mesh Network</a></li><li><a href="/nighthawk-mesh" target="">Nighthawk Mesh</a></li><li><a href="/landings/DOCSIS-3.1" target="">DOCSIS 3.1</a></li><li><a href="/home/discover/fastest-wifi" target="">Fastest WiFi</a></li><li><a href="/home/discover/wifi-range-extender/" target="">Range Extension</a></li><li><a href="/landings/worlds-fastest-router/" target="">World's Fastest Router</a></li>
  </ul>
</div><div class="column">
  <a  class="icon slide no-link">
    <div>
      <img src="/images/NavigationImages/RBU/Discover/icon-discover-apps-features.png"    alt="Apps & Features" />
    </div>
    <div class="label">
      <span>Apps & Features</span>
    </div>
  </a>

  <ul>
    <li><a href="/circle" target="">CIRCLE - SMART PARENTAL CONTROLS</a></li><li><a href="/home/apps-services/nighthawk-app/" target="">Nighthawk App</a></li><li><a href="/home/apps-services/orbi-app/" target="">Orbi App</a></li><li><a href="/home/discover/apps/readyshare" target="">ReadySHARE USB</a></li><li><a href="/home/discover/apps/genie.aspx" target="">NETGEAR Genie</a></li><li><a href="/home/discover/apps/up.aspx" target="">NETGEAR Up</a></li><li><a href="/landings/plex/" target="">PLEX</a></li><li><a href="http://www.netgear.com/landings/amazon-alexa/" target="">Amazon Alexa</a></li>
  </ul>
</div><div class="column">
  <a  class="icon slide no-link">
    <div>
      <img src="/images/NavigationImages/RBU/Discover/icon-discover-solutions.png"    alt="Solutions" />
    </div>
    <div class="label">
      <span>Solutions</span>
    </div>
  </a>

  <ul>
    <li><a href="/home/discover/gaming" target="">Gaming</a></li><li><a href="/home/discover/nighthawk" target="">Nighthawk</a></li>
  </ul>
</div><div class="column">
  <a  class="icon slide no-link">
    <div>
      <img src="/images/NavigationImages/RBU/Discover/icon-discover-blogs.png"    alt="Blogs" />
    </div>
    <div class="label">
      <span>Blogs</span>
    </div>
  </a>

  <ul>
    <li><a href="http://blog.netgear.com/" target="_blank">NETGEAR Connection</a></li>
  </ul>
</div>
	  </div>
	</div>
  </div>

</li><li>
  <a>SUPPORT</a>

  <div class="dropdown d-5">
	<div class="wrapper shadow">
	  <div class="grid g-5 ">
		 <figure class="column">
	<a href="https://my.netgear.com/registration/login.aspx" target="_blank" class="shadow image rectangle">
		<img src="/images/NavigationImages/RBU/home-nav-my-support.png"    alt="MyNETGEAR" />
	</a>
	<figcaption>
	   <h6><a href="https://my.netgear.com/registration/login.aspx" target="_blank">MyNETGEAR</a></h6>
	</figcaption>
</figure><figure class="column">
	<a href="https://my.netgear.com/registration/registration1.aspx" target="_blank" class="shadow image rectangle">
		<img src="/images/NavigationImages/RBU/home-nav-support-register.png"    alt="Register a Product" />
	</a>
	<figcaption>
	   <h6><a href="https://my.netgear.com/registration/registration1.aspx" target="_blank">Register a Product</a></h6>
	</figcaption>
</figure><figure class="column">
	<a href="https://community.netgear.com/" target="_blank" class="shadow image rectangle">
		<img src="/images/NavigationImages/RBU/home-nav-forum.jpg"    alt="Community" />
	</a>
	<figcaption>
	   <h6><a href="https://community.netgear.com/" target="_blank">Community</a></h6>
	</figcaption>
</figure><figure class="column">
	<a href="http://downloadcenter.netgear.com" target="_blank" class="shadow image rectangle">
		<img src="/images/NavigationImages/RBU/home-nav-support-software.png"    alt="Download Center" />
	</a>
	<figcaption>
	   <h6><a href="http://downloadcenter.netgear.com" target="_blank">Download Center</a></h6>
	</figcaption>
</figure><figure class="column">
	<a href="http://www.netgear.com/support/" target="_blank" class="shadow image rectangle">
		<img src="/images/NavigationImages/RBU/home-nav-support-support.png"    alt="Get Support" />
	</a>
	<figcaption>
	   <h6><a href="http://www.netgear.com/support/" target="_blank">Get Support</a></h6>
	</figcaption>
</figure>
	  </div>
	</div>
  </div>

</li><li>
  <a>SHOP</a>

  <div class="dropdown d-2">
	<div class="wrapper shadow">
	  <div class="grid g-2 ">
		 <figure class="column">
	<a href="/home/shop/#tab-onlinestores" target="" class="shadow image rectangle">
		<img src="/images/NavigationImages/RBU/rbu-nav-shop-online-store.png"    alt="Online Stores" />
	</a>
	<figcaption>
	   <h6><a href="/home/shop/#tab-onlinestores" target="">Online Stores</a></h6>
	</figcaption>
</figure><figure class="column">
	<a href="/home/shop/#tab-retailstores" target="" class="shadow image rectangle">
		<img src="/images/NavigationImages/RBU/home-nav-shop-retail-stores.png"    alt="Retail Stores" />
	</a>
	<figcaption>
	   <h6><a href="/home/shop/#tab-retailstores" target="">Retail Stores</a></h6>
	</figcaption>
</figure>
	  </div>
	</div>
  </div>

</li>
        
        <li>
          <div class="profile_login_item">
                <a href="#" class="link">
                  <div class="link-items">
                    <img src="/images/WebsitePieces/avatar.png"> 
                    <p class="sign-in-text hide">Sign In</p>
                    <p class="sign-in-name hide"></p>
                  </div>
                </a>
                <!-- START : Login dropdown code for pages with cart -->
<div class="login-dropdown">
	<div class="container">
		<div class="header">
			<p>MyNETGEAR® Account</p>
		</div>
		<!-- On page load, hide the logged-in context -->
		<div class="logged-in hide">
			<div class="body">
				<p class="welcome">Welcome back ~#name#~!</p>
				
				<p>Access your NETGEAR</p>
				
				<ul>
					
					<li>
						
							<a href="https://store.netgear.com/orderhistory" target="_blank">
							<img src="/images/icons/myorders.png"    alt="myorders">
							<span>My Orders</span>
						</a>
						
					</li>
					
					<li>
						
						<a href="https://accounts.netgear.com/account?redirectUrl=http://www.netgear.com/error/404_error.aspx?404;http://www.netgear.com:80/robots.txt" target="_blank">
							<img src="/images/icons/manageprofile.png"    alt="manageprofile">
							<span>Manage Profile</span>
						</a>
						
					</li>
					
					<li>
						
							<a href="/mynetgear/portal/mySupport.aspx " target="_blank">
							<img src="/images/icons/mysupport.png"    alt="mysupport">
							<span>My Support</span>
						</a>
						
					</li>
					
					<li>
						
							<a href="https://store.netgear.com/orderhistory" target="_blank">
							<img src="/images/icons/trackorder.png"    alt="trackorder">
							<span>Track Order</span>
						</a>
						
					</li>
					
				</ul>
			</div>
			<div class="footer">
				<a class="btn t8 bordered log-out-button" href='https://store.netgear.com/loginlogout?returnUrl=http:%2F%2Fwww.netgear.com%2Ferror%2F404_error.aspx?404;http:%2F%2Fwww.netgear.com:80%2Frobots.txt'>Log Out</a>
			</div>
		</div>
		<div class="logged-out hide">
			<div class="body">
				
				<p>Sign up and enjoy these benefits!</p>
				
				<ul>
					
					<li>
						
							<a href="https://store.netgear.com/orderhistory" target="_blank">
							<img src="" alt="">
							<span>My Orders</span>
						</a>
						
					</li>
					
					<li>
						
						<a href="https://accounts.netgear.com/account?redirectUrl=http://www.netgear.com/error/404_error.aspx?404;http://www.netgear.com:80/robots.txt" target="_blank">
							<img src="" alt="">
							<span>Manage Profile</span>
						</a>
						
					</li>
					
					<li>
						
							<a href="/mynetgear/portal/mysupport.aspx " target="_blank">
							<img src="" alt="">
							<span>My Support</span>
						</a>
						
					</li>
					
					<li>
						
							<a href="https://store.netgear.com/trackorder" target="_blank">
							<img src="" alt="">
							<span>Track Order</span>
						</a>
						
					</li>
					
				</ul>
				<a id="headerRegisterButton" href='https://accounts.netgear.com/signup/?redirectUrl=https:%2F%2Fstore.netgear.com%2Floginshow%3FreturnUrl%3Dhttp:%2F%2Fwww.netgear.com%2Ferror%2F404_error.aspx?404;http:%2F%2Fwww.netgear.com:80%2Frobots.txt' target="" class="btn t3">Create Account</a>
			</div>
			<div class="footer">
				<a id="headerLogoutButton" href='https://store.netgear.com/loginshow?returnUrl=http:%2F%2Fwww.netgear.com%2Ferror%2F404_error.aspx?404;http:%2F%2Fwww.netgear.com:80%2Frobots.txt' target="" class="btn t8 bordered">Sign In</a>
			</div>
		</div>
	</div>
</div>
<!-- END : Login dropdown code for pages with cart -->           </div>  
         </li>
         <li>
           <div class="cart">
             
             
             <a href="https://store.netgear.com/cart?lang=en_US" class="cart-link">
             
               <img src="/images/icons/cart.png" class="cart-img">
               <div id="cart-count" class="red-bubble">0</div>
             </a>
             <div class="cart-dropdown">
               <div class="cart-container">
                 <p class="empty-cart">Cart is Empty</p>
                 <ul class="cart-items hide">
                 </ul>
                 <div class="cart-footer hide">
                   <div class="more-items">
                     <p id="more-items-text" style="display:none;">more items in your cart</p>
                   </div>
                   
                   
                   <a href="https://store.netgear.com/cart?lang=en_US" class="btn t3">Checkout</a>
                   
                 </div>
                 <div class="loader-wrapper hide"></div>
               </div>
             </div>
           </div>
         </li>
        
      </ul>
      
      
      
        <ul class="search drop-shadow curve">
          <li>
            <div class="wrapper">
              <div class="search-bar">
                <input type="search" placeholder="Search" name="q" id="search-q-header" class="ui-autocomplete-input ui-corner-all" autocomplete="off">
                <a href="#" class="submit" title="Search" id="search-submit-header"></a>
              </div>
            </div>
          </li>
        </ul>
      
    </nav>
  </div>
    
  <div class="tertiary-nav">
    <div class="wrapper">
      
    </div>
  </div>
  
</header>

							
	</noindex>

	
    <!-- Here the Content -->
		
<form method="post" action="Default.aspx" id="form">
<input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUJMzAyMzQyMjYyZGQCm32afi9tJ5sGOWwdiqehYAY5pW4LDoYkqtpa5IDUhg==" />


<script src="/ScriptResource.axd?d=5E2HBxnYyUetigUdXKuGx6ruB0v7riUjv31c5XCeoPI-ctQGyG9HJ6TJiROW4enjwWXeABn2Cr3zBMxNetMIO1qrLrWVZnQ8W_D5UqMdRP_notxPaZf1akvq-Ahm9hX6oSjdligKRAh0_awW5Gpbjjm09_N4numhYvT-I2e9gNE1&amp;t=ffffffffa580202a" type="text/javascript"></script>
<input type="hidden" name="__VIEWSTATEGENERATOR" id="__VIEWSTATEGENERATOR" value="E4E871CB" />
  
  <main> 

    
      
    
	
    <section class="tabs regular t-1">
      
    
        <div class="wrapper">
          
          
          
          
              
                
                  <section class="tab">
                    <main>
    <section>
      <div class="wrapper top">
<h1>Page Not Found</h1>
<p>The page you requested could not be found or is no longer available. To return to our home page, please click <a href="/">here</a>.</p>
</div>
</section>
</main>                  </section>
                	
              
              
          
        </div>
      </section>	
  </main> 
</form>

   

		<div class="modal-group">
	<div class="custom-modal item-in-cart-overlay" data-modal="item-in-cart-modal">
		<div class="custom-modal-container small">
			<div class="close-wrapper">
				<a href="#" class="close close-modal">×</a>
			</div>
			<div class="custom-modal-content">
				<div class="loader-wrapper">
				</div>
				<div class="container">
					<div class="mobile">
						<p>Added to your cart.</p>
						<div>
							<a href="#" class="btn cart-black t3 hide-desk">Keep Shopping</a>
							
							
							<a href="https://store.netgear.com/cart?lang=en_US" class="btn cart-black t3">Checkout</a>
							
						</div>
					</div>
					<div class="desktop">
						<h3 class="excellent-choice"><img src="/images/icons/green-checkmark.png" /> Excellent choice.</h3>
						<p>Added to your cart.</p>
						<div class="item-image">
							<img id="cart_overlay_pimage" src="" />
						</div>
						<p id="cart_overlay_pname"></p>
						<p id="cart_overlay_pprice"></p>
						<div>
							
							
							<a href="https://store.netgear.com/cart?lang=en_US" class="btn cart-black t3">Checkout</a>
							
						</div>
						
						
						<a class="view-my-cart" href="https://store.netgear.com/cart?lang=en_US"><span class="underline">View my cart</span> (0)</a>
						
					</div>
				</div>
			</div>
		</div>
	</div>
	<div class="custom-modal-bg"></div>
</div>		
   <!-- Here the control for handle the Footer  -->
  <!-- 
          Will switch from one control to other depending on the section of the website (references to controls are stored in the configuration)
          Personal 
          Business
          Service Providers
   -->
	<noindex>

<footer style="background-color:#6d2485">
  
  <img src="/images/WebsitePieces/footer-rbu.png"    alt="Footer" />
  
  
  <div class="wrapper">
    <nav class="main">
      <ul>
      
        <li><a href= "/about/">About Us</a></li>
      
        <li><a href= "/about/corporate-social-responsibility/">Social Responsibility</a></li>
      
        <li><a href= "http://pressroom.netgear.com">Press Room</a></li>
      
        <li><a href= "http://investor.netgear.com">Investor Relations</a></li>
      
        <li><a href= "/home/contact-us/">Contact Us</a></li>
      
        <li><a href= "/about/careers/">Careers</a></li>
      
        <li><a href= "/about/signup.aspx">Sign Up</a></li>
      
        <li><a href= "http://support.netgear.com">Support</a></li>
      
        <li><a href= "http://community.netgear.com">Community</a></li>
      
        <li><a href= "/about/privacy-policy/">Privacy Policy</a></li>
      
      </ul>
    </nav>
    
    <p class="copy">&#169; 1996-2019 NETGEAR<sup>&reg;</sup></sup></p>
    
    <nav class="social">
      <ul>
        <li><a href="https://www.facebook.com/Netgear" target="_blank" class="facebook icon">Facebook</a></li><li><a href="https://twitter.com/NETGEAR" target="_blank" class="twitter icon">Twitter</a></li><li><a href="http://www.youtube.com/user/NETGEARChannel" target="_blank" class="youtube icon">Youtube</a></li><li><a href="https://instagram.com/netgear/" target="_blank" class="instagram icon">Instagram</a></li><li><a href="http://blog.netgear.com/" target="_blank" class="blog icon">Blog</a></li>
      </ul>
    </nav>
	
  </div>
  
</footer>

							
	</noindex>
  </div>
  
  
  
   
<script type='text/javascript'>

  $(document).ready(function () {
	var s="gz05p1pc5bt0hlyzhcmyty5h";

    var cid = getUrlParameter( 'cid' );
      

    if ( cid != null && cid != undefined ) {    
        
      setCookie( 'RootCid'+s, cid, '')
    }
  
  
  var q=readCookie('RootCid'+s);
  if (q != null && q != ""){
  $('a[href]').attr('href', function(index, href) {
  
        var param = "cid="+q;
         if (href.indexOf('__doPostBack') > -1)
			return href;
        else if (href.indexOf('#') > -1)
			return href;
        else if (href.charAt(href.length - 1) === '?') //Very unlikely
            return href + param;
        else if (href.indexOf('?') > -1)
            return href + '&' + param;
        else
            return href + '?' + param;
    });
	}
	  // $('.blog icon').hide();
   });

   </script>
</body>
</html>