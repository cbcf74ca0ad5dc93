<!DOCTYPE html>
<html lang="en-US" prefix="og: http://ogp.me/ns#" class="no-js">
	<head>
		<meta name="viewport" content="width=device-width, initial-scale=1" />

		<meta name="awa-product" content="MSR">
		<meta name="awa-stv" content="1.2.3">
				<meta name="awa-sitesection" content="home">
		<meta name="awa-market" content="en-us">
		<meta name="awa-env" content="Production">
		<meta name="awa-pgtop" content="">
		<meta name="twitter:dnt" content="on">

		<script>document.documentElement.classList.remove('no-js');document.documentElement.classList.add('js');</script>
<title>Microsoft Research – Emerging Technology, Computer, and Software Research</title>

<!-- This site is optimized with the Yoast SEO plugin v9.2 - https://yoast.com/wordpress/plugins/seo/ -->
<meta name="description" content="Explore research at Microsoft, a site featuring the impact of research along with publications, products, downloads, and research careers."/>
<link rel="canonical" href="https://www.microsoft.com/en-us/research/" />
<meta property="og:locale" content="en_US" />
<meta property="og:type" content="website" />
<meta property="og:title" content="Microsoft Research – Emerging Technology, Computer, and Software Research" />
<meta property="og:description" content="Explore research at Microsoft, a site featuring the impact of research along with publications, products, downloads, and research careers." />
<meta property="og:url" content="https://www.microsoft.com/en-us/research/" />
<meta property="og:site_name" content="Microsoft Research" />
<meta property="og:image" content="https://www.microsoft.com/en-us/research/uploads/prod/2018/11/Automated_Hero_Image_MSR_Social_11_2018_1200x627.png" />
<meta property="og:image:secure_url" content="https://www.microsoft.com/en-us/research/uploads/prod/2018/11/Automated_Hero_Image_MSR_Social_11_2018_1200x627.png" />
<meta name="twitter:card" content="summary" />
<meta name="twitter:description" content="Explore research at Microsoft, a site featuring the impact of research along with publications, products, downloads, and research careers." />
<meta name="twitter:title" content="Microsoft Research – Emerging Technology, Computer, and Software Research" />
<meta name="twitter:site" content="@MSFTResearch" />
<meta name="twitter:image" content="https://www.microsoft.com/en-us/research/uploads/prod/2018/11/Automated_Hero_Image_MSR_Social_11_2018_1200x627.png" />
<meta name="twitter:creator" content="@MSFTResearch" />
<script type='application/ld+json'>{"@context":"https:\/\/schema.org","@type":"WebSite","@id":"#website","url":"https:\/\/www.microsoft.com\/en-us\/research\/","name":"Microsoft Research","potentialAction":{"@type":"SearchAction","target":"https:\/\/www.microsoft.com\/en-us\/research\/?s={search_term_string}","query-input":"required name=search_term_string"}}</script>
<!-- / Yoast SEO plugin. -->

<link rel='dns-prefetch' href='//az725175.vo.msecnd.net' />
<link rel='dns-prefetch' href='//c.microsoft.com' />
<link rel='dns-prefetch' href='//www.youtube.com' />
<link rel='dns-prefetch' href='//amp.azure.net' />
<link rel='dns-prefetch' href='//s.w.org' />
<link rel="alternate" type="application/rss+xml" title="Microsoft Research &raquo; Feed" href="https://www.microsoft.com/en-us/research/feed/" />
<link rel="alternate" type="application/rss+xml" title="Microsoft Research &raquo; Comments Feed" href="https://www.microsoft.com/en-us/research/comments/feed/" />
		<script type="text/javascript">
			window._wpemojiSettings = {"baseUrl":"https:\/\/s.w.org\/images\/core\/emoji\/12.0.0-1\/72x72\/","ext":".png","svgUrl":"https:\/\/s.w.org\/images\/core\/emoji\/12.0.0-1\/svg\/","svgExt":".svg","source":{"concatemoji":"https:\/\/www.microsoft.com\/en-us\/research\/wp-includes\/js\/wp-emoji-release.min.js?ver=5.2.2"}};
			!function(a,b,c){function d(a,b){var c=String.fromCharCode;l.clearRect(0,0,k.width,k.height),l.fillText(c.apply(this,a),0,0);var d=k.toDataURL();l.clearRect(0,0,k.width,k.height),l.fillText(c.apply(this,b),0,0);var e=k.toDataURL();return d===e}function e(a){var b;if(!l||!l.fillText)return!1;switch(l.textBaseline="top",l.font="600 32px Arial",a){case"flag":return!(b=d([55356,56826,55356,56819],[55356,56826,8203,55356,56819]))&&(b=d([55356,57332,56128,56423,56128,56418,56128,56421,56128,56430,56128,56423,56128,56447],[55356,57332,8203,56128,56423,8203,56128,56418,8203,56128,56421,8203,56128,56430,8203,56128,56423,8203,56128,56447]),!b);case"emoji":return b=d([55357,56424,55356,57342,8205,55358,56605,8205,55357,56424,55356,57340],[55357,56424,55356,57342,8203,55358,56605,8203,55357,56424,55356,57340]),!b}return!1}function f(a){var c=b.createElement("script");c.src=a,c.defer=c.type="text/javascript",b.getElementsByTagName("head")[0].appendChild(c)}var g,h,i,j,k=b.createElement("canvas"),l=k.getContext&&k.getContext("2d");for(j=Array("flag","emoji"),c.supports={everything:!0,everythingExceptFlag:!0},i=0;i<j.length;i++)c.supports[j[i]]=e(j[i]),c.supports.everything=c.supports.everything&&c.supports[j[i]],"flag"!==j[i]&&(c.supports.everythingExceptFlag=c.supports.everythingExceptFlag&&c.supports[j[i]]);c.supports.everythingExceptFlag=c.supports.everythingExceptFlag&&!c.supports.flag,c.DOMReady=!1,c.readyCallback=function(){c.DOMReady=!0},c.supports.everything||(h=function(){c.readyCallback()},b.addEventListener?(b.addEventListener("DOMContentLoaded",h,!1),a.addEventListener("load",h,!1)):(a.attachEvent("onload",h),b.attachEvent("onreadystatechange",function(){"complete"===b.readyState&&c.readyCallback()})),g=c.source||{},g.concatemoji?f(g.concatemoji):g.wpemoji&&g.twemoji&&(f(g.twemoji),f(g.wpemoji)))}(window,document,window._wpemojiSettings);
		</script>
		<style type="text/css">
img.wp-smiley,
img.emoji {
	display: inline !important;
	border: none !important;
	box-shadow: none !important;
	height: 1em !important;
	width: 1em !important;
	margin: 0 .07em !important;
	vertical-align: -0.1em !important;
	background: none !important;
	padding: 0 !important;
}
</style>
	<link rel='stylesheet' id='wp-block-library-css'  href='https://www.microsoft.com/en-us/research/wp-includes/css/dist/block-library/style.min.css?ver=5.2.2' type='text/css' media='all' />
<link rel='stylesheet' id='cpsh-shortcodes-css'  href='https://www.microsoft.com/en-us/research/wp-content/plugins/column-shortcodes//assets/css/shortcodes.css?ver=1.0' type='text/css' media='all' />
<link rel='stylesheet' id='taxonomy-image-plugin-public-css'  href='https://www.microsoft.com/en-us/research/wp-content/plugins/taxonomy-images/css/style.css?ver=0.9.6' type='text/css' media='screen' />
<link rel='stylesheet' id='ms-research-css'  href='https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/css/microsoft-research.min.css?ver=1563467319' type='text/css' media='all' />
<link rel='stylesheet' id='azure-player-css-css'  href='//amp.azure.net/libs/amp/1.7.4/skins/amp-default/azuremediaplayer.min.css?ver=1.7.4' type='text/css' media='all' />
<link rel='stylesheet' id='elasticpress-autosuggest-css'  href='https://www.microsoft.com/en-us/research/wp-content/plugins/elasticpress/features/autosuggest/assets/css/autosuggest.min.css?ver=2.8.1' type='text/css' media='all' />
<link rel='stylesheet' id='elasticpress-facets-css'  href='https://www.microsoft.com/en-us/research/wp-content/plugins/elasticpress/features/facets/assets/css/facets.min.css?ver=2.8.1' type='text/css' media='all' />
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/js/vendor/jquery/jquery-3.3.1.min.js?ver=3.3.1'></script>
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/js/vendor/jquery-migrate/jquery-migrate-3.0.0.js?ver=3.0.0'></script>
<script type='text/javascript' src='https://az725175.vo.msecnd.net/scripts/jsll-4.js?ver=4.0'></script>
<script type='text/javascript'>
var config = {"autoCapture":{"scroll":true},"userConsentCookieName":"MSCC","coreData":{"pageName":"Home","appId":"mcrweb","pageType":"Home"}}; config.syncMuid = awa.utils.isValueAssigned(awa.cookie.getCookie("MSCC")); awa.init(config); 
</script>
<script type='text/javascript' src='//amp.azure.net/libs/amp/1.7.4/azuremediaplayer.min.js?ver=1.7.4'></script>
<link rel='https://api.w.org/' href='https://www.microsoft.com/en-us/research/wp-json/' />
<link rel="EditURI" type="application/rsd+xml" title="RSD" href="https://www.microsoft.com/en-us/research/xmlrpc.php?rsd" />
<link rel="wlwmanifest" type="application/wlwmanifest+xml" href="https://www.microsoft.com/en-us/research/wp-includes/wlwmanifest.xml" /> 
<meta name="generator" content="WordPress 5.2.2" />
<link rel='shortlink' href='https://www.microsoft.com/en-us/research/' />
<link rel="alternate" type="application/json+oembed" href="https://www.microsoft.com/en-us/research/wp-json/oembed/1.0/embed?url=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F" />
<link rel="alternate" type="text/xml+oembed" href="https://www.microsoft.com/en-us/research/wp-json/oembed/1.0/embed?url=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F&#038;format=xml" />
<link rel="stylesheet" href="https://www.microsoft.com/onerfstatics/marketingsites-eus-prod/west-european/shell/_scrf/css/themes=default.device=uplevel_web_pc/9e-296fc0/7c-704055/7d-0d9a48/e6-497d60/22-2b463d/75-10a025/e1-3136cf/7c-6d2d0e?ver=2.0" type="text/css" media="all" /><link rel='stylesheet' href='https://statics-marketingsites-eus-ms-com.akamaized.net/statics/override.css?c=7' type='text/css' /><link rel='stylesheet' href='https://c.s-microsoft.com/mscc/statics/mscc-0.4.1.min.css' type='text/css' /><!-- Stream WordPress user activity plugin v3.2.3 -->
<link type="text/plain" rel="author" href="https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/humans.txt" />	<link rel="alternate" hreflang="x-default" href="https://www.microsoft.com/research/">
	<link rel="alternate" hreflang="en-us" href="https://www.microsoft.com/en-us/research/">

	<style type="text/css" id="syntaxhighlighteranchor"></style>
		<style type="text/css" id="wp-custom-css">
			.single-msr-research-lab #trp-floater-ls {
	display: none;
}
.single-msr-research-lab.postid-437514 #trp-floater-ls {
	display: block;
}
		</style>
		<script src="https://www.microsoft.com/onerfstatics/marketingsites-eus-prod/shell/_scrf/js/themes=default/54-af9f9f/c0-247156/de-099401/e1-a50eee/e7-954872/d8-97d509/f0-251fe2/46-be1318/77-04a268/11-240c7b/63-077520/a4-34de62/1b-c96630/db-bc0148/dc-7e9864/78-4c7d22/7e-fb0d6a/e4-8302f6/cd-23d3b0/6d-1e7ed0/b7-cadaa7/ca-40b7b0/4e-ee3a55/3e-f5c39b/c3-6454d7/f9-7592d3/92-10345d/79-499886/7e-cda2d3/32-6dafa3/93-283c2d/e0-3c9860/91-97a04f/1f-100dea/33-abe4df/18-d72213?ver=2.0&iife=1"></script><script src="https://c.s-microsoft.com/mscc/statics/mscc-0.4.1.min.js"></script>	<!--
	generated in 1.024 seconds
	170539 bytes batcached for 300 seconds
-->
</head>

		<body class="home page-template page-template-front-page page-template-front-page-php page page-id-18 microsoft-uhf msr-not-translated">


		<div id="fb-root"></div>
		<script>(function(d, s, id) {
		  var js, fjs = d.getElementsByTagName(s)[0];
		  if (d.getElementById(id)) return;
		  js = d.createElement(s); js.id = id;
		  js.src = "//connect.facebook.net/en_US/sdk.js#xfbml=1&version=v2.5&appId=196313097106306";
		  fjs.parentNode.insertBefore(js, fjs);
		}(document, 'script', 'facebook-jssdk'));</script>


		<header id="banner" class="site-header" data-bi-area="header" data-no-translation>
			
				<uhf_header>
					<div id="headerArea" class="uhf"  data-m='{"cN":"headerArea","cT":"Area_coreuiArea","id":"a1Body","sN":1,"aN":"Body"}'>
                <div id="headerRegion"     data-region-key="headerregion" data-m='{"cN":"headerRegion","cT":"Region_coreui-region","id":"r1a1","sN":1,"aN":"a1"}' >

    <div  id="headerUniversalHeader" data-m='{"cN":"headerUniversalHeader","cT":"Module_coreui-universalheader","id":"m1r1a1","sN":1,"aN":"r1a1"}'  data-module-id="Category|headerRegion|coreui-region|headerUniversalHeader|coreui-universalheader">
        


		<div data-m='{"cN":"cookiebanner_cont","cT":"Container","id":"c1m1r1a1","sN":1,"aN":"m1r1a1"}'>

<div id="uhfCookieAlert">
    <div id='msccBanner' dir='ltr' data-site-name='Microsoft.OneRenderFramework.Core' data-mscc-version='0.4.1' data-nver='aspnet-3.1.3' data-sver='0.1.2' class='cc-banner' role='alert' aria-labelledby='msccMessage'><div class='cc-container'><svg class='cc-icon cc-v-center' x='0px' y='0px' viewBox='0 0 44 44' height='30px' fill='none' stroke='currentColor'><circle cx='22' cy='22' r='20' stroke-width='2'></circle><line x1='22' x2='22' y1='18' y2='33' stroke-width='3'></line><line x1='22' x2='22' y1='12' y2='15' stroke-width='3'></line></svg> <span id='msccMessage' class='cc-v-center cc-text' tabindex='0'>This site uses cookies for analytics, personalized content and ads. By continuing to browse this site, you agree to this use.</span> <a href='https://go.microsoft.com/fwlink/?linkid=845480' target='_top' aria-label='Learn more about Microsoft&#39;s Cookie Policy' id='msccLearnMore' class='cc-link cc-v-center cc-float-right' data-mscc-ic='false'>Learn more</a></div></div>
</div>

			
		</div>





