<!DOCTYPE html>
<html lang="en" prefix="og: http://ogp.me/ns#">
	<head>
		
		<meta charset="utf-8">
<title>FANDOM</title>
<meta http-equiv="x-ua-compatible" content="ie=edge">
<meta name="viewport" content="width=device-width, initial-scale=1">

		
		<link rel="apple-touch-icon" sizes="180x180" href="https://static.wikia.nocookie.net/qube-assets/f2/3719/favicons/apple-touch-icon.png?v=ff35e32df2da166d06a504d531493b021f2ec4eb">
<link rel="icon" type="image/png" href="https://static.wikia.nocookie.net/qube-assets/f2/3719/favicons/favicon-32x32.png?v=ff35e32df2da166d06a504d531493b021f2ec4eb" sizes="32x32">
<link rel="icon" type="image/png" href="https://static.wikia.nocookie.net/qube-assets/f2/3719/favicons/favicon-16x16.png?v=ff35e32df2da166d06a504d531493b021f2ec4eb" sizes="16x16">
<link rel="manifest" href="https://static.wikia.nocookie.net/qube-assets/f2/3719/favicons/manifest.json?v=ff35e32df2da166d06a504d531493b021f2ec4eb">
<link rel="shortcut icon" href="https://static.wikia.nocookie.net/qube-assets/f2/3719/favicons/favicon.ico?v=ff35e32df2da166d06a504d531493b021f2ec4eb">
<meta name="msapplication-config" content="https://static.wikia.nocookie.net/qube-assets/f2/3719/favicons/browserconfig.xml?v=ff35e32df2da166d06a504d531493b021f2ec4eb">

		
		<meta name="apple-mobile-web-app-title" content="Fandom from Wikia">
<meta name="application-name" content="Fandom from Wikia">
<meta name="theme-color" content="#ffffff">

		
		<meta name="google-site-verification" content="gpjDSKft3IX1rWylaTa_VAAgbn0SoAbo2VWfrqTxeB8">

		
		
		
		<script> window.fandom = {"ads":{"adStack":[],"runtime":[]},"config":{"environment":{"debug":false,"env":"prod","locale":"fr","siteType":"web"},"assetPath":"https:\/\/static.wikia.nocookie.net\/qube-assets\/f2\/3719","tracking":{"googleAnalytics":{"accounts":{"production":[{"id":"UA-71552437-1","name":"fandomProd","sampleRate":100},{"id":"UA-32129070-1","name":"wikiSampledProd","sampleRate":100},{"id":"UA-32132943-1","name":"wikiUnsampledProd","sampleRate":100}],"development":[{"id":"UA-71552437-2","name":"fandomDev","sampleRate":100},{"id":"UA-32129070-2","name":"wikiSampledDev","sampleRate":100},{"id":"UA-32132943-2","name":"wikiUnsampledDev","sampleRate":100}]}},"dataWarehouse":{"routes":{"adRenderEndedEvent":"https:\/\/beacon.wikia-services.com\/__track\/special\/adengadinfo","adPageInfoPropEvent":"https:\/\/beacon.wikia-services.com\/__track\/special\/adengpageinfo_props","adVideoEvent":"https:\/\/beacon.wikia-services.com\/__track\/special\/adengplayerinfo","adViewabilityEvent":"https:\/\/beacon.wikia-services.com\/__track\/special\/adengviewability","event":"https:\/\/beacon.wikia-services.com\/__track\/special\/trackingevent","videoEvent":"https:\/\/beacon.wikia-services.com\/__track\/special\/videoplayerevent","pageView":"https:\/\/beacon.wikia-services.com\/__track\/view"},"wikiId":1452001},"simpleReach":{"pid":{"production":"58eea050736b792e840016ba","development":"000000000000000000000000"}}},"dsSpriteFile":"sprite.svg","cookieDomain":".fandom.com"},"endpoints":{"getVideoPlaylist":"https:\/\/www.fandom.com\/f2\/api\/public\/video\/playlist-for-id","getKibanaLog":"https:\/\/www.fandom.com\/f2\/api\/debug"},"pageType":"home","user":{"region":"united-kingdom"},"regions":{"AU":"australia","UK":"united-kingdom","US":"united-states"},"comscore":{"id":"6177433","keyword":"movies","url":"https%3A%2F%2Fwww.fandom.com%3Fcomscorekw%3Dmovies"},"quantcastUrl":"https:\/\/secure.quantserve.com\/quant.js","feed":{"hotContentModuleUrl":"https:\/\/www.fandom.com\/f2\/api\/public\/hot-content-module?region=united-kingdom"}}; </script>

		
		<script>
		window.Wikia = window.Wikia || {};
		window.Wikia.InstantGlobals = {"wgAdDriverKikimoraPlayerTrackingCountries":["XX"],"wgAdDriverKikimoraTrackingCountries":["XX"],"wgAdDriverKikimoraViewabilityTrackingCountries":["XX"],"wgAdDriverMoatYieldIntelligenceCountries":["ID","GB","UK"],"wgAdDriverNielsenCountries":["XX"],"wgAdDriverPlayAdsOnNextVideoCountries":["XX"],"wgAdDriverPlayAdsOnNextVideoFrequency":3,"wgAdDriverPorvataMoatTrackingCountries":["US","PL","AU","DE","UK","GB","MY","CA"],"wgAdDriverPorvataMoatTrackingSampling":10,"wgAdDriverStickySlotsLines":["4366940064","4916913597:US","4916913597:PL","4913869429","4950039599","4949392740","5093231180","5096621951","5108026783","5100305721","5116000005","5115963805","5121589422"],"wgAdDriverLABradorDfpKeyvals":["wgAdDriverCTPDesktopQueenCountries_A_99:queen_ctp_a","wgAdDriverCTPDesktopQueenCountries_B_1:queen_ctp_b","wgAdDriverBfabStickinessOasisCountries_A_90:oasis_stickyblb_a","wgAdDriverBfabStickinessOasisCountries_B_10:oasis_stickyblb_b","wgAdDriverF2BfabStickinessCountries_A_99:ns_sticky_blb_a","wgAdDriverF2BfabStickinessCountries_B_1:ns_sticky_blb_b","wgAdDriverLazyBottomLeaderboardMobileWikiCountries_A_50:lazy_blb_a","wgAdDriverLazyBottomLeaderboardMobileWikiCountries_B_50:lazy_blb_b","wgAdDriverBrowsiCountries_A_50:browsi_a","wgAdDriverBrowsiCountries_B_50:browsi_b"],"wgAdDriverF2BabDetectionCountries":["XX"],"wgAdDriverF2DelayTimeout":2000,"wgAdDriverF2VideoF15nCountries":["XX\/50"],"wgAdDriverF2VideoF15nMap":{"s5U0H81Z":17,"6RpYJDfL":18,"pH2kwi4D":9,"YmjQ5R6g":7,"sawnTCy5":7,"uCdPGOKf":7,"cnWfDHjz":22,"oMIfedDt":11,"OyKkwCh9":10}};

		location.search.replace(/InstantGlobals\.(\w+)=(\d)/g, function (a, b, c) {
			Wikia.InstantGlobals[b] = c > 0;
		});
		location.search.replace(/InstantGlobals\.(\w+)=\[(.*?)]/g, function (a, b, c) {
			Wikia.InstantGlobals[b] = c.split(',');
		});
	</script>

		
		<script type="text/javascript">
if(/MSIE \d|Trident.*rv:/.test(navigator.userAgent)) {
	document.write('<script src="https://cdnjs.cloudflare.com/ajax/libs/es5-shim/4.5.9/es5-shim.min.js"></' + 'script>');
	document.write('<script src="https://cdnjs.cloudflare.com/ajax/libs/es5-shim/4.5.9/es5-sham.min.js"></' + 'script>');
	document.write('<script src="https://cdnjs.cloudflare.com/ajax/libs/es6-shim/0.35.3/es6-shim.min.js"></' + 'script>');
	document.write('<script src="https://cdnjs.cloudflare.com/ajax/libs/es6-shim/0.35.3/es6-sham.min.js"></' + 'script>');
}
</script>

		
			
	
	<meta name="apple-itunes-app" content="app-id=1230063803">

	
	<script async src="https://www.googletagservices.com/tag/js/gpt.js"></script>

			<meta name="parsely-metadata" content='[]'>
		<script type="application/ld+json">[{"@context":"http://schema.org","@type":"WebPage","headline":"Fandom Home Page","url":"/","thumbnailUrl":"","dateCreated":"","creator":[],"keywords":[]}]</script>

		
		<meta property="og:locale" content="en_US">
				<meta property="og:type" content="feed">
				<meta property="og:title" content="FANDOM">
				<meta property="og:description" content="The entertainment site where fans come first. Your daily source for all things TV, movies, and games, including Star Wars, Fallout, Marvel, DC and more.">
				<meta name="description" content="The entertainment site where fans come first. Your daily source for all things TV, movies, and games, including Star Wars, Fallout, Marvel, DC and more.">
				<meta property="og:url" content="https://www.fandom.com">
				<meta property="og:site_name" content="FANDOM">
				<meta property="og:image" content="https://vignette.wikia.nocookie.net/48c4c991-2051-4ced-81ba-a3a69062cd19/thumbnail-down/width/1280/height/720">
				<meta property="og:image:width" content="1280">
				<meta property="og:image:height" content="720">
				<meta property="fb:app_id" content="112328095453510">
				<meta name="twitter:card" content="summary">
				<meta name="twitter:title" content="FANDOM">
				<meta name="twitter:description" content="The entertainment site where fans come first. Your daily source for all things TV, movies, and games, including Star Wars, Fallout, Marvel, DC and more.">
				<meta name="twitter:site" content="@getfandom">
				<meta name="twitter:image" content="https://vignette.wikia.nocookie.net/48c4c991-2051-4ced-81ba-a3a69062cd19/thumbnail-down/width/1280/height/720">
			<link rel="canonical" href="https://www.fandom.com">

		
		<link href="https://fonts.googleapis.com/css?family=Rubik:300,300i,400,400i,500,500i,700,700i,900,900i&amp;subset=cyrillic,hebrew,latin-ext" rel="stylesheet">
					<link rel="stylesheet" href="https://static.wikia.nocookie.net/qube-assets/f2/3719/common.css?v=ff35e32df2da166d06a504d531493b021f2ec4eb">
			<link rel="stylesheet" href="https://static.wikia.nocookie.net/qube-assets/f2/3719/news-and-stories.css?v=ff35e32df2da166d06a504d531493b021f2ec4eb">
	

<script>!function(modules){var parentJsonpFunction=window.webpackJsonp;window.webpackJsonp=function(chunkIds,moreModules,executeModules){for(var moduleId,chunkId,result,i=0,resolves=[];i<chunkIds.length;i++)chunkId=chunkIds[i],installedChunks[chunkId]&&resolves.push(installedChunks[chunkId][0]),installedChunks[chunkId]=0;for(moduleId in moreModules)Object.prototype.hasOwnProperty.call(moreModules,moduleId)&&(modules[moduleId]=moreModules[moduleId]);for(parentJsonpFunction&&parentJsonpFunction(chunkIds,moreModules,executeModules);resolves.length;)resolves.shift()();if(executeModules)for(i=0;i<executeModules.length;i++)result=__webpack_require__(__webpack_require__.s=executeModules[i]);return result};var installedModules={},installedChunks={24:0};function __webpack_require__(moduleId){if(installedModules[moduleId])return installedModules[moduleId].exports;var module=installedModules[moduleId]={i:moduleId,l:!1,exports:{}};return modules[moduleId].call(module.exports,module,module.exports,__webpack_require__),module.l=!0,module.exports}__webpack_require__.e=function(chunkId){var installedChunkData=installedChunks[chunkId];if(0===installedChunkData)return new Promise(function(resolve){resolve()});if(installedChunkData)return installedChunkData[2];var promise=new Promise(function(resolve,reject){installedChunkData=installedChunks[chunkId]=[resolve,reject]});installedChunkData[2]=promise;var head=document.getElementsByTagName("head")[0],script=document.createElement("script");script.type="text/javascript",script.charset="utf-8",script.async=!0,script.timeout=12e4,__webpack_require__.nc&&script.setAttribute("nonce",__webpack_require__.nc),script.src=__webpack_require__.p+""+chunkId+".en.js";var timeout=setTimeout(onScriptComplete,12e4);function onScriptComplete(){script.onerror=script.onload=null,clearTimeout(timeout);var chunk=installedChunks[chunkId];0!==chunk&&(chunk&&chunk[1](new Error("Loading chunk "+chunkId+" failed.")),installedChunks[chunkId]=void 0)}return script.onerror=script.onload=onScriptComplete,head.appendChild(script),promise},__webpack_require__.m=modules,__webpack_require__.c=installedModules,__webpack_require__.d=function(exports,name,getter){__webpack_require__.o(exports,name)||Object.defineProperty(exports,name,{configurable:!1,enumerable:!0,get:getter})},__webpack_require__.n=function(module){var getter=module&&module.__esModule?function(){return module.default}:function(){return module};return __webpack_require__.d(getter,"a",getter),getter},__webpack_require__.o=function(object,property){return Object.prototype.hasOwnProperty.call(object,property)},__webpack_require__.p="",__webpack_require__.oe=function(err){throw console.error(err),err}}([]);</script>
<script src="https://static.wikia.nocookie.net/qube-assets/f2/3719/common.en.js?v=ff35e32df2da166d06a504d531493b021f2ec4eb" defer></script>
			<script src="https://static.wikia.nocookie.net/qube-assets/f2/3719/news-and-stories.en.js?v=ff35e32df2da166d06a504d531493b021f2ec4eb" defer></script>
			
		
		
		
		
		
		<link rel="prefetch" href="https://www.google-analytics.com/analytics.js">

		
		<script>
	window.ga=window.ga||function(){(ga.q=ga.q||[]).push(arguments)};ga.l=+new Date;
</script>
<script async src='https://www.google-analytics.com/analytics.js'></script>

		<!-- sjc -->
	</head>
		<body class='show-feed'>
		
				<div id="top_leaderboard" class="gpt-ad hide">
	<script>window.fandom.ads.adStack.push("top_leaderboard");</script>
</div>
	
									
				<div class="wds-global-navigation-wrapper anon" data-lang="nav-desktop-en">
	<div class="wds-global-navigation anon is-f2">
		<div class="wds-global-navigation__content-bar">

			<!-- Fandom Logo -->
			<a href="https://www.fandom.com" class="wds-global-navigation__logo"
			   data-tracking='{"label": "global-navigation.logo"}'>
				<svg class="wds-global-navigation__logo-fandom" alt="Fandom powered by Wikia">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-company-logo-fandom-white"></use>
				</svg>
				<span class="wds-global-navigation__edition-text"></span>
			</a>

			<div class="wds-global-navigation__links-and-search">

				<!-- Hubs -->
															<a href="https://www.fandom.com/topics/games"
							class="wds-global-navigation__link wds-is-games"
							data-tracking='{"label": "global-navigation.link.games"}'>
							Games
						</a>
											<a href="https://www.fandom.com/topics/movies"
							class="wds-global-navigation__link wds-is-movies"
							data-tracking='{"label": "global-navigation.link.movies"}'>
							Movies
						</a>
											<a href="https://www.fandom.com/topics/tv"
							class="wds-global-navigation__link wds-is-tv"
							data-tracking='{"label": "global-navigation.link.tv"}'>
							TV
						</a>
											<a href="https://www.fandom.com/video"
							class="wds-global-navigation__link wds-is-video"
							data-tracking='{"label": "global-navigation.link.video"}'>
							Video
						</a>
									
				<!-- Wikis Menu -->
									<div class="wds-global-navigation__wikis-menu wds-dropdown">
						<div class="wds-dropdown__toggle wds-global-navigation__dropdown-toggle"
							data-tracking='{"label": "global-navigation.link.wikis"}'>
							<span>Wikis</span>
							<svg class="wds-icon wds-icon-tiny wds-dropdown__toggle-chevron"
								alt="Wikis dropdown">
								<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-dropdown-tiny"></use>
							</svg>
						</div>
						<div class="wds-dropdown__content wds-global-navigation__dropdown-content">
							<ul class="wds-list wds-is-linked">
																											<li><a href="https://www.fandom.com/explore"
											   class="wds-global-navigation__dropdown-link"
											   data-tracking='{"label": "global-navigation.link.explore"}'>
											Explore Wikis
										</a></li>
																			<li><a href="//community.fandom.com/wiki/Community_Central"
											   class="wds-global-navigation__dropdown-link"
											   data-tracking='{"label": "global-navigation.link.community-central"}'>
											Community Central
										</a></li>
																								</ul>

							<!-- Start a Wiki Button -->
							<div class="wds-global-navigation__start-a-wiki"
								 data-tracking='{"label": "global-navigation.start-a-wiki"}'>
								<a href="//community.fandom.com/wiki/Special:CreateNewWiki"
								   class="wds-global-navigation__start-a-wiki-button wds-button wds-is-secondary" >
										<span class="wds-global-navigation__start-a-wiki-caption">
											Start a Wiki
										</span>
									<svg class="wds-global-navigation__start-a-wiki-icon wds-icon"
										 alt="Start a Wiki">
										<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-plus"></use>
									</svg>
								</a>
							</div>


						</div>
					</div>

				<!-- For international, links appear in nav as links rather than as menu -->
							</div>

			<!-- Search Bar -->
			<form class="wds-global-navigation__search"
				  action="https://www.fandom.com/">
								<div class="wds-global-navigation__search-input-wrapper">
					<label class="wds-global-navigation__search-label">
						<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" class="wds-icon wds-icon-small wds-global-navigation__search-label-icon" alt="Search">
							<g fill="none" fill-rule="evenodd">
								<path d="M0 0h24v24H0z"/>
								<g fill="#FFF" stroke="#FFF">
									<path d="M22.7 21.4L17.3 16c-.3-.4-1-.4-1.3 0-.4.3-.4 1 0 1.3l5.4 5.4c.3.4 1 .4 1.3 0 .4-.4.4-1 0-1.3z"/>
									<path d="M3 10.6C3 6.3 6.2 3 10.5 3c4.2 0 7.6 3.3 7.6 7.6 0 4.2-3 7.6-7.2 7.6S3 14.8 3 10.6zm-2 0c0 5.2 4.3 9.5 9.6 9.5 5.2 0 9.5-4 9.5-9 0-5.6-4-10-9-10C5.4 1 1 5.4 1 10.7z"/>
								</g>
							</g>
						</svg>

						<input class="wds-global-navigation__search-input"
							   name="s"
							   placeholder="Search"
							   placeholder-active="Search"
							   placeholder-inactive="Search" />
					</label>
					<button class="wds-button wds-is-text wds-global-navigation__search-close" type="reset">
						<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12" viewBox="0 0 12 12" class="wds-icon wds-icon-small wds-global-navigation__search-close-icon" alt="Close">
							<path fill="#FFF" fill-rule="evenodd" stroke="#FFF" d="M10 1.2l-4 4-4-4c-.2-.3-.6-.3-.8 0-.3.2-.3.6 0 1l4 3.8-4 4c-.3.2-.3.6 0 .8l.4.2c.2 0 .3 0 .5-.2l4-4 4 4 .5.2s.3 0 .4-.2c.2-.2.2-.6 0-1L6.7 6l4-4c.3-.2.3-.6 0-.8-.2-.3-.6-.3-1 0z"/>
						</svg>
					</button>
					<button class="wds-button wds-global-navigation__search-submit" type="submit">
						<svg style="transform: rotate(0);" xmlns="http://www.w3.org/2000/svg" width="20" height="14" viewBox="0 0 20 14" class="wds-icon wds-icon-small wds-global-navigation__search-submit-icon" alt="Search">
							<path fill="#FFF" fill-rule="evenodd" stroke="#FFF" d="M2 8h13.6l-3.3 3.3c-.4.4-.4 1 0 1.4.4.4 1 .4 1.4 0l5-5 .2-.3v-.8l-.4-.3-5-5c-.2-.2-.4-.3-.7-.3-.4 0-.6 0-.8.3-.4.4-.4 1 0 1.4L15.6 6H2c-.6 0-1 .4-1 1s.4 1 1 1"/>
						</svg>
					</button>
				</div>
			</form>

			<!-- Account/User Menu -->
			
				<div class="wds-global-navigation__account-menu wds-dropdown">
					<div class="wds-dropdown__toggle wds-global-navigation__dropdown-toggle"
						 data-tracking='{"label": "global-navigation.account"}'>
						<svg class="wds-icon wds-icon-small wds-icon__wds-icons-user">
							<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-user"></use>
						</svg>
						<svg class="wds-icon wds-icon-tiny wds-dropdown__toggle-chevron">
							<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-dropdown-tiny"></use>
						</svg>
					</div>

					<!-- Anon Submenus -->
					<div class="wds-dropdown__content wds-is-right-aligned wds-global-navigation__dropdown-content">
						<ul class="wds-list wds-has-lines-between">

																																	<li>
																				<a href="https://www.fandom.com/signin"
										   data-param-name="redirect"
										   data-tracking='{"label": "global-navigation.account.sign-in"}'
										   class="wds-button wds-is-full-width ">
											Sign In
										</a>
									</li>
																										<li>
																					<div class="wds-global-navigation__account-menu-dropdown-caption">
												Don&#039;t have an account?
											</div>
																				<a href="https://www.fandom.com/register"
										   data-param-name="redirect"
										   data-tracking='{"label": "global-navigation.account.register"}'
										   class="wds-button wds-is-full-width wds-is-secondary">
											Register
										</a>
									</li>
																					</ul>
					</div>
				</div>

					</div>
	</div>
</div>
<div class='global-navigation-mobile-wrapper is-f2' data-lang="nav-mobile-en">
	<div class="global-navigation-mobile">
		<div class="global-navigation-mobile__content-bar">
			<!-- logo -->
			<a href="http://fandom.wikia.com/" class="global-navigation-mobile__logo"
			   data-tracking='{"label": "global-navigation.logo"}'>
				<svg class="global-navigation-mobile__logo-fandom" alt="Fandom">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-company-logo-fandom-white"></use>
				</svg>
				<span class="wds-global-navigation__edition-text"></span>
			</a>

			<!-- menu button -->
			<a class="global-navigation-mobile__icon is-menu" href="#">
				<svg class="wds-icon global-navigation-mobile__menu-icon" alt="Menu">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-menu"></use>
				</svg>
				<svg class="wds-icon global-navigation-mobile__menu-icon-close" alt="Close">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
				</svg>
			</a>

			<!-- close button -->
			<a class="global-navigation-mobile__icon is-search" href="#">
				<svg class="wds-icon global-navigation-mobile__search-icon" alt="Search">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-magnifying-glass"></use>
				</svg>
				<svg class="wds-icon global-navigation-mobile__search-icon-close" alt="Close">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
				</svg>
			</a>
		</div>
		<form class="global-navigation-mobile__search-panel"
			  action="https://www.fandom.com/">
						<div class="global-navigation-mobile__search-input-wrapper">
				<svg class="wds-icon wds-icon-small global-navigation-mobile__search-label-icon" xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" alt="Search">>
					<g fill="none" fill-rule="evenodd">
						<path d="M0 0h24v24H0z"/>
						<g fill="#FFF" stroke="#FFF">
							<path d="M22.7 21.4L17.3 16c-.3-.4-1-.4-1.3 0-.4.3-.4 1 0 1.3l5.4 5.4c.3.4 1 .4 1.3 0 .4-.4.4-1 0-1.3z"/>
							<path d="M3 10.6C3 6.3 6.2 3 10.5 3c4.2 0 7.6 3.3 7.6 7.6 0 4.2-3 7.6-7.2 7.6S3 14.8 3 10.6zm-2 0c0 5.2 4.3 9.5 9.6 9.5 5.2 0 9.5-4 9.5-9 0-5.6-4-10-9-10C5.4 1 1 5.4 1 10.7z"/>
						</g>
					</g>
				</svg>
				<input class="global-navigation-mobile__search-input"
					   name="s"
					   placeholder="Search"
					   placeholder-active="Search Stories and Wikis..."
					   placeholder-inactive="Search" />
				<div class="global-navigation-mobile__search-input-border"></div>
			</div>
		</form>

		<!-- menu -->
		<div class="global-navigation-mobile__menu-panel" data-panel="0">
							<div class="global-navigation-mobile__menu-item is-anon-login">
					<svg class="wds-icon global-navigation-mobile__icon-anon-login" alt="">
						<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-user"></use>
					</svg>
					<a
							href="https://www.fandom.com/register"
							class="global-navigation-mobile__link"
							data-param-name="redirect"
							data-tracking='{"label": "global-navigation.account.sign-in"}'>
						Sign In | Register
					</a>
				</div>
						
			

												<a href="https://www.fandom.com/topics/games"
					   class="global-navigation-mobile__menu-link is-vertical is-games "
					   data-tracking='{"label": "global-navigation.link.games"}'>
						<span class="global-navigation-mobile__menu-link-text">Games</span>
					</a>
									<a href="https://www.fandom.com/topics/movies"
					   class="global-navigation-mobile__menu-link is-vertical is-movies "
					   data-tracking='{"label": "global-navigation.link.movies"}'>
						<span class="global-navigation-mobile__menu-link-text">Movies</span>
					</a>
									<a href="https://www.fandom.com/topics/tv"
					   class="global-navigation-mobile__menu-link is-vertical is-tv "
					   data-tracking='{"label": "global-navigation.link.tv"}'>
						<span class="global-navigation-mobile__menu-link-text">TV</span>
					</a>
									<a href="https://www.fandom.com/video"
					   class="global-navigation-mobile__menu-link is-vertical is-video "
					   data-tracking='{"label": "global-navigation.link.video"}'>
						<span class="global-navigation-mobile__menu-link-text">Video</span>
					</a>
							
			<!-- wikis menu button -->
			<a href="/explore" class="global-navigation-mobile__menu-link is-wikis">
				<span class="global-navigation-mobile__link-label"><span class="global-navigation-mobile__menu-link-text">Wikis</span></span>
			</a>

		</div>
		<div class="global-navigation-mobile__menu-panel" data-panel="1">
			<a class="global-navigation-mobile__menu-link is-back" href="#" data-activate-panel="0">
				<svg class="wds-icon global-navigation-mobile__icon-back" alt="">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-arrow"></use>
				</svg>
				<span class="global-navigation-mobile__link-label">Back</span>
			</a>

												<a class="global-navigation-mobile__menu-link" href="https://www.fandom.com/explore"
					   data-tracking='{"label": "global-navigation.link.explore"}'>
						Explore Wikis					</a>
									<a class="global-navigation-mobile__menu-link" href="//community.fandom.com/wiki/Community_Central"
					   data-tracking='{"label": "global-navigation.link.community-central"}'>
						Community Central					</a>
									</div>
	</div>