<header class="c-uhfh context-uhf no-js c-sgl-stck c-category-header " itemscope="itemscope" data-header-footprint="/MSRESEARCH/research-header-main, fromService: True"   data-magict="true"  itemtype="http://schema.org/Organization">
	<div class="theme-light js-global-head f-closed  global-head-cont" data-m='{"cN":"Universal Header_cont","cT":"Container","id":"c2m1r1a1","sN":2,"aN":"m1r1a1"}'>
		<div class="c-uhfh-gcontainer-st">
			<button type="button" class="c-action-trigger c-glyph glyph-global-nav-button" aria-label="All Microsoft expand to see list of Microsoft products and services" aria-expanded="false" data-m='{"cN":"Mobile menu button_nonnav","id":"nn1c2m1r1a1","sN":1,"aN":"c2m1r1a1"}'></button>
			<button type="button" class="c-action-trigger c-glyph glyph-arrow-htmllegacy" aria-label="Close search" aria-expanded="false" data-m='{"cN":"Close Search_nonnav","id":"nn2c2m1r1a1","sN":2,"aN":"c2m1r1a1"}'></button>
					<a id="uhfLogo" class="c-logo c-sgl-stk-uhfLogo" itemprop="url" href="https://www.microsoft.com" aria-label="Microsoft" data-m='{"cN":"GlobalNav_Logo_cont","cT":"Container","id":"c3c2m1r1a1","sN":3,"aN":"c2m1r1a1"}'>
						<img alt="" itemprop="logo" itemscope="itemscope" class="c-image" src="https://img-prod-cms-rt-microsoft-com.akamaized.net/cms/api/am/imageFileData/RE1Mu3b?ver=5c31" role="presentation" aria-hidden="true" />
						<span role="presentation" aria-hidden="true">Microsoft</span>
					</a>
			<div class="f-mobile-title">
				<button type="button" class="c-action-trigger c-glyph glyph-chevron-left" aria-label="See more menu options" data-m='{"cN":"Mobile back button_nonnav","id":"nn4c2m1r1a1","sN":4,"aN":"c2m1r1a1"}'></button>
				<span data-global-title="Microsoft home" class="js-mobile-title">Research</span>
				<button type="button" class="c-action-trigger c-glyph glyph-chevron-right" aria-label="See more menu options" data-m='{"cN":"Mobile forward button_nonnav","id":"nn5c2m1r1a1","sN":5,"aN":"c2m1r1a1"}'></button>
			</div>
					<div class="c-show-pipe x-hidden-vp-mobile-st">
						<a id="uhfCatLogo" class="c-logo c-cat-logo" href="/en-us/research/" aria-label="Research" itemprop="url" data-m='{"cN":"CatNav_Research_nav","id":"n6c2m1r1a1","sN":6,"aN":"c2m1r1a1"}'>
								<span>Research</span>
						</a>
					</div>
				<div class="cat-logo-button-cont x-hidden">
						<button type="button" id="uhfCatLogoButton" class="c-cat-logo-button x-hidden" aria-expanded="false" aria-label="Research" data-m='{"cN":"Research_nonnav","id":"nn7c2m1r1a1","sN":7,"aN":"c2m1r1a1"}'>
							Research
						</button>
				</div>



			        <nav id="uhf-g-nav" aria-label="Contextual menu" class="c-uhfh-gnav" data-m='{"cN":"Category nav_cont","cT":"Container","id":"c8c2m1r1a1","sN":8,"aN":"c2m1r1a1"}'>
            <ul class="js-paddle-items">
                    <li class="single-link js-nav-menu x-hidden-none-mobile-vp uhf-menu-item">
                        <a class="c-uhf-nav-link" href="/en-us/research/" data-m='{"cN":"CatNav_Home_nav","id":"n1c8c2m1r1a1","sN":1,"aN":"c8c2m1r1a1"}' > Home </a>
                    </li>
                                        <li class="nested-menu uhf-menu-item">
                            <div class="c-uhf-menu js-nav-menu">
                                <button type="button" id="c-shellmenu_47"  aria-expanded="false" data-m='{"cN":"CatNav_ResearchAreas_nonnav","id":"nn2c8c2m1r1a1","sN":2,"aN":"c8c2m1r1a1"}' style="white-space:nowrap">Research areas</button>

                                <ul class="f-multi-column f-multi-column-4" data-class-idn="f-multi-column f-multi-column-4" aria-hidden="true" data-m='{"cN":"ResearchAreas_cont","cT":"Container","id":"c3c8c2m1r1a1","sN":3,"aN":"c8c2m1r1a1"}'>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cN":"Intelligence_cont","cT":"Container","id":"c1c3c8c2m1r1a1","sN":1,"aN":"c3c8c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"cN":"CatNav_Intelligence_nonnav","id":"nn1c1c3c8c2m1r1a1","sN":1,"aN":"c1c3c8c2m1r1a1"}'>Intelligence</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"ArtificialIntelligence_cont","cT":"Container","id":"c2c1c3c8c2m1r1a1","sN":2,"aN":"c1c3c8c2m1r1a1"}'>
            <a id="shellmenu_49" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/artificial-intelligence/" data-m='{"cN":"CatNav_ArtificialIntelligence_nav","id":"n1c2c1c3c8c2m1r1a1","sN":1,"aN":"c2c1c3c8c2m1r1a1"}'>Artificial intelligence</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"audioacoustics_cont","cT":"Container","id":"c3c1c3c8c2m1r1a1","sN":3,"aN":"c1c3c8c2m1r1a1"}'>
            <a id="shellmenu_50" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/audio-acoustics/" data-m='{"cN":"CatNav_audioacoustics_nav","id":"n1c3c1c3c8c2m1r1a1","sN":1,"aN":"c3c1c3c8c2m1r1a1"}'>Audio &amp; acoustics</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Computervision_cont","cT":"Container","id":"c4c1c3c8c2m1r1a1","sN":4,"aN":"c1c3c8c2m1r1a1"}'>
            <a id="shellmenu_51" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/computer-vision/" data-m='{"cN":"CatNav_Computervision_nav","id":"n1c4c1c3c8c2m1r1a1","sN":1,"aN":"c4c1c3c8c2m1r1a1"}'>Computer vision</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Graphicsmultimedia_cont","cT":"Container","id":"c5c1c3c8c2m1r1a1","sN":5,"aN":"c1c3c8c2m1r1a1"}'>
            <a id="shellmenu_52" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/graphics-and-multimedia/" data-m='{"cN":"CatNav_Graphicsmultimedia_nav","id":"n1c5c1c3c8c2m1r1a1","sN":1,"aN":"c5c1c3c8c2m1r1a1"}'>Graphics &amp; multimedia</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Humancomputerinteraction_cont","cT":"Container","id":"c6c1c3c8c2m1r1a1","sN":6,"aN":"c1c3c8c2m1r1a1"}'>
            <a id="shellmenu_53" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/human-computer-interaction/" data-m='{"cN":"CatNav_Humancomputerinteraction_nav","id":"n1c6c1c3c8c2m1r1a1","sN":1,"aN":"c6c1c3c8c2m1r1a1"}'>Human-computer interaction</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Humanlanguagetechnologies_cont","cT":"Container","id":"c7c1c3c8c2m1r1a1","sN":7,"aN":"c1c3c8c2m1r1a1"}'>
            <a id="shellmenu_54" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/human-language-technologies/" data-m='{"cN":"CatNav_Humanlanguagetechnologies_nav","id":"n1c7c1c3c8c2m1r1a1","sN":1,"aN":"c7c1c3c8c2m1r1a1"}'>Human language technologies</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Searchinformationretrieval_cont","cT":"Container","id":"c8c1c3c8c2m1r1a1","sN":8,"aN":"c1c3c8c2m1r1a1"}'>
            <a id="shellmenu_55" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/search-information-retrieval/" data-m='{"cN":"CatNav_Searchinformationretrieval_nav","id":"n1c8c1c3c8c2m1r1a1","sN":1,"aN":"c8c1c3c8c2m1r1a1"}'>Search &amp; information retrieval</a>
            
        </li>
            </ul>
            
        </li>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cN":"Systems_cont","cT":"Container","id":"c2c3c8c2m1r1a1","sN":2,"aN":"c3c8c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"cN":"CatNav_Systems_nonnav","id":"nn1c2c3c8c2m1r1a1","sN":1,"aN":"c2c3c8c2m1r1a1"}'>Systems</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"Datamanagementanalysisvisualization_cont","cT":"Container","id":"c2c2c3c8c2m1r1a1","sN":2,"aN":"c2c3c8c2m1r1a1"}'>
            <a id="shellmenu_57" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/data-platform-analytics/" data-m='{"cN":"CatNav_Datamanagementanalysisvisualization_nav","id":"n1c2c2c3c8c2m1r1a1","sN":1,"aN":"c2c2c3c8c2m1r1a1"}'>Data platforms and analytics</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Hardwaredevices_cont","cT":"Container","id":"c3c2c3c8c2m1r1a1","sN":3,"aN":"c2c3c8c2m1r1a1"}'>
            <a id="shellmenu_58" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/hardware-devices/" data-m='{"cN":"CatNav_Hardwaredevices_nav","id":"n1c3c2c3c8c2m1r1a1","sN":1,"aN":"c3c2c3c8c2m1r1a1"}'>Hardware &amp; devices</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Programminglanguagessoftwareengineering_cont","cT":"Container","id":"c4c2c3c8c2m1r1a1","sN":4,"aN":"c2c3c8c2m1r1a1"}'>
            <a id="shellmenu_59" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/programming-languages-software-engineering/" data-m='{"cN":"CatNav_Programminglanguagessoftwareengineering_nav","id":"n1c4c2c3c8c2m1r1a1","sN":1,"aN":"c4c2c3c8c2m1r1a1"}'>Programming languages &amp; software engineering</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"QuantumComputing_cont","cT":"Container","id":"c5c2c3c8c2m1r1a1","sN":5,"aN":"c2c3c8c2m1r1a1"}'>
            <a id="Quantum computing" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/quantum/" data-m='{"cN":"CatNav_QuantumComputing_nav","id":"n1c5c2c3c8c2m1r1a1","sN":1,"aN":"c5c2c3c8c2m1r1a1"}'>Quantum computing</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Securityprivacycryptography_cont","cT":"Container","id":"c6c2c3c8c2m1r1a1","sN":6,"aN":"c2c3c8c2m1r1a1"}'>
            <a id="shellmenu_61" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/security-privacy-cryptography/" data-m='{"cN":"CatNav_Securityprivacycryptography_nav","id":"n1c6c2c3c8c2m1r1a1","sN":1,"aN":"c6c2c3c8c2m1r1a1"}'>Security, privacy &amp; cryptography</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Computersystemsnetworking_cont","cT":"Container","id":"c7c2c3c8c2m1r1a1","sN":7,"aN":"c2c3c8c2m1r1a1"}'>
            <a id="shellmenu_62" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/systems-and-networking/" data-m='{"cN":"CatNav_Computersystemsnetworking_nav","id":"n1c7c2c3c8c2m1r1a1","sN":1,"aN":"c7c2c3c8c2m1r1a1"}'>Systems &amp; networking</a>
            
        </li>
            </ul>
            
        </li>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cN":"Theory_cont","cT":"Container","id":"c3c3c8c2m1r1a1","sN":3,"aN":"c3c8c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"cN":"CatNav_Theory_nonnav","id":"nn1c3c3c8c2m1r1a1","sN":1,"aN":"c3c3c8c2m1r1a1"}'>Theory</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"Algorithms_cont","cT":"Container","id":"c2c3c3c8c2m1r1a1","sN":2,"aN":"c3c3c8c2m1r1a1"}'>
            <a id="shellmenu_64" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/algorithms/" data-m='{"cN":"CatNav_Algorithms_nav","id":"n1c2c3c3c8c2m1r1a1","sN":1,"aN":"c2c3c3c8c2m1r1a1"}'>Algorithms</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Mathematics_cont","cT":"Container","id":"c3c3c3c8c2m1r1a1","sN":3,"aN":"c3c3c8c2m1r1a1"}'>
            <a id="shellmenu_65" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/computational-sciences-mathematics/" data-m='{"cN":"CatNav_Mathematics_nav","id":"n1c3c3c3c8c2m1r1a1","sN":1,"aN":"c3c3c3c8c2m1r1a1"}'>Mathematics</a>
            
        </li>
            </ul>
            
        </li>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cN":"Other Sciences_cont","cT":"Container","id":"c4c3c8c2m1r1a1","sN":4,"aN":"c3c8c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"cN":"CatNav_Other Sciences_nonnav","id":"nn1c4c3c8c2m1r1a1","sN":1,"aN":"c4c3c8c2m1r1a1"}'>Other Sciences</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"Ecologyenvironment_cont","cT":"Container","id":"c2c4c3c8c2m1r1a1","sN":2,"aN":"c4c3c8c2m1r1a1"}'>
            <a id="shellmenu_67" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/ecology-environment/" data-m='{"cN":"CatNav_Ecologyenvironment_nav","id":"n1c2c4c3c8c2m1r1a1","sN":1,"aN":"c2c4c3c8c2m1r1a1"}'>Ecology &amp; environment</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Economics_cont","cT":"Container","id":"c3c4c3c8c2m1r1a1","sN":3,"aN":"c4c3c8c2m1r1a1"}'>
            <a id="shellmenu_68" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/economics/" data-m='{"cN":"CatNav_Economics_nav","id":"n1c3c4c3c8c2m1r1a1","sN":1,"aN":"c3c4c3c8c2m1r1a1"}'>Economics</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Medicalhealthgenomics_cont","cT":"Container","id":"c4c4c3c8c2m1r1a1","sN":4,"aN":"c4c3c8c2m1r1a1"}'>
            <a id="shellmenu_69" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/medical-health-genomics/" data-m='{"cN":"CatNav_Medicalhealthgenomics_nav","id":"n1c4c4c3c8c2m1r1a1","sN":1,"aN":"c4c4c3c8c2m1r1a1"}'>Medical, health &amp; genomics</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Socialsciences_cont","cT":"Container","id":"c5c4c3c8c2m1r1a1","sN":5,"aN":"c4c3c8c2m1r1a1"}'>
            <a id="shellmenu_70" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/social-sciences/" data-m='{"cN":"CatNav_Socialsciences_nav","id":"n1c5c4c3c8c2m1r1a1","sN":1,"aN":"c5c4c3c8c2m1r1a1"}'>Social sciences</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Technologyemergingmarkets_cont","cT":"Container","id":"c6c4c3c8c2m1r1a1","sN":6,"aN":"c4c3c8c2m1r1a1"}'>
            <a id="shellmenu_71" class="js-subm-uhf-nav-link" href="/en-us/research/research-area/technology-for-emerging-markets/" data-m='{"cN":"CatNav_Technologyemergingmarkets_nav","id":"n1c6c4c3c8c2m1r1a1","sN":1,"aN":"c6c4c3c8c2m1r1a1"}'>Technology for emerging markets</a>
            
        </li>
            </ul>
            
        </li>
                                                    
                                </ul>
                            </div>
                        </li>                        <li class="single-link js-nav-menu uhf-menu-item">
                            <a id="c-shellmenu_72" class="c-uhf-nav-link" href="/en-us/research/tools/" data-m='{"cN":"CatNav_Researcher-tools_nav","id":"n4c8c2m1r1a1","sN":4,"aN":"c8c2m1r1a1"}'>Researcher tools</a>
                        </li>
                        <li class="nested-menu uhf-menu-item">
                            <div class="c-uhf-menu js-nav-menu">
                                <button type="button" id="c-shellmenu_73"  aria-expanded="false" data-m='{"cN":"CatNav_ProgramsEvents_nonnav","id":"nn5c8c2m1r1a1","sN":5,"aN":"c8c2m1r1a1"}' style="white-space:nowrap">Programs &amp; Events</button>

                                <ul class="" data-class-idn="" aria-hidden="true" data-m='{"cN":"ProgramsEvents_cont","cT":"Container","id":"c6c8c2m1r1a1","sN":6,"aN":"c8c2m1r1a1"}'>
        <li class="js-nav-menu single-link" data-m='{"cN":"ProgramsEvents_AcademicPrograms_cont","cT":"Container","id":"c1c6c8c2m1r1a1","sN":1,"aN":"c6c8c2m1r1a1"}'>
            <a id="AcademicPrograms" class="js-subm-uhf-nav-link" href="/en-us/research/academic-programs/" data-m='{"cN":"CatNav_ProgramsEvents_AcademicPrograms_nav","id":"n1c1c6c8c2m1r1a1","sN":1,"aN":"c1c6c8c2m1r1a1"}'>Academic Programs</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"ProgramsEvents_EventsConferences_cont","cT":"Container","id":"c2c6c8c2m1r1a1","sN":2,"aN":"c6c8c2m1r1a1"}'>
            <a id="EventsConferences" class="js-subm-uhf-nav-link" href="/en-us/research/events-conferences/" data-m='{"cN":"CatNav_ProgramsEvents_EventsConferences_nav","id":"n1c2c6c8c2m1r1a1","sN":1,"aN":"c2c6c8c2m1r1a1"}'>Events &amp; Conferences</a>
            
        </li>
                                                    
                                </ul>
                            </div>
                        </li>                        <li class="single-link js-nav-menu uhf-menu-item">
                            <a id="c-shellmenu_76" class="c-uhf-nav-link" href="/en-us/research/careers/" data-m='{"cN":"CatNav_Careers_nav","id":"n7c8c2m1r1a1","sN":7,"aN":"c8c2m1r1a1"}'>Careers</a>
                        </li>
                        <li class="single-link js-nav-menu uhf-menu-item">
                            <a id="c-shellmenu_77" class="c-uhf-nav-link" href="/en-us/research/people/" data-m='{"cN":"CatNav_People_nav","id":"n8c8c2m1r1a1","sN":8,"aN":"c8c2m1r1a1"}'>People</a>
                        </li>
                        <li class="nested-menu uhf-menu-item">
                            <div class="c-uhf-menu js-nav-menu">
                                <button type="button" id="Blogs"  aria-expanded="false" data-m='{"cN":"CatNav_Blogs_nonnav","id":"nn9c8c2m1r1a1","sN":9,"aN":"c8c2m1r1a1"}' style="white-space:nowrap">Blogs &amp; Podcasts</button>

                                <ul class="" data-class-idn="" aria-hidden="true" data-m='{"cN":"Blogs_cont","cT":"Container","id":"c10c8c2m1r1a1","sN":10,"aN":"c8c2m1r1a1"}'>
        <li class="js-nav-menu single-link" data-m='{"cN":"MicrosoftResearchBlog_cont","cT":"Container","id":"c1c10c8c2m1r1a1","sN":1,"aN":"c10c8c2m1r1a1"}'>
            <a id="c-shellmenu_79" class="js-subm-uhf-nav-link" href="/en-us/research/blog" data-m='{"cN":"CatNav_MicrosoftResearchBlog_nav","id":"n1c1c10c8c2m1r1a1","sN":1,"aN":"c1c10c8c2m1r1a1"}'>Microsoft Research Blog</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"TheMicrosoftResearchPodcast_cont","cT":"Container","id":"c2c10c8c2m1r1a1","sN":2,"aN":"c10c8c2m1r1a1"}'>
            <a id="c-shellmenu_80" class="js-subm-uhf-nav-link" href="/en-us/research/blog/category/podcast/" data-m='{"cN":"CatNav_TheMicrosoftResearchPodcast_nav","id":"n1c2c10c8c2m1r1a1","sN":1,"aN":"c2c10c8c2m1r1a1"}'>The Microsoft Research Podcast</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"AIBlog_cont","cT":"Container","id":"c3c10c8c2m1r1a1","sN":3,"aN":"c10c8c2m1r1a1"}'>
            <a id="c-shellmenu_81" class="js-subm-uhf-nav-link" href="https://blogs.microsoft.com/next/" data-m='{"cN":"CatNav_AIBlog_nav","id":"n1c3c10c8c2m1r1a1","sN":1,"aN":"c3c10c8c2m1r1a1"}'>The AI Blog</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"MSRNewsletter_cont","cT":"Container","id":"c4c10c8c2m1r1a1","sN":4,"aN":"c10c8c2m1r1a1"}'>
            <a id="c-shellmenu_82" class="js-subm-uhf-nav-link" href="https://note.microsoft.com/ww-registration-microsoft-research-newsletter-s.html?wt.mc_id=S-webpage_msr-homepage" data-m='{"cN":"CatNav_MSRNewsletter_nav","id":"n1c4c10c8c2m1r1a1","sN":1,"aN":"c4c10c8c2m1r1a1"}'>Microsoft Research Newsletter</a>
            
        </li>
                                                    
                                </ul>
                            </div>
                        </li>                        <li class="nested-menu uhf-menu-item">
                            <div class="c-uhf-menu js-nav-menu">
                                <button type="button" id="c-shellmenu_83"  aria-expanded="false" data-m='{"cN":"CatNav_LabsLocations_nonnav","id":"nn11c8c2m1r1a1","sN":11,"aN":"c8c2m1r1a1"}' style="white-space:nowrap">Labs &amp; Locations</button>

                                <ul class="f-multi-column f-multi-column-3" data-class-idn="f-multi-column f-multi-column-3" aria-hidden="true" data-m='{"cN":"LabsLocations_cont","cT":"Container","id":"c12c8c2m1r1a1","sN":12,"aN":"c8c2m1r1a1"}'>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cN":"Labs_cont","cT":"Container","id":"c1c12c8c2m1r1a1","sN":1,"aN":"c12c8c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"cN":"CatNav_Labs_nonnav","id":"nn1c1c12c8c2m1r1a1","sN":1,"aN":"c1c12c8c2m1r1a1"}'>Microsoft Research</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"MSRAI_cont","cT":"Container","id":"c2c1c12c8c2m1r1a1","sN":2,"aN":"c1c12c8c2m1r1a1"}'>
            <a id="shellmenu_85" class="js-subm-uhf-nav-link" href="/en-us/research/lab/microsoft-research-ai/" data-m='{"cN":"CatNav_MSRAI_nav","id":"n1c2c1c12c8c2m1r1a1","sN":1,"aN":"c2c1c12c8c2m1r1a1"}'>MSR AI</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"AsiaLabChinese_cont","cT":"Container","id":"c3c1c12c8c2m1r1a1","sN":3,"aN":"c1c12c8c2m1r1a1"}'>
            <a id="shellmenu_86" class="js-subm-uhf-nav-link" href="http://www.msra.cn" data-m='{"cN":"CatNav_AsiaLabChinese_nav","id":"n1c3c1c12c8c2m1r1a1","sN":1,"aN":"c3c1c12c8c2m1r1a1"}'>Asia Lab (Chinese)</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"AsiaLabEnglish_cont","cT":"Container","id":"c4c1c12c8c2m1r1a1","sN":4,"aN":"c1c12c8c2m1r1a1"}'>
            <a id="shellmenu_87" class="js-subm-uhf-nav-link" href="/en-us/research/lab/microsoft-research-asia/" data-m='{"cN":"CatNav_AsiaLabEnglish_nav","id":"n1c4c1c12c8c2m1r1a1","sN":1,"aN":"c4c1c12c8c2m1r1a1"}'>Asia Lab (English)</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"CambridgeLab_cont","cT":"Container","id":"c5c1c12c8c2m1r1a1","sN":5,"aN":"c1c12c8c2m1r1a1"}'>
            <a id="shellmenu_88" class="js-subm-uhf-nav-link" href="/en-us/research/lab/microsoft-research-cambridge/" data-m='{"cN":"CatNav_CambridgeLab_nav","id":"n1c5c1c12c8c2m1r1a1","sN":1,"aN":"c5c1c12c8c2m1r1a1"}'>Cambridge Lab</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"IndiaLab_cont","cT":"Container","id":"c6c1c12c8c2m1r1a1","sN":6,"aN":"c1c12c8c2m1r1a1"}'>
            <a id="shellmenu_89" class="js-subm-uhf-nav-link" href="/en-us/research/lab/microsoft-research-india/" data-m='{"cN":"CatNav_IndiaLab_nav","id":"n1c6c1c12c8c2m1r1a1","sN":1,"aN":"c6c1c12c8c2m1r1a1"}'>India Lab</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"MontrealLab_cont","cT":"Container","id":"c7c1c12c8c2m1r1a1","sN":7,"aN":"c1c12c8c2m1r1a1"}'>
            <a id="shellmenu_90" class="js-subm-uhf-nav-link" href="/en-us/research/lab/microsoft-research-montreal/" data-m='{"cN":"CatNav_MontrealLab_nav","id":"n1c7c1c12c8c2m1r1a1","sN":1,"aN":"c7c1c12c8c2m1r1a1"}'>Montreal Lab</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"NewEnglandLab_cont","cT":"Container","id":"c8c1c12c8c2m1r1a1","sN":8,"aN":"c1c12c8c2m1r1a1"}'>
            <a id="shellmenu_91" class="js-subm-uhf-nav-link" href="/en-us/research/lab/microsoft-research-new-england/" data-m='{"cN":"CatNav_NewEnglandLab_nav","id":"n1c8c1c12c8c2m1r1a1","sN":1,"aN":"c8c1c12c8c2m1r1a1"}'>New England Lab</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"NewYorkCityLab_cont","cT":"Container","id":"c9c1c12c8c2m1r1a1","sN":9,"aN":"c1c12c8c2m1r1a1"}'>
            <a id="shellmenu_92" class="js-subm-uhf-nav-link" href="/en-us/research/lab/microsoft-research-new-york/" data-m='{"cN":"CatNav_NewYorkCityLab_nav","id":"n1c9c1c12c8c2m1r1a1","sN":1,"aN":"c9c1c12c8c2m1r1a1"}'>New York City Lab</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"RedmondLab_cont","cT":"Container","id":"c10c1c12c8c2m1r1a1","sN":10,"aN":"c1c12c8c2m1r1a1"}'>
            <a id="shellmenu_93" class="js-subm-uhf-nav-link" href="/en-us/research/lab/microsoft-research-redmond/" data-m='{"cN":"CatNav_RedmondLab_nav","id":"n1c10c1c12c8c2m1r1a1","sN":1,"aN":"c10c1c12c8c2m1r1a1"}'>Redmond Lab</a>
            
        </li>
            </ul>
            
        </li>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cT":"Container","id":"c2c12c8c2m1r1a1","sN":2,"aN":"c12c8c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"id":"nn1c2c12c8c2m1r1a1","sN":1,"aN":"c2c12c8c2m1r1a1"}'>Other labs/locations</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"AppliedSciencesLab_cont","cT":"Container","id":"c2c2c12c8c2m1r1a1","sN":2,"aN":"c2c12c8c2m1r1a1"}'>
            <a id="shellmenu_95" class="js-subm-uhf-nav-link" href="/en-us/research/lab/applied-sciences-group/" data-m='{"cN":"CatNav_AppliedSciencesLab_nav","id":"n1c2c2c12c8c2m1r1a1","sN":1,"aN":"c2c2c12c8c2m1r1a1"}'>Applied Sciences Lab</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"AdvancedTechnologyLabCairo_cont","cT":"Container","id":"c3c2c12c8c2m1r1a1","sN":3,"aN":"c2c12c8c2m1r1a1"}'>
            <a id="shellmenu_96" class="js-subm-uhf-nav-link" href="/en-us/research/group/advanced-technology-lab-cairo-2/" data-m='{"cN":"CatNav_AdvancedTechnologyLabCairo_nav","id":"n1c3c2c12c8c2m1r1a1","sN":1,"aN":"c3c2c12c8c2m1r1a1"}'>Advanced Technology Lab Cairo</a>
            
        </li>
            </ul>
            
        </li>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cN":"About_cont","cT":"Container","id":"c3c12c8c2m1r1a1","sN":3,"aN":"c12c8c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"cN":"CatNav_About_nonnav","id":"nn1c3c12c8c2m1r1a1","sN":1,"aN":"c3c12c8c2m1r1a1"}'>About</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"ResearchatMicrosoft_cont","cT":"Container","id":"c2c3c12c8c2m1r1a1","sN":2,"aN":"c3c12c8c2m1r1a1"}'>
            <a id="shellmenu_98" class="js-subm-uhf-nav-link" href="/en-us/research/about/" data-m='{"cN":"CatNav_ResearchatMicrosoft_nav","id":"n1c2c3c12c8c2m1r1a1","sN":1,"aN":"c2c3c12c8c2m1r1a1"}'>Research at Microsoft</a>
            
        </li>
            </ul>
            
        </li>
                                                    
                                </ul>
                            </div>
                        </li>

                <li id="overflow-menu" class="overflow-menu x-hidden uhf-menu-item">
                        <div class="c-uhf-menu js-nav-menu">
        <button data-m='{"pid":"More","id":"nn13c8c2m1r1a1","sN":13,"aN":"c8c2m1r1a1"}' type="button" aria-label="More" aria-expanded="false" style="white-space:nowrap">More</button>
        <ul id="overflow-menu-list" aria-hidden="true" class="overflow-menu-list">
        </ul>
    </div>

                </li>
                            </ul>
            
        </nav>


			<div class="c-uhfh-actions" data-m='{"cN":"Header actions_cont","cT":"Container","id":"c9c2m1r1a1","sN":9,"aN":"c2m1r1a1"}'>
				<div class="wf-menu">        <nav id="uhf-c-nav" aria-label="All microsoft menu" data-m='{"cN":"GlobalNav_cont","cT":"Container","id":"c1c9c2m1r1a1","sN":1,"aN":"c9c2m1r1a1"}'>
            <ul class="js-paddle-items">
                <li>
                    <div class="c-uhf-menu js-nav-menu">
                        <button type="button" class="c-button-logo all-ms-nav" aria-label="All Microsoft expand to see list of Microsoft products and services" aria-expanded="false" data-m='{"cN":"GlobalNav_More_nonnav","id":"nn1c1c9c2m1r1a1","sN":1,"aN":"c1c9c2m1r1a1"}' style="white-space: nowrap"> <span>All Microsoft</span></button>
                        <ul class="f-multi-column f-multi-column-6" aria-hidden="true" data-m='{"cN":"More_cont","cT":"Container","id":"c2c1c9c2m1r1a1","sN":2,"aN":"c1c9c2m1r1a1"}'>
                                    <li class="c-w0-contr">
            <ul class="c-w0">
        <li class="js-nav-menu single-link" data-m='{"cN":"Microsoft 365_cont","cT":"Container","id":"c1c2c1c9c2m1r1a1","sN":1,"aN":"c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_0" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/microsoft-365" data-m='{"cN":"W0Nav_Microsoft 365_nav","id":"n1c1c2c1c9c2m1r1a1","sN":1,"aN":"c1c2c1c9c2m1r1a1"}'>Microsoft 365</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Azure_cont","cT":"Container","id":"c2c2c1c9c2m1r1a1","sN":2,"aN":"c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_1" class="js-subm-uhf-nav-link" href="https://azure.microsoft.com" data-m='{"cN":"W0Nav_Azure_nav","id":"n1c2c2c1c9c2m1r1a1","sN":1,"aN":"c2c2c1c9c2m1r1a1"}'>Azure</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Office 365_cont","cT":"Container","id":"c3c2c1c9c2m1r1a1","sN":3,"aN":"c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_2" class="js-subm-uhf-nav-link" href="https://products.office.com/en-us/business/office" data-m='{"cN":"W0Nav_Office 365_nav","id":"n1c3c2c1c9c2m1r1a1","sN":1,"aN":"c3c2c1c9c2m1r1a1"}'>Office 365</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Dynamics 365_cont","cT":"Container","id":"c4c2c1c9c2m1r1a1","sN":4,"aN":"c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_3" class="js-subm-uhf-nav-link" href="https://dynamics.microsoft.com/en-us/" data-m='{"cN":"W0Nav_Dynamics 365_nav","id":"n1c4c2c1c9c2m1r1a1","sN":1,"aN":"c4c2c1c9c2m1r1a1"}'>Dynamics 365</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"SQL_cont","cT":"Container","id":"c5c2c1c9c2m1r1a1","sN":5,"aN":"c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_4" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/sql-server/" data-m='{"cN":"W0Nav_SQL_nav","id":"n1c5c2c1c9c2m1r1a1","sN":1,"aN":"c5c2c1c9c2m1r1a1"}'>SQL</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Windows 10_cont","cT":"Container","id":"c6c2c1c9c2m1r1a1","sN":6,"aN":"c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_5" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/microsoft-365/windows" data-m='{"cN":"W0Nav_Windows 10_nav","id":"n1c6c2c1c9c2m1r1a1","sN":1,"aN":"c6c2c1c9c2m1r1a1"}'>Windows 10</a>
            
        </li>
            </ul>
        </li>

        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cT":"Container","id":"c7c2c1c9c2m1r1a1","sN":7,"aN":"c2c1c9c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"id":"nn1c7c2c1c9c2m1r1a1","sN":1,"aN":"c7c2c1c9c2m1r1a1"}'>Products &amp; Services</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"More_ProductsandServices_WindowsServer_cont","cT":"Container","id":"c2c7c2c1c9c2m1r1a1","sN":2,"aN":"c7c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_8" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/cloud-platform/windows-server" data-m='{"cN":"GlobalNav_More_ProductsandServices_WindowsServer_nav","id":"n1c2c7c2c1c9c2m1r1a1","sN":1,"aN":"c2c7c2c1c9c2m1r1a1"}'>Windows Server</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_ProductsandServices_EnterpriseMobilityandSecurity_cont","cT":"Container","id":"c3c7c2c1c9c2m1r1a1","sN":3,"aN":"c7c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_9" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/cloud-platform/enterprise-mobility-security" data-m='{"cN":"GlobalNav_More_ProductsandServices_EnterpriseMobilityandSecurity_nav","id":"n1c3c7c2c1c9c2m1r1a1","sN":1,"aN":"c3c7c2c1c9c2m1r1a1"}'>Enterprise Mobility + Security</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_ProductsandServices_PowerBI_cont","cT":"Container","id":"c4c7c2c1c9c2m1r1a1","sN":4,"aN":"c7c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_10" class="js-subm-uhf-nav-link" href="https://powerbi.microsoft.com/en-us/" data-m='{"cN":"GlobalNav_More_ProductsandServices_PowerBI_nav","id":"n1c4c7c2c1c9c2m1r1a1","sN":1,"aN":"c4c7c2c1c9c2m1r1a1"}'>Power BI</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_ProductsandServices_Teams_cont","cT":"Container","id":"c5c7c2c1c9c2m1r1a1","sN":5,"aN":"c7c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_11" class="js-subm-uhf-nav-link" href="https://products.office.com/en-us/microsoft-teams/group-chat-software" data-m='{"cN":"GlobalNav_More_ProductsandServices_Teams_nav","id":"n1c5c7c2c1c9c2m1r1a1","sN":1,"aN":"c5c7c2c1c9c2m1r1a1"}'>Teams</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"DeveloperAndIT_VisualStudio_cont","cT":"Container","id":"c6c7c2c1c9c2m1r1a1","sN":6,"aN":"c7c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_12" class="js-subm-uhf-nav-link" href="https://visualstudio.microsoft.com/" data-m='{"cN":"GlobalNav_DeveloperAndIT_VisualStudio_nav","id":"n1c6c7c2c1c9c2m1r1a1","sN":1,"aN":"c6c7c2c1c9c2m1r1a1"}'>Visual Studio</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_MicrosoftAdvertising_cont","cT":"Container","id":"c7c7c2c1c9c2m1r1a1","sN":7,"aN":"c7c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_13" class="js-subm-uhf-nav-link" href="https://go.microsoft.com/fwlink/?linkid=2026462" data-m='{"cN":"GlobalNav_More_MicrosoftAdvertising_nav","id":"n1c7c7c2c1c9c2m1r1a1","sN":1,"aN":"c7c7c2c1c9c2m1r1a1"}'>Microsoft Advertising</a>
            
        </li>
            </ul>
            
        </li>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cT":"Container","id":"c8c2c1c9c2m1r1a1","sN":8,"aN":"c2c1c9c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"id":"nn1c8c2c1c9c2m1r1a1","sN":1,"aN":"c8c2c1c9c2m1r1a1"}'>Emerging Technologies</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"More_EmergingTechnologies_AI_cont","cT":"Container","id":"c2c8c2c1c9c2m1r1a1","sN":2,"aN":"c8c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_15" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/ai/" data-m='{"cN":"GlobalNav_More_EmergingTechnologies_AI_nav","id":"n1c2c8c2c1c9c2m1r1a1","sN":1,"aN":"c2c8c2c1c9c2m1r1a1"}'>AI</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_EmergingTechnologies_InternetofThings_cont","cT":"Container","id":"c3c8c2c1c9c2m1r1a1","sN":3,"aN":"c8c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_16" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/internet-of-things/" data-m='{"cN":"GlobalNav_More_EmergingTechnologies_InternetofThings_nav","id":"n1c3c8c2c1c9c2m1r1a1","sN":1,"aN":"c3c8c2c1c9c2m1r1a1"}'>Internet of Things</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_EmergingTechnologies_AzureCognitiveServices_cont","cT":"Container","id":"c4c8c2c1c9c2m1r1a1","sN":4,"aN":"c8c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_17" class="js-subm-uhf-nav-link" href="https://azure.microsoft.com/services/cognitive-services/" data-m='{"cN":"GlobalNav_More_EmergingTechnologies_AzureCognitiveServices_nav","id":"n1c4c8c2c1c9c2m1r1a1","sN":1,"aN":"c4c8c2c1c9c2m1r1a1"}'>Azure Cognitive Services</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_EmergingTechnologies_Quantum_cont","cT":"Container","id":"c5c8c2c1c9c2m1r1a1","sN":5,"aN":"c8c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_18" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/quantum/" data-m='{"cN":"GlobalNav_More_EmergingTechnologies_Quantum_nav","id":"n1c5c8c2c1c9c2m1r1a1","sN":1,"aN":"c5c8c2c1c9c2m1r1a1"}'>Quantum</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_PCsAndDevices_MicrosoftHololens_cont","cT":"Container","id":"c6c8c2c1c9c2m1r1a1","sN":6,"aN":"c8c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_19" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/hololens" data-m='{"cN":"GlobalNav_More_PCsAndDevices_MicrosoftHololens_nav","id":"n1c6c8c2c1c9c2m1r1a1","sN":1,"aN":"c6c8c2c1c9c2m1r1a1"}'>Microsoft HoloLens</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_PCsAndDevices_VMAndMixedReality_cont","cT":"Container","id":"c7c8c2c1c9c2m1r1a1","sN":7,"aN":"c8c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_20" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/mixed-reality" data-m='{"cN":"GlobalNav_More_PCsAndDevices_VMAndMixedReality_nav","id":"n1c7c8c2c1c9c2m1r1a1","sN":1,"aN":"c7c8c2c1c9c2m1r1a1"}'>Mixed Reality</a>
            
        </li>
            </ul>
            
        </li>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cT":"Container","id":"c9c2c1c9c2m1r1a1","sN":9,"aN":"c2c1c9c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"id":"nn1c9c2c1c9c2m1r1a1","sN":1,"aN":"c9c2c1c9c2m1r1a1"}'>Developer &amp; IT</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"More_DeveloperAndIT_Docs.microsoft.com_cont","cT":"Container","id":"c2c9c2c1c9c2m1r1a1","sN":2,"aN":"c9c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_22" class="js-subm-uhf-nav-link" href="https://docs.microsoft.com/en-us/" data-m='{"cN":"GlobalNav_More_DeveloperAndIT_Docs.microsoft.com_nav","id":"n1c2c9c2c1c9c2m1r1a1","sN":1,"aN":"c2c9c2c1c9c2m1r1a1"}'>Docs</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_DeveloperAndIT_TechNet_cont","cT":"Container","id":"c3c9c2c1c9c2m1r1a1","sN":3,"aN":"c9c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_23" class="js-subm-uhf-nav-link" href="https://technet.microsoft.com/en-us/ms376608.aspx" data-m='{"cN":"GlobalNav_More_DeveloperAndIT_TechNet_nav","id":"n1c3c9c2c1c9c2m1r1a1","sN":1,"aN":"c3c9c2c1c9c2m1r1a1"}'>TechNet</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Footer_Developer_MicrosoftDeveloperNetwork_cont","cT":"Container","id":"c4c9c2c1c9c2m1r1a1","sN":4,"aN":"c9c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_24" class="js-subm-uhf-nav-link" href="https://msdn.microsoft.com/en-us" data-m='{"cN":"GlobalNav_Footer_Developer_MicrosoftDeveloperNetwork_nav","id":"n1c4c9c2c1c9c2m1r1a1","sN":1,"aN":"c4c9c2c1c9c2m1r1a1"}'>Developer Network</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_DeveloperAndIT_WindowsDevCenter_cont","cT":"Container","id":"c5c9c2c1c9c2m1r1a1","sN":5,"aN":"c9c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_25" class="js-subm-uhf-nav-link" href="https://developer.microsoft.com/en-us/windows" data-m='{"cN":"GlobalNav_More_DeveloperAndIT_WindowsDevCenter_nav","id":"n1c5c9c2c1c9c2m1r1a1","sN":1,"aN":"c5c9c2c1c9c2m1r1a1"}'>Windows Dev Center</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_DeveloperAndIT_Windows_IT_Pro_Center_cont","cT":"Container","id":"c6c9c2c1c9c2m1r1a1","sN":6,"aN":"c9c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_26" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/itpro/windows" data-m='{"cN":"GlobalNav_More_DeveloperAndIT_Windows_IT_Pro_Center_nav","id":"n1c6c9c2c1c9c2m1r1a1","sN":1,"aN":"c6c9c2c1c9c2m1r1a1"}'>Windows IT Pro Center</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_DeveloperAndIT_FastTrack_cont","cT":"Container","id":"c7c9c2c1c9c2m1r1a1","sN":7,"aN":"c9c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_27" class="js-subm-uhf-nav-link" href="https://fasttrack.microsoft.com/office" data-m='{"cN":"GlobalNav_More_DeveloperAndIT_FastTrack_nav","id":"n1c7c9c2c1c9c2m1r1a1","sN":1,"aN":"c7c9c2c1c9c2m1r1a1"}'>FastTrack</a>
            
        </li>
            </ul>
            
        </li>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cT":"Container","id":"c10c2c1c9c2m1r1a1","sN":10,"aN":"c2c1c9c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"id":"nn1c10c2c1c9c2m1r1a1","sN":1,"aN":"c10c2c1c9c2m1r1a1"}'>Partner</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Partner_PartnerNetwork_cont","cT":"Container","id":"c2c10c2c1c9c2m1r1a1","sN":2,"aN":"c10c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_29" class="js-subm-uhf-nav-link" href="https://partner.microsoft.com/" data-m='{"cN":"GlobalNav_More_Partner_PartnerNetwork_nav","id":"n1c2c10c2c1c9c2m1r1a1","sN":1,"aN":"c2c10c2c1c9c2m1r1a1"}'>Partner Network</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Partner_SolutionProviders_cont","cT":"Container","id":"c3c10c2c1c9c2m1r1a1","sN":3,"aN":"c10c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_30" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/solution-providers" data-m='{"cN":"GlobalNav_More_Partner_SolutionProviders_nav","id":"n1c3c10c2c1c9c2m1r1a1","sN":1,"aN":"c3c10c2c1c9c2m1r1a1"}'>Solution Providers</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Partner_PartnerCenter_cont","cT":"Container","id":"c4c10c2c1c9c2m1r1a1","sN":4,"aN":"c10c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_31" class="js-subm-uhf-nav-link" href="https://partnercenter.microsoft.com/partner/home" data-m='{"cN":"GlobalNav_More_Partner_PartnerCenter_nav","id":"n1c4c10c2c1c9c2m1r1a1","sN":1,"aN":"c4c10c2c1c9c2m1r1a1"}'>Partner Center</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Partner_CloudHosting_cont","cT":"Container","id":"c5c10c2c1c9c2m1r1a1","sN":5,"aN":"c10c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_32" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/cloudandhosting" data-m='{"cN":"GlobalNav_More_Partner_CloudHosting_nav","id":"n1c5c10c2c1c9c2m1r1a1","sN":1,"aN":"c5c10c2c1c9c2m1r1a1"}'>Cloud Hosting</a>
            
        </li>
            </ul>
            
        </li>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cT":"Container","id":"c11c2c1c9c2m1r1a1","sN":11,"aN":"c2c1c9c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"id":"nn1c11c2c1c9c2m1r1a1","sN":1,"aN":"c11c2c1c9c2m1r1a1"}'>Industries</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"Products_ForStudentsAndEducators_Education_cont","cT":"Container","id":"c2c11c2c1c9c2m1r1a1","sN":2,"aN":"c11c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_34" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/education?icid=CNavMSCOML0_Studentsandeducation" data-m='{"cN":"GlobalNav_Products_ForStudentsAndEducators_Education_nav","id":"n1c2c11c2c1c9c2m1r1a1","sN":1,"aN":"c2c11c2c1c9c2m1r1a1"}'>Education</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Footer_Enterprise_FinanciaServices_cont","cT":"Container","id":"c3c11c2c1c9c2m1r1a1","sN":3,"aN":"c11c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_35" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/enterprise/finance/banking-capital-markets" data-m='{"cN":"GlobalNav_Footer_Enterprise_FinanciaServices_nav","id":"n1c3c11c2c1c9c2m1r1a1","sN":1,"aN":"c3c11c2c1c9c2m1r1a1"}'>Financial services</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Industries_Government_cont","cT":"Container","id":"c4c11c2c1c9c2m1r1a1","sN":4,"aN":"c11c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_36" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/enterprise/government" data-m='{"cN":"GlobalNav_More_Industries_Government_nav","id":"n1c4c11c2c1c9c2m1r1a1","sN":1,"aN":"c4c11c2c1c9c2m1r1a1"}'>Government</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Industries_Health_cont","cT":"Container","id":"c5c11c2c1c9c2m1r1a1","sN":5,"aN":"c11c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_37" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/enterprise/health" data-m='{"cN":"GlobalNav_More_Industries_Health_nav","id":"n1c5c11c2c1c9c2m1r1a1","sN":1,"aN":"c5c11c2c1c9c2m1r1a1"}'>Health</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"Footer_Enterprise_Health_cont","cT":"Container","id":"c6c11c2c1c9c2m1r1a1","sN":6,"aN":"c11c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_38" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/enterprise/manufacturing" data-m='{"cN":"GlobalNav_Footer_Enterprise_Health_nav","id":"n1c6c11c2c1c9c2m1r1a1","sN":1,"aN":"c6c11c2c1c9c2m1r1a1"}'>Manufacturing &amp; resources</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Industries_Retail_cont","cT":"Container","id":"c7c11c2c1c9c2m1r1a1","sN":7,"aN":"c11c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_39" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/en-us/enterprise/retail-consumer-goods" data-m='{"cN":"GlobalNav_More_Industries_Retail_nav","id":"n1c7c11c2c1c9c2m1r1a1","sN":1,"aN":"c7c11c2c1c9c2m1r1a1"}'>Retail</a>
            
        </li>
            </ul>
            
        </li>
        <li class="f-sub-menu js-nav-menu nested-menu" data-m='{"cT":"Container","id":"c12c2c1c9c2m1r1a1","sN":12,"aN":"c2c1c9c2m1r1a1"}'>

            <button type="button"  role="presentation" f-multi-parent="true" aria-expanded="false" data-m='{"id":"nn1c12c2c1c9c2m1r1a1","sN":1,"aN":"c12c2c1c9c2m1r1a1"}'>Other</button>
            <ul aria-hidden="true" role="presentation">
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Other_Security_cont","cT":"Container","id":"c2c12c2c1c9c2m1r1a1","sN":2,"aN":"c12c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_41" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/security/" data-m='{"cN":"GlobalNav_More_Other_Security_nav","id":"n1c2c12c2c1c9c2m1r1a1","sN":1,"aN":"c2c12c2c1c9c2m1r1a1"}'>Security</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Other_Licensing_cont","cT":"Container","id":"c3c12c2c1c9c2m1r1a1","sN":3,"aN":"c12c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_42" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/licensing/" data-m='{"cN":"GlobalNav_More_Other_Licensing_nav","id":"n1c3c12c2c1c9c2m1r1a1","sN":1,"aN":"c3c12c2c1c9c2m1r1a1"}'>Licensing</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Other_AppSource_cont","cT":"Container","id":"c4c12c2c1c9c2m1r1a1","sN":4,"aN":"c12c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_43" class="js-subm-uhf-nav-link" href="https://appsource.microsoft.com/" data-m='{"cN":"GlobalNav_More_Other_AppSource_nav","id":"n1c4c12c2c1c9c2m1r1a1","sN":1,"aN":"c4c12c2c1c9c2m1r1a1"}'>AppSource</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Other_AzureMarketplace_cont","cT":"Container","id":"c5c12c2c1c9c2m1r1a1","sN":5,"aN":"c12c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_44" class="js-subm-uhf-nav-link" href="https://azuremarketplace.microsoft.com/marketplace/" data-m='{"cN":"GlobalNav_More_Other_AzureMarketplace_nav","id":"n1c5c12c2c1c9c2m1r1a1","sN":1,"aN":"c5c12c2c1c9c2m1r1a1"}'>Azure Marketplace</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_Other_Events_cont","cT":"Container","id":"c6c12c2c1c9c2m1r1a1","sN":6,"aN":"c12c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_45" class="js-subm-uhf-nav-link" href="https://events.microsoft.com/" data-m='{"cN":"GlobalNav_More_Other_Events_nav","id":"n1c6c12c2c1c9c2m1r1a1","sN":1,"aN":"c6c12c2c1c9c2m1r1a1"}'>Events</a>
            
        </li>
        <li class="js-nav-menu single-link" data-m='{"cN":"More_EmergingTechnologies_Research_cont","cT":"Container","id":"c7c12c2c1c9c2m1r1a1","sN":7,"aN":"c12c2c1c9c2m1r1a1"}'>
            <a id="shellmenu_46" class="js-subm-uhf-nav-link" href="https://www.microsoft.com/research/" data-m='{"cN":"GlobalNav_More_EmergingTechnologies_Research_nav","id":"n1c7c12c2c1c9c2m1r1a1","sN":1,"aN":"c7c12c2c1c9c2m1r1a1"}'>Research</a>
            
        </li>
            </ul>
            
        </li>
                                                            <li class="f-multi-column-info">
                                    <a data-m='{"id":"n13c2c1c9c2m1r1a1","sN":13,"aN":"c2c1c9c2m1r1a1"}' href="https://www.microsoft.com/en-us/sitemap.aspx" aria-label="" class="c-glyph">View Sitemap</a>
                                </li>
                            
                        </ul>
                    </div>
                </li>
            </ul>
        </nav>