</div>
<div class="nav-bg-hack"></div>
<style>
	.wds-global-navigation-wrapper {
		height: 56px;
		position: -webkit-sticky;
		position: sticky;
		top: 0;
		width: 100%;
		z-index: 5000101
	}

	.wds-global-navigation-wrapper.is-placeholder {
		background: #002a32
	}

	.wds-global-navigation-wrapper.logged-in {
		position: static;
	}

	@media(max-width: 1023px) {
		.wds-global-navigation-wrapper {
			display: none;
		}
	}

	.wds-global-navigation.is-f2 {
		background: #002a32;
		-o-border-image: none;
		border-bottom: 1px solid #002a32;
		border-image: none;
		border-top-color: #002a32;
		box-shadow: none;
		font-family: Rubik, sans-serif;
		-webkit-box-pack: justify;
		-ms-flex-pack: justify;
		justify-content: space-between
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__content-bar,
	.wds-global-navigation.is-f2 .wds-global-navigation__links-and-search,
	.wds-global-navigation.is-f2 .wds-global-navigation__logo,
	.wds-global-navigation.is-f2 .wds-global-navigation__search,
	.wds-global-navigation.is-f2 .wds-global-navigation__search-label,
	.wds-global-navigation.is-f2 .wds-global-navigation__user-menu,
	.wds-global-navigation.is-f2 .wds-global-navigation__account-menu {
		background: #002a32;
		border-top-color: #002a32;
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__logo {
		padding-right: 42px
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__account-menu {
		color: #fff;
		padding-left: 30px
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-games,
	.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-movies,
	.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-tv,
	.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-video,
	.wds-global-navigation.is-f2 .wds-global-navigation__wikis-menu {
		background: #002a32;
		border-top-color: #002a32;
		color: #00d6d6;
		-webkit-box-flex: 0;
		-ms-flex-positive: 0;
		flex-grow: 0;
		font-size: 24px;
		font-weight: 500;
		padding-left: 0;
		padding-right: 40px;
		text-transform: uppercase
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-games:hover,
	.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-movies:hover,
	.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-tv:hover,
	.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-video:hover,
	.wds-global-navigation.is-f2 .wds-global-navigation__wikis-menu:hover {
		background: #002a32;
		border-top-color: #002a32;
		color: #fff
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__dropdown-content {
		text-transform: none
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__search {
		background: #002a32;
		-webkit-box-flex: 0;
		-ms-flex: 0 1 auto;
		flex: 0 1 auto
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__search-input-wrapper {
		border-bottom-color: transparent;
		position: relative;
		top: 2px
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__search-input {
		display: none
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__start-a-wiki-button.wds-button.wds-is-secondary,
	.wds-global-navigation.is-f2 .wds-global-navigation__account-menu .wds-button {
		background-color: #00acac;
		border-radius: 4px;
		color: #fff;
		font-size: 14px;
		font-weight: 500;
		height: 36px;
		line-height: 36px;
		padding: 0;
		text-transform: uppercase;
		width: 151px
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__start-a-wiki-button.wds-button.wds-is-secondary:hover, .wds-global-navigation.is-f2 .wds-global-navigation__account-menu .wds-button:hover {
		background-color: #008888;
		color: #fff
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__logo-fandom {
		height: 68%;
		width: 156px
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__search-label,
	.wds-global-navigation.is-f2 .wds-global-navigation__search-close-icon {
		color: #fff
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__search-label-icon,
	.wds-global-navigation.is-f2 .wds-icon__wds-icons-user {
		-webkit-transform: scale(1.3);
		transform: scale(1.3)
	}

	/* Fix search form expansion in IE11 */
	@media  screen and (min-width: 1024px) and (-ms-high-contrast: active), (-ms-high-contrast: none) {
		.wds-global-navigation.is-f2.wds-search-is-active .wds-global-navigation__search {
			margin-left: 20px;
			width: 265px !important
		}
	}

	.wds-global-navigation.is-f2.wds-search-is-active .wds-global-navigation__search-label-icon {
		position: relative;
		left: -26px
	}

	.wds-global-navigation.is-f2.wds-search-is-active .wds-global-navigation__search-input-wrapper {
		border-bottom: 2px solid #00d6d6;
		padding-bottom: 3px
	}

	.wds-global-navigation.is-f2.wds-search-is-active .wds-global-navigation__search-submit {
		background-color: #00d6d6;
		opacity: 1
	}

	.wds-global-navigation.is-f2.wds-search-is-active .wds-global-navigation__search-submit:disabled {
		opacity: .5
	}

	.wds-global-navigation.is-f2.wds-search-is-active .wds-global-navigation__search-input {
		background: #002a32;
		color: #fff;
		display: inherit;
		padding-bottom: 0;
		position: relative;
		left: -22px
	}

	.wds-global-navigation.wds-search-is-active .wds-global-navigation__link.wds-is-games,
	.wds-global-navigation.wds-search-is-active .wds-global-navigation__link.wds-is-movies,
	.wds-global-navigation.wds-search-is-active .wds-global-navigation__link.wds-is-tv,
	.wds-global-navigation.wds-search-is-active .wds-global-navigation__link.wds-is-video,
	.wds-global-navigation.wds-search-is-active .wds-global-navigation__wikis-menu {
		display: none;
	}

	.wds-global-navigation.wds-search-is-active .region-switcher {
		display: none !important;
	}

	.wds-global-navigation.is-f2.wds-global-navigation.wds-search-is-active .wds-global-navigation__wikis-menu .wds-icon {
		display: inherit
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__user-menu {
		padding-left: 16px
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__user-menu:hover {
		background: #002a32;
		border-top-color: #002a32
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__wikis-menu .wds-dropdown__toggle-chevron {
		color: #ff6a64
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__user-menu .wds-dropdown__toggle-chevron,
	.wds-global-navigation.is-f2 .wds-global-navigation__account-menu .wds-dropdown__toggle-chevron {
		color: #00d6d6
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__search-close-icon {
		height: 10px;
		width: 10px
	}

	.wds-global-navigation.is-f2 .wds-dropdown__content .wds-list.wds-is-linked > li:hover > a,
	.wds-global-navigation.is-f2 .wds-sign-out__button:hover {
		background-color: #fff;
		color: #00acac
	}

	/**
	 * Add some extra hover area to the top of the dropdown so cursor has a chance
	 * to get from the avatar to the menu without it closing (FAN-2378)
	 */
	.wds-global-navigation.is-f2 .wds-dropdown__content::before {
		content: '';
		display: block;
		height: 20px;
		position: absolute;
		top: -20px;
		width: 100%;
	}

	.wds-global-navigation.is-f2.wds-global-navigation.wds-search-is-active .wds-global-navigation__search {
		-webkit-box-flex: 2;
		-ms-flex: 2 1 auto;
		flex: 2 1 auto;
		width: 100%
	}

	.global-navigation-mobile-wrapper.is-f2 {
		position: -webkit-sticky;
		position: sticky;
		top: 0;
		width: 100%;
		z-index: 5000101;
	}

	.global-navigation-mobile-wrapper.is-f2.has-active-menu {
		position: fixed
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__content-bar {
		height: 56px
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__menu-panel {
		border-top: 1px solid #1a1a1a;
		overflow-y: scroll
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile,
	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__menu-panel,
	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__search-panel {
		background: #002a32
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__menu-link.is-author-profile,
	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__menu-item.is-wiki-profile {
		background: #1a1a1a;
		color: #00d6d6;
		margin-bottom: 0
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__icon.is-menu,
	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__icon.is-search {
		color: #fff
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__icon.is-menu {
		margin-left: 5px
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__icon.is-search {
		margin-right: 5px
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__menu-link.is-author-profile,
	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__menu-item.is-wiki-profile {
		font-weight: 500;
		text-transform: uppercase;
		font-size: 12px
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__menu-link {
		border-left: none;
		font-size: 18px;
		font-weight: 500;
		text-transform: uppercase
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__menu-link-text {
		border-bottom: 4px solid #fff;
		color: #00d6d6;
		padding-bottom: 5px
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__search-panel {
		background: #1a1a1a
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__search-input-wrapper {
		border-bottom: none
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__search-input {
		background: #1a1a1a;
		color: #fff;
		outline: none
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__search-input::-webkit-input-placeholder {
		color: #fff
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__search-input:-ms-input-placeholder {
		color: #fff
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__search-input::placeholder {
		color: #fff
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__search-label-icon {
		color: #fff
	}

	.global-navigation-mobile-wrapper.is-f2 .global-navigation-mobile__search-input-border {
		border-bottom: 2px solid #00d6d6;
		margin-left: 32px;
		width: 80%
	}

	/**
	 * Extend nav width at article page breakpoint (even though it may misalign on other pages)
	 */
	.wds-global-navigation.is-f2 .wds-global-navigation__logo {
		padding-left: 0;
	}

	.wds-global-navigation.is-f2 .wds-global-navigation__user-menu {
		padding-right: 0;
	}

	@media(max-width: 1023px) {
		.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-games,
		.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-movies,
		.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-tv,
		.wds-global-navigation.is-f2 .wds-global-navigation__link.wds-is-video,
		.wds-global-navigation.is-f2 .wds-global-navigation__wikis-menu {
			padding-right: 20px
		}
	}

	@media (min-width: 1024px) and (max-width: 1279px) {
		.wds-global-footer.is-f2 .wds-global-footer__main {
			width: 988px
		}
	}

	/**
	 * Special part for explore-XX/contact/about?uselang=xx
	 */
	body.page-template-default .wds-global-navigation.is-f2 .wds-global-navigation__links-and-search > .wds-global-navigation__link:not(.wds-is-games):not(.wds-is-movies):not(.wds-is-tv):not(.wds-is-video) {
		background: #002a32;
		border-top-color: #002a32;
		color: #fff;
		font-size: 14px;
		font-weight: 500;
		padding-right: 120px;
		text-transform: uppercase;
	}

	body.page-template-default .wds-global-navigation.is-f2 .wds-global-navigation__links-and-search > .wds-global-navigation__link:not(.wds-is-games):not(.wds-is-movies):not(.wds-is-tv):not(.wds-is-video):hover {
		color: #ccc;
	}

	body.page-template-default .wds-global-navigation.is-f2.wds-search-is-active .wds-global-navigation__links-and-search > .wds-global-navigation__link:not(.wds-is-games):not(.wds-is-movies):not(.wds-is-tv):not(.wds-is-video) {
		padding: 0;
	}

	body.page-template-default .wds-global-navigation.is-f2 .wds-global-navigation__links-and-search > .wds-global-navigation__link:hover {
		color: #98a7a5;
	}

	html:not([lang="en"]) body.page-template-default .wds-global-navigation.is-f2.wds-search-is-active .wds-global-navigation__links-and-search {
		padding-right: 36px;
	}
</style>

					
		
			<div class="feed-layout">
	<div class="dotted-background__wrapper">
	<div
		class="dotted-background"
		style="background-color: #002a32"
		data-dots-color="#00d6d6"
	>
		<div
			class="dotted-background__dots"
			style="background-image: url(data:image/svg+xml;charset=utf-8,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20fill%3D%22%2300d6d6%22%20viewBox%3D%220%200%2014.3%20281%22%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22133.2%22%20r%3D%221.7%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22147.1%22%20r%3D%221.7%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22161.4%22%20r%3D%221.6%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22175.8%22%20r%3D%221.4%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22190.2%22%20r%3D%221.3%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22204.7%22%20r%3D%221.1%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22219%22%20r%3D%221%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22233.5%22%20r%3D%22.8%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22247.9%22%20r%3D%22.7%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22262.3%22%20r%3D%22.7%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22276.6%22%20r%3D%22.6%22%2F%3E%3Cg%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22118.9%22%20r%3D%221.6%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%22104.5%22%20r%3D%221.4%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%2290.1%22%20r%3D%221.3%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%2275.7%22%20r%3D%221.1%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%2261.3%22%20r%3D%221%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%2246.9%22%20r%3D%22.8%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%2232.5%22%20r%3D%22.7%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%2218%22%20r%3D%22.7%22%2F%3E%3Ccircle%20cx%3D%223.3%22%20cy%3D%223.7%22%20r%3D%22.6%22%2F%3E%3C%2Fg%3E%3Cg%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22125.8%22%20r%3D%221.6%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22111.5%22%20r%3D%221.4%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%2297%22%20r%3D%221.3%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%2282.6%22%20r%3D%221.1%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%2268.2%22%20r%3D%221%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%2253.8%22%20r%3D%22.8%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%2239.4%22%20r%3D%22.7%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%2224.9%22%20r%3D%22.7%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%2210.6%22%20r%3D%22.6%22%2F%3E%3C%2Fg%3E%3Cg%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22154.2%22%20r%3D%221.6%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22140.1%22%20r%3D%221.6%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22168.5%22%20r%3D%221.4%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22183%22%20r%3D%221.3%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22197.4%22%20r%3D%221.1%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22211.8%22%20r%3D%221%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22226.2%22%20r%3D%22.8%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22240.6%22%20r%3D%22.7%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22255.1%22%20r%3D%22.7%22%2F%3E%3Ccircle%20cx%3D%2210.7%22%20cy%3D%22269.4%22%20r%3D%22.6%22%2F%3E%3C%2Fg%3E%3C%2Fsvg%3E)"
		></div>
	</div>
</div>

	<div class="feed-layout__wrapper ">
		<div class="feed-layout__container">
			
			<div class="feed-layout__main">
				
									
					<div
	class="feed-item"
	data-feed-index="0"
	data-card-id="120738"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-1">
			<div class="card is-article fandom-theme-2 has-image" data-post-id="120738">
	
	<div class="card-background">
	<img class="card-background__image" src="https://vignette.wikia.nocookie.net/6b7dcc2e-0f0e-486a-90c3-c7d44ad44335/scale-to-width-down/800" />
	<div class="card-background__tint"></div>
	<div class="card-background__gradient"></div>
</div>

	<div class="card__content">
		
		<div class="topic-tags is-mobile">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/games"
						target="_top"
				>
					Games
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/playstation"
						target="_top"
				>
					PlayStation
				</a>
									</div>
			<div class="topic-tags is-desktop">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/games"
						target="_top"
				>
					Games
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/playstation"
						target="_top"
				>
					PlayStation
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/xbox"
						target="_top"
				>
					Xbox
				</a>
									</div>
	
		
		
		
		<a
		href="https://www.fandom.com/articles/marvels-avengers-noah-hughes-scot-amos" data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;title.click&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
		class="card__title-wrapper"
	>
		<div class="card__title">&#039;Marvel’s Avengers&#039; Devs Answer Your Questions on the Game</div>
	</a>

		
					<div class="card__summary">&#039;Marvel has said &#039;Take these characters and put new twists and spins on them,&#039;&#039; says studio head Scot Amos.</div>
		
		<div class="card__info">
			
			<span class="card__attribution">
				<a
					data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;author.click&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
					class="card__attribution-button is-author"
					href="https://www.fandom.com/u/Jungypoo"
				>
					Jeremy Ray
				</a>
			</span>

			
			<span class="card__timeago">
	<time class="updated" datetime="2019-07-19T15:00:20.000Z">
		3d
	</time>
</span>

			
			<div class="card-share">
	<a
		class="card-share__button is-facebook"
		title="Facebook"
		href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fmarvels-avengers-noah-hughes-scot-amos"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.facebook&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-twitter"
		title="Twitter"
		href="https://twitter.com/share?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fmarvels-avengers-noah-hughes-scot-amos"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.twitter&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-reddit"
		title="Reddit"
		href="http://www.reddit.com/submit?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fmarvels-avengers-noah-hughes-scot-amos"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.reddit&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-reddit"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-copy"
		title="Copy to clipboard"
		href="https://www.fandom.com/articles/marvels-avengers-noah-hughes-scot-amos"
		data-clipboard-text="https://www.fandom.com/articles/marvels-avengers-noah-hughes-scot-amos"
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.copy&quot;,&quot;action&quot;:120738,&quot;post_id&quot;:120738}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-link"></use>
		</svg>
	</a>
	<div class="card-share__button is-toggle">
		<svg class="wds-icon wds-icons-cross" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
		</svg>
	</div>
</div>
<div class="card-share-notification">
	<svg class="wds-icon wds-icon-small" alt="">
		<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-checkmark"></use>
	</svg>
	<span>Copied to clipboard</span>
</div>
		</div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="1"
	data-card-id="121117"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-2">
			<div class="card is-article fandom-theme-6 has-image" data-post-id="121117">
	
	<div class="card-background">
	<img class="card-background__image" src="https://vignette.wikia.nocookie.net/aeeb15ff-4271-4a0b-a6ed-7156ba98b8a4/scale-to-width-down/800" />
	<div class="card-background__tint"></div>
	<div class="card-background__gradient"></div>
</div>

	<div class="card__content">
		
		<div class="topic-tags is-mobile">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/movies"
						target="_top"
				>
					Movies
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/marvel"
						target="_top"
				>
					Marvel
				</a>
									</div>
			<div class="topic-tags is-desktop">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/movies"
						target="_top"
				>
					Movies
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/marvel"
						target="_top"
				>
					Marvel
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/mcu"
						target="_top"
				>
					MCU
				</a>
									</div>
	
		
		
		
		<a
		href="https://www.fandom.com/articles/shang-chi-comic-book-storylines" data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;title.click&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
		class="card__title-wrapper"
	>
		<div class="card__title">Shang-Chi’s Greatest Comic Book Storylines</div>
	</a>

		
					<div class="card__summary">How Shang-Chi could make his MCU debut.</div>
		
		<div class="card__info">
			
			<span class="card__attribution">
				<a
					data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;author.click&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
					class="card__attribution-button is-author"
					href="https://www.fandom.com/u/Graybot"
				>
					Alistair Gray
				</a>
			</span>

			
			<span class="card__timeago">
	<time class="updated" datetime="2019-07-21T01:23:30.000Z">
		1d
	</time>
</span>

			
			<div class="card-share">
	<a
		class="card-share__button is-facebook"
		title="Facebook"
		href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fshang-chi-comic-book-storylines"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.facebook&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-twitter"
		title="Twitter"
		href="https://twitter.com/share?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fshang-chi-comic-book-storylines"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.twitter&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-reddit"
		title="Reddit"
		href="http://www.reddit.com/submit?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fshang-chi-comic-book-storylines"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.reddit&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-reddit"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-copy"
		title="Copy to clipboard"
		href="https://www.fandom.com/articles/shang-chi-comic-book-storylines"
		data-clipboard-text="https://www.fandom.com/articles/shang-chi-comic-book-storylines"
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.copy&quot;,&quot;action&quot;:121117,&quot;post_id&quot;:121117}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-link"></use>
		</svg>
	</a>
	<div class="card-share__button is-toggle">
		<svg class="wds-icon wds-icons-cross" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
		</svg>
	</div>
</div>
<div class="card-share-notification">
	<svg class="wds-icon wds-icon-small" alt="">
		<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-checkmark"></use>
	</svg>
	<span>Copied to clipboard</span>
</div>
		</div>
	</div>
</div>

		</div>
	</div>
</div>
					
											<div class="hot-block is-placeholder in-area-main"></div>
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="2"
	data-card-id="121132"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-3">
			<div class="card is-article fandom-theme-3 has-image" data-post-id="121132">
	
	<div class="card-background">
	<img class="card-background__image" src="https://vignette.wikia.nocookie.net/ca164793-35b6-46f2-b950-5218c4c6f6c7/scale-to-width-down/800" />
	<div class="card-background__tint"></div>
	<div class="card-background__gradient"></div>
</div>

	<div class="card__content">
		
		<div class="topic-tags is-mobile">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/movies"
						target="_top"
				>
					Movies
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/marvel"
						target="_top"
				>
					Marvel
				</a>
									</div>
			<div class="topic-tags is-desktop">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/movies"
						target="_top"
				>
					Movies
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/marvel"
						target="_top"
				>
					Marvel
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/mcu"
						target="_top"
				>
					MCU
				</a>
									</div>
	
		
		
		
		<a
		href="https://www.fandom.com/articles/black-widow-yelena" data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;title.click&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
		class="card__title-wrapper"
	>
		<div class="card__title">Get to Know Black Widow&#039;s Nemesis Yelena Belova </div>
	</a>

		
					<div class="card__summary">Find out how her history is tied to Natasha Romanoff.</div>
		
		<div class="card__info">
			
			<span class="card__attribution">
				<a
					data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;author.click&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
					class="card__attribution-button is-author"
					href="https://www.fandom.com/u/TJDietsch"
				>
					TJ Dietsch
				</a>
			</span>

			
			<span class="card__timeago">
	<time class="updated" datetime="2019-07-21T02:31:30.000Z">
		1d
	</time>
</span>

			
			<div class="card-share">
	<a
		class="card-share__button is-facebook"
		title="Facebook"
		href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fblack-widow-yelena"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.facebook&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-twitter"
		title="Twitter"
		href="https://twitter.com/share?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fblack-widow-yelena"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.twitter&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-reddit"
		title="Reddit"
		href="http://www.reddit.com/submit?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fblack-widow-yelena"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.reddit&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-reddit"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-copy"
		title="Copy to clipboard"
		href="https://www.fandom.com/articles/black-widow-yelena"
		data-clipboard-text="https://www.fandom.com/articles/black-widow-yelena"
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.copy&quot;,&quot;action&quot;:121132,&quot;post_id&quot;:121132}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-link"></use>
		</svg>
	</a>
	<div class="card-share__button is-toggle">
		<svg class="wds-icon wds-icons-cross" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
		</svg>
	</div>
</div>
<div class="card-share-notification">
	<svg class="wds-icon wds-icon-small" alt="">
		<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-checkmark"></use>
	</svg>
	<span>Copied to clipboard</span>
</div>
		</div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="3"
	data-card-id="121164"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-4">
			<div class="card is-article fandom-theme-1 has-image" data-post-id="121164">
	
	<div class="card-background">
	<img class="card-background__image" src="https://vignette.wikia.nocookie.net/d429bf65-eeda-49a2-9ec4-b8d950954c8a/scale-to-width-down/800" />
	<div class="card-background__tint"></div>
	<div class="card-background__gradient"></div>
</div>

	<div class="card__content">
		
		<div class="topic-tags is-mobile">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/game-reviews"
						target="_top"
				>
					Game Reviews
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/games"
						target="_top"
				>
					Games
				</a>
									</div>
			<div class="topic-tags is-desktop">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/game-reviews"
						target="_top"
				>
					Game Reviews
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/games"
						target="_top"
				>
					Games
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/nintendo"
						target="_top"
				>
					Nintendo
				</a>
									</div>
	
		
		
		
		<a
		href="https://www.fandom.com/articles/marvel-ultimate-alliance-3-the-black-order-review" data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;title.click&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
		class="card__title-wrapper"
	>
		<div class="card__title">🎮 Review: ‘Marvel Ultimate Alliance 3: The Black Order’ Has Universal Appeal</div>
	</a>

		
					<div class="card__summary">The Switch exclusive has one of the system&#039;s best co-op experiences, with satisfying comicbook chaos. </div>
		
		<div class="card__info">
			
			<span class="card__attribution">
				<a
					data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;author.click&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
					class="card__attribution-button is-author"
					href="https://www.fandom.com/u/Jamesjammcmahon"
				>
					James McMahon
				</a>
			</span>

			
			<span class="card__timeago">
	<time class="updated" datetime="2019-07-22T11:36:20.000Z">
		9h
	</time>
</span>

			
			<div class="card-share">
	<a
		class="card-share__button is-facebook"
		title="Facebook"
		href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fmarvel-ultimate-alliance-3-the-black-order-review"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.facebook&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-twitter"
		title="Twitter"
		href="https://twitter.com/share?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fmarvel-ultimate-alliance-3-the-black-order-review"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.twitter&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-reddit"
		title="Reddit"
		href="http://www.reddit.com/submit?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fmarvel-ultimate-alliance-3-the-black-order-review"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.reddit&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-reddit"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-copy"
		title="Copy to clipboard"
		href="https://www.fandom.com/articles/marvel-ultimate-alliance-3-the-black-order-review"
		data-clipboard-text="https://www.fandom.com/articles/marvel-ultimate-alliance-3-the-black-order-review"
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.copy&quot;,&quot;action&quot;:121164,&quot;post_id&quot;:121164}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-link"></use>
		</svg>
	</a>
	<div class="card-share__button is-toggle">
		<svg class="wds-icon wds-icons-cross" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
		</svg>
	</div>
</div>
<div class="card-share-notification">
	<svg class="wds-icon wds-icon-small" alt="">
		<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-checkmark"></use>
	</svg>
	<span>Copied to clipboard</span>
</div>
		</div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="4"
	data-card-id="121163"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-5">
			<div class="card is-article fandom-theme-4 has-image" data-post-id="121163">
	
	<div class="card-background">
	<img class="card-background__image" src="https://vignette.wikia.nocookie.net/30376bcc-95e8-4f3b-b006-0d4287718855/scale-to-width-down/800" />
	<div class="card-background__tint"></div>
	<div class="card-background__gradient"></div>
</div>

	<div class="card__content">
		
		<div class="topic-tags is-mobile">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/games"
						target="_top"
				>
					Games
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/playstation"
						target="_top"
				>
					PlayStation
				</a>
									</div>
			<div class="topic-tags is-desktop">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/games"
						target="_top"
				>
					Games
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/playstation"
						target="_top"
				>
					PlayStation
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/xbox"
						target="_top"
				>
					Xbox
				</a>
									</div>
	
		
		
		
		<a
		href="https://www.fandom.com/articles/outer-worlds-player-choice" data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;title.click&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
		class="card__title-wrapper"
	>
		<div class="card__title">‘The Outer Worlds’ Shifts Genre According to Your Choices</div>
	</a>

		
					<div class="card__summary">We got hands on with the upcoming sci-fi adventure, and found it&#039;s almost several games in one. </div>
		
		<div class="card__info">
			
			<span class="card__attribution">
				<a
					data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;author.click&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
					class="card__attribution-button is-author"
					href="https://www.fandom.com/u/Jungypoo"
				>
					Jeremy Ray
				</a>
			</span>

			
			<span class="card__timeago">
	<time class="updated" datetime="2019-07-22T10:50:24.000Z">
		10h
	</time>
</span>

			
			<div class="card-share">
	<a
		class="card-share__button is-facebook"
		title="Facebook"
		href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fouter-worlds-player-choice"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.facebook&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-twitter"
		title="Twitter"
		href="https://twitter.com/share?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fouter-worlds-player-choice"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.twitter&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-reddit"
		title="Reddit"
		href="http://www.reddit.com/submit?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fouter-worlds-player-choice"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.reddit&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-reddit"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-copy"
		title="Copy to clipboard"
		href="https://www.fandom.com/articles/outer-worlds-player-choice"
		data-clipboard-text="https://www.fandom.com/articles/outer-worlds-player-choice"
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.copy&quot;,&quot;action&quot;:121163,&quot;post_id&quot;:121163}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-link"></use>
		</svg>
	</a>
	<div class="card-share__button is-toggle">
		<svg class="wds-icon wds-icons-cross" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
		</svg>
	</div>
</div>
<div class="card-share-notification">
	<svg class="wds-icon wds-icon-small" alt="">
		<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-checkmark"></use>
	</svg>
	<span>Copied to clipboard</span>
</div>
		</div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="5"
	data-card-id="121156"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-6">
			<div class="card is-social fandom-theme-4 has-image" data-post-id="121156">
	
	<div class="card__social-card-background"></div>

	<div class="card__content">
		
		<div class="topic-tags is-mobile">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121156,&quot;post_id&quot;:121156}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/movies"
						target="_top"
				>
					Movies
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121156,&quot;post_id&quot;:121156}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/mcu"
						target="_top"
				>
					MCU
				</a>
									</div>
			<div class="topic-tags is-desktop">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121156,&quot;post_id&quot;:121156}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/movies"
						target="_top"
				>
					Movies
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121156,&quot;post_id&quot;:121156}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/mcu"
						target="_top"
				>
					MCU
				</a>
									</div>
	
		<div class="card__social-content">
			
							<div class="card__social-image-container">
					
					
					<img class="card__social-image"
						 src="https://vignette.wikia.nocookie.net/abf6c46f-e8e0-4ed2-8b02-5bc7c1062891/scale-to-width-down/306",
						 srcset="https://vignette.wikia.nocookie.net/abf6c46f-e8e0-4ed2-8b02-5bc7c1062891/scale-to-width-down/366 366w, https://vignette.wikia.nocookie.net/abf6c46f-e8e0-4ed2-8b02-5bc7c1062891/scale-to-width-down/306 306w"
						 sizes="(min-width: 1280px) 366px, 306px"
						 data-image="https://vignette.wikia.nocookie.net/abf6c46f-e8e0-4ed2-8b02-5bc7c1062891/scale-to-width-down/1280"
					>
					<div class="card__social-title-mobile-container">
						<div class="card__social-title-mobile">Congrats to ‘Avengers: Endgame’ on passing ‘Avatar’ as the highest-grossing film of all time</div>
					</div>
				</div>
			
			
			<div class="card__title-wrapper">
		<div class="card__title">Congrats to ‘Avengers: Endgame’ on passing ‘Avatar’ as the highest-grossing film of all time</div>
	</div>
		</div>


		<div class="card__info">
			
			<span class="card__attribution">
				
				<a data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;attribution.click&quot;,&quot;action&quot;:121156,&quot;post_id&quot;:121156} class="card__attribution-button" href="https://twitter.com/getFANDOM/status/1153014896176447493">
											<svg class="wds-icon card__attribution-icon" alt="social icon">
							<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
						</svg>
										getFANDOM
				</a>
			</span>

			
			<span class="card__timeago">
	<time class="updated" datetime="2019-07-21T18:53:23.000Z">
		1d
	</time>
</span>

			
			<div class="card-share">
	<a
		class="card-share__button is-facebook"
		title="Facebook"
		href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Ffandom-at-sdcc-on-twitter-12"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.facebook&quot;,&quot;action&quot;:121156,&quot;post_id&quot;:121156}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-twitter"
		title="Twitter"
		href="https://twitter.com/share?url=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Ffandom-at-sdcc-on-twitter-12"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.twitter&quot;,&quot;action&quot;:121156,&quot;post_id&quot;:121156}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-reddit"
		title="Reddit"
		href="http://www.reddit.com/submit?url=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Ffandom-at-sdcc-on-twitter-12"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.reddit&quot;,&quot;action&quot;:121156,&quot;post_id&quot;:121156}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-reddit"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-copy"
		title="Copy to clipboard"
		href="https://www.fandom.com/curated/fandom-at-sdcc-on-twitter-12"
		data-clipboard-text="https://www.fandom.com/curated/fandom-at-sdcc-on-twitter-12"
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.copy&quot;,&quot;action&quot;:121156,&quot;post_id&quot;:121156}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-link"></use>
		</svg>
	</a>
	<div class="card-share__button is-toggle">
		<svg class="wds-icon wds-icons-cross" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
		</svg>
	</div>
</div>
<div class="card-share-notification">
	<svg class="wds-icon wds-icon-small" alt="">
		<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-checkmark"></use>
	</svg>
	<span>Copied to clipboard</span>
</div>
		</div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
											<div
	class="featured-block in-area-main"
>
	<div class="featured-block__header">
		<svg id="Layer_1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 155 57.2">
			<style>
				.st1{fill:#002a32}
			</style>
			<path d="M150.6 26.3v26.2H4.4V26.3h146.2m3.4-3.4H1v33h153v-33z" fill="#00d6d6"/>
			<g id="Page-1">
				<g id="Group-21-Copy">
					<path class="st1" d="M29.8 24.7c.3.3.5.6.6.9l9.1 26v.3c0 .2-.1.5-.3.6-.2.2-.4.3-.6.3h-7.5c-.8 0-1.3-.3-1.6-1l-1-2.7h-8.8l-1 2.7c-.2.7-.8 1-1.6 1H9.7c-.2 0-.5-.1-.6-.3-.2-.2-.3-.4-.3-.6v-.3l9.1-26c.1-.4.3-.7.6-.9.3-.3.7-.4 1.2-.4h8.9c.5 0 .9.1 1.2.4zm-5.6 8.9l-2.3 7.6h4.6l-2.3-7.6zM54.6 36.9c.2.2.3.5.3.8v5.8c0 .3-.1.6-.3.8-.2.2-.5.3-.8.3H40.6c-.3 0-.6-.1-.8-.3-.2-.2-.3-.5-.3-.8v-5.8c0-.3.1-.6.3-.8.2-.2.5-.3.8-.3h13.3c.2 0 .5.1.7.3zM80.2 44.8c.2.2.3.5.3.8v6.2c0 .3-.1.6-.3.8s-.5.3-.8.3H58.8c-.3 0-.6-.1-.8-.3-.2-.2-.3-.5-.3-.8V25.4c0-.3.1-.6.3-.8.2-.2.5-.3.8-.3H67c.3 0 .6.1.8.3.2.2.3.5.3.8v19.1h11.3c.3 0 .5.1.8.3zM82.2 52.5c-.2-.2-.3-.5-.3-.8V25.4c0-.3.1-.6.3-.8.2-.2.5-.3.8-.3h8.3c.3 0 .6.1.8.3s.3.5.3.8v26.4c0 .3-.1.6-.3.8s-.5.3-.8.3H83c-.3-.1-.6-.2-.8-.4zM119.7 33c-.2.2-.4.3-.6.3H111c-.4 0-.7 0-.9-.1-.2-.1-.5-.3-.7-.5-.6-.5-1.3-.7-2.2-.7-1.3 0-2 .4-2 1.1 0 .4.3.7 1 1 .6.3 1.8.5 3.6.7 2.7.4 4.9.9 6.5 1.6 1.6.7 2.8 1.7 3.6 2.8s1.1 2.7 1.1 4.5c0 1.9-.6 3.6-1.8 5.1-1.2 1.5-2.8 2.6-4.8 3.4-2.1.8-4.4 1.2-7 1.2-2.9 0-5.3-.4-7.3-1.2-2-.8-3.5-1.8-4.5-3.2-1-1.3-1.5-2.8-1.6-4.3 0-.2.1-.5.3-.6.2-.2.4-.3.6-.3h7.8c.4 0 .7 0 .9.1.2.1.5.3.8.6.8.6 1.8.9 3 .9.9 0 1.7-.1 2.2-.3.6-.2.8-.5.8-.8 0-.5-.4-.9-1.1-1.1-.7-.3-2.1-.5-4.2-.8-7-.9-10.5-3.9-10.5-9 0-1.8.5-3.4 1.6-4.9 1-1.4 2.5-2.5 4.4-3.3 1.9-.8 4-1.2 6.5-1.2 2.6 0 4.8.4 6.7 1.3s3.4 2 4.4 3.3c1 1.3 1.6 2.6 1.6 3.9.2.1.1.3-.1.5zM146.6 24.6c.2.2.3.5.3.8V32c0 .3-.1.6-.3.8-.2.2-.5.3-.8.3H139v18.7c0 .3-.1.6-.3.8-.2.2-.5.3-.8.3h-8.2c-.3 0-.6-.1-.8-.3-.2-.2-.3-.5-.3-.8V33.1h-6.8c-.3 0-.6-.1-.8-.3s-.3-.5-.3-.8v-6.6c0-.3.1-.6.3-.8s.5-.3.8-.3h23.9c.4 0 .7.1.9.3z" transform="translate(0 -4)"/>
					<g>
						<path class="st1" d="M68.6 6.1c.1.1.1.2.1.3v1.8c0 .1 0 .2-.1.3-.1.1-.2.1-.3.1h-3v8.7c0 .1 0 .2-.1.3s-.2.1-.3.1h-2.2c-.1 0-.2 0-.3-.1s-.1-.2-.1-.3V8.7h-3c-.1 0-.2 0-.3-.1-.1-.1-.1-.2-.1-.3V6.4c0-.1 0-.2.1-.3-.1-.1 0-.2.1-.2h9.1c.2 0 .3.1.4.2zM80.6 6.1c.1.1.1.2.1.3v11c0 .1 0 .2-.1.3-.1.1-.2.1-.3.1H78c-.1 0-.2 0-.3-.1-.1-.1-.1-.2-.1-.3v-4.2h-3.8v4.2c0 .1 0 .2-.1.3s-.2.1-.3.1h-2.2c-.1 0-.2 0-.3-.1s-.1-.2-.1-.3v-11c0-.1 0-.2.1-.3s.2-.1.3-.1h2.2c.1 0 .2 0 .3.1s.1.2.1.3v4.1h3.8V6.4c0-.1 0-.2.1-.3.1-.1.2-.2.3-.2h2.2c.2 0 .3.1.4.2zM86.6 15.1H92c.1 0 .2 0 .3.1s.1.2.1.3v1.8c0 .1 0 .2-.1.3s-.2.1-.3.1h-8.1c-.1 0-.2 0-.3-.1-.1-.1-.1-.2-.1-.3v-11c0-.1 0-.2.1-.3.1-.1.2-.1.3-.1h7.9c.1 0 .2 0 .3.1s.1.2.1.3v1.8c0 .1 0 .2-.1.3-.1.1-.2.1-.3.1h-5.2v1.8h4.9c.1 0 .2 0 .3.1.1.1.1.2.1.3v1.8c0 .1 0 .2-.1.3-.1.1-.2.1-.3.1h-4.9v2.2z" transform="translate(0 -4)"/>
					</g>
				</g>
			</g>
		</svg>
	</div>

			<div class="featured-block__item-container">
			<a
				href="https://www.fandom.com/articles/game-of-thrones-losers-womankind" class="featured-block__item is-first"
				data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.featured-module.0&quot;,&quot;action&quot;:121072}
			>
				<div class="featured-block__image-wrapper">
					<div class="featured-block__image-container"
													style="background-image:url(https://vignette.wikia.nocookie.net/d8df5a4b-c99a-4efc-acb4-8ac615700053/scale-to-width-down/700)"
												>
											</div>
				</div>
				<div class="featured-block__title-container">
					<h3 class="featured-block__title">The Biggest Loser in &#039;Game of Thrones&#039; Was Womankind</h3>
					<div class="featured-block__time">1d</div>
				</div>
			</a>
		</div>
			<div class="featured-block__item-container">
			<a
				href="https://www.fandom.com/articles/stan-lee-comic-con-encounters-stories" class="featured-block__item "
				data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.featured-module.1&quot;,&quot;action&quot;:120657}
			>
				<div class="featured-block__image-wrapper">
					<div class="featured-block__image-container"
													style="background-image:url(https://vignette.wikia.nocookie.net/770de8cc-69d7-4c22-92d3-2acdedb3939e/scale-to-width-down/100"
												>
											</div>
				</div>
				<div class="featured-block__title-container">
					<h3 class="featured-block__title">Looking Back at Stan Lee Comic-Con Encounters</h3>
					<div class="featured-block__time">5d</div>
				</div>
			</a>
		</div>
			<div class="featured-block__item-container">
			<a
				href="https://www.fandom.com/articles/stranger-things-upside-down" class="featured-block__item "
				data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.featured-module.2&quot;,&quot;action&quot;:120132}
			>
				<div class="featured-block__image-wrapper">
					<div class="featured-block__image-container"
													style="background-image:url(https://vignette.wikia.nocookie.net/b440257f-52c5-4880-97e0-33db802d3534/scale-to-width-down/100"
												>
											</div>
				</div>
				<div class="featured-block__title-container">
					<h3 class="featured-block__title">How the Upside Down Continues to Get Scarier</h3>
					<div class="featured-block__time">Jul 10</div>
				</div>
			</a>
		</div>
			<div class="featured-block__item-container">
			<a
				href="https://www.fandom.com/articles/csgo-aug-meta" class="featured-block__item "
				data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.featured-module.3&quot;,&quot;action&quot;:119870}
			>
				<div class="featured-block__image-wrapper">
					<div class="featured-block__image-container"
													style="background-image:url(https://vignette.wikia.nocookie.net/a0b2424d-23b7-48d8-8afc-06d11d4b203e/scale-to-width-down/100"
												>
											</div>
				</div>
				<div class="featured-block__title-container">
					<h3 class="featured-block__title">The Gun Disrupting ‘CS:GO’ After 20 Years of Neglect</h3>
					<div class="featured-block__time">Jul 4</div>
				</div>
			</a>
		</div>
			<div class="featured-block__item-container">
			<a
				href="https://www.fandom.com/curated/we-made-a-twilight-documentary-fandom-uncovered" class="featured-block__item "
				data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.featured-module.4&quot;,&quot;action&quot;:118672}
			>
				<div class="featured-block__image-wrapper">
					<div class="featured-block__image-container"
													style="background-image:url(https://vignette.wikia.nocookie.net/37920fc8-e033-4b8d-be9c-d08630b09808/scale-to-width-down/100"
												>
													<svg class="fandom-video-button" viewBox="0 0 180 180" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
  <defs>
    <rect id="b" width="150" height="150" rx="75"/>
    <filter x="-15%" y="-15%" width="130%" height="130%" filterUnits="objectBoundingBox" id="a">
      <feOffset in="SourceAlpha" result="shadowOffsetOuter1"/>
      <feGaussianBlur stdDeviation="7.5" in="shadowOffsetOuter1" result="shadowBlurOuter1"/>
      <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.3 0" in="shadowBlurOuter1"/>
    </filter>
  </defs>
  <g fill="none" fill-rule="evenodd">
    <g class="fandom-video-button__circle" opacity=".9" transform="rotate(90 75 90)">
      <use fill="#000" filter="url(#a)" xlink:href="#b"/>
      <use fill="#FFF" xlink:href="#b"/>
    </g>
    <path d="M80.87 58.006l34.32 25.523c3.052 2.27 3.722 6.635 1.496 9.748a6.91 6.91 0 0 1-1.497 1.527l-34.318 25.523c-3.053 2.27-7.332 1.586-9.558-1.527A7.07 7.07 0 0 1 70 114.69V63.643c0-3.854 3.063-6.977 6.84-6.977 1.449 0 2.86.469 4.03 1.34z" fill="#00D6D6" fill-rule="nonzero"/>
  </g>
</svg>
											</div>
				</div>
				<div class="featured-block__title-container">
					<h3 class="featured-block__title">After 10 Years, Twilight Is Still Changing Lives</h3>
					<div class="featured-block__time">Jun 18</div>
				</div>
			</a>
		</div>
	</div>
						<div class="quick-links in-area-main">
	<h3 class="quick-links__title">Follow Us:</h3>
	<ul class="quick-links__social">
		<li class="quick-links__social-list-item">
			<a href="https://www.facebook.com/getfandom" class="quick-links__link is-facebook">
				<svg class="wds-icon" alt="">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
				</svg>
			</a>
		</li>
		<li class="quick-links__social-list-item">
			<a href="https://twitter.com/getfandom" class="quick-links__link is-twitter">
				<svg class="wds-icon">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
				</svg>
			</a>
		</li>
		<li class="quick-links__social-list-item">
			<a href="https://www.instagram.com/getfandom/" class="quick-links__link is-instagram">
				<svg class="wds-icon">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-instagram"></use>
				</svg>
			</a>
		</li>
		<li class="quick-links__social-list-item">
			<a href="https://www.youtube.com/channel/UC988qTQImTjO7lUdPfYabgQ" class="quick-links__link is-youtube">
				<svg class="wds-icon">
					<use xmlns:link="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-youtube"></use>
				</svg>
			</a>
		</li>
	</ul>
	<ul class="quick-links__footer">
		<li class="quick-links__footer-list-item"><a href="https://www.fandom.com/about">ABOUT</a></li>
		<li class="quick-links__footer-list-item"><a href="https://www.fandom.com/careers">CAREERS</a></li>
		<li class="quick-links__footer-list-item"><a href="https://www.fandom.com/about#contact">CONTACT</a></li>
		<li class="quick-links__footer-list-item">
			<a href="https://itunes.apple.com/us/app/fandom-videos-news-reviews/id1230063803?ls=1&mt=8">DOWNLOAD iOS APP</a>
		</li>
		<li class="quick-links__footer-list-item">
			<a href="https://play.google.com/store/apps/details?id=com.fandom.app&referrer=utm_source%3Dwikia%26utm_medium%3Dglobalfooter">DOWNLOAD ANDROID APP</a>
		</li>
	</ul>

	<div class="region-switcher__container">
	<div class="region-switcher">
		Edition: <span class="region-switcher__region"></span>
		<svg class="wds-icon">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-dropdown"></use>
		</svg>
	</div>
	<div class="region-switcher__dropdown wds-dropdown">
					<div class="region-switcher__option" data-region="australia" data-abbrev="AU">
				AU
			</div>
					<div class="region-switcher__option" data-region="united-kingdom" data-abbrev="UK">
				UK
			</div>
					<div class="region-switcher__option" data-region="united-states" data-abbrev="US">
				US
			</div>
			</div>
</div>
</div>
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="6"
	data-card-id="121140"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-7">
			<div class="card is-social fandom-theme-5 has-image" data-post-id="121140">
	
	<div class="card__social-card-background"></div>

	<div class="card__content">
		
		<div class="topic-tags is-mobile">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121140,&quot;post_id&quot;:121140}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/riverdale"
						target="_top"
				>
					Riverdale
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121140,&quot;post_id&quot;:121140}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/the-cw"
						target="_top"
				>
					The CW
				</a>
									</div>
			<div class="topic-tags is-desktop">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121140,&quot;post_id&quot;:121140}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/riverdale"
						target="_top"
				>
					Riverdale
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121140,&quot;post_id&quot;:121140}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/the-cw"
						target="_top"
				>
					The CW
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121140,&quot;post_id&quot;:121140}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/comic-con"
						target="_top"
				>
					Comic-Con
				</a>
									</div>
	
		<div class="card__social-content">
			
							<div class="card__social-image-container">
					
					
					<img class="card__social-image"
						 src="https://vignette.wikia.nocookie.net/958d0579-e170-42f8-ac39-f6b5730fa09a/scale-to-width-down/306",
						 srcset="https://vignette.wikia.nocookie.net/958d0579-e170-42f8-ac39-f6b5730fa09a/scale-to-width-down/366 366w, https://vignette.wikia.nocookie.net/958d0579-e170-42f8-ac39-f6b5730fa09a/scale-to-width-down/306 306w"
						 sizes="(min-width: 1280px) 366px, 306px"
						 data-image="https://vignette.wikia.nocookie.net/958d0579-e170-42f8-ac39-f6b5730fa09a/scale-to-width-down/1280"
					>
					<div class="card__social-title-mobile-container">
						<div class="card__social-title-mobile">Hall H says goodbye to ‘Supernatural’ today 😪</div>
					</div>
				</div>
			
			
			<div class="card__title-wrapper">
		<div class="card__title">Hall H says goodbye to ‘Supernatural’ today 😪</div>
	</div>
		</div>


		<div class="card__info">
			
			<span class="card__attribution">
				
				<a data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;attribution.click&quot;,&quot;action&quot;:121140,&quot;post_id&quot;:121140} class="card__attribution-button" href="https://twitter.com/getFANDOM/status/1152971560808046592">
											<svg class="wds-icon card__attribution-icon" alt="social icon">
							<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
						</svg>
										getFANDOM
				</a>
			</span>

			
			<span class="card__timeago">
	<time class="updated" datetime="2019-07-21T16:42:19.000Z">
		1d
	</time>
</span>

			
			<div class="card-share">
	<a
		class="card-share__button is-facebook"
		title="Facebook"
		href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Ffandom-at-sdcc-on-twitter-8"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.facebook&quot;,&quot;action&quot;:121140,&quot;post_id&quot;:121140}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-twitter"
		title="Twitter"
		href="https://twitter.com/share?url=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Ffandom-at-sdcc-on-twitter-8"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.twitter&quot;,&quot;action&quot;:121140,&quot;post_id&quot;:121140}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-reddit"
		title="Reddit"
		href="http://www.reddit.com/submit?url=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Ffandom-at-sdcc-on-twitter-8"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.reddit&quot;,&quot;action&quot;:121140,&quot;post_id&quot;:121140}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-reddit"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-copy"
		title="Copy to clipboard"
		href="https://www.fandom.com/curated/fandom-at-sdcc-on-twitter-8"
		data-clipboard-text="https://www.fandom.com/curated/fandom-at-sdcc-on-twitter-8"
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.copy&quot;,&quot;action&quot;:121140,&quot;post_id&quot;:121140}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-link"></use>
		</svg>
	</a>
	<div class="card-share__button is-toggle">
		<svg class="wds-icon wds-icons-cross" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
		</svg>
	</div>
</div>
<div class="card-share-notification">
	<svg class="wds-icon wds-icon-small" alt="">
		<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-checkmark"></use>
	</svg>
	<span>Copied to clipboard</span>
</div>
		</div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
																					
											<div class="trending-topics in-area-main">
	<h3 class="trending-topics__heading">Trending</h3>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-0&quot;,&quot;action&quot;:&quot;45&quot;}
			href="https://www.fandom.com/topics/comic-con"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#00c1be"
			>
				<div
					class="trending-topics__image"
					style="background-color: #00d6d3;background-image: url(https://vignette.wikia.nocookie.net/78b2fede-2d71-4979-9e2a-affe1d621846/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Comic-Con
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-1&quot;,&quot;action&quot;:&quot;86&quot;}
			href="https://www.fandom.com/topics/mcu"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#275da6"
			>
				<div
					class="trending-topics__image"
					style="background-color: #2b67b8;background-image: url(https://vignette.wikia.nocookie.net/a14d6fed-8921-49fa-b42e-b547b8623d49/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					MCU
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-2&quot;,&quot;action&quot;:&quot;34&quot;}
			href="https://www.fandom.com/topics/marvel"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#e6b700"
			>
				<div
					class="trending-topics__image"
					style="background-color: #ffcb00;background-image: url(https://vignette.wikia.nocookie.net/fc6a44c3-1122-49eb-9719-21116a57d3ef/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Marvel
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-3&quot;,&quot;action&quot;:&quot;4&quot;}
			href="https://www.fandom.com/topics/arrowverse"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#c9d420"
			>
				<div
					class="trending-topics__image"
					style="background-color: #dfec24;background-image: url(https://vignette.wikia.nocookie.net/5a9af364-8f1e-4826-bd5a-3e152aa16a65/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Arrowverse
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-4&quot;,&quot;action&quot;:&quot;73&quot;}
			href="https://www.fandom.com/topics/rick-and-morty"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#ddc143"
			>
				<div
					class="trending-topics__image"
					style="background-color: #f6d64a;background-image: url(https://vignette.wikia.nocookie.net/b1d3dc1e-5ae9-4e36-a267-6cf3864037bf/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Rick and Morty
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-5&quot;,&quot;action&quot;:&quot;55&quot;}
			href="https://www.fandom.com/topics/the-walking-dead"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#e32c05"
			>
				<div
					class="trending-topics__image"
					style="background-color: #fc3106;background-image: url(https://vignette.wikia.nocookie.net/9e8c0ce8-1613-472a-a0a0-7b4c30b93111/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					The Walking Dead
				</div>
			</div>
		</a>
		<button
		data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics&quot;,&quot;action&quot;:&quot;click&quot;}
		class="wds-button trending-topics__more-btn"
	>
		View All
	</button>
</div>
					
									
					<div
	class="feed-item"
	data-feed-index="7"
	data-card-id="121135"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-8">
			<div class="card is-article fandom-theme-3 has-image" data-post-id="121135">
	
	<div class="card-background">
	<img class="card-background__image" src="https://vignette.wikia.nocookie.net/e248d9b1-ae69-4f93-8c1b-ea49291c01b4/scale-to-width-down/800" />
	<div class="card-background__tint"></div>
	<div class="card-background__gradient"></div>
</div>

	<div class="card__content">
		
		<div class="topic-tags is-mobile">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/movies"
						target="_top"
				>
					Movies
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/marvel"
						target="_top"
				>
					Marvel
				</a>
									</div>
			<div class="topic-tags is-desktop">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/movies"
						target="_top"
				>
					Movies
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/marvel"
						target="_top"
				>
					Marvel
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/mcu"
						target="_top"
				>
					MCU
				</a>
									</div>
	
		
		
		
		<a
		href="https://www.fandom.com/articles/how-the-eternals-can-impact-the-mcu" data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;title.click&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
		class="card__title-wrapper"
	>
		<div class="card__title">How The Eternals Can Impact the MCU</div>
	</a>

		
					<div class="card__summary">Who are the Eternals and what do they want?</div>
		
		<div class="card__info">
			
			<span class="card__attribution">
				<a
					data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;author.click&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
					class="card__attribution-button is-author"
					href="https://www.fandom.com/u/TJDietsch"
				>
					TJ Dietsch
				</a>
			</span>

			
			<span class="card__timeago">
	<time class="updated" datetime="2019-07-21T02:52:15.000Z">
		1d
	</time>
</span>

			
			<div class="card-share">
	<a
		class="card-share__button is-facebook"
		title="Facebook"
		href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fhow-the-eternals-can-impact-the-mcu"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.facebook&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-twitter"
		title="Twitter"
		href="https://twitter.com/share?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fhow-the-eternals-can-impact-the-mcu"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.twitter&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-reddit"
		title="Reddit"
		href="http://www.reddit.com/submit?url=https%3A%2F%2Fwww.fandom.com%2Farticles%2Fhow-the-eternals-can-impact-the-mcu"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.reddit&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-reddit"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-copy"
		title="Copy to clipboard"
		href="https://www.fandom.com/articles/how-the-eternals-can-impact-the-mcu"
		data-clipboard-text="https://www.fandom.com/articles/how-the-eternals-can-impact-the-mcu"
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.copy&quot;,&quot;action&quot;:121135,&quot;post_id&quot;:121135}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-link"></use>
		</svg>
	</a>
	<div class="card-share__button is-toggle">
		<svg class="wds-icon wds-icons-cross" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
		</svg>
	</div>
</div>
<div class="card-share-notification">
	<svg class="wds-icon wds-icon-small" alt="">
		<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-checkmark"></use>
	</svg>
	<span>Copied to clipboard</span>
</div>
		</div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="8"
	data-card-id="121134"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-9">
			<div class="card is-curated fandom-theme-5 has-image has-video" data-post-id="121134" data-video-provider="youtube" data-video-id="99HCxU5EL_A" data-video-url="https://www.youtube.com/embed/99HCxU5EL_A">
	
	<div class="card-background">
	<img class="card-background__image" src="https://vignette.wikia.nocookie.net/552e20a8-c23b-42d6-9877-30555db53571/scale-to-width-down/800" />
	<div class="card-background__tint"></div>
	<div class="card-background__gradient"></div>
</div>

	
	
	<div class="card__content">
		
		<div class="topic-tags is-mobile">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/tv"
						target="_top"
				>
					TV
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/movies"
						target="_top"
				>
					Movies
				</a>
									</div>
			<div class="topic-tags is-desktop">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/tv"
						target="_top"
				>
					TV
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/movies"
						target="_top"
				>
					Movies
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/marvel"
						target="_top"
				>
					Marvel
				</a>
									</div>
	
		
		<div class="card__video-button__wrapper">
		<a href="https://www.youtube.com/watch?v=99HCxU5EL_A" class="card__video-button" data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;video.play&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}>
			<svg class="fandom-video-button" viewBox="0 0 180 180" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
  <defs>
    <rect id="b" width="150" height="150" rx="75"/>
    <filter x="-15%" y="-15%" width="130%" height="130%" filterUnits="objectBoundingBox" id="a">
      <feOffset in="SourceAlpha" result="shadowOffsetOuter1"/>
      <feGaussianBlur stdDeviation="7.5" in="shadowOffsetOuter1" result="shadowBlurOuter1"/>
      <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.3 0" in="shadowBlurOuter1"/>
    </filter>
  </defs>
  <g fill="none" fill-rule="evenodd">
    <g class="fandom-video-button__circle" opacity=".9" transform="rotate(90 75 90)">
      <use fill="#000" filter="url(#a)" xlink:href="#b"/>
      <use fill="#FFF" xlink:href="#b"/>
    </g>
    <path d="M80.87 58.006l34.32 25.523c3.052 2.27 3.722 6.635 1.496 9.748a6.91 6.91 0 0 1-1.497 1.527l-34.318 25.523c-3.053 2.27-7.332 1.586-9.558-1.527A7.07 7.07 0 0 1 70 114.69V63.643c0-3.854 3.063-6.977 6.84-6.977 1.449 0 2.86.469 4.03 1.34z" fill="#00D6D6" fill-rule="nonzero"/>
  </g>
</svg>
		</a>
	</div>

		
		<div class="card__title-wrapper">
		<div class="card__title">Marvel Studios Blows the Roof off Hall H with Phase 4 Announcement</div>
	</div>

		
					<div class="card__summary">Our panel covers everything that went down in Marvel Studio&#039;s panel at SDCC 2019.</div>
		
		<div class="card__info">
			
			<span class="card__attribution">
			<a
			data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;attribution.click&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}
			class="card__attribution-button"
			href="https://www.youtube.com/watch?v=99HCxU5EL_A"
		>
			YouTube
		</a>
	</span>

			
			<span class="card__timeago">
	<time class="updated" datetime="2019-07-21T02:40:41.000Z">
		1d
	</time>