</div>
		<form class="c-search" autocomplete="off" id="searchForm" name="searchForm" role="search" action="/en-us/research/search/" method="GET" title="Search Microsoft Research" data-seAutoSuggest='' data-seautosuggestapi="https://www.microsoft.com/services/api/v3/suggest" data-m='{"cN":"GlobalNav_Search_cont","cT":"Container","id":"c3c1c9c2m1r1a1","sN":3,"aN":"c1c9c2m1r1a1"}' aria-expanded="false">
			<input id="cli_shellHeaderSearchInput" aria-label="search expanded" aria-autocomplete="list" aria-controls="universal-header-search-auto-suggest-transparent" aria-owns="universal-header-search-auto-suggest-ul" type="search" name="q" placeholder="Search Microsoft Research" data-m='{"cN":"SearchBox_nav","id":"n1c3c1c9c2m1r1a1","sN":1,"aN":"c3c1c9c2m1r1a1"}' />
			<button id="search" aria-label="Search" class="c-glyph" data-m='{"cN":"Search_nav","id":"n2c3c1c9c2m1r1a1","sN":2,"aN":"c3c1c9c2m1r1a1"}' data-bi-dnt="true" data-bi-mto="true" aria-expanded="false">
				<span role="presentation">Search</span>
			</button>
			<div class="m-auto-suggest" id="universal-header-search-auto-suggest-transparent" role="group">
				<ul class="c-menu" id="universal-header-search-auto-suggest-ul" aria-hidden="true" data-bi-dnt="true" data-bi-mto="true" data-js-auto-suggest-position="default" role="listbox" data-tel="jsll" data-m='{"cN":"search suggestions_cont","cT":"Container","id":"c3c3c1c9c2m1r1a1","sN":3,"aN":"c3c1c9c2m1r1a1"}'></ul>
			</div>
			
		</form>
		<button data-m='{"cN":"cancel-search","pid":"Cancel Search","id":"nn4c1c9c2m1r1a1","sN":4,"aN":"c1c9c2m1r1a1"}' id="cancel-search" class="cancel-search" aria-label="Cancel Search">
			<span>Cancel</span>
		</button>
				
			</div>
		</div>
		
		
	</div>
	