</span>

			
			<div class="card-share">
	<a
		class="card-share__button is-facebook"
		title="Facebook"
		href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Fmarvel-announces-phase-4-panel-at-sdcc"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.facebook&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-twitter"
		title="Twitter"
		href="https://twitter.com/share?url=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Fmarvel-announces-phase-4-panel-at-sdcc"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.twitter&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-reddit"
		title="Reddit"
		href="http://www.reddit.com/submit?url=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Fmarvel-announces-phase-4-panel-at-sdcc"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.reddit&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-reddit"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-copy"
		title="Copy to clipboard"
		href="https://www.fandom.com/curated/marvel-announces-phase-4-panel-at-sdcc"
		data-clipboard-text="https://www.fandom.com/curated/marvel-announces-phase-4-panel-at-sdcc"
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.copy&quot;,&quot;action&quot;:121134,&quot;post_id&quot;:121134}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-link"></use>
		</svg>
	</a>
	<div class="card-share__button is-toggle">
		<svg class="wds-icon wds-icons-cross" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
		</svg>
	</div>
</div>
<div class="card-share-notification">
	<svg class="wds-icon wds-icon-small" alt="">
		<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-checkmark"></use>
	</svg>
	<span>Copied to clipboard</span>
</div>
		</div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="9"
	data-card-id="121133"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-10">
			<div class="card is-social fandom-theme-4 has-image" data-post-id="121133">
	
	<div class="card__social-card-background"></div>

	<div class="card__content">
		
		<div class="topic-tags is-mobile">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121133,&quot;post_id&quot;:121133}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/mcu"
						target="_top"
				>
					MCU
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121133,&quot;post_id&quot;:121133}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/comic-con"
						target="_top"
				>
					Comic-Con
				</a>
									</div>
			<div class="topic-tags is-desktop">
							<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121133,&quot;post_id&quot;:121133}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/mcu"
						target="_top"
				>
					MCU
				</a>
									<span class="topic-tags__separator">&bull;</span>
											<a
						data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;topic.link&quot;,&quot;action&quot;:121133,&quot;post_id&quot;:121133}
						class="topic-tags__tag"
						href="https://www.fandom.com/topics/comic-con"
						target="_top"
				>
					Comic-Con
				</a>
									</div>
	
		<div class="card__social-content">
			
							<div class="card__social-image-container">
					
					
					<img class="card__social-image"
						 src="https://vignette.wikia.nocookie.net/cc6eb8b6-53b9-4515-8587-f2ef5da063c5/scale-to-width-down/306",
						 srcset="https://vignette.wikia.nocookie.net/cc6eb8b6-53b9-4515-8587-f2ef5da063c5/scale-to-width-down/366 366w, https://vignette.wikia.nocookie.net/cc6eb8b6-53b9-4515-8587-f2ef5da063c5/scale-to-width-down/306 306w"
						 sizes="(min-width: 1280px) 366px, 306px"
						 data-image="https://vignette.wikia.nocookie.net/cc6eb8b6-53b9-4515-8587-f2ef5da063c5/scale-to-width-down/1280"
					>
					<div class="card__social-title-mobile-container">
						<div class="card__social-title-mobile">&#039;Black Widow&#039; #SDCC hats given out to Hall H attendees have already hit eBay, and they&#039;re not going for cheap 🤔</div>
					</div>
				</div>
			
			
			<div class="card__title-wrapper">
		<div class="card__title">&#039;Black Widow&#039; #SDCC hats given out to Hall H attendees have already hit eBay, and they&#039;re not going for cheap 🤔</div>
	</div>
		</div>


		<div class="card__info">
			
			<span class="card__attribution">
				
				<a data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;attribution.click&quot;,&quot;action&quot;:121133,&quot;post_id&quot;:121133} class="card__attribution-button" href="https://twitter.com/getFANDOM/status/1152769063141011456">
											<svg class="wds-icon card__attribution-icon" alt="social icon">
							<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
						</svg>
										getFANDOM
				</a>
			</span>

			
			<span class="card__timeago">
	<time class="updated" datetime="2019-07-21T02:37:16.000Z">
		1d
	</time>