</header>




    </div>
        </div>

    </div>				</uhf_header>

					</header>

<main class="msr-home picchu" data-bi-area="body" awa-sitesection="home">
	<h1 class="visually-hidden">Microsoft Research</h1>
	
<section class="ms-grid padding-top-sp6 padding-bottom-sp6" data-bi-area="Hero" aria-labelledby="featured-heading">
	<h2 id="featured-heading" class="visually-hidden">Featured</h2>
	<div class="msr-hero-grid__items msr-hero-grid__items--5">
								<article class="msr-grid-item msr-grid-item--featured msr-grid-item--internal msr-grid-item--image">
				<a
					href="https://www.microsoft.com/en-us/research/blog/sigir-2019-conference-research-leads-to-more-efficient-information-access-management-and-retrieval?ocid=msr_blog_empoweff_sigir_hero"
					class="msr-grid-item__link"
					data-bi-slot="1"
					data-bi-name="hero"
					>

					<div class="msr-grid-item__image-container">
						<img width="1066" height="600" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788-1066x600.png" class="msr-grid-item__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788-960x540.png 960w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788-1280x720.png 1280w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR-2019-Conference-Research-leads-to-more-efficient-information-access-management-and-retrieval_Site_07_2019_1400x788.png 1400w" sizes="(max-width: 1066px) 100vw, 1066px" />					</div><!--/.msr-grid-item__image-container-->

					<div class="msr-grid-item__content">
						<h3 class="h4 msr-grid-item__heading">
							SIGIR 2019 Conference: Research leads to more efficient information access, management, and retrieval						</h3>
						<span class="msr-grid-item__more-text" data-clamp="2">
							Read More						</span>
					</div><!--/.msr-grid-item__content-->

				</a>
			</article><!--/.msr-grid-item-->
								<article class="msr-grid-item msr-grid-item--internal msr-grid-item--image">
				<a
					href="https://www.microsoft.com/en-us/research/blog/learning-web-search-intent-representations-from-massive-web-search-logs/?ocid=msr_blog_gencode_sigir_hero"
					class="msr-grid-item__link"
					data-bi-slot="2"
					data-bi-name="hero"
					>

					<div class="msr-grid-item__image-container">
						<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788-655x368.png" class="msr-grid-item__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788-960x540.png 960w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788-1280x720.png 1280w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Generic-Intent-Representation_Site_07_2019_1400x788.png 1400w" sizes="(max-width: 655px) 100vw, 655px" />					</div><!--/.msr-grid-item__image-container-->

					<div class="msr-grid-item__content">
						<h3 class="h4 msr-grid-item__heading">
							Learning web search intent representations from massive web search logs						</h3>
						<span class="msr-grid-item__more-text" data-clamp="2">
							Read More						</span>
					</div><!--/.msr-grid-item__content-->

				</a>
			</article><!--/.msr-grid-item-->
								<article class="msr-grid-item msr-grid-item--internal msr-grid-item--image">
				<a
					href="https://www.microsoft.com/en-us/research/blog/the-future-of-productivity-people-and-tools-that-grow-together/?ocid=msr_blog_futurewk_facsumm_hero"
					class="msr-grid-item__link"
					data-bi-slot="3"
					data-bi-name="hero"
					>

					<div class="msr-grid-item__image-container">
						<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788-655x368.png" class="msr-grid-item__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788-768x433.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788-1024x577.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788-960x540.png 960w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788-1280x720.png 1280w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/MSFTResearch_20190712_The-Future-Of-Work_Site_07_2019_1400x788.png 1401w" sizes="(max-width: 655px) 100vw, 655px" />					</div><!--/.msr-grid-item__image-container-->

					<div class="msr-grid-item__content">
						<h3 class="h4 msr-grid-item__heading">
							The future of productivity: People and tools that grow together						</h3>
						<span class="msr-grid-item__more-text" data-clamp="2">
							Read More						</span>
					</div><!--/.msr-grid-item__content-->

				</a>
			</article><!--/.msr-grid-item-->
								<article class="msr-grid-item msr-grid-item--internal msr-grid-item--image">
				<a
					href="https://www.microsoft.com/en-us/research/blog/making-the-future-of-work-work-for-you-with-dr-johannes-gehrke/?ocid=msr_podcast_jgehrke_facsumm_hero"
					class="msr-grid-item__link"
					data-bi-slot="4"
					data-bi-name="hero"
					>

					<div class="msr-grid-item__image-container">
						<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-655x368.png" class="msr-grid-item__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-960x540.png 960w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-1280x720.png 1280w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788.png 1400w" sizes="(max-width: 655px) 100vw, 655px" />					</div><!--/.msr-grid-item__image-container-->

					<div class="msr-grid-item__content">
						<h3 class="h4 msr-grid-item__heading">
							Making the future of work work for you with Dr. Johannes Gehrke						</h3>
						<span class="msr-grid-item__more-text" data-clamp="2">
							Read More						</span>
					</div><!--/.msr-grid-item__content-->

				</a>
			</article><!--/.msr-grid-item-->
								<article class="msr-grid-item msr-grid-item--external msr-grid-item--image">
				<a
					href="https://note.microsoft.com/ww-registration-microsoft-research-newsletter-s.html?ocid=msr_blog_newsletter_evergreen_hero"
					class="msr-grid-item__link"
					data-bi-slot="5"
					data-bi-name="hero"
					target="_blank" rel="noopener noreferrer">

					<div class="msr-grid-item__image-container">
						<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788-655x368.png" class="msr-grid-item__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788-960x540.png 960w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788-1280x720.png 1280w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Subscribe-To-The-Newsletter-Banners_AI_Site_05_2019_1400x788.png 1400w" sizes="(max-width: 655px) 100vw, 655px" />					</div><!--/.msr-grid-item__image-container-->

					<div class="msr-grid-item__content">
						<h3 class="h4 msr-grid-item__heading">
							Subscribe to the Microsoft Research Newsletter to track the future of work						</h3>
						<span class="msr-grid-item__more-text" data-clamp="2">
							Read More						</span>
					</div><!--/.msr-grid-item__content-->

				</a>
			</article><!--/.msr-grid-item-->
		