</span>

			
			<div class="card-share">
	<a
		class="card-share__button is-facebook"
		title="Facebook"
		href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Ffandom-at-sdcc-on-twitter-7"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.facebook&quot;,&quot;action&quot;:121133,&quot;post_id&quot;:121133}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-twitter"
		title="Twitter"
		href="https://twitter.com/share?url=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Ffandom-at-sdcc-on-twitter-7"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.twitter&quot;,&quot;action&quot;:121133,&quot;post_id&quot;:121133}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-reddit"
		title="Reddit"
		href="http://www.reddit.com/submit?url=https%3A%2F%2Fwww.fandom.com%2Fcurated%2Ffandom-at-sdcc-on-twitter-7"
		data-open-in-window
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.reddit&quot;,&quot;action&quot;:121133,&quot;post_id&quot;:121133}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-reddit"></use>
		</svg>
	</a>
	<a
		class="card-share__button is-copy"
		title="Copy to clipboard"
		href="https://www.fandom.com/curated/fandom-at-sdcc-on-twitter-7"
		data-clipboard-text="https://www.fandom.com/curated/fandom-at-sdcc-on-twitter-7"
		data-tracking={&quot;category&quot;:&quot;card&quot;,&quot;label&quot;:&quot;share.copy&quot;,&quot;action&quot;:121133,&quot;post_id&quot;:121133}
	>
		<svg class="wds-icon" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-link"></use>
		</svg>
	</a>
	<div class="card-share__button is-toggle">
		<svg class="wds-icon wds-icons-cross" alt="">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-cross"></use>
		</svg>
	</div>
</div>
<div class="card-share-notification">
	<svg class="wds-icon wds-icon-small" alt="">
		<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-checkmark"></use>
	</svg>
	<span>Copied to clipboard</span>
</div>
		</div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div class="bottom-leaderboard-wrapper">
			<div id="bottom_leaderboard" class="gpt-ad hide">
	<script>window.fandom.ads.adStack.push("bottom_leaderboard");</script>
</div>
		</div>
	<div
	class="feed-item"
	data-feed-index="10"
	data-card-id="121126"
	data-kind="post/single-statement"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-11">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/marvel-studios-unloads-phase-4-details-at-hall-h"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/marvel-studios-unloads-phase-4-details-at-hall-h">
				Marvel Studios Unloads Phase 4 Details at Hall H
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="11"
	data-card-id="121125"
	data-kind="post"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-12">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/what-was-your-favorite-reveal-during-the-marvel-studios-hall-h-panel-fandom"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/what-was-your-favorite-reveal-during-the-marvel-studios-hall-h-panel-fandom">
				What Was Your Favorite Reveal During the Marvel Studios Panel at SDCC?
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="12"
	data-card-id="121124"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-13">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/taskmaster-black-widow-villain"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/taskmaster-black-widow-villain">
				Why Taskmaster Is One of Marvel’s Most Complex Villains
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="13"
	data-card-id="121072"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-14">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/game-of-thrones-losers-womankind"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/game-of-thrones-losers-womankind">
				The Biggest Loser in &#039;Game of Thrones&#039; Was Womankind
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="14"
	data-card-id="121068"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-15">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/carnival-row-sdcc-panel"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/carnival-row-sdcc-panel">
				Five Things We Learned At the &#039;Carnival Row&#039; SDCC Panel
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="15"
	data-card-id="121057"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-16">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/star-trek-picard-sdcc-trailer-sir-patrick-stewart-returns"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/star-trek-picard-sdcc-trailer-sir-patrick-stewart-returns">
				&#039;Star Trek: Picard&#039; SDCC Trailer Shows Familiar Faces
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="16"
	data-card-id="121022"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-17">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/the-anti-climatic-game-of-thrones-panel-sju"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/the-anti-climatic-game-of-thrones-panel-sju">
				SJU from SDCC: The Anti-Climatic Game of Thrones Panel
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="17"
	data-card-id="121007"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-18">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-at-sdcc-on-twitter-5"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-at-sdcc-on-twitter-5">
				Fandom at SDCC on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="18"
	data-card-id="120989"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-19">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-at-sdcc-on-twitter-2"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-at-sdcc-on-twitter-2">
				Fandom at SDCC on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="19"
	data-card-id="120963"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-20">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/the-witcher-official-teaser-netflix"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/the-witcher-official-teaser-netflix">
				&#039;The Witcher&#039; Finally Unveils Spectacular 1st Teaser 🐺
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="20"
	data-card-id="120942"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-21">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/sdcc-exclusive-clip-glootie-rick-and-morty-adult-swim"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/sdcc-exclusive-clip-glootie-rick-and-morty-adult-swim">
				Morty Beats Up an Alien in &#039;Rick and Morty&#039; S4 First Look
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="21"
	data-card-id="120910"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-22">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/we-need-to-talk-about-the-cats-trailer-sju"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/we-need-to-talk-about-the-cats-trailer-sju">
				SJU from SDCC: We Need to Talk About the &#039;Cats&#039; Trailer
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="22"
	data-card-id="120894"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-23">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-at-sdcc-on-twitter"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-at-sdcc-on-twitter">
				Fandom at SDCC on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="23"
	data-card-id="120867"
	data-kind="post/single-statement"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-24">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/her-universe-sdcc-fashion-show-was-the-height-of-geek-couture"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/her-universe-sdcc-fashion-show-was-the-height-of-geek-couture">
				&#039;Her Universe&#039; Fashion Show at SDCC Was a Geek Couture Dream
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="24"
	data-card-id="120861"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-25">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/his-dark-materials-season-1-san-diego-comic-con-trailer-hbo"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/his-dark-materials-season-1-san-diego-comic-con-trailer-hbo">
				&#039;His Dark Materials&#039; SDCC Trailer Has Arrived
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="25"
	data-card-id="120859"
	data-kind="post/social/instagram"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-26">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-instagram-who-had-the-best-cosplay-at-sdcc-day-1"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-instagram-who-had-the-best-cosplay-at-sdcc-day-1">
				Who had the best cosplay at SDCC Day 1?”
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="26"
	data-card-id="120851"
	data-kind="post/single-statement"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-27">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/the-world-was-not-ready-for-the-cats-trailer"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/the-world-was-not-ready-for-the-cats-trailer">
				The World Was Not Ready for the &#039;Cats&#039; Trailer
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="27"
	data-card-id="120820"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-28">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/cats-official-trailer-hd"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/cats-official-trailer-hd">
				&#039;Cats&#039; Debuts First Trailer for Star-Studded Musical 🙀
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="28"
	data-card-id="120804"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-29">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/top-gun-maverick-official-trailer-2020-paramount-pictures"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/top-gun-maverick-official-trailer-2020-paramount-pictures">
				Feel the Need for Speed in &#039;Top Gun: Maverick&#039; Trailer
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="29"
	data-card-id="120785"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-30">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/game-of-thrones-showrunners-drop-out-of-sdcc-sju"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/game-of-thrones-showrunners-drop-out-of-sdcc-sju">
				SJU from SDCC: &#039;GoT&#039; Showrunners Drop Out of Hall H Panel
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="30"
	data-card-id="120775"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-31">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2395"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2395">
				Fandom on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="31"
	data-card-id="120762"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-32">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/it-chapter-two-final-trailer-hd"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/it-chapter-two-final-trailer-hd">
				Pennywise Is Back in New &#039;IT: Chapter 2&#039; Trailer
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="32"
	data-card-id="120734"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-33">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/scavengers-game-theory"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/scavengers-game-theory">
				‘Scavengers’ Is a Rare Game That Actually Uses Game Theory
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="33"
	data-card-id="120664"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-34">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/simba-the-lion-king"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/simba-the-lion-king">
				Why Simba Is the Weakest Character in ‘The Lion King’
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="34"
	data-card-id="120657"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-35">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/stan-lee-comic-con-encounters-stories"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/stan-lee-comic-con-encounters-stories">
				Looking Back at Stan Lee Comic-Con Encounters
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="35"
	data-card-id="120613"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-36">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2392"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2392">
				Fandom on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="36"
	data-card-id="120582"
	data-kind="post"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-37">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/what-do-you-want-to-see-in-thor-4-fandom"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/what-do-you-want-to-see-in-thor-4-fandom">
				What Would You Like to See in &#039;Thor 4&#039;?
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="37"
	data-card-id="120571"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-38">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/honest-game-trailers-dota-auto-chess"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/honest-game-trailers-dota-auto-chess">
				Sink Your Teeth Into the &#039;Dota Auto Chess&#039; Honest Game Trailer
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="38"
	data-card-id="120569"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-39">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/honest-trailers-shazam"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/honest-trailers-shazam">
				DC Finally Nails a Movie About a Super Man in &#039;Shazam!&#039;
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="39"
	data-card-id="120383"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-40">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2386"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2386">
				Fandom on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="40"
	data-card-id="120241"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-41">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/stranger-things-russians"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/stranger-things-russians">
				The Biggest Threat in ‘Stranger Things 3’ Is the Russians
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="41"
	data-card-id="120232"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-42">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/the-lion-king-review"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/the-lion-king-review">
				🎥 Review: &#039;The Lion King&#039; Looks Amazing but Ultimately Falls Flat 
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="42"
	data-card-id="120186"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-43">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2374"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2374">
				Fandom on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="43"
	data-card-id="120164"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-44">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2373"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2373">
				Scar Helps Simba Find His Roar in New &#039;Lion King&#039; Clip
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="44"
	data-card-id="120132"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-45">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/stranger-things-upside-down"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/stranger-things-upside-down">
				How the Upside Down Continues to Get Scarier
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="45"
	data-card-id="120053"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-46">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/honest-game-trailers-samurai-shodown"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/honest-game-trailers-samurai-shodown">
				Samurai Ryu Goes Head-to-Head with Samurai Sagat in &#039;Samurai Shodown&#039;
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="46"
	data-card-id="120052"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-47">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/honest-trailers-game-of-thrones-vol-3"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/honest-trailers-game-of-thrones-vol-3">
				Winter Has Come in the &#039;Game of Thrones&#039; Vol. 3 Honest Trailer 
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="47"
	data-card-id="120048"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-48">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2371"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2371">
				Fandom on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="48"
	data-card-id="119958"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-49">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/let-s-talk-stranger-things-3-sju"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/let-s-talk-stranger-things-3-sju">
				SJU Heads to the Upside Down to Break Down &#039;Stranger Things 3&#039;
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="49"
	data-card-id="119906"
	data-kind="post"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-50">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/what-do-you-think-of-the-first-mulan-live-action-teaser-fandom"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/what-do-you-think-of-the-first-mulan-live-action-teaser-fandom">
				Poll: What Do You Think of the First &#039;Mulan&#039; Live-Action Teaser?
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="50"
	data-card-id="119902"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-51">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/disney-s-mulan-official-teaser"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/disney-s-mulan-official-teaser">
				Join the Battle in First Teaser for Live-Action &#039;Mulan&#039;
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="51"
	data-card-id="119901"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-52">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/spider-man-far-from-home-spoilers"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/spider-man-far-from-home-spoilers">
				‘Far From Home’ Director Talks Spoilers and a Big Character Reveal
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="52"
	data-card-id="119886"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-53">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/stranger-things-3-emotional"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/stranger-things-3-emotional">
				We Checked, &amp; Fans Are in Tears Over ‘Stranger Things 3’
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="53"
	data-card-id="119870"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-54">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/csgo-aug-meta"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/csgo-aug-meta">
				The Gun Disrupting ‘CS:GO’ After 20 Years of Neglect
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="54"
	data-card-id="119867"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-55">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/real-life-spider-man-suit-cost"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/real-life-spider-man-suit-cost">
				How Much Would a Real-Life MCU Spidey Suit Cost?
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="55"
	data-card-id="119824"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-56">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/spider-man-far-from-home-spoiler-review"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/spider-man-far-from-home-spoiler-review">
				🎥 Review: &#039;Far From Home&#039; Post-Credits Scenes Are Huge for the MCU
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="56"
	data-card-id="119823"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-57">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2365"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2365">
				Fandom on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="57"
	data-card-id="119819"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-58">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/stranger-things-3-real-life-inspiration-hawkins"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/stranger-things-3-real-life-inspiration-hawkins">
				The Real-Life Inspiration for Hawkins’ Shadow Organization
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="58"
	data-card-id="119743"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-59">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2363"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2363">
				Fandom on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="59"
	data-card-id="119706"
	data-kind="post/fandom/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-60">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/stranger-things-overview"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/stranger-things-overview">
				Cram the Entire &#039;Stranger Things&#039; Series Before It Returns for S3
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="60"
	data-card-id="119700"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-61">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/honest-game-trailers-devil-may-cry-5"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/honest-game-trailers-devil-may-cry-5">
				Slow-Motion Bullet Jump into the &#039;Devil May Cry 5&#039; Honest Game Trailer
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="61"
	data-card-id="119699"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-62">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/honest-trailers-wild-wild-west"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/honest-trailers-wild-wild-west">
				&#039;Wild Wild West&#039; Honest Trailer Goes In on All Those Lazy Sex Jokes 
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="62"
	data-card-id="119694"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-63">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/stranger-things-3-upside-down"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/stranger-things-3-upside-down">
				Everything We Know About the Upside Down in &#039;Stranger Things&#039; 
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="63"
	data-card-id="119686"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-64">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/final-fantasy-vii-remake-producer-interview"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/final-fantasy-vii-remake-producer-interview">
				‘FF VII Remake’ Producer on Bringing Fresh Blood to the Classic
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="64"
	data-card-id="119681"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-65">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/knives-out-2019-movie-official-trailer-daniel-craig-chris-evans-jamie-lee-curtis"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/knives-out-2019-movie-official-trailer-daniel-craig-chris-evans-jamie-lee-curtis">
				Let the Guessing Games Begin in First &#039;Knives Out&#039; Trailer
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="65"
	data-card-id="119672"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-66">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/cyberpunk-2077-audio"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/cyberpunk-2077-audio">
				The Essential Element of ‘Cyberpunk 2077’ That No One Will Notice
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="66"
	data-card-id="119658"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-67">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2358"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2358">
				Forget Waldo, where’s Spidey? #FarFromHome
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="67"
	data-card-id="119644"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-68">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/spider-man-best-friend-ned-leeds-jacob-batalon"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/spider-man-best-friend-ned-leeds-jacob-batalon">
				What It’s Like to Be Spider-Man’s Best Friend
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="68"
	data-card-id="119636"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-69">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2356"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2356">
				July TV/Streaming Release Schedule 📺
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="69"
	data-card-id="119599"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-70">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/stranger-things-3-movie-influences-1985"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/stranger-things-3-movie-influences-1985">
				The Movies from 1985 That Have an Influence on &#039;Stranger Things 3&#039;
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="70"
	data-card-id="119565"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-71">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/jumanji-the-next-level-official-trailer-hd"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/jumanji-the-next-level-official-trailer-hd">
				&#039;Jumanji: The Next Level&#039; Trailer Returns to the Game
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="71"
	data-card-id="119564"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-72">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/ingrid-michaelson-stranger-things-album"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/ingrid-michaelson-stranger-things-album">
				How Ingrid Michaelson’s ‘Stranger Songs’ Fits Into &#039;Stranger Things&#039; Narrative
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="72"
	data-card-id="119544"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-73">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2353"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2353">
				What Are You Doing This Weekend?
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="73"
	data-card-id="119539"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-74">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/spider-man-far-from-home-mcu-iron-man-death"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/spider-man-far-from-home-mcu-iron-man-death">
				How ‘Far From Home’ Establishes an MCU Without Iron Man
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="74"
	data-card-id="119520"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-75">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2352"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2352">
				Fandom on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="75"
	data-card-id="119405"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-76">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/spider-man-far-from-home-review"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/spider-man-far-from-home-review">
				🎥 Non-Spoiler Review: &#039;Far From Home&#039; Is the Perfect Summer Movie
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="76"
	data-card-id="119369"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-77">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/counter-strike-history"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/counter-strike-history">
				Charting the 20-Year Journey of ‘Counter-Strike’
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="77"
	data-card-id="119368"
	data-kind="post/fandom/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-78">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/annabelle-comes-home-real-doll"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/annabelle-comes-home-real-doll">
				&#039;Annabelle Comes Home&#039; Cast Want to Meet the Real Doll
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="78"
	data-card-id="119327"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-79">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2344"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2344">
				Anthony Mackie spills on auditioning for ‘Iron Man 3’ and more juicy MCU info 
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="79"
	data-card-id="119321"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-80">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/samuel-l-jackson-nick-fury-future"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/samuel-l-jackson-nick-fury-future">
				‘Far From Home’ Cast Have Some Ideas on Who Should Join the MCU Next
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="80"
	data-card-id="119277"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-81">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/midsommar-review"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/midsommar-review">
				🎥 Review: &#039;Midsommar&#039; Is a Divisive, Weird Film
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="81"
	data-card-id="119186"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-82">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2339"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2339">
				Bryan Cranston and Aaron Paul Are Teasing Something ... BB Movie? 🤔
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="82"
	data-card-id="119182"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-83">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/honest-game-trailers-resident-evil-2-2019"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/honest-game-trailers-resident-evil-2-2019">
				&#039;Resident Evil 2&#039; Succeeded in Making Zombies Scary Again
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="83"
	data-card-id="119180"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-84">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/honest-trailers-waterworld"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/honest-trailers-waterworld">
				&#039;Waterworld&#039; Is &#039;Mad Max&#039; but Wet and Terrible 
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="84"
	data-card-id="119178"
	data-kind="post/single-statement"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-85">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/wb-gets-a-new-ceo-and-the-snyder-cut-campaign-is-out-in-force"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/wb-gets-a-new-ceo-and-the-snyder-cut-campaign-is-out-in-force">
				WB Gets a New CEO and the Snyder Cut Campaign Is out in Force
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="85"
	data-card-id="119164"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-86">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/csgo-loot-box"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/csgo-loot-box">
				Revealing the Return Rate on &#039;CS:GO’s Risky Roulette
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="86"
	data-card-id="119030"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-87">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/toy-story-4-mickey-mouse-iron-man"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/toy-story-4-mickey-mouse-iron-man">
				Why You’ll Never See Iron Man in a Toy Story Film (Probably)
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="87"
	data-card-id="118963"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-88">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/a-toy-story-timeline-24-years-of-woody-and-buzz"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/a-toy-story-timeline-24-years-of-woody-and-buzz">
				The Most Iconic Moments That Shaped Woody &amp; Buzz&#039;s 24-Year Friendship
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="88"
	data-card-id="119016"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-89">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2331"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2331">
				Fandom on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="89"
	data-card-id="119015"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-90">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2330"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2330">
				Fandom on Twitter
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="90"
	data-card-id="118983"
	data-kind="post/single-statement"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-91">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/eva-fans-flip-out-after-netflix-cuts-iconic-outro-theme"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/eva-fans-flip-out-after-netflix-cuts-iconic-outro-theme">
				‘Neon Genesis Evangelion’ Fans Flip out After Netflix Cuts Outro Theme
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="91"
	data-card-id="118935"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-92">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/stranger-things-3-final-trailer-netflix"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/stranger-things-3-final-trailer-netflix">
				Hawkins Is in Danger in Final &#039;Stranger Things 3&#039; Trailer
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="92"
	data-card-id="118913"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-93">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/chucky-really-wants-to-be-your-best-friend-in-the-new-childs-play"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/chucky-really-wants-to-be-your-best-friend-in-the-new-childs-play">
				Chucky Really Wants to Be Your Best Friend in the New ‘Child’s Play’
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="93"
	data-card-id="118897"
	data-kind="post/social/tweet"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-94">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-twitter-2324"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-twitter-2324">
				Tom Holland wants to adapt a Spidey x Wolverine comic crossover 
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="94"
	data-card-id="118830"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-95">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/counter-strike-real-world-dynamic-weapon-pricing"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/counter-strike-real-world-dynamic-weapon-pricing">
				Would &#039;Counter-Strike&#039;s Dynamic Weapon Pricing Work IRL?
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="95"
	data-card-id="118824"
	data-kind="post/single-statement"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-96">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/first-social-reactions-to-far-from-home-tease-much-needed-fun"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/first-social-reactions-to-far-from-home-tease-much-needed-fun">
				First Reactions for &#039;Far From Home&#039; Praise a Fun-Loving Adventure
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="96"
	data-card-id="118818"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-97">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/how-counter-strike-became-as-big-as-the-nhl"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/how-counter-strike-became-as-big-as-the-nhl">
				From Sofas to Stadiums: How ‘Counter-Strike’ Became as Big as the NHL
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="97"
	data-card-id="118743"
	data-kind="post/fandom"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-98">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/real-life-toys-that-toy-story-4-revitalized"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="https://www.fandom.com/articles/real-life-toys-that-toy-story-4-revitalized">
				Real-Life Toys That ‘Toy Story’ Revitalized
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="98"
	data-card-id="118741"
	data-kind="post/social/instagram"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-99">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/fandom-on-instagram-salute-to-the-next-cap"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/fandom-on-instagram-salute-to-the-next-cap">
				Salute to the next Cap 🇺🇲
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
									
					<div
	class="feed-item"
	data-feed-index="99"
	data-card-id="118676"
	data-kind="post/video"
>
	<div class="feed-item__well">
		<div class="feed-item__content" id="slot-100">
			<div
	class="card is-placeholder"
	data-endpoint-post="https://www.fandom.com/f2/api/public/post/honest-trailers-mcu"
>
	<div class="card__content">
		<div class="card__topic-tags-placeholder">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-title">
			<a class="card__placeholder-title-link" href="http://www.fandom.com/curated/honest-trailers-mcu">
				300th Honest Trailer Takes on the Entire MCU (Except &#039;Endgame&#039;)
			</a>
		</div>

		<div class="card__placeholder-summary">
			<div class="is-text"></div>
			<div class="is-text"></div>
		</div>

		<div class="card__placeholder-attribution is-text"></div>
	</div>
</div>

		</div>
	</div>
</div>
					
										
					
					
										
					
							</div>
			
			<div class="feed-layout__left-rail">
				
				
				
				
				
									<div class="trending-topics in-area-left">
	<h3 class="trending-topics__heading">Trending</h3>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-0&quot;,&quot;action&quot;:&quot;45&quot;}
			href="https://www.fandom.com/topics/comic-con"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#00c1be"
			>
				<div
					class="trending-topics__image"
					style="background-color: #00d6d3;background-image: url(https://vignette.wikia.nocookie.net/78b2fede-2d71-4979-9e2a-affe1d621846/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Comic-Con
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-1&quot;,&quot;action&quot;:&quot;86&quot;}
			href="https://www.fandom.com/topics/mcu"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#275da6"
			>
				<div
					class="trending-topics__image"
					style="background-color: #2b67b8;background-image: url(https://vignette.wikia.nocookie.net/a14d6fed-8921-49fa-b42e-b547b8623d49/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					MCU
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-2&quot;,&quot;action&quot;:&quot;34&quot;}
			href="https://www.fandom.com/topics/marvel"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#e6b700"
			>
				<div
					class="trending-topics__image"
					style="background-color: #ffcb00;background-image: url(https://vignette.wikia.nocookie.net/fc6a44c3-1122-49eb-9719-21116a57d3ef/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Marvel
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-3&quot;,&quot;action&quot;:&quot;4&quot;}
			href="https://www.fandom.com/topics/arrowverse"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#c9d420"
			>
				<div
					class="trending-topics__image"
					style="background-color: #dfec24;background-image: url(https://vignette.wikia.nocookie.net/5a9af364-8f1e-4826-bd5a-3e152aa16a65/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Arrowverse
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-4&quot;,&quot;action&quot;:&quot;73&quot;}
			href="https://www.fandom.com/topics/rick-and-morty"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#ddc143"
			>
				<div
					class="trending-topics__image"
					style="background-color: #f6d64a;background-image: url(https://vignette.wikia.nocookie.net/b1d3dc1e-5ae9-4e36-a267-6cf3864037bf/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Rick and Morty
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-5&quot;,&quot;action&quot;:&quot;55&quot;}
			href="https://www.fandom.com/topics/the-walking-dead"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#e32c05"
			>
				<div
					class="trending-topics__image"
					style="background-color: #fc3106;background-image: url(https://vignette.wikia.nocookie.net/9e8c0ce8-1613-472a-a0a0-7b4c30b93111/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					The Walking Dead
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-6&quot;,&quot;action&quot;:&quot;102&quot;}
			href="https://www.fandom.com/topics/sci-fi"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#1c3b47"
			>
				<div
					class="trending-topics__image"
					style="background-color: #1f414f;background-image: url(https://vignette.wikia.nocookie.net/13cc80f5-8ca4-4506-853d-790e4ee9c149/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Sci-Fi
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-7&quot;,&quot;action&quot;:&quot;40&quot;}
			href="https://www.fandom.com/topics/overwatch"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#bec2d0"
			>
				<div
					class="trending-topics__image"
					style="background-color: #d3d7e7;background-image: url(https://vignette.wikia.nocookie.net/ce0e29bb-ca45-4d21-897a-c15d4d1e7cb4/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Overwatch
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-8&quot;,&quot;action&quot;:&quot;13&quot;}
			href="https://www.fandom.com/topics/disney"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#d8ca3f"
			>
				<div
					class="trending-topics__image"
					style="background-color: #f0e046;background-image: url(https://vignette.wikia.nocookie.net/718e3d8b-0b99-41ab-94a8-3d960311a7b8/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Disney
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-9&quot;,&quot;action&quot;:&quot;8&quot;}
			href="https://www.fandom.com/topics/comics"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#d0b808"
			>
				<div
					class="trending-topics__image"
					style="background-color: #e7cc09;background-image: url(https://vignette.wikia.nocookie.net/e60db200-86f6-44ef-a293-7c93235779d5/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Comics
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-10&quot;,&quot;action&quot;:&quot;30&quot;}
			href="https://www.fandom.com/topics/horror"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#6f0010"
			>
				<div
					class="trending-topics__image"
					style="background-color: #7b0012;background-image: url(https://vignette.wikia.nocookie.net/f47dd5fb-d181-44eb-bffa-d0aa6ad85a36/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Horror
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-11&quot;,&quot;action&quot;:&quot;3&quot;}
			href="https://www.fandom.com/topics/anime"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#4faec2"
			>
				<div
					class="trending-topics__image"
					style="background-color: #58c1d7;background-image: url(https://vignette.wikia.nocookie.net/305b9d80-07e2-4ab0-b3ca-708c3c8f5c6e/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Anime
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-12&quot;,&quot;action&quot;:&quot;70&quot;}
			href="https://www.fandom.com/topics/stranger-things"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#9edcbc"
			>
				<div
					class="trending-topics__image"
					style="background-color: #aff4d1;background-image: url(https://vignette.wikia.nocookie.net/be8214ee-12ba-4be6-851c-775cf233e9e7/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Stranger Things
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-13&quot;,&quot;action&quot;:&quot;71&quot;}
			href="https://www.fandom.com/topics/netflix"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#a7080a"
			>
				<div
					class="trending-topics__image"
					style="background-color: #b9090b;background-image: url(https://vignette.wikia.nocookie.net/aebed406-7c6c-435f-a63e-e6218a9e93f4/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Netflix
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-14&quot;,&quot;action&quot;:&quot;108&quot;}
			href="https://www.fandom.com/topics/spider-man"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#d8b425"
			>
				<div
					class="trending-topics__image"
					style="background-color: #f0c829;background-image: url(https://vignette.wikia.nocookie.net/384e12da-81fa-41e7-8402-a4b464218101/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Spider-Man
				</div>
			</div>
		</a>
		<button
		data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics&quot;,&quot;action&quot;:&quot;click&quot;}
		class="wds-button trending-topics__more-btn"
	>
		View All
	</button>
</div>
							</div>
			
			<div class="feed-layout__right-rail">
				
				
				
				
				
									<div class="trending-topics in-area-right">
	<h3 class="trending-topics__heading">Trending</h3>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-0&quot;,&quot;action&quot;:&quot;45&quot;}
			href="https://www.fandom.com/topics/comic-con"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#00c1be"
			>
				<div
					class="trending-topics__image"
					style="background-color: #00d6d3;background-image: url(https://vignette.wikia.nocookie.net/78b2fede-2d71-4979-9e2a-affe1d621846/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Comic-Con
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-1&quot;,&quot;action&quot;:&quot;86&quot;}
			href="https://www.fandom.com/topics/mcu"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#275da6"
			>
				<div
					class="trending-topics__image"
					style="background-color: #2b67b8;background-image: url(https://vignette.wikia.nocookie.net/a14d6fed-8921-49fa-b42e-b547b8623d49/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					MCU
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-2&quot;,&quot;action&quot;:&quot;34&quot;}
			href="https://www.fandom.com/topics/marvel"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#e6b700"
			>
				<div
					class="trending-topics__image"
					style="background-color: #ffcb00;background-image: url(https://vignette.wikia.nocookie.net/fc6a44c3-1122-49eb-9719-21116a57d3ef/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Marvel
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-3&quot;,&quot;action&quot;:&quot;4&quot;}
			href="https://www.fandom.com/topics/arrowverse"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#c9d420"
			>
				<div
					class="trending-topics__image"
					style="background-color: #dfec24;background-image: url(https://vignette.wikia.nocookie.net/5a9af364-8f1e-4826-bd5a-3e152aa16a65/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Arrowverse
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-4&quot;,&quot;action&quot;:&quot;73&quot;}
			href="https://www.fandom.com/topics/rick-and-morty"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#ddc143"
			>
				<div
					class="trending-topics__image"
					style="background-color: #f6d64a;background-image: url(https://vignette.wikia.nocookie.net/b1d3dc1e-5ae9-4e36-a267-6cf3864037bf/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Rick and Morty
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-5&quot;,&quot;action&quot;:&quot;55&quot;}
			href="https://www.fandom.com/topics/the-walking-dead"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#e32c05"
			>
				<div
					class="trending-topics__image"
					style="background-color: #fc3106;background-image: url(https://vignette.wikia.nocookie.net/9e8c0ce8-1613-472a-a0a0-7b4c30b93111/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					The Walking Dead
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-6&quot;,&quot;action&quot;:&quot;102&quot;}
			href="https://www.fandom.com/topics/sci-fi"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#1c3b47"
			>
				<div
					class="trending-topics__image"
					style="background-color: #1f414f;background-image: url(https://vignette.wikia.nocookie.net/13cc80f5-8ca4-4506-853d-790e4ee9c149/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Sci-Fi
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-7&quot;,&quot;action&quot;:&quot;40&quot;}
			href="https://www.fandom.com/topics/overwatch"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#bec2d0"
			>
				<div
					class="trending-topics__image"
					style="background-color: #d3d7e7;background-image: url(https://vignette.wikia.nocookie.net/ce0e29bb-ca45-4d21-897a-c15d4d1e7cb4/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Overwatch
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-8&quot;,&quot;action&quot;:&quot;13&quot;}
			href="https://www.fandom.com/topics/disney"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#d8ca3f"
			>
				<div
					class="trending-topics__image"
					style="background-color: #f0e046;background-image: url(https://vignette.wikia.nocookie.net/718e3d8b-0b99-41ab-94a8-3d960311a7b8/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Disney
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-9&quot;,&quot;action&quot;:&quot;8&quot;}
			href="https://www.fandom.com/topics/comics"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#d0b808"
			>
				<div
					class="trending-topics__image"
					style="background-color: #e7cc09;background-image: url(https://vignette.wikia.nocookie.net/e60db200-86f6-44ef-a293-7c93235779d5/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Comics
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-10&quot;,&quot;action&quot;:&quot;30&quot;}
			href="https://www.fandom.com/topics/horror"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#6f0010"
			>
				<div
					class="trending-topics__image"
					style="background-color: #7b0012;background-image: url(https://vignette.wikia.nocookie.net/f47dd5fb-d181-44eb-bffa-d0aa6ad85a36/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Horror
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-11&quot;,&quot;action&quot;:&quot;3&quot;}
			href="https://www.fandom.com/topics/anime"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#4faec2"
			>
				<div
					class="trending-topics__image"
					style="background-color: #58c1d7;background-image: url(https://vignette.wikia.nocookie.net/305b9d80-07e2-4ab0-b3ca-708c3c8f5c6e/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Anime
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-12&quot;,&quot;action&quot;:&quot;70&quot;}
			href="https://www.fandom.com/topics/stranger-things"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#9edcbc"
			>
				<div
					class="trending-topics__image"
					style="background-color: #aff4d1;background-image: url(https://vignette.wikia.nocookie.net/be8214ee-12ba-4be6-851c-775cf233e9e7/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Stranger Things
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-13&quot;,&quot;action&quot;:&quot;71&quot;}
			href="https://www.fandom.com/topics/netflix"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#a7080a"
			>
				<div
					class="trending-topics__image"
					style="background-color: #b9090b;background-image: url(https://vignette.wikia.nocookie.net/aebed406-7c6c-435f-a63e-e6218a9e93f4/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Netflix
				</div>
			</div>
		</a>
			<a
			data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;topic.item-14&quot;,&quot;action&quot;:&quot;108&quot;}
			href="https://www.fandom.com/topics/spider-man"
			class="trending-topics__item-container"
		>
			<div
				class="trending-topics__item"
				data-color="#d8b425"
			>
				<div
					class="trending-topics__image"
					style="background-color: #f0c829;background-image: url(https://vignette.wikia.nocookie.net/384e12da-81fa-41e7-8402-a4b464218101/scale-to-height-down/82);"
				></div>
				<div class="trending-topics__name">
					Spider-Man
				</div>
			</div>
		</a>
		<button
		data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics&quot;,&quot;action&quot;:&quot;click&quot;}
		class="wds-button trending-topics__more-btn"
	>
		View All
	</button>
</div>
								
				<div class="hot-block is-placeholder in-area-right"></div>

				
				<div
	class="featured-block in-area-right"