</section><!--/.ms-grid-->
	
<section class="msr-highlight padding-bottom-sp6" data-bi-area="HighlightAndResearchArea" aria-labelledby="heading-homepage-highlights">
	<div class="ms-grid">
		<div class="ms-row widget-row">
			<div class="l-col-16-24 center text-center margin-bottom-sp3">
				<h2 class="header loose x-hidden-focus" id="heading-homepage-highlights">
					The Future of Work				</h2>
							</div>
		</div>
	</div>
	<div class="ms-grid">
		<div class="ms-row widget-row">

											<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--highlight msr-grid-item--image s-col-1-2 l-col-1-4 msr-grid-item--link margin-bottom-sp3">
											<a
							href="https://www.microsoft.com/en-us/research/blog/snippets-revolution-interview-dr-jaime-teevan/?ocid=msr_podcast_jteevan_facsumm_hpbl"
							class="msr-grid-item__link"
							data-bi-slot="1"
							data-bi-name="highlight"
							>
							<div class="msr-grid-item__image-container">
								<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788-655x368.png" class="msr-grid-item__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788-960x540.png 960w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788-1280x720.png 1280w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Jaime-Teevan_Podcast_Site_07_2019_1400x788.png 1400w" sizes="(max-width: 655px) 100vw, 655px" />							</div>
							<div class="msr-grid-item__content">
								<h3 class="h5 msr-grid-item__heading">
									<span>Snippets from the Revolution – An Interview with Dr. Jaime Teevan</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
								</h3>
								<span class="msr-grid-item__more-text" data-clamp="2" aria-hidden="true">
									Read more <span class="visually-hidden">about Snippets from the Revolution – An Interview with Dr. Jaime Teevan</span>								</span>
							</div>
						</a>
									</article>
											<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--highlight msr-grid-item--image s-col-1-2 l-col-1-4 msr-grid-item--link margin-bottom-sp3">
											<a
							href="https://www.microsoft.com/en-us/research/blog/thinking-with-data-tapping-into-the-potential-of-the-digital-pen/?ocid=msr_blog_actvink_facsumm_hpbl"
							class="msr-grid-item__link"
							data-bi-slot="2"
							data-bi-name="highlight"
							>
							<div class="msr-grid-item__image-container">
								<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788-655x368.png" class="msr-grid-item__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788-960x540.png 960w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788-1280x720.png 1280w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Activlnk_Site_04_2019_1400x788.png 1400w" sizes="(max-width: 655px) 100vw, 655px" />							</div>
							<div class="msr-grid-item__content">
								<h3 class="h5 msr-grid-item__heading">
									<span>(Th)Inking with data — tapping into the potential of the digital pen</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
								</h3>
								<span class="msr-grid-item__more-text" data-clamp="2" aria-hidden="true">
									Read more <span class="visually-hidden">about (Th)Inking with data — tapping into the potential of the digital pen</span>								</span>
							</div>
						</a>
									</article>
											<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--highlight msr-grid-item--image s-col-1-2 l-col-1-4 msr-grid-item--link margin-bottom-sp3">
											<a
							href="https://www.microsoft.com/en-us/research/blog/influencing-mainstream-software-applying-programming-language-research-ideas-to-transform-spreadsheets/?ocid=msr_blog_sprdshts_facsumm_hpbl"
							class="msr-grid-item__link"
							data-bi-slot="3"
							data-bi-name="highlight"
							>
							<div class="msr-grid-item__image-container">
								<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Programming-Language-Spreadsheet_Site_01_2019_1400x788-1024x576-655x368.png" class="msr-grid-item__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Programming-Language-Spreadsheet_Site_01_2019_1400x788-1024x576-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Programming-Language-Spreadsheet_Site_01_2019_1400x788-1024x576-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Programming-Language-Spreadsheet_Site_01_2019_1400x788-1024x576-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Programming-Language-Spreadsheet_Site_01_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Programming-Language-Spreadsheet_Site_01_2019_1400x788-1024x576-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Programming-Language-Spreadsheet_Site_01_2019_1400x788-1024x576-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Programming-Language-Spreadsheet_Site_01_2019_1400x788-1024x576-960x540.png 960w" sizes="(max-width: 655px) 100vw, 655px" />							</div>
							<div class="msr-grid-item__content">
								<h3 class="h5 msr-grid-item__heading">
									<span>Influencing mainstream software—Applying programming language research ideas to transform spreadsheets</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
								</h3>
								<span class="msr-grid-item__more-text" data-clamp="2" aria-hidden="true">
									Read more <span class="visually-hidden">about Influencing mainstream software—Applying programming language research ideas to transform spreadsheets</span>								</span>
							</div>
						</a>
									</article>
											<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--highlight msr-grid-item--image s-col-1-2 l-col-1-4 msr-grid-item--link margin-bottom-sp3">
											<a
							href="https://www.microsoft.com/en-us/research/blog/making-the-most-of-micro-moments-with-dr-shamsi-iqbal/?ocid=msr_podcast_siqbal_facsumm_hpbl"
							class="msr-grid-item__link"
							data-bi-slot="4"
							data-bi-name="highlight"
							>
							<div class="msr-grid-item__image-container">
								<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Shamsi-Isbal_Podcast_Site_05_2019_1400x788-655x368.png" class="msr-grid-item__image" alt="Photo of Shamsi Iqbal" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Shamsi-Isbal_Podcast_Site_05_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Shamsi-Isbal_Podcast_Site_05_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Shamsi-Isbal_Podcast_Site_05_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Shamsi-Isbal_Podcast_Site_05_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Shamsi-Isbal_Podcast_Site_05_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Shamsi-Isbal_Podcast_Site_05_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Shamsi-Isbal_Podcast_Site_05_2019_1400x788.png 1400w" sizes="(max-width: 655px) 100vw, 655px" />							</div>
							<div class="msr-grid-item__content">
								<h3 class="h5 msr-grid-item__heading">
									<span>Making the most of micro-moments with Dr. Shamsi Iqbal</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
								</h3>
								<span class="msr-grid-item__more-text" data-clamp="2" aria-hidden="true">
									Read more <span class="visually-hidden">about Making the most of micro-moments with Dr. Shamsi Iqbal</span>								</span>
							</div>
						</a>
									</article>
			
		</div>
	</div>
	<div class="ms-grid">
		<div class="ms-row widget-row">
			<div class="l-col-16-24 center text-center">
							</div>
		</div>
	</div>
</section>
	
<section class="msr-research-areas padding-bottom-sp6" data-bi-area="HighlightAndResearchArea">
	<div class="ms-grid">
		<div class="ms-row widget-row">
			<div class="l-col-16-24 center text-center">
				<h2 class="header loose x-hidden-focus">
					Research areas				</h2>
							</div><!--/.l-col-16-24-->
		</div><!--/.ms-row-->
	</div><!--/.ms-grid-->
	<div class="ms-grid">
		<div class="ms-row widget-row">
											<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area col-1-2 m-col-1-5 margin-bottom-sp3">
					<a
						href="https://www.microsoft.com/en-us/research/research-area/artificial-intelligence/"
						class="msr-grid-item__link"
						data-bi-slot="1"
						data-bi-name="research area">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Intell_AI-ML_1400x788_duo-5b5a1d5d301e3-655x368.png" class="msr-grid-item__image" alt="Research Area: Artificial Intelligence" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Artificial intelligence</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area col-1-2 m-col-1-5 margin-bottom-sp3">
					<a
						href="https://www.microsoft.com/en-us/research/research-area/computer-vision/"
						class="msr-grid-item__link"
						data-bi-slot="2"
						data-bi-name="research area">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Intell_CV_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="Research Area: Computer Vision" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Computer vision</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area col-1-2 m-col-1-5 margin-bottom-sp3">
					<a
						href="https://www.microsoft.com/en-us/research/research-area/human-computer-interaction/"
						class="msr-grid-item__link"
						data-bi-slot="3"
						data-bi-name="research area">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Intell_HCI_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="Research Area Tile: Human Computer Interaction" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Human-computer interaction</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area col-1-2 m-col-1-5 margin-bottom-sp3">
					<a
						href="https://www.microsoft.com/en-us/research/research-area/security-privacy-cryptography/"
						class="msr-grid-item__link"
						data-bi-slot="4"
						data-bi-name="research area">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Sys_Security_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="Secure Computing Icon" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Security, privacy, and cryptography</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area col-1-2 m-col-1-5 margin-bottom-sp3">
					<a
						href="https://www.microsoft.com/en-us/research/research-area/systems-and-networking/"
						class="msr-grid-item__link"
						data-bi-slot="5"
						data-bi-name="research area">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Sys_SysNet_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="Systems and Networking Icon" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Systems and networking</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
									</div><!--/.ms-row-->
	</div><!--/.ms-grid-->
	<div class="ms-grid">
		<div class="ms-row widget-row">
			<div class="l-col-16-24 center text-center">
				<button type="button" class="button toggle" data-research-area="research-area" data-bi-name="dnt button">
					View All<span class="visually-hidden"> Research Areas</span>				</button>
			</div><!--/.l-col-16-24-->
		</div><!--/.ms-row-->
	</div><!--/.ms-grid-->
	<div class="ms-grid msr-research-area" id="research-area">
		<div class="ms-row widget-row">
											<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="0">
					<a href="https://www.microsoft.com/en-us/research/research-area/algorithms/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Theory_Alg_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Algorithms</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="2">
					<a href="https://www.microsoft.com/en-us/research/research-area/audio-acoustics/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Intell_AudAcoust_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="Research Area: Audio &amp; Acoustics" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Audio and Acoustics</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="4">
					<a href="https://www.microsoft.com/en-us/research/research-area/data-platform-analytics/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Sys_DataVis_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Data platforms and analytics</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="5">
					<a href="https://www.microsoft.com/en-us/research/research-area/ecology-environment/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_OtherSci_EcoEnv_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Ecology and environment</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="6">
					<a href="https://www.microsoft.com/en-us/research/research-area/economics/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_OtherSci_Econ_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="Image of scales weighing currency to symbolize economics" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Economics</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="7">
					<a href="https://www.microsoft.com/en-us/research/research-area/graphics-and-multimedia/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Intell_GraphMulti_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="Research Area Tile: Graphics &amp; Multimedia" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Graphics and multimedia</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="8">
					<a href="https://www.microsoft.com/en-us/research/research-area/hardware-devices/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/11/Area_IconTile_Sys_Hdwre2-655x368.jpg" class="msr-grid-item__image" alt="Hardware &amp; Devices" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Hardware and devices</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="9">
					<a href="https://www.microsoft.com/en-us/research/research-area/human-language-technologies/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Intell_NatLang_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="Research Area Tile: Human Language Technologies" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Human language technologies</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="11">
					<a href="https://www.microsoft.com/en-us/research/research-area/computational-sciences-mathematics/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Theory_Math_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Mathematics</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="12">
					<a href="https://www.microsoft.com/en-us/research/research-area/medical-health-genomics/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_OtherSci_Med_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Medical, health and genomics</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="13">
					<a href="https://www.microsoft.com/en-us/research/research-area/programming-languages-software-engineering/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IIconTile_Sys_Prog_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="Gear Icon" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Programming languages and software engineering</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="14">
					<a href="https://www.microsoft.com/en-us/research/research-area/quantum/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Sys_Quantum_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Quantum computing</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="15">
					<a href="https://www.microsoft.com/en-us/research/research-area/search-information-retrieval/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_Intell_Search_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Search and information retrieval</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="17">
					<a href="https://www.microsoft.com/en-us/research/research-area/social-sciences/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_OtherSci_SocSci_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Social sciences</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
															<article
					class="msr-grid-item msr-grid-item--row msr-grid-item--image msr-grid-item--research-area msr-grid-item--collapse s-col-1-3 m-col-1-3 l-col-1-5 margin-bottom-sp3"
					data-bi-slot="19">
					<a href="https://www.microsoft.com/en-us/research/research-area/technology-for-emerging-markets/" class="msr-grid-item__link">
						<div class="msr-grid-item__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2018/07/Area_IconTile_OtherSci_TEM_1400x788_duo-655x368.png" class="msr-grid-item__image" alt="" />						</div><!--/.msr-grid-item__image-container-->
						<div class="msr-grid-item__content">
							<h3 class="h5 msr-grid-item__heading">
								<span>Technology for emerging markets</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</h3>
						</div><!--/.msr-grid-item__content-->
					</a><!--/.msr-grid-item__link-->
				</article><!--/.msr-grid-item-->
									</div><!--/.ms-row-->
	</div><!--/.ms-grid-->
</section><!--/.msr-research-areas-->
	
<section class="msr-podcasts padding-bottom-sp6" data-bi-area="FeaturedPodcasts">
	<div class="ms-grid">
		<div class="ms-row widget-row">
			<div class="l-col-16-24 center text-center padding-bottom-sp3">
				<h2 class="header loose x-hidden-focus">
					The Microsoft Research Podcast				</h2>
				<p>An ongoing series of conversations bringing you right up to the cutting edge of Microsoft Research.</p>
			</div>
		</div>
	</div>
	<div class="ms-grid">
		<div class="ms-row widget-row">
			<div class="l-col-16-24 msr-podcasts__latest">
				<h3 class="h2 header">
					Latest episode				</h3>

				<article class="podcast podcast--latest">
										<div class="podcast__media">
						<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-655x368.png" class="podcast__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-960x540.png 960w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788-1280x720.png 1280w, https://www.microsoft.com/en-us/research/uploads/prod/2019/07/Johannes-Gehrke_Podcast_Site_07_2019_1400x788.png 1400w" sizes="(max-width: 655px) 100vw, 655px" />						<label for="audio" class="visually-hidden">Making the future of work work for you with Dr. Johannes Gehrke</label>
													<audio
								class="podcast__audio"
								id="audio"
								controls
								preload="none"
								src="https://media.blubrry.com/microsoftresearch/b/content.blubrry.com/microsoftresearch/msr_gehrke_083.mp3">
								Your browser does not support the audio element.							</audio>
											</div>

					<div class="podcast__content">
						<h4 class="h3 tight podcast__heading">
							<a href="https://www.microsoft.com/en-us/research/blog/making-the-future-of-work-work-for-you-with-dr-johannes-gehrke/" data-bi-name="feature podcast">
								<span>Making the future of work work for you with Dr. Johannes Gehrke</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</a>
						</h4>
						<p class="podcast__meta">
							July 17, 2019							|&nbsp;
							By Microsoft blog editor						</p>
						<div class="podcast__share">
							
<div class="msr-social header">
	<ul class="block-inline list-clean list-inline">
		<li class="item">
			<a href="
			https://twitter.com/intent/tweet?text=Home&#038;url=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F			" target="_blank" rel="noopener noreferrer" class="block link">
				<span class="visually-hidden">Share on Twitter</span>
				<svg xmlns="http://www.w3.org/2000/svg" class="block" aria-hidden="true"><path d="M32 7.075a12.941 12.941 0 0 1-3.769 1.031 6.601 6.601 0 0 0 2.887-3.631 13.21 13.21 0 0 1-4.169 1.594A6.565 6.565 0 0 0 22.155 4a6.563 6.563 0 0 0-6.563 6.563c0 .512.056 1.012.169 1.494A18.635 18.635 0 0 1 2.23 5.195a6.56 6.56 0 0 0-.887 3.3 6.557 6.557 0 0 0 2.919 5.463 6.565 6.565 0 0 1-2.975-.819v.081a6.565 6.565 0 0 0 5.269 6.437 6.574 6.574 0 0 1-2.968.112 6.588 6.588 0 0 0 6.131 4.563 13.17 13.17 0 0 1-9.725 2.719 18.568 18.568 0 0 0 10.069 2.95c12.075 0 18.681-10.006 18.681-18.681 0-.287-.006-.569-.019-.85A13.216 13.216 0 0 0 32 7.076z"/></svg>
			</a>
		</li>

		<li class="item">
			<a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F" target="_blank" rel="noopener noreferrer" class="block link">
				<span class="visually-hidden">Share on Facebook</span>
				<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><path d="M19 6h5V0h-5c-3.86 0-7 3.14-7 7v3H8v6h4v16h6V16h5l1-6h-6V7c0-.542.458-1 1-1z" class="block"/></svg>
			</a>
		</li>

		<li class="item">
			<a href="
			https://www.linkedin.com/shareArticle?mini=true&#038;url=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F&#038;title=Home&#038;summary=Home&#038;source=Microsoft+Research			" target="_blank" rel="noopener noreferrer" class="block link">
				<span class="visually-hidden">Share on LinkedIn</span>
				<svg xmlns="http://www.w3.org/2000/svg" class="block" aria-hidden="true"><path d="M12 12h5.535v2.837h.079c.77-1.381 2.655-2.837 5.464-2.837C28.92 12 30 15.637 30 20.367V30h-5.769v-8.54c0-2.037-.042-4.657-3.001-4.657-3.005 0-3.463 2.218-3.463 4.509V30H12V12zM2 12h6v18H2V12zM8 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"/></svg>
			</a>
		</li>

		<li class="item">
			<a href="
			http://www.reddit.com/submit?title=Home&#038;url=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F			" target="_blank" rel="noopener noreferrer" class="block link">
				<span class="visually-hidden">Share on Reddit</span>
				<svg xmlns="http://www.w3.org/2000/svg" class="block" aria-hidden="true"><path d="M8 20a2 2 0 1 1 3.999-.001A2 2 0 0 1 8 20zm12 0a2 2 0 1 1 3.999-.001A2 2 0 0 1 20 20zm.097 4.274a1.188 1.188 0 0 1 1.47 1.866C20.133 27.27 17.948 28 16 28s-4.133-.73-5.567-1.86a1.188 1.188 0 0 1 1.47-1.866c.826.651 2.46 1.351 4.097 1.351s3.271-.7 4.097-1.351zM32 16a4 4 0 0 0-7.495-1.943c-2.056-1.125-4.561-1.851-7.29-2.019l2.387-5.36 4.569 1.319a3 3 0 1 0 .188-2.417l-5.091-1.47a1.187 1.187 0 0 0-1.414.658l-3.243 7.282c-2.661.187-5.102.907-7.114 2.007a4 4 0 1 0-5.109 5.603 7.334 7.334 0 0 0-.387 2.341c0 5.523 6.268 10 14 10s14-4.477 14-10a7.3 7.3 0 0 0-.387-2.34 4 4 0 0 0 2.387-3.66zM27 5.875a1.125 1.125 0 1 1 0 2.25 1.125 1.125 0 0 1 0-2.25zM2 16c0-1.103.897-2 2-2 .797 0 1.487.469 1.808 1.145-1.045.793-1.911 1.707-2.552 2.711A2.003 2.003 0 0 1 2 16zm14 13.625c-6.42 0-11.625-3.414-11.625-7.625S9.58 14.375 16 14.375 27.625 17.789 27.625 22 22.42 29.625 16 29.625zm12.744-11.769c-.641-1.003-1.507-1.918-2.552-2.711A2.003 2.003 0 0 1 28 14c1.103 0 2 .897 2 2 0 .84-.52 1.56-1.256 1.856z"/></svg>
			</a>
		</li>

		<li class="item">
			<a href="https://www.microsoft.com/en-us/research/feed/" target="_blank" rel="noopener noreferrer" class="block link">
				<span class="visually-hidden">Subscribe to our RSS feed</span>
				<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" aria-hidden="true"><path d="M4.259 23.467A4.265 4.265 0 0 0 0 27.719a4.25 4.25 0 0 0 4.259 4.244 4.25 4.25 0 0 0 4.265-4.244 4.265 4.265 0 0 0-4.265-4.252zM.005 10.873v6.133c3.993 0 7.749 1.562 10.577 4.391A14.897 14.897 0 0 1 14.966 32h6.16c0-11.651-9.478-21.127-21.121-21.127zM.012 0v6.136C14.255 6.136 25.848 17.74 25.848 32H32C32 14.36 17.648 0 .012 0z"/></svg>
			</a>
		</li>
	</ul>
</div>
						</div>
						<a
							href="https://www.microsoft.com/en-us/research/blog/making-the-future-of-work-work-for-you-with-dr-johannes-gehrke/"
							class="button button--cta"
							data-bi-name="feature podcast">
							View episode transcript						</a>
					</div>
				</article>
			</div>
			<div class="l-col-8-24 msr-podcasts__recent">
				<h3 class="h3 header">
					Recent episodes				</h3>
				
					<article class="podcast">
						<div class="podcast__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788-655x368.png" class="podcast__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788-960x540.png 960w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788-1280x720.png 1280w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Lidong-Zhou_Podcast_Site_06_2019_1400x788.png 1400w" sizes="(max-width: 655px) 100vw, 655px" />						</div>
						<div class="podcast__content">
							<h4 class="h5 tight podcast__heading">
								<a
									href="https://www.microsoft.com/en-us/research/blog/the-brave-new-world-of-cloud-scale-systems-and-networking-with-dr-lidong-zhou/"
									data-bi-slot="1"
									data-bi-name="podcast">
									<span>The brave new world of cloud-scale systems and networking with Dr. Lidong Zhou</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
								</a>
							</h4>
						</div>
					</article>
				
					<article class="podcast">
						<div class="podcast__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788-655x368.png" class="podcast__image" alt="" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788-640x360.png 640w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788-960x540.png 960w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788-1280x720.png 1280w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Chris-Bishop-And-Phil-Spencer_Podcast_Site_04_2019_1400x788.png 1400w" sizes="(max-width: 655px) 100vw, 655px" />						</div>
						<div class="podcast__content">
							<h4 class="h5 tight podcast__heading">
								<a
									href="https://www.microsoft.com/en-us/research/blog/game-on-with-dr-chris-bishop-and-phil-spencer/"
									data-bi-slot="2"
									data-bi-name="podcast">
									<span>Game on with Dr. Chris Bishop and Phil Spencer</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
								</a>
							</h4>
						</div>
					</article>
				
					<article class="podcast">
						<div class="podcast__image-container">
							<img width="655" height="368" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Andrew-Fitzgibbon_Podcast_Site_06_2019_1400x788-655x368.png" class="podcast__image" alt="Photo of Andrew Fitgibbon" srcset="https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Andrew-Fitzgibbon_Podcast_Site_06_2019_1400x788-655x368.png 655w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Andrew-Fitzgibbon_Podcast_Site_06_2019_1400x788-300x169.png 300w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Andrew-Fitzgibbon_Podcast_Site_06_2019_1400x788-768x432.png 768w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Andrew-Fitzgibbon_Podcast_Site_06_2019_1400x788-1024x576.png 1024w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Andrew-Fitzgibbon_Podcast_Site_06_2019_1400x788-1066x600.png 1066w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Andrew-Fitzgibbon_Podcast_Site_06_2019_1400x788-343x193.png 343w, https://www.microsoft.com/en-us/research/uploads/prod/2019/06/Andrew-Fitzgibbon_Podcast_Site_06_2019_1400x788.png 1400w" sizes="(max-width: 655px) 100vw, 655px" />						</div>
						<div class="podcast__content">
							<h4 class="h5 tight podcast__heading">
								<a
									href="https://www.microsoft.com/en-us/research/blog/all-data-ai-with-dr-andrew-fitzgibbon/"
									data-bi-slot="3"
									data-bi-name="podcast">
									<span>All Data AI with Dr. Andrew Fitzgibbon</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
								</a>
							</h4>
						</div>
					</article>
																		<a
						href="https://www.microsoft.com/en-us/research/blog/category/podcast/"
						class="button button--cta"
						data-bi-name="dnt button"
						>
						All Episodes					</a>
							</div>
		</div>
	</div>
</section>

	<div class="ms-grid">
		<div class="ms-row widget-row">
			<div class="l-col-12-24">
				
<section class="msr-events-conferences padding-bottom-sp6" data-bi-area="Events">

	<h2 class="header loose x-hidden-focus">
		Upcoming events	</h2>
	
					<article class="event">
			<div class="event__image-container">
				<img width="800" height="550" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/07/SIGIR2019_SIR_header_07_2019_1920x720-800x550.jpg" class="event__image" alt="Panoramic view of Paris and Eiffel Tower" />			</div>
			<div class="event__content">
				<h3 class="h4 tight event__heading">
					<a
						href="https://www.microsoft.com/en-us/research/event/microsoft-sigir-2019/"
						data-bi-slot="1"
						data-bi-name="event">
						<span>Microsoft @ SIGIR 2019</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
					</a>
				</h3>
				<p class="event__meta"><span>Paris, France</span><span><time>Jul 21, 2019 - Jul 25, 2019</time></span></p>
			</div>
		</article>
					<article class="event">
			<div class="event__image-container">
							</div>
			<div class="event__content">
				<h3 class="h4 tight event__heading">
					<a
						href="https://www.microsoft.com/en-us/research/event/ai-institute-2019/"
						data-bi-slot="2"
						data-bi-name="event">
						<span>AI Institute “Geometry of Deep Learning” 2019</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
					</a>
				</h3>
				<p class="event__meta"><span>Redmond, Washington, USA</span><span><time>Aug 26, 2019 - Aug 28, 2019</time></span></p>
			</div>
		</article>
					<article class="event">
			<div class="event__image-container">
				<img width="800" height="550" src="https://www.microsoft.com/en-us/research/uploads/prod/2019/06/21ccc-banner-800x550.jpg" class="event__image" alt="" />			</div>
			<div class="event__content">
				<h3 class="h4 tight event__heading">
					<a
						href="https://www.microsoft.com/en-us/research/event/computing-in-the-21st-century-2019/"
						data-bi-slot="3"
						data-bi-name="event">
						<span>Computing in the 21st Century 2019</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
					</a>
				</h3>
				<p class="event__meta"><span>Shanghai, China</span><span><time>Aug 30, 2019</time></span></p>
			</div>
		</article>
	
					<a
			href="https://www.microsoft.com/en-us/research/events-conferences/"
			class="button button--cta small"
			data-bi-name="dnt button"
			>
			All upcoming events		</a>
	</section>
			</div>
			<div class="l-col-12-24">
				