>
	<div class="featured-block__header">
		<svg id="Layer_1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 155 57.2">
			<style>
				.st1{fill:#002a32}
			</style>
			<path d="M150.6 26.3v26.2H4.4V26.3h146.2m3.4-3.4H1v33h153v-33z" fill="#00d6d6"/>
			<g id="Page-1">
				<g id="Group-21-Copy">
					<path class="st1" d="M29.8 24.7c.3.3.5.6.6.9l9.1 26v.3c0 .2-.1.5-.3.6-.2.2-.4.3-.6.3h-7.5c-.8 0-1.3-.3-1.6-1l-1-2.7h-8.8l-1 2.7c-.2.7-.8 1-1.6 1H9.7c-.2 0-.5-.1-.6-.3-.2-.2-.3-.4-.3-.6v-.3l9.1-26c.1-.4.3-.7.6-.9.3-.3.7-.4 1.2-.4h8.9c.5 0 .9.1 1.2.4zm-5.6 8.9l-2.3 7.6h4.6l-2.3-7.6zM54.6 36.9c.2.2.3.5.3.8v5.8c0 .3-.1.6-.3.8-.2.2-.5.3-.8.3H40.6c-.3 0-.6-.1-.8-.3-.2-.2-.3-.5-.3-.8v-5.8c0-.3.1-.6.3-.8.2-.2.5-.3.8-.3h13.3c.2 0 .5.1.7.3zM80.2 44.8c.2.2.3.5.3.8v6.2c0 .3-.1.6-.3.8s-.5.3-.8.3H58.8c-.3 0-.6-.1-.8-.3-.2-.2-.3-.5-.3-.8V25.4c0-.3.1-.6.3-.8.2-.2.5-.3.8-.3H67c.3 0 .6.1.8.3.2.2.3.5.3.8v19.1h11.3c.3 0 .5.1.8.3zM82.2 52.5c-.2-.2-.3-.5-.3-.8V25.4c0-.3.1-.6.3-.8.2-.2.5-.3.8-.3h8.3c.3 0 .6.1.8.3s.3.5.3.8v26.4c0 .3-.1.6-.3.8s-.5.3-.8.3H83c-.3-.1-.6-.2-.8-.4zM119.7 33c-.2.2-.4.3-.6.3H111c-.4 0-.7 0-.9-.1-.2-.1-.5-.3-.7-.5-.6-.5-1.3-.7-2.2-.7-1.3 0-2 .4-2 1.1 0 .4.3.7 1 1 .6.3 1.8.5 3.6.7 2.7.4 4.9.9 6.5 1.6 1.6.7 2.8 1.7 3.6 2.8s1.1 2.7 1.1 4.5c0 1.9-.6 3.6-1.8 5.1-1.2 1.5-2.8 2.6-4.8 3.4-2.1.8-4.4 1.2-7 1.2-2.9 0-5.3-.4-7.3-1.2-2-.8-3.5-1.8-4.5-3.2-1-1.3-1.5-2.8-1.6-4.3 0-.2.1-.5.3-.6.2-.2.4-.3.6-.3h7.8c.4 0 .7 0 .9.1.2.1.5.3.8.6.8.6 1.8.9 3 .9.9 0 1.7-.1 2.2-.3.6-.2.8-.5.8-.8 0-.5-.4-.9-1.1-1.1-.7-.3-2.1-.5-4.2-.8-7-.9-10.5-3.9-10.5-9 0-1.8.5-3.4 1.6-4.9 1-1.4 2.5-2.5 4.4-3.3 1.9-.8 4-1.2 6.5-1.2 2.6 0 4.8.4 6.7 1.3s3.4 2 4.4 3.3c1 1.3 1.6 2.6 1.6 3.9.2.1.1.3-.1.5zM146.6 24.6c.2.2.3.5.3.8V32c0 .3-.1.6-.3.8-.2.2-.5.3-.8.3H139v18.7c0 .3-.1.6-.3.8-.2.2-.5.3-.8.3h-8.2c-.3 0-.6-.1-.8-.3-.2-.2-.3-.5-.3-.8V33.1h-6.8c-.3 0-.6-.1-.8-.3s-.3-.5-.3-.8v-6.6c0-.3.1-.6.3-.8s.5-.3.8-.3h23.9c.4 0 .7.1.9.3z" transform="translate(0 -4)"/>
					<g>
						<path class="st1" d="M68.6 6.1c.1.1.1.2.1.3v1.8c0 .1 0 .2-.1.3-.1.1-.2.1-.3.1h-3v8.7c0 .1 0 .2-.1.3s-.2.1-.3.1h-2.2c-.1 0-.2 0-.3-.1s-.1-.2-.1-.3V8.7h-3c-.1 0-.2 0-.3-.1-.1-.1-.1-.2-.1-.3V6.4c0-.1 0-.2.1-.3-.1-.1 0-.2.1-.2h9.1c.2 0 .3.1.4.2zM80.6 6.1c.1.1.1.2.1.3v11c0 .1 0 .2-.1.3-.1.1-.2.1-.3.1H78c-.1 0-.2 0-.3-.1-.1-.1-.1-.2-.1-.3v-4.2h-3.8v4.2c0 .1 0 .2-.1.3s-.2.1-.3.1h-2.2c-.1 0-.2 0-.3-.1s-.1-.2-.1-.3v-11c0-.1 0-.2.1-.3s.2-.1.3-.1h2.2c.1 0 .2 0 .3.1s.1.2.1.3v4.1h3.8V6.4c0-.1 0-.2.1-.3.1-.1.2-.2.3-.2h2.2c.2 0 .3.1.4.2zM86.6 15.1H92c.1 0 .2 0 .3.1s.1.2.1.3v1.8c0 .1 0 .2-.1.3s-.2.1-.3.1h-8.1c-.1 0-.2 0-.3-.1-.1-.1-.1-.2-.1-.3v-11c0-.1 0-.2.1-.3.1-.1.2-.1.3-.1h7.9c.1 0 .2 0 .3.1s.1.2.1.3v1.8c0 .1 0 .2-.1.3-.1.1-.2.1-.3.1h-5.2v1.8h4.9c.1 0 .2 0 .3.1.1.1.1.2.1.3v1.8c0 .1 0 .2-.1.3-.1.1-.2.1-.3.1h-4.9v2.2z" transform="translate(0 -4)"/>
					</g>
				</g>
			</g>
		</svg>
	</div>

			<div class="featured-block__item-container">
			<a
				href="https://www.fandom.com/articles/game-of-thrones-losers-womankind" class="featured-block__item is-first"
				data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.featured-module.0&quot;,&quot;action&quot;:121072}
			>
				<div class="featured-block__image-wrapper">
					<div class="featured-block__image-container"
													style="background-image:url(https://vignette.wikia.nocookie.net/d8df5a4b-c99a-4efc-acb4-8ac615700053/scale-to-width-down/700)"
												>
											</div>
				</div>
				<div class="featured-block__title-container">
					<h3 class="featured-block__title">The Biggest Loser in &#039;Game of Thrones&#039; Was Womankind</h3>
					<div class="featured-block__time">1d</div>
				</div>
			</a>
		</div>
			<div class="featured-block__item-container">
			<a
				href="https://www.fandom.com/articles/stan-lee-comic-con-encounters-stories" class="featured-block__item "
				data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.featured-module.1&quot;,&quot;action&quot;:120657}
			>
				<div class="featured-block__image-wrapper">
					<div class="featured-block__image-container"
													style="background-image:url(https://vignette.wikia.nocookie.net/770de8cc-69d7-4c22-92d3-2acdedb3939e/scale-to-width-down/500"
												>
											</div>
				</div>
				<div class="featured-block__title-container">
					<h3 class="featured-block__title">Looking Back at Stan Lee Comic-Con Encounters</h3>
					<div class="featured-block__time">5d</div>
				</div>
			</a>
		</div>
			<div class="featured-block__item-container">
			<a
				href="https://www.fandom.com/articles/stranger-things-upside-down" class="featured-block__item "
				data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.featured-module.2&quot;,&quot;action&quot;:120132}
			>
				<div class="featured-block__image-wrapper">
					<div class="featured-block__image-container"
													style="background-image:url(https://vignette.wikia.nocookie.net/b440257f-52c5-4880-97e0-33db802d3534/scale-to-width-down/500"
												>
											</div>
				</div>
				<div class="featured-block__title-container">
					<h3 class="featured-block__title">How the Upside Down Continues to Get Scarier</h3>
					<div class="featured-block__time">Jul 10</div>
				</div>
			</a>
		</div>
			<div class="featured-block__item-container">
			<a
				href="https://www.fandom.com/articles/csgo-aug-meta" class="featured-block__item "
				data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.featured-module.3&quot;,&quot;action&quot;:119870}
			>
				<div class="featured-block__image-wrapper">
					<div class="featured-block__image-container"
													style="background-image:url(https://vignette.wikia.nocookie.net/a0b2424d-23b7-48d8-8afc-06d11d4b203e/scale-to-width-down/500"
												>
											</div>
				</div>
				<div class="featured-block__title-container">
					<h3 class="featured-block__title">The Gun Disrupting ‘CS:GO’ After 20 Years of Neglect</h3>
					<div class="featured-block__time">Jul 4</div>
				</div>
			</a>
		</div>
			<div class="featured-block__item-container">
			<a
				href="https://www.fandom.com/curated/we-made-a-twilight-documentary-fandom-uncovered" class="featured-block__item "
				data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.featured-module.4&quot;,&quot;action&quot;:118672}
			>
				<div class="featured-block__image-wrapper">
					<div class="featured-block__image-container"
													style="background-image:url(https://vignette.wikia.nocookie.net/37920fc8-e033-4b8d-be9c-d08630b09808/scale-to-width-down/500"
												>
													<svg class="fandom-video-button" viewBox="0 0 180 180" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
  <defs>
    <rect id="b" width="150" height="150" rx="75"/>
    <filter x="-15%" y="-15%" width="130%" height="130%" filterUnits="objectBoundingBox" id="a">
      <feOffset in="SourceAlpha" result="shadowOffsetOuter1"/>
      <feGaussianBlur stdDeviation="7.5" in="shadowOffsetOuter1" result="shadowBlurOuter1"/>
      <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.3 0" in="shadowBlurOuter1"/>
    </filter>
  </defs>
  <g fill="none" fill-rule="evenodd">
    <g class="fandom-video-button__circle" opacity=".9" transform="rotate(90 75 90)">
      <use fill="#000" filter="url(#a)" xlink:href="#b"/>
      <use fill="#FFF" xlink:href="#b"/>
    </g>
    <path d="M80.87 58.006l34.32 25.523c3.052 2.27 3.722 6.635 1.496 9.748a6.91 6.91 0 0 1-1.497 1.527l-34.318 25.523c-3.053 2.27-7.332 1.586-9.558-1.527A7.07 7.07 0 0 1 70 114.69V63.643c0-3.854 3.063-6.977 6.84-6.977 1.449 0 2.86.469 4.03 1.34z" fill="#00D6D6" fill-rule="nonzero"/>
  </g>
</svg>
											</div>
				</div>
				<div class="featured-block__title-container">
					<h3 class="featured-block__title">After 10 Years, Twilight Is Still Changing Lives</h3>
					<div class="featured-block__time">Jun 18</div>
				</div>
			</a>
		</div>
	</div>

				
				<div class="quick-links in-area-right">
	<h3 class="quick-links__title">Follow Us:</h3>
	<ul class="quick-links__social">
		<li class="quick-links__social-list-item">
			<a href="https://www.facebook.com/getfandom" class="quick-links__link is-facebook">
				<svg class="wds-icon" alt="">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
				</svg>
			</a>
		</li>
		<li class="quick-links__social-list-item">
			<a href="https://twitter.com/getfandom" class="quick-links__link is-twitter">
				<svg class="wds-icon">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
				</svg>
			</a>
		</li>
		<li class="quick-links__social-list-item">
			<a href="https://www.instagram.com/getfandom/" class="quick-links__link is-instagram">
				<svg class="wds-icon">
					<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-instagram"></use>
				</svg>
			</a>
		</li>
		<li class="quick-links__social-list-item">
			<a href="https://www.youtube.com/channel/UC988qTQImTjO7lUdPfYabgQ" class="quick-links__link is-youtube">
				<svg class="wds-icon">
					<use xmlns:link="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-youtube"></use>
				</svg>
			</a>
		</li>
	</ul>
	<ul class="quick-links__footer">
		<li class="quick-links__footer-list-item"><a href="https://www.fandom.com/about">ABOUT</a></li>
		<li class="quick-links__footer-list-item"><a href="https://www.fandom.com/careers">CAREERS</a></li>
		<li class="quick-links__footer-list-item"><a href="https://www.fandom.com/about#contact">CONTACT</a></li>
		<li class="quick-links__footer-list-item">
			<a href="https://itunes.apple.com/us/app/fandom-videos-news-reviews/id1230063803?ls=1&mt=8">DOWNLOAD iOS APP</a>
		</li>
		<li class="quick-links__footer-list-item">
			<a href="https://play.google.com/store/apps/details?id=com.fandom.app&referrer=utm_source%3Dwikia%26utm_medium%3Dglobalfooter">DOWNLOAD ANDROID APP</a>
		</li>
	</ul>

	<div class="region-switcher__container">
	<div class="region-switcher">
		Edition: <span class="region-switcher__region"></span>
		<svg class="wds-icon">
			<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-dropdown"></use>
		</svg>
	</div>
	<div class="region-switcher__dropdown wds-dropdown">
					<div class="region-switcher__option" data-region="australia" data-abbrev="AU">
				AU
			</div>
					<div class="region-switcher__option" data-region="united-kingdom" data-abbrev="UK">
				UK
			</div>
					<div class="region-switcher__option" data-region="united-states" data-abbrev="US">
				US
			</div>
			</div>
</div>
</div>

			</div>
		</div>
	</div>
</div>

	<div class="more-trending-topics">
	<div class="more-trending-topics__wrapper">
		<div class="more-trending-topics__close">
			<svg class="wds-icon more-trending-topics__close-icon">
				<use xlink:href="#wds-icons-cross"></use>
			</svg>
		</div>
		<div class="more-trending-topics__content">
			<h3 class="trending-topics__heading">All Topics</h3>
			<div class="more-trending-topics__list">
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.american-horror-story&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/american-horror-story"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#719a97">
							<div class="trending-topics__image" style="background-color: #7daba8;background-image: url(https://vignette.wikia.nocookie.net/beadc0f0-44ac-40e7-9802-34f5eacc914e/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								American Horror Story
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.animated-series&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/animated-series"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#7ecfe6">
							<div class="trending-topics__image" style="background-color: #8ce6ff;background-image: url(https://vignette.wikia.nocookie.net/fd1702aa-9656-409f-8d31-9e4fd3af1a10/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Animated Series
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.anime&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/anime"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#4faec2">
							<div class="trending-topics__image" style="background-color: #58c1d7;background-image: url(https://vignette.wikia.nocookie.net/305b9d80-07e2-4ab0-b3ca-708c3c8f5c6e/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Anime
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.apex-legends&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/apex-legends"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#cecbc2">
							<div class="trending-topics__image" style="background-color: #e5e2d8;background-image: url(https://vignette.wikia.nocookie.net/633475c3-edfb-4265-a88a-99f6e232005c/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Apex Legends
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.arrowverse&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/arrowverse"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#c9d420">
							<div class="trending-topics__image" style="background-color: #dfec24;background-image: url(https://vignette.wikia.nocookie.net/5a9af364-8f1e-4826-bd5a-3e152aa16a65/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Arrowverse
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.assassins-creed&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/assassins-creed"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#c3cacf">
							<div class="trending-topics__image" style="background-color: #d9e0e6;background-image: url(https://vignette.wikia.nocookie.net/776d9735-7d91-4ad3-b6cd-4f1a4b497534/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Assassin&#039;s Creed
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.attack-on-titan&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/attack-on-titan"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#2b412d">
							<div class="trending-topics__image" style="background-color: #304832;background-image: url(https://vignette.wikia.nocookie.net/625283a0-3979-4762-9f51-1a17db6e498b/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Attack on Titan
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.batman&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/batman"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#e6d533">
							<div class="trending-topics__image" style="background-color: #ffed39;background-image: url(https://vignette.wikia.nocookie.net/efdb442c-65f3-48db-8dd3-f22dc9fdb6f4/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Batman
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.blizzard&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/blizzard"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#dae048">
							<div class="trending-topics__image" style="background-color: #f2f950;background-image: url(https://vignette.wikia.nocookie.net/da83bc1e-a3ca-4508-990b-b8d39fc4db33/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Blizzard
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.call-of-duty&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/call-of-duty"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#cb3636">
							<div class="trending-topics__image" style="background-color: #e23c3c;background-image: url(https://vignette.wikia.nocookie.net/6e6f1df3-1dac-4ee0-a14f-f18a89d8aa37/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Call of Duty
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.comic-con&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/comic-con"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#00c1be">
							<div class="trending-topics__image" style="background-color: #00d6d3;background-image: url(https://vignette.wikia.nocookie.net/78b2fede-2d71-4979-9e2a-affe1d621846/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Comic-Con
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.comics&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/comics"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#d0b808">
							<div class="trending-topics__image" style="background-color: #e7cc09;background-image: url(https://vignette.wikia.nocookie.net/e60db200-86f6-44ef-a293-7c93235779d5/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Comics
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.cosplay&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/cosplay"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#00c1be">
							<div class="trending-topics__image" style="background-color: #00d6d3;background-image: url(https://vignette.wikia.nocookie.net/81c57e8b-ff2f-4650-9f24-f366cc7033ce/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Cosplay
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.dc&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/dc"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#a8060d">
							<div class="trending-topics__image" style="background-color: #bb070e;background-image: url(https://vignette.wikia.nocookie.net/df1125a6-95e1-448a-b608-9010774cf1b8/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								DC
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.destiny&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/destiny"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#5ebba6">
							<div class="trending-topics__image" style="background-color: #68d0b8;background-image: url(https://vignette.wikia.nocookie.net/8e88fe14-2bfa-44e8-abe3-c9e319951c53/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Destiny
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.disney&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/disney"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#d8ca3f">
							<div class="trending-topics__image" style="background-color: #f0e046;background-image: url(https://vignette.wikia.nocookie.net/718e3d8b-0b99-41ab-94a8-3d960311a7b8/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Disney
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.doctor-who&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/doctor-who"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#0c1b27">
							<div class="trending-topics__image" style="background-color: #0d1e2b;background-image: url(https://vignette.wikia.nocookie.net/1e6524df-7134-4436-9108-82190c522c8b/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Doctor Who
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.dragon-ball&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/dragon-ball"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#da673e">
							<div class="trending-topics__image" style="background-color: #f27245;background-image: url(https://vignette.wikia.nocookie.net/4fb23bd2-8065-431b-beef-3d83e937ab2e/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Dragon Ball
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.elder-scrolls&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/elder-scrolls"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#a49e9e">
							<div class="trending-topics__image" style="background-color: #b6b0b0;background-image: url(https://vignette.wikia.nocookie.net/513af095-81b8-4686-ac31-b6ef571129f9/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Elder Scrolls
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.fallout&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/fallout"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#4773a6">
							<div class="trending-topics__image" style="background-color: #4f80b8;background-image: url(https://vignette.wikia.nocookie.net/4f5fc140-f102-48f0-9c48-3acee1941e88/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Fallout
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.fantasy&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/fantasy"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#475d55">
							<div class="trending-topics__image" style="background-color: #4f675e;background-image: url(https://vignette.wikia.nocookie.net/7cb3e823-6250-43be-b3ab-d6db782f8377/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Fantasy
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.final-fantasy&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/final-fantasy"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#52368c">
							<div class="trending-topics__image" style="background-color: #5b3c9b;background-image: url(https://vignette.wikia.nocookie.net/4b541488-dc6f-450d-a526-fdb22bc1a4c1/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Final Fantasy
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.fortnite&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/fortnite"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#a14193">
							<div class="trending-topics__image" style="background-color: #b348a3;background-image: url(https://vignette.wikia.nocookie.net/2f251574-2278-4cf7-8089-fd044b2bdec9/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Fortnite
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.game-of-thrones&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/game-of-thrones"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#171717">
							<div class="trending-topics__image" style="background-color: #1a1a1a;background-image: url(https://vignette.wikia.nocookie.net/862766c9-89bc-4548-9249-71f377a1feb4/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Game of Thrones
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.game-reviews&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/game-reviews"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#5ad99e">
							<div class="trending-topics__image" style="background-color: #64f1b0;background-image: url(https://vignette.wikia.nocookie.net/824c05c1-a4f7-4e0d-aecc-e5e66c5f50ff/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Game Reviews
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.game-trailers&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/game-trailers"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#007301">
							<div class="trending-topics__image" style="background-color: #008001;background-image: url(https://vignette.wikia.nocookie.net/d483c9df-2fb6-4095-9b74-a8575a8c007f/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Game Trailers
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.gta&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/gta"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#d6173b">
							<div class="trending-topics__image" style="background-color: #ee1a41;background-image: url(https://vignette.wikia.nocookie.net/d9dce907-fe50-482a-bdda-25e2497ed350/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								GTA
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.harry-potter&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/harry-potter"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#e39e15">
							<div class="trending-topics__image" style="background-color: #fcaf17;background-image: url(https://vignette.wikia.nocookie.net/11de58d6-975b-411c-8397-367d4272290f/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Harry Potter
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.hbo&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/hbo"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#698c8c">
							<div class="trending-topics__image" style="background-color: #759c9c;background-image: url(https://vignette.wikia.nocookie.net/ef2b178b-3bf8-4a81-98cd-a7aab9d345cd/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								HBO
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.honest-trailers&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/honest-trailers"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#387d24">
							<div class="trending-topics__image" style="background-color: #3e8b28;background-image: url(https://vignette.wikia.nocookie.net/6a79e6f2-b2e9-4b0f-bc25-0716d58ea2c4/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Honest Trailers
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.horror&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/horror"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#6f0010">
							<div class="trending-topics__image" style="background-color: #7b0012;background-image: url(https://vignette.wikia.nocookie.net/f47dd5fb-d181-44eb-bffa-d0aa6ad85a36/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Horror
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.hulu&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/hulu"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#29b57d">
							<div class="trending-topics__image" style="background-color: #2ec98b;background-image: url(https://vignette.wikia.nocookie.net/646e57bf-6454-44f6-9e9a-c4f69c9200da/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Hulu
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.indie-games&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/indie-games"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#b9d69e">
							<div class="trending-topics__image" style="background-color: #cdeeb0;background-image: url(https://vignette.wikia.nocookie.net/3b511b0e-4fe2-4a92-8530-0adf36f2c01a/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Indie Games
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.marvel&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/marvel"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#e6b700">
							<div class="trending-topics__image" style="background-color: #ffcb00;background-image: url(https://vignette.wikia.nocookie.net/fc6a44c3-1122-49eb-9719-21116a57d3ef/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Marvel
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.mcu&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/mcu"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#275da6">
							<div class="trending-topics__image" style="background-color: #2b67b8;background-image: url(https://vignette.wikia.nocookie.net/a14d6fed-8921-49fa-b42e-b547b8623d49/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								MCU
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.minecraft&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/minecraft"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#b9d69e">
							<div class="trending-topics__image" style="background-color: #cdeeb0;background-image: url(https://vignette.wikia.nocookie.net/d3a31dde-1d86-4782-b666-58fc65dfd0dd/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Minecraft
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.monster-hunter&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/monster-hunter"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#4d6727">
							<div class="trending-topics__image" style="background-color: #56722b;background-image: url(https://vignette.wikia.nocookie.net/c58b2d9b-74b5-4cda-80ea-371473f969ea/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Monster Hunter
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.movie-reviews&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/movie-reviews"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#e3b823">
							<div class="trending-topics__image" style="background-color: #fccc27;background-image: url(https://vignette.wikia.nocookie.net/83247198-b607-4f3b-9aa4-1ba683267ea9/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Movie Reviews
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.movie-trailers&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/movie-trailers"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#e38723">
							<div class="trending-topics__image" style="background-color: #fc9627;background-image: url(https://vignette.wikia.nocookie.net/51a896f1-e934-4820-a30a-6e5c4130d5f3/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Movie Trailers
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.naruto&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/naruto"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#00a7cc">
							<div class="trending-topics__image" style="background-color: #00b9e3;background-image: url(https://vignette.wikia.nocookie.net/a8e0fbcf-5e34-4d88-8a5d-661fe0dfb015/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Naruto
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.netflix&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/netflix"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#a7080a">
							<div class="trending-topics__image" style="background-color: #b9090b;background-image: url(https://vignette.wikia.nocookie.net/aebed406-7c6c-435f-a63e-e6218a9e93f4/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Netflix
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.nintendo&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/nintendo"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#d10316">
							<div class="trending-topics__image" style="background-color: #e80318;background-image: url(https://vignette.wikia.nocookie.net/b4c29200-ca21-4306-aa0c-c59330c7890d/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Nintendo
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.overwatch&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/overwatch"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#bec2d0">
							<div class="trending-topics__image" style="background-color: #d3d7e7;background-image: url(https://vignette.wikia.nocookie.net/ce0e29bb-ca45-4d21-897a-c15d4d1e7cb4/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Overwatch
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.pc-gaming&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/pc-gaming"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#26a6a7">
							<div class="trending-topics__image" style="background-color: #2ab8ba;background-image: url(https://vignette.wikia.nocookie.net/88d19cc6-677e-4141-8781-c656b3ac8ae5/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								PC Gaming
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.playstation&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/playstation"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#003a8a">
							<div class="trending-topics__image" style="background-color: #004099;background-image: url(https://vignette.wikia.nocookie.net/4ca33269-814a-406a-8c62-08b83f1f85a9/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								PlayStation
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.pokemon&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/pokemon"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#d20000">
							<div class="trending-topics__image" style="background-color: #e90000;background-image: url(https://vignette.wikia.nocookie.net/fb29ff9b-15c9-4b90-af27-037be3a3714f/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Pokémon
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.pubg&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/pubg"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#368fb2">
							<div class="trending-topics__image" style="background-color: #3c9fc6;background-image: url(https://vignette.wikia.nocookie.net/1d6f3f4c-2314-467b-b4e3-0bedae9990af/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								PUBG
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.red-dead&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/red-dead"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#e2b45c">
							<div class="trending-topics__image" style="background-color: #FBC866;background-image: url(https://vignette.wikia.nocookie.net/fa374c06-b6a1-4fa3-91de-709c4e21a211/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Red Dead
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.rick-and-morty&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/rick-and-morty"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#ddc143">
							<div class="trending-topics__image" style="background-color: #f6d64a;background-image: url(https://vignette.wikia.nocookie.net/b1d3dc1e-5ae9-4e36-a267-6cf3864037bf/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Rick and Morty
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.riverdale&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/riverdale"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#2d7197">
							<div class="trending-topics__image" style="background-color: #327da8;background-image: url(https://vignette.wikia.nocookie.net/a0241abb-b996-4223-9b96-f39311dbaeec/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Riverdale
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.rupaul-s-drag-race&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/rupaul-s-drag-race"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#2188a7">
							<div class="trending-topics__image" style="background-color: #2597ba;background-image: url(https://vignette.wikia.nocookie.net/515ee95c-75c3-424a-9549-f00899ce14a8/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								RuPaul&#039;s Drag Race
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.sci-fi&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/sci-fi"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#1c3b47">
							<div class="trending-topics__image" style="background-color: #1f414f;background-image: url(https://vignette.wikia.nocookie.net/13cc80f5-8ca4-4506-853d-790e4ee9c149/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Sci-Fi
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.spider-man&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/spider-man"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#d8b425">
							<div class="trending-topics__image" style="background-color: #f0c829;background-image: url(https://vignette.wikia.nocookie.net/384e12da-81fa-41e7-8402-a4b464218101/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Spider-Man
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.star-trek&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/star-trek"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#98d8dc">
							<div class="trending-topics__image" style="background-color: #a9f0f4;background-image: url(https://vignette.wikia.nocookie.net/f4a1cf12-5b77-426e-abc0-9ab6a00f340e/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Star Trek
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.star-wars&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/star-wars"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#bf4c1f">
							<div class="trending-topics__image" style="background-color: #d45422;background-image: url(https://vignette.wikia.nocookie.net/80341e32-3ed0-4039-8a36-48a9d94a461c/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Star Wars
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.stranger-things&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/stranger-things"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#9edcbc">
							<div class="trending-topics__image" style="background-color: #aff4d1;background-image: url(https://vignette.wikia.nocookie.net/be8214ee-12ba-4be6-851c-775cf233e9e7/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Stranger Things
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.streaming&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/streaming"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#484b81">
							<div class="trending-topics__image" style="background-color: #50538f;background-image: url(https://vignette.wikia.nocookie.net/d2027d4a-6c8f-4d6d-84d4-bc3f330d4e45/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Streaming
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.super-mario&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/super-mario"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#347fe6">
							<div class="trending-topics__image" style="background-color: #3a8dff;background-image: url(https://vignette.wikia.nocookie.net/b821eb3f-cb69-45dd-8d53-39664e39ac90/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Super Mario
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.superman&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/superman"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#1a3bb0">
							<div class="trending-topics__image" style="background-color: #1d41c4;background-image: url(https://vignette.wikia.nocookie.net/8abcc5a9-d819-487d-9a00-3ffde2c737f4/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Superman
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.the-cw&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/the-cw"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#e65f5a">
							<div class="trending-topics__image" style="background-color: #ff6a64;background-image: url(https://vignette.wikia.nocookie.net/3fe95190-64bf-42d9-b339-e0fc835c4033/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								The CW
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.the-simpsons&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/the-simpsons"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#e6c31d">
							<div class="trending-topics__image" style="background-color: #ffd920;background-image: url(https://vignette.wikia.nocookie.net/1aea2d1a-40b4-404e-a9ca-1732e5ba6166/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								The Simpsons
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.the-walking-dead&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/the-walking-dead"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#e32c05">
							<div class="trending-topics__image" style="background-color: #fc3106;background-image: url(https://vignette.wikia.nocookie.net/9e8c0ce8-1613-472a-a0a0-7b4c30b93111/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								The Walking Dead
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.tv-trailers&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/tv-trailers"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#005944">
							<div class="trending-topics__image" style="background-color: #00634b;background-image: url(https://vignette.wikia.nocookie.net/7c3eba96-ea8d-42e4-b8f3-eab8d4cb398a/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								TV Trailers
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.warframe&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/warframe"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#c7b873">
							<div class="trending-topics__image" style="background-color: #ddcc80;background-image: url(https://vignette.wikia.nocookie.net/5d199fbe-e9b3-4b22-9df3-170d52c3965d/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Warframe
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.wonder-woman&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/wonder-woman"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#e40a20">
							<div class="trending-topics__image" style="background-color: #fd0b23;background-image: url(https://vignette.wikia.nocookie.net/12e6a0f2-7996-4822-8038-d48ee5e5c920/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Wonder Woman
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.xbox&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/xbox"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#0e6f0e">
							<div class="trending-topics__image" style="background-color: #107b0f;background-image: url(https://vignette.wikia.nocookie.net/93487b41-dbb9-4815-892b-ddb1d71b6e2a/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Xbox
							</div>
						</div>
					</a>
									<a
						data-tracking={&quot;category&quot;:&quot;interrupt&quot;,&quot;label&quot;:&quot;click.all-topics.zelda&quot;,&quot;action&quot;:&quot;click&quot;}
						href="https://www.fandom.com/topics/zelda"
					>
						<div class="trending-topics__item is-in-overlay" data-color="#9d8c57">
							<div class="trending-topics__image" style="background-color: #ae9c61;background-image: url(https://vignette.wikia.nocookie.net/ac30c075-ec9b-4a7a-b7ef-5d6cb7a38f18/scale-to-height-down/82);"></div>
							<div class="trending-topics__name">
								Zelda
							</div>
						</div>
					</a>
							</div>
		</div>
	</div>
</div>

	<div id="parsely-root" style="display: none">
	<span id="parsely-cfg" data-parsely-site="fandom.wikia.com"></span>
</div>


	
	
					
			<footer class="wds-global-footer wds-is-en is-f2" data-lang="footer-en">
	<div class="wds-global-footer__main">
		<div class="wds-global-footer__header-wrapper">
			<h2 class="wds-global-footer__header" data-tracking='{"label": "global-footer.logo"}'>
				<a href="https://www.fandom.com">
					<svg class="wds-global-footer__header-logo" alt="Fandom powered by Wikia">
						<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-company-logo-fandom-powered-by-wikia-two-lines"></use>
					</svg>
				</a>
			</h2>
		</div>
		<div class="wds-global-footer__fandom-sections">
			<section class="wds-global-footer__fandom-section wds-is-fandom-overview">
				<h3 class="wds-global-footer__section-header">Explore</h3>
				<ul class="wds-global-footer__links-list">
																		<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/games"
									class="wds-global-footer__link wds-is-games"
									data-tracking='{"label": "global-footer.fandom-overview.games"}'
								>
									<div>Games</div>
								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/movies"
									class="wds-global-footer__link wds-is-movies"
									data-tracking='{"label": "global-footer.fandom-overview.movies"}'
								>
									<div>Movies</div>
								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/tv"
									class="wds-global-footer__link wds-is-tv"
									data-tracking='{"label": "global-footer.fandom-overview.tv"}'
								>
									<div>TV</div>
								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/explore"
									class="wds-global-footer__link wds-is-explore-wikis"
									data-tracking='{"label": "global-footer.fandom-overview.explore-wikis"}'
								>
									<div>Wikis</div>
								</a>
							</li>
															</ul>
			</section>
			<section class="wds-global-footer__fandom-section wds-is-follow-us">
				<h3 class="wds-global-footer__section-header">Follow Us</h3>
				<ul class="wds-global-footer__links-list">
																		<li class="wds-global-footer__links-list-item">
								<a href="https://www.facebook.com/getfandom"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.follow-us.facebook"}'
								>
									<svg class="wds-global-footer__image wds-icon" alt="Facebook">
										<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-facebook"></use>
									</svg>
								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://twitter.com/getfandom"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.follow-us.twitter"}'
								>
									<svg class="wds-global-footer__image wds-icon" alt="Twitter">
										<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-twitter"></use>
									</svg>
								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.youtube.com/channel/UC988qTQImTjO7lUdPfYabgQ"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.follow-us.youtube"}'
								>
									<svg class="wds-global-footer__image wds-icon" alt="Youtube">
										<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-youtube"></use>
									</svg>
								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.instagram.com/getfandom/"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.follow-us.instagram"}'
								>
									<svg class="wds-global-footer__image wds-icon" alt="Instagram">
										<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-instagram"></use>
									</svg>
								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.linkedin.com/company/157252"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.follow-us.linkedin"}'
								>
									<svg class="wds-global-footer__image wds-icon" alt="design-system.global-footer-follow-us-link-linkedin">
										<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-icons-linkedin"></use>
									</svg>
								</a>
							</li>
															</ul>
			</section>
		</div>
				<div class="wds-global-footer__wikia-sections">
			<section class="wds-global-footer__wikia-section wds-is-company-overview">
				<h3 class="wds-global-footer__section-header">Overview</h3>
				<ul class="wds-global-footer__links-list">
																		<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/about"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.company-overview.about"}'
								>
									About								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/careers"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.company-overview.careers"}'
								>
									Careers								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/press"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.company-overview.press"}'
								>
									Press								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/about#contact"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.company-overview.contact"}'
								>
									Contact								</a>
							</li>
															</ul>
			</section>
			<section class="wds-global-footer__wikia-section wds-is-site-overview">
				<ul class="wds-global-footer__links-list">
																		<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/terms-of-use"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.site-overview.terms-of-use"}'
								>
									Terms of Use								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/privacy-policy"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.site-overview.privacy-policy"}'
								>
									Privacy Policy								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://community.fandom.com/Sitemap"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.site-overview.global-sitemap"}'
								>
									Global Sitemap								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/local-sitemap"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.site-overview.local-sitemap"}'
								>
									Local Sitemap								</a>
							</li>
															</ul>
			</section>
			<section class="wds-global-footer__wikia-section wds-is-community">
				<h3 class="wds-global-footer__section-header">Community</h3>
				<ul class="wds-global-footer__links-list">
																		<li class="wds-global-footer__links-list-item">
								<a href="//community.fandom.com/wiki/Community_Central"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.community.community-central"}'
								>
									Community Central								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://fandom.zendesk.com/"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.community.support"}'
								>
									Support								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="//community.fandom.com/wiki/WAM"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.community.wam"}'
								>
									WAM Score								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="//community.fandom.com/wiki/Help:Contents"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.community.help"}'
								>
									Help								</a>
							</li>
															</ul>
			</section>
			<section class="wds-global-footer__wikia-section wds-is-create-wiki">
				<span class="wds-global-footer__section-description">Can't find a community you love? Create your own and start something epic.</span>
				<ul class="wds-global-footer__links-list">
																		<li class="wds-global-footer__links-list-item">
								<a href="//community.fandom.com/wiki/Special:CreateNewWiki"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.start-a-wiki"}'
								>
									Start a wiki								</a>
							</li>
															</ul>
			</section>
			<section class="wds-global-footer__wikia-section wds-is-community-apps">
				<h3 class="wds-global-footer__section-header">The FANDOM App</h3>
				<span class="wds-global-footer__section-description">Take your favorite fandoms with you and never miss a beat</span>
				<ul class="wds-global-footer__links-list">
																		<li class="wds-global-footer__links-list-item">
								<a href="https://itunes.apple.com/us/app/fandom-videos-news-reviews/id1230063803?ls=1&amp;mt=8"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.community-apps.app-store"}'
								>
									<svg class="wds-global-footer__image">
										<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-company-store-appstore"></use>
									</svg>
								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://play.google.com/store/apps/details?id=com.fandom.app&amp;referrer=utm_source%3Dwikia%26utm_medium%3Dglobalfooter"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.community-apps.google-play"}'
								>
									<svg class="wds-global-footer__image">
										<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#wds-company-store-googleplay"></use>
									</svg>
								</a>
							</li>
															</ul>
			</section>
			<section class="wds-global-footer__wikia-section wds-is-advertise">
				<h3 class="wds-global-footer__section-header">Advertise</h3>
				<ul class="wds-global-footer__links-list">
																		<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/mediakit"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.advertise.media-kit"}'
								>
									Media Kit								</a>
							</li>
													<li class="wds-global-footer__links-list-item">
								<a href="https://www.fandom.com/mediakit#contact"
									class="wds-global-footer__link"
									data-tracking='{"label": "global-footer.advertise.contact"}'
								>
									Contact								</a>
							</li>
															</ul>
			</section>
		</div>
	</div>
	<div class="wds-global-footer__bottom-bar">
		<div class="wds-global-footer__bottom-bar-row wds-has-padding">Copyright 2019 Wikia, Inc.</div>
	</div>
</footer>
<style>
.wds-global-footer.is-f2 {
	background-color: #002a32;
	font-family: Rubik, sans-serif;
}

.wds-global-footer.is-f2 .wds-global-footer__bottom-bar {
	background-color: rgba(38, 38, 38, .5);
}

.wds-global-footer.is-f2 .wds-global-footer__link,
.wds-global-footer.is-f2 .wds-global-footer__link:active,
.wds-global-footer.is-f2 .wds-global-footer__link:visited {
	border-width: 0;
	color: #00d6d6;
}

.wds-global-footer.is-f2 .wds-global-footer__link:hover {
	color: #fff;
}

.wds-global-footer.is-f2 .wds-global-footer__wikia-section.wds-is-create-wiki .wds-global-footer__link {
	align-items: center;
	border-radius: 4px;
	border: 1px solid;
	display: inline-flex;
	height: 36px;
	justify-content: center;
	padding: 0;
	width: 153px;
}

.wds-global-footer.is-f2 .wds-global-footer__fandom-section,
.wds-global-footer.is-f2 .wds-global-footer__wikia-section {
	border-width: 0;
}

.wds-global-footer.is-f2 .wds-global-footer__fandom-section.wds-is-fandom-overview {
	padding-top: 8px;
}

.wds-global-footer.is-f2 .wds-global-footer__fandom-section.wds-is-fandom-overview .wds-global-footer__link {
	display: inline-flex;
	font-size: 28px;
	padding: 0 0 5px;
	text-transform: uppercase;
}

.wds-global-footer.is-f2 .wds-global-footer__fandom-section.wds-is-fandom-overview .wds-global-footer__link div {
	border-bottom: 2px solid #fff;
}

.wds-global-footer.is-f2 .wds-global-footer__fandom-section.wds-is-fandom-overview .wds-global-footer__links-list,
.wds-global-footer.is-f2 .wds-global-footer__fandom-section.wds-is-follow-us .wds-global-footer__links-list,
.wds-global-footer.is-f2 .wds-global-footer__wikia-section.wds-is-community .wds-global-footer__links-list {
	margin-bottom: 38px;
}

.wds-global-footer.is-f2 .wds-global-footer__wikia-section.wds-is-community .wds-global-footer__links-list {
	column-count: 2;
}

.wds-global-footer.is-f2 .wds-global-footer__fandom-section.wds-is-follow-us .wds-global-footer__image {
	color: #fff;
	opacity: .3;
}

.wds-global-footer.is-f2 .wds-global-footer__fandom-section.wds-is-follow-us .wds-global-footer__image:hover {
	opacity: 1;
}

.wds-global-footer.is-f2  .wds-global-footer__section-header {
	font-size: 12px;
	line-height: 1;
	margin-bottom: 8px;
	min-height: 14px;
	text-transform: uppercase;
}
</style>

		
		
		

		
		<script type="text/javascript">
	(function(){
		var scriptElement = document.createElement('script');
		scriptElement.async = true;
		scriptElement.src = 'https://z.moatads.com/jwplayerplugin0938452/moatplugin.js';
		document.head.appendChild(scriptElement);
	}());
</script>

		
		<script>
	(function() {
		function genUID() {
			return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, function(c) {
				var r = Math.random() * 16 | 0, v = c === 'x' ? r : (r & 0x3 | 0x8);
				return v.toString(16);
			});
		}

		function getCookieValue(cookieName) {
			const cookieSplit = ('; ' + document.cookie).split('; ' + cookieName + '=');

			return cookieSplit.length === 2 ? cookieSplit.pop().split(';').shift() : null;
		}

		var expireDate = new Date(),
			sessionId = getCookieValue('tracking_session_id'),
			pvNumber = getCookieValue('pv_number'),
			pvNumberGlobal = getCookieValue('pv_number_global'),
			beacon = getCookieValue('wikia_beacon_id');

		window.sessionId = sessionId ? sessionId : genUID();
		window.pvNumber = pvNumber ? parseInt(pvNumber, 10) + 1 : 1;
		window.pvNumberGlobal = pvNumberGlobal ? parseInt(pvNumberGlobal, 10) + 1 : 1;
		window.pvUID = genUID();
		window.wgWikiaCookieDomain = '.fandom.com';
		window.wgCookiePath = '/';

		if (beacon) {
			window.beacon_id = beacon;
		}

		expireDate = new Date(expireDate.getTime() + 1000 * 60 * 30 );
		document.cookie = 'tracking_session_id=' + window.sessionId + '; expires=' + expireDate.toGMTString() +
			';domain=' + window.wgWikiaCookieDomain + '; path=' + window.wgCookiePath + ';';
		document.cookie = 'pv_number=' + window.pvNumber + '; expires=' + expireDate.toGMTString() +
			'; path=' + window.wgCookiePath + ';';
		document.cookie = 'pv_number_global=' + window.pvNumberGlobal + '; expires=' + expireDate.toGMTString() +
			';domain=' + window.wgWikiaCookieDomain + '; path=' + window.wgCookiePath + ';';
	})();
</script>

		
		<script defer src="https://www.fastly-insights.com/static/scout.js?k=17272cd8-82ee-4eb5-b5a3-b3cd5403f7c5"></script>
	</body>
</html>