<section class="msr-careers padding-bottom-sp6" data-bi-area="Careers">

	<h2 class="header loose x-hidden-focus">
		Careers in research	</h2>
	
	<div class="c-tabs" data-header="h2" data-bi-name="tabs" data-initial-tab-index="3">
		<div class="msr-tabs" data-bi-name="tabs">
			<ul class="msr-careers__tabs msr-tab-list c-tabs__tablist x-hidden-focus" role="tablist">
														<li>
						<a
							id="asia-pacific_tab"
							href="#!asia-pacific"
							data-bi-name="dnt button"
							data-bi-dnt="">
							Asia-Pacific						</a>
					</li>
														<li>
						<a
							id="europe_tab"
							href="#!europe"
							data-bi-name="dnt button"
							data-bi-dnt="">
							Europe						</a>
					</li>
														<li>
						<a
							id="middle-east-africa_tab"
							href="#!middle-east-africa"
							data-bi-name="dnt button"
							data-bi-dnt="">
							Middle East &amp; Africa						</a>
					</li>
														<li>
						<a
							id="north-america_tab"
							href="#!north-america"
							data-bi-name="dnt button"
							data-bi-dnt="">
							North America						</a>
					</li>
							</ul><!--/.msr-careers__tabs-->
		</div><!--/.msr-tabs-->

					<section
				id="asia-pacific"
				class="c-tabs__tabpanel padding-top-sp3 x-hidden-focus"
				data-bi-name="asia-pacific"
				data-bi-slot="1">
				<h2 class="visually-hidden">Asia-Pacific</h2>

									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/670168/Research-SDE-2"
				data-bi-slot="1"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Research SDE 2-AI infrastructure and tools</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Beijing (China)</span><span>Research engineer</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/668506/Researcher-MSRA"
				data-bi-slot="2"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Researcher-Microsoft Research Asia</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Beijing (China)</span><span>Full-time researcher</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/660253/Principal-Engineering-Manager"
				data-bi-slot="3"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Principal Natural Language Processing Scientist Manager/NLP Scientist</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Beijing (China)</span><span>Full-time researcher</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/631425/Software-Engineer"
				data-bi-slot="4"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Software Engineer</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Beijing (China)</span><span>Research engineer</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
											</section><!--/.c-tabs__tabpanel-->
					<section
				id="europe"
				class="c-tabs__tabpanel padding-top-sp3 x-hidden-focus"
				data-bi-name="europe"
				data-bi-slot="2">
				<h2 class="visually-hidden">Europe</h2>

									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://www.microsoft.com/en-us/research/opportunity/research-software-engineer-healthcare/"
				data-bi-slot="1"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Research Software Engineer (Healthcare)</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Cambridge (UK)</span><span>Research engineer</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/611870/Research-Scientist-Mixed-Reality"
				data-bi-slot="2"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Research Scientist &#8211; Mixed Reality</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Zürich (Switzerland)</span><span>Full-time researcher</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/658954/Internship-opportunities-Distributed-Systems-Network-and-Storage"
				data-bi-slot="3"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Internship opportunities: Distributed Systems, Network, and Storage</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Cambridge, Cambridgeshire (UK)</span><span>Internship</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/646381/Deep-Learning-Researcher-Healthcare"
				data-bi-slot="4"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Deep Learning Researcher (Healthcare)</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Cambridge, Cambridgeshire (UK)</span><span>Full-time researcher</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
											</section><!--/.c-tabs__tabpanel-->
					<section
				id="middle-east-africa"
				class="c-tabs__tabpanel padding-top-sp3 x-hidden-focus"
				data-bi-name="middle-east-africa"
				data-bi-slot="4">
				<h2 class="visually-hidden">Middle East &amp; Africa</h2>

									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/655378/Senior-Security-Researcher-Microsoft-Security-Response-Center"
				data-bi-slot="1"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Senior Security Researcher &#8211; Microsoft Security Response Center</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Herzliya, Tel Aviv (Israel)</span><span>Full-time researcher</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/660971/Research-Software-Developer-student-Smart-Analytics"
				data-bi-slot="2"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Research Software Developer Intern- Smart Analytics</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Herzliya, Tel Aviv (Israel)</span><span>Internship</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/622737/Software-Engineer-Student-Cortana"
				data-bi-slot="3"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Software Engineer Student-Cortana</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Herzliya, Tel Aviv (Israel)</span><span>Internship</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/567270/Senior-Security-Researcher-Windows-Cyber-Defense"
				data-bi-slot="4"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Senior Security Researcher – Windows Cyber Defense</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Herzliya, Tel Aviv (Israel)</span><span>Full-time researcher</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
											</section><!--/.c-tabs__tabpanel-->
					<section
				id="north-america"
				class="c-tabs__tabpanel padding-top-sp3 x-hidden-focus"
				data-bi-name="north-america"
				data-bi-slot="5">
				<h2 class="visually-hidden">North America</h2>

									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/672807/Research-Intern-AI-and-Advanced-Architectures"
				data-bi-slot="1"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Research Intern &#8211; AI and Advanced Architectures</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Redmond, Wash. (US)</span><span>Internship</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/651381/Post-Doc-Researcher"
				data-bi-slot="2"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Post Doc Researcher &#8211; Theoretical Condensed Matter Physics</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Santa Barbara, California, United States</span><span>Post-doc researcher</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/669731/Research-SDE"
				data-bi-slot="3"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Research SDE &#8211; Computer Vision Group</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Redmond, Wash. (US)</span><span>Research engineer</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
									<article class="career">
	<div class="career__content">
		<h3 class="h4 tight career__heading">
			<a
				href="https://careers.microsoft.com/us/en/job/669731/Research-SDE"
				data-bi-slot="4"
				data-bi-name="career"
				target="_blank" rel="noopener noreferrer">
				<span>Research SDE &#8211; Computer Vision Group</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
			</a>
		</h3>
		<p class="career__meta"><span>Redmond, Wash. (US)</span><span>Research engineer</span></p>
	</div><!--/.career__content-->
</article><!--/.career-->
											</section><!--/.c-tabs__tabpanel-->
		
		<div class="msr-careers__ctas">
			<div class="msr-careers__cta">
				<a href="https://www.microsoft.com/en-us/research/careers/"
				class="button button--cta small">
					See all open research positions				</a>
			</div><!--/.msr-careers__cta-->

		</div><!--/.msr-careers__ctas-->

	</div><!--/.c-tabs-->
</section><!--/.msr-careers-->
			</div>
		</div>
	</div>

	
<section class="msr-news padding-bottom-sp6 text-center" data-bi-area="InTheNews">

	<div class="ms-grid">
		<div class="ms-row">
			<div class="l-col-24-24 center text-center">
				<h2 class="header loose x-hidden-focus">
					In the news				</h2>
							</div>
		</div>
	</div>
	<div class="ms-grid">
		<div class="ms-row">
											<article class="news s-col-12-24 m-col-6-24">
					<div class="news__content">
						<h3 class="h4 tight news__heading">
							<a
								href="https://techworm.net/programming/microsoft-open-source-tensorwatch/"
								data-bi-slot="1"
								data-bi-name="news"
								target="_blank">
								<span>Microsoft Open Sources ‘TensorWatch’, AI Debugging &amp; Visualization Tool</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</a>
						</h3>
						<p class="news__meta"><span>Techworm</span><span><time datetime='2019-07-20T00:00:00+00:00'>Jul 20, 2019</time></span></p>
					</div>
				</article>
											<article class="news s-col-12-24 m-col-6-24">
					<div class="news__content">
						<h3 class="h4 tight news__heading">
							<a
								href="https://www.geekwire.com/2019/bill-gates-biggest-impact-ai-may-decades-away-society-needs-prepare-now/"
								data-bi-slot="2"
								data-bi-name="news"
								target="_blank">
								<span>Bill Gates: Biggest impact of AI may be decades away, but society needs to prepare now</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</a>
						</h3>
						<p class="news__meta"><span>GeekWire</span><span><time datetime='2019-07-18T00:00:00+00:00'>Jul 18, 2019</time></span></p>
					</div>
				</article>
											<article class="news s-col-12-24 m-col-6-24">
					<div class="news__content">
						<h3 class="h4 tight news__heading">
							<a
								href="https://venturebeat.com/2019/06/25/machine-learning-helps-microsofts-ai-colorize-video-realistically-from-a-single-image/"
								data-bi-slot="3"
								data-bi-name="news"
								target="_blank">
								<span>Machine learning helps Microsoft’s AI realistically colorize video from a single image</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</a>
						</h3>
						<p class="news__meta"><span>VentureBeat</span><span><time datetime='2019-06-25T00:00:00+00:00'>Jun 25, 2019</time></span></p>
					</div>
				</article>
											<article class="news s-col-12-24 m-col-6-24">
					<div class="news__content">
						<h3 class="h4 tight news__heading">
							<a
								href="https://www.onmsft.com/news/microsoft-research-brings-four-new-accessibility-games-than-can-be-played-with-your-eyes"
								data-bi-slot="4"
								data-bi-name="news"
								target="_blank">
								<span>Microsoft Research brings four new accessibility games than can be played with your eyes</span>&nbsp;<span class="c-glyph glyph-chevron-right"></span>
							</a>
						</h3>
						<p class="news__meta"><span>OnMSFT</span><span><time datetime='2019-06-18T00:00:00+00:00'>Jun 18, 2019</time></span></p>
					</div>
				</article>
					</div>
	</div>

</section>

</main>

<div class="picchu" ms.pgarea="social">
	<section class="msr-social bg-gray" role="region" aria-label="Social media links">
		<div class="ms-grid">
			<div class="ms-row">
				<div class="m-col-12-24 msr-social-col" data-bi-name="follow">

					<h2 class="body tight block-inline block-clean heading">
						Follow us:					</h2>
					<ul class=" block-inline list-clean list-inline">
						<li class="mr-0">
							<a href="https://twitter.com/intent/follow?original_referrer=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F&#038;screen_name=MSFTResearch" target="_blank" rel="noopener noreferrer" class="block link">
								<span class="visually-hidden">Follow on Twitter</span>
								<img src="https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/images/social/twitter-gray.png" alt="" class="block">
							</a>
						</li>

						<li class="mr-0">
							<a href="https://www.facebook.com/microsoftresearch/" target="_blank" rel="noopener noreferrer" class="block link">
								<span class="visually-hidden">Like on Facebook</span>
								<img src="https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/images/social/facebook-gray.png" alt="" class="block">
							</a>
						</li>

						<li>
							<a href="https://www.youtube.com/user/MicrosoftResearch" target="_blank" rel="noopener noreferrer" class="block link">
								<span class="visually-hidden">Subscribe on Youtube</span>
								<img src="https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/images/social/youtube.png" alt="" class="block">
							</a>
						</li>

						<li>
							<a href="https://www.instagram.com/msft_research/" target="_blank" rel="noopener noreferrer" class="block link">
								<span class="visually-hidden">Follow on Instagram</span>
								<img src="https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/images/social/instagram-gray.png" alt="" class="block">
							</a>
						</li>

						<li>
							<a href="https://www.microsoft.com/en-us/research/feed/" target="_blank" rel="noopener noreferrer" class="block link">
								<span class="visually-hidden">Subscribe to our RSS feed</span>
								<img src="https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/images/social/rss-gray.png" alt="" class="block">
							</a>
						</li>
					</ul>
				</div><!--/.col-->

				<div class="m-col-12-24 msr-social-col" data-bi-name="share">

					<h2 class="body tight block-inline block-clean heading">
						Share this page:
					</h2>
					<ul class="block-inline list-clean list-inline">

						<li class="mr-0">
							<a href="https://twitter.com/intent/tweet?text=Home&#038;url=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F" target="_blank" rel="noopener noreferrer" class="block link">
								<span class="visually-hidden">Share on Twitter</span>
								<img src="https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/images/social/twitter-gray.png" alt="" class="block">
							</a>
						</li>

						<li class="mr-0">
							<a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F" target="_blank" rel="noopener noreferrer" class="block link">
								<span class="visually-hidden">Share on Facebook</span>
								<img src="https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/images/social/facebook-gray.png" alt="" class="block">
							</a>
						</li>

						<li>
							<a href="https://www.linkedin.com/shareArticle?mini=true&#038;url=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F&#038;title=Home&#038;summary=Home&#038;source=Microsoft+Research" target="_blank" rel="noopener noreferrer" class="block link">
								<span class="visually-hidden">Share on LinkedIn</span>
								<img src="https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/images/social/linkedin-gray.png" alt="" class="block">
							</a>
						</li>

						<li>
							<a href="http://www.reddit.com/submit?title=Home&#038;url=https%3A%2F%2Fwww.microsoft.com%2Fen-us%2Fresearch%2F" target="_blank" rel="noopener noreferrer" class="block link">
								<span class="visually-hidden">Share on Reddit</span>
								<img src="https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/images/social/reddit.png" alt="" class="block">
							</a>
						</li>
					</ul>

				</div><!--/.col-->
			</div><!--/.ms-row-->
		</div><!--/.ms-grid-->
	</section><!--/.ms-social-->
</div>

		<div id="playerModal" class="mfp-hide">
			<div id="player"></div>
		</div>

		<div id="mq"></div>

		
		<span data-no-translation>
			<div id="footerArea" class="uhf"  data-m='{"cN":"footerArea","cT":"Area_coreuiArea","id":"a2Body","sN":2,"aN":"Body"}'>
                <div id="footerRegion"     data-region-key="footerregion" data-m='{"cN":"footerRegion","cT":"Region_coreui-region","id":"r1a2","sN":1,"aN":"a2"}' >

    <div  id="footerUniversalFooter" data-m='{"cN":"footerUniversalFooter","cT":"Module_coreui-universalfooter","id":"m1r1a2","sN":1,"aN":"r1a2"}'  data-module-id="Category|footerRegion|coreui-region|footerUniversalFooter|coreui-universalfooter">
        



<footer id="uhf-footer" class="c-uhff context-uhf"  data-uhf-mscc-rq="false" data-footer-footprint="/MSRESEARCH/global-default-footer, fromService: True" data-m='{"cN":"Uhf footer_cont","cT":"Container","id":"c1m1r1a2","sN":1,"aN":"m1r1a2"}'>
        <nav class="c-uhff-nav" aria-label="Footer Resource links" data-m='{"cN":"Footer nav_cont","cT":"Container","id":"c1c1m1r1a2","sN":1,"aN":"c1m1r1a2"}'>
            
                <div class="c-uhff-nav-row">
                        <div class="c-uhff-nav-group" data-m='{"cN":"footerNavColumn1_cont","cT":"Container","id":"c1c1c1m1r1a2","sN":1,"aN":"c1c1m1r1a2"}'>
                            <h4 class="c-heading-4">What&#39;s new</h4>
                            <ul class="c-list f-bare">
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/p/surface-pro-6/8ZCNC665SLQ5" data-m='{"cN":"Footer_WhatsNew_NewSurfacePro6_nav","id":"n1c1c1c1m1r1a2","sN":1,"aN":"c1c1c1m1r1a2"}'>Surface Pro 6</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/p/surface-laptop-2/8XQJKK3DD91B " data-m='{"cN":"Footer_WhatsNew_SurfaceLaptop2_nav","id":"n2c1c1c1m1r1a2","sN":2,"aN":"c1c1c1m1r1a2"}'>Surface Laptop 2</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/p/surface-go/8v9dp4lnknsz" data-m='{"cN":"Footer_WhatsNew_SurfaceGo_nav","id":"n3c1c1c1m1r1a2","sN":3,"aN":"c1c1c1m1r1a2"}'>Surface Go</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.xbox.com/en-us/xbox-one-x" data-m='{"cN":"Footer_WhatsNew_XboxOneX_nav","id":"n4c1c1c1m1r1a2","sN":4,"aN":"c1c1c1m1r1a2"}'>Xbox One X</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.xbox.com/en-us/xbox-one-s?xr=shellnav" data-m='{"cN":"Footer_WhatsNew_XboxOneS_nav","id":"n5c1c1c1m1r1a2","sN":5,"aN":"c1c1c1m1r1a2"}'>Xbox One S</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/store/b/virtualreality" data-m='{"cN":"Footer_WhatsNew_VRandMixedReality_nav","id":"n6c1c1c1m1r1a2","sN":6,"aN":"c1c1c1m1r1a2"}'>VR &amp; mixed reality</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/windows/windows-10-apps" data-m='{"cN":"Footer_WhatsNew_Windows_10_apps_nav","id":"n7c1c1c1m1r1a2","sN":7,"aN":"c1c1c1m1r1a2"}'>Windows 10 apps</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://store.office.com/en-us/appshome.aspx?" data-m='{"cN":"Footer_WhatsNew_OfficeApps_nav","id":"n8c1c1c1m1r1a2","sN":8,"aN":"c1c1c1m1r1a2"}'>Office apps</a>
                                        </li>

                            </ul>
                            
                        </div>
                        <div class="c-uhff-nav-group" data-m='{"cN":"footerNavColumn2_cont","cT":"Container","id":"c2c1c1m1r1a2","sN":2,"aN":"c1c1m1r1a2"}'>
                            <h4 class="c-heading-4">Microsoft Store</h4>
                            <ul class="c-list f-bare">
                                        <li>
                                            <a class="c-uhff-link" href="https://account.microsoft.com/" data-m='{"cN":"Footer_StoreandSupport_AccountProfile_nav","id":"n1c2c1c1m1r1a2","sN":1,"aN":"c2c1c1m1r1a2"}'>Account profile</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/download" data-m='{"cN":"Footer_StoreandSupport_DownloadCenter_nav","id":"n2c2c1c1m1r1a2","sN":2,"aN":"c2c1c1m1r1a2"}'>Download Center</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://go.microsoft.com/fwlink/p/?LinkID=824761&amp;clcid=0x409" data-m='{"cN":"Footer_StoreandSupport_SalesAndSupport_nav","id":"n3c2c1c1m1r1a2","sN":3,"aN":"c2c1c1m1r1a2"}'>Microsoft Store support</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://go.microsoft.com/fwlink/p/?LinkID=824764&amp;clcid=0x409" data-m='{"cN":"MicrosoftStore_ExtendedHolidayReturns_nav","id":"n4c2c1c1m1r1a2","sN":4,"aN":"c2c1c1m1r1a2"}'>Returns</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://account.microsoft.com/orders" data-m='{"cN":"Footer_StoreandSupport_OrderTracking_nav","id":"n5c2c1c1m1r1a2","sN":5,"aN":"c2c1c1m1r1a2"}'>Order tracking</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/store/locations/find-a-store?icid=en-us_UF_FAS" data-m='{"cN":"Footer_StoreandSupport_StoreLocations_nav","id":"n6c2c1c1m1r1a2","sN":6,"aN":"c2c1c1m1r1a2"}'>Store locations</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/store/b/buy-online-pick-up-in-store?icid=uhf_footer_bopuis" data-m='{"cN":"StoreandSupport_BuyOnlinePickUpInStore_nav","id":"n7c2c1c1m1r1a2","sN":7,"aN":"c2c1c1m1r1a2"}'>Buy online, pick up in store</a>
                                        </li>

                            </ul>
                            
                        </div>
                        <div class="c-uhff-nav-group" data-m='{"cN":"footerNavColumn3_cont","cT":"Container","id":"c3c1c1m1r1a2","sN":3,"aN":"c1c1m1r1a2"}'>
                            <h4 class="c-heading-4">Education</h4>
                            <ul class="c-list f-bare">
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/education" data-m='{"cN":"Footer_Education_MicrosoftInEducation_nav","id":"n1c3c1c1m1r1a2","sN":1,"aN":"c3c1c1m1r1a2"}'>Microsoft in education</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/education/products/office/default.aspx" data-m='{"cN":"Footer_Education_OfficeForStudents_nav","id":"n2c3c1c1m1r1a2","sN":2,"aN":"c3c1c1m1r1a2"}'>Office for students</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://products.office.com/en-us/academic/compare-office-365-education-plans" data-m='{"cN":"Footer_Education_Office365ForSchools_nav","id":"n3c3c1c1m1r1a2","sN":3,"aN":"c3c1c1m1r1a2"}'>Office 365 for schools</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/store/b/education?icid=CNavfooter_Studentsandeducation" data-m='{"cN":"Footer_Education_DealsForStudentsandParents_nav","id":"n4c3c1c1m1r1a2","sN":4,"aN":"c3c1c1m1r1a2"}'>Deals for students &amp; parents</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://azure.microsoft.com/en-us/community/education/" data-m='{"cN":"Footer_MicrosoftAzureInEducation_nav","id":"n5c3c1c1m1r1a2","sN":5,"aN":"c3c1c1m1r1a2"}'>Microsoft Azure in education</a>
                                        </li>

                            </ul>
                            
                        </div>
                </div>
                <div class="c-uhff-nav-row">
                        <div class="c-uhff-nav-group" data-m='{"cN":"footerNavColumn4_cont","cT":"Container","id":"c4c1c1m1r1a2","sN":4,"aN":"c1c1m1r1a2"}'>
                            <h4 class="c-heading-4">Enterprise</h4>
                            <ul class="c-list f-bare">
                                        <li>
                                            <a class="c-uhff-link" href="https://azure.microsoft.com/" data-m='{"cN":"Footer_Enterprise_MicrosoftAzure_nav","id":"n1c4c1c1m1r1a2","sN":1,"aN":"c4c1c1m1r1a2"}'>Azure</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://go.microsoft.com/fwlink/?LinkID=808093" data-m='{"cN":"Footer_Enterprise_MicrosoftAppSource_nav","id":"n2c4c1c1m1r1a2","sN":2,"aN":"c4c1c1m1r1a2"}'>AppSource </a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/enterprise/automotive" data-m='{"cN":"Footer_Enterprise_Automotive_nav","id":"n3c4c1c1m1r1a2","sN":3,"aN":"c4c1c1m1r1a2"}'>Automotive</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/enterprise/government" data-m='{"cN":"Footer_Enterprise_Government_nav","id":"n4c4c1c1m1r1a2","sN":4,"aN":"c4c1c1m1r1a2"}'>Government</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/enterprise/health" data-m='{"cN":"Footer_Enterprise_Health_nav","id":"n5c4c1c1m1r1a2","sN":5,"aN":"c4c1c1m1r1a2"}'>Healthcare</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/enterprise/manufacturing" data-m='{"cN":"Footer_Enterprise_Manufacturing_nav","id":"n6c4c1c1m1r1a2","sN":6,"aN":"c4c1c1m1r1a2"}'>Manufacturing</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/enterprise/finance/banking-capital-markets" data-m='{"cN":"Footer_Enterprise_FinanciaServices_nav","id":"n7c4c1c1m1r1a2","sN":7,"aN":"c4c1c1m1r1a2"}'>Financial services</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/enterprise/retail-consumer-goods" data-m='{"cN":"Footer_Enterprise_Retail_nav","id":"n8c4c1c1m1r1a2","sN":8,"aN":"c4c1c1m1r1a2"}'>Retail</a>
                                        </li>

                            </ul>
                            
                        </div>
                        <div class="c-uhff-nav-group" data-m='{"cN":"footerNavColumn5_cont","cT":"Container","id":"c5c1c1m1r1a2","sN":5,"aN":"c1c1m1r1a2"}'>
                            <h4 class="c-heading-4">Developer</h4>
                            <ul class="c-list f-bare">
                                        <li>
                                            <a class="c-uhff-link" href="https://visualstudio.microsoft.com/" data-m='{"cN":"Footer_Developer_MicrosoftVisualStudio_nav","id":"n1c5c1c1m1r1a2","sN":1,"aN":"c5c1c1m1r1a2"}'>Microsoft Visual Studio</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://developer.microsoft.com/en-us/windows" data-m='{"cN":"Footer_Developer_WindowsDevCenter_nav","id":"n2c5c1c1m1r1a2","sN":2,"aN":"c5c1c1m1r1a2"}'>Windows Dev Center</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://msdn.microsoft.com/en-us" data-m='{"cN":"Footer_Developer_MicrosoftDeveloperNetwork_nav","id":"n3c5c1c1m1r1a2","sN":3,"aN":"c5c1c1m1r1a2"}'>Developer Network</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://technet.microsoft.com/en-us" data-m='{"cN":"Footer_Developer_TechNet_nav","id":"n4c5c1c1m1r1a2","sN":4,"aN":"c5c1c1m1r1a2"}'>TechNet</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://developer.microsoft.com/en-us/store/register" data-m='{"cN":"Footer_Developer_MicrosoftDeveloperProgram_nav","id":"n5c5c1c1m1r1a2","sN":5,"aN":"c5c1c1m1r1a2"}'>Microsoft developer program</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://channel9.msdn.com/" data-m='{"cN":"Footer_Developer_Channel9_nav","id":"n6c5c1c1m1r1a2","sN":6,"aN":"c5c1c1m1r1a2"}'>Channel 9</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://developer.microsoft.com/en-us/office" data-m='{"cN":"Footer_Developer_OfficeDevCenter_nav","id":"n7c5c1c1m1r1a2","sN":7,"aN":"c5c1c1m1r1a2"}'>Office Dev Center</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/garage/" data-m='{"cN":"Microsoft Garage_nav","id":"n8c5c1c1m1r1a2","sN":8,"aN":"c5c1c1m1r1a2"}'>Microsoft Garage</a>
                                        </li>

                            </ul>
                            
                        </div>
                        <div class="c-uhff-nav-group" data-m='{"cN":"footerNavColumn6_cont","cT":"Container","id":"c6c1c1m1r1a2","sN":6,"aN":"c1c1m1r1a2"}'>
                            <h4 class="c-heading-4">Company</h4>
                            <ul class="c-list f-bare">
                                        <li>
                                            <a class="c-uhff-link" href="https://careers.microsoft.com/" data-m='{"cN":"Footer_Company_Careers_nav","id":"n1c6c1c1m1r1a2","sN":1,"aN":"c6c1c1m1r1a2"}'>Careers</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/about" data-m='{"cN":"Footer_Company_AboutMicrosoft_nav","id":"n2c6c1c1m1r1a2","sN":2,"aN":"c6c1c1m1r1a2"}'>About Microsoft</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://news.microsoft.com/" data-m='{"cN":"Footer_Company_CompanyNews_nav","id":"n3c6c1c1m1r1a2","sN":3,"aN":"c6c1c1m1r1a2"}'>Company news</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://privacy.microsoft.com/en-us" data-m='{"cN":"Footer_Company_PrivacyAtMicrosoft_nav","id":"n4c6c1c1m1r1a2","sN":4,"aN":"c6c1c1m1r1a2"}'>Privacy at Microsoft</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/investor/default.aspx" data-m='{"cN":"Footer_Company_Investors_nav","id":"n5c6c1c1m1r1a2","sN":5,"aN":"c6c1c1m1r1a2"}'>Investors</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/diversity/" data-m='{"cN":"Footer_Company_DiversityAndInclusion_nav","id":"n6c6c1c1m1r1a2","sN":6,"aN":"c6c1c1m1r1a2"}'>Diversity and inclusion</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/accessibility" data-m='{"cN":"Footer_Company_Accessibility_nav","id":"n7c6c1c1m1r1a2","sN":7,"aN":"c6c1c1m1r1a2"}'>Accessibility</a>
                                        </li>
                                        <li>
                                            <a class="c-uhff-link" href="https://www.microsoft.com/en-us/security/default.aspx" data-m='{"cN":"Footer_Company_Security_nav","id":"n8c6c1c1m1r1a2","sN":8,"aN":"c6c1c1m1r1a2"}'>Security</a>
                                        </li>

                            </ul>
                            
                        </div>
                </div>
        </nav>
    <div class="c-uhff-base">
        
        <nav aria-label="Microsoft corporate links">
            <ul class="c-list f-bare" data-m='{"cN":"Corp links_cont","cT":"Container","id":"c7c1c1m1r1a2","sN":7,"aN":"c1c1m1r1a2"}'>
                                <li>
                    <a class="c-uhff-link" href="https://www.microsoft.com/en-us/sitemap1.aspx" data-mscc-ic="false" data-m='{"cN":"Footer_Sitemap_nav","id":"n1c7c1c1m1r1a2","sN":1,"aN":"c7c1c1m1r1a2"}'>Sitemap</a>
                </li>
                <li>
                    <a class="c-uhff-link" href="https://support.microsoft.com/en-us/contactus" data-mscc-ic="false" data-m='{"cN":"Footer_ContactUs_nav","id":"n2c7c1c1m1r1a2","sN":2,"aN":"c7c1c1m1r1a2"}'>Contact Microsoft</a>
                </li>
                <li>
                    <a class="c-uhff-link" href="https://go.microsoft.com/fwlink/?LinkId=521839" data-mscc-ic="false" data-m='{"cN":"Footer_PrivacyandCookies_nav","id":"n3c7c1c1m1r1a2","sN":3,"aN":"c7c1c1m1r1a2"}'>Privacy &amp; cookies </a>
                </li>
                <li>
                    <a class="c-uhff-link" href="https://go.microsoft.com/fwlink/?LinkID=206977" data-mscc-ic="false" data-m='{"cN":"Footer_TermsOfUse_nav","id":"n4c7c1c1m1r1a2","sN":4,"aN":"c7c1c1m1r1a2"}'>Terms of use</a>
                </li>
                <li>
                    <a class="c-uhff-link" href="https://www.microsoft.com/trademarks" data-mscc-ic="false" data-m='{"cN":"Footer_Trademarks_nav","id":"n5c7c1c1m1r1a2","sN":5,"aN":"c7c1c1m1r1a2"}'>Trademarks</a>
                </li>
                <li>
                    <a class="c-uhff-link" href="https://www.microsoft.com/en-us/devices/safety-and-eco " data-mscc-ic="false" data-m='{"cN":"Footer_SafetyAndEco_nav","id":"n6c7c1c1m1r1a2","sN":6,"aN":"c7c1c1m1r1a2"}'>Safety &amp; eco</a>
                </li>
                <li>
                    <a class="c-uhff-link" href="https://choice.microsoft.com" data-mscc-ic="false" data-m='{"cN":"Footer_AboutourAds_nav","id":"n7c7c1c1m1r1a2","sN":7,"aN":"c7c1c1m1r1a2"}'>About our ads</a>
                </li>

                <li>&#169; Microsoft 2019</li>
                
            </ul>
        </nav>
    </div>
    
</footer>




    </div>
        </div>

    </div>		</span>

		
		<script type="text/javascript">
			var varAutoFirePV = 1;
			var varClickTracking = 0;
			var varCustomerTracking = 1;
			var Route = "route_id";
			var Ctrl = "control_id";
		</script>

		<script>
			if (!window.clickTaleTagInjected) {
				! function(d, t, u) {
					clickTaleTagInjected = true;
					function injectTag() {
						var ns = d.createElementNS;
						var a = ns ? ns.call(d, "http://www.w3.org/1999/xhtml", t) : d.createElement(t),
						s = d.getElementsByTagName(t)[0];
						a.async = true;
						a.crossOrigin = "anonymous";
						a.type = "text/javascript";
						a.src = u;
						s.parentNode.insertBefore(a, s);
					}
					if (d.readyState != 'loading') {
						injectTag();
					} else {
						d.addEventListener('DOMContentLoaded', function() {
							setTimeout(injectTag, 0)
						});
					}
				}(document, 'script', 'https://cdnssl.clicktale.net/www32/ptc/c85bbf88-e0c3-482b-bd54-41b66747f7c6.js');
			}
		</script>

		<!-- Facebook Pixel Code -->
		<script>
			function facebook(){
				!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?
					n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;
					n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;
					t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,
					document,'script','https://connect.facebook.net/en_US/fbevents.js');
				fbq( 'init', '435868603227390' );
				fbq( 'track', 'PageView');
			}
		</script>
		<noscript><img height="1" width="1" style="display:none"
					   src="https://www.facebook.com/tr?id=435868603227390&ev=PageView&noscript=1"
				/></noscript>
		<!-- DO NOT MODIFY -->
		<!-- End Facebook Pixel Code -->

		<!-- MS-CHK --><script type='text/javascript'>
/* <![CDATA[ */
var epas = {"endpointUrl":"https:\/\/msrprod.clients.hosted-elasticpress.io\/msrprod-microsoftcomenusresearch-1\/_search","postType":["post","page","msr-academic-program","msr-commercial-prod","msr-event","msr-group","msr-project","msr-section-front","msr-research-item","msr-research-lab","msr-blog-post","msr-job-opportunity"],"postStatus":["publish"],"searchFields":["post_title.no_diacritics","display_name.no_diacritics"],"action":"navigate"};
/* ]]> */
</script>
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-content/plugins/elasticpress-msr/autosuggest.min.js?ver=1.2.3'></script>
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-content/plugins/msr-localization/msr-translate-dom-changes.js?ver=0.1.0'></script>
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/js/plugins.min.js?ver=1563467319'></script>
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-includes/js/wp-a11y.min.js?ver=5.2.2'></script>
<script type='text/javascript'>
/* <![CDATA[ */
var MSR_i18n = {"newWindowText":"Opens in new window","currentPageText":"Current Page","pageText":"Page","currentSelections":"Current Selections","currentRemove":"Remove filter for: ","facetSearchUpdate":"Filtering results\u2026","facetSearchDone":"Result filtering completed.","facetErrors":{"dateRange":"Your end date is before your start date. Please check your date range.","dateFormat":"Sorry, we can\u2019t figure out the date range. Try using YYYY-MM-DD formats.","loading":"There was a problem getting the results. You might be offline, or something went wrong in the system. ","autocomplete":"This term has no results and it isn\u2019t in our system."}};
/* ]]> */
</script>
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-content/themes/microsoft-research-theme/assets/js/microsoft-research.min.js?ver=1563467319'></script>
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-includes/js/underscore.min.js?ver=1.8.3'></script>
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-content/plugins/elasticpress/features/facets/assets/js/facets.min.js?ver=2.8.1'></script>
<script type='text/javascript'>
/* <![CDATA[ */
var microsoftUhfSettings = {"homePath":"\/en-us\/research\/","loginUrl":"http:\/\/www.microsoft.com\/en-us\/research\/wp-login.php","logoutUrl":"","scripts":[{"handle":"c-microsoft","src":"\/\/c.microsoft.com\/ms.js"},{"handle":"youtube-api","src":"https:\/\/www.youtube.com\/player_api"}],"inline":["facebook","linkedin","youtube","youTubeVideo","clickTale"]};
/* ]]> */
</script>
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-content/plugins/microsoft-uhf/assets/microsoft-uhf.js?ver=0.3.8'></script>
<script type='text/javascript' src='https://www.microsoft.com/en-us/research/wp-includes/js/wp-embed.min.js?ver=5.2.2'></script>

	</body>
</html>