<!DOCTYPE html>
<html class="client-nojs" lang="en" dir="ltr">
<head>
<meta charset="UTF-8"/>
<title>Mabinogi World Wiki</title>
<script>document.documentElement.className = document.documentElement.className.replace( /(^|\s)client-nojs(\s|$)/, "$1client-js$2" );</script>
<script>(window.RLQ=window.RLQ||[]).push(function(){mw.config.set({"wgCanonicalNamespace":"","wgCanonicalSpecialPageName":false,"wgNamespaceNumber":0,"wgPageName":"Wiki_Home","wgTitle":"Wiki Home","wgCurRevisionId":724581,"wgRevisionId":724581,"wgArticleId":652,"wgIsArticle":true,"wgIsRedirect":false,"wgAction":"view","wgUserName":null,"wgUserGroups":["*"],"wgCategories":[],"wgBreakFrames":false,"wgPageContentLanguage":"en","wgPageContentModel":"wikitext","wgSeparatorTransformTable":["",""],"wgDigitTransformTable":["",""],"wgDefaultDateFormat":"dmy","wgMonthNames":["","January","February","March","April","May","June","July","August","September","October","November","December"],"wgMonthNamesShort":["","Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],"wgRelevantPageName":"Wiki_Home","wgRelevantArticleId":652,"wgRequestId":"f7f3a96a3dd676c4a3dbd444","wgCSPNonce":false,"wgIsProbablyEditable":false,"wgRelevantPageIsProbablyEditable":false,"wgRestrictionEdit":["sysop"],"wgRestrictionMove":["sysop"],"wgIsMainPage":true,"wgWikiEditorEnabledModules":[],"wgPageFormsAutocompleteValues":[],"wgPageFormsAutocompleteOnAllChars":false,"wgPageFormsFieldProperties":[],"wgPageFormsCargoFields":[],"wgPageFormsDependentFields":[],"wgPageFormsGridValues":[],"wgPageFormsGridParams":[],"wgPageFormsContLangYes":null,"wgPageFormsContLangNo":null,"wgPageFormsContLangMonths":[],"wgPageFormsShowOnSelect":[],"wgPageFormsScriptPath":"/extensions/PageForms","edgValues":null,"wgPageFormsEDSettings":null,"wgAmericanDates":false,"srfFilteredConfig":null,"wgCodeMirrorEnabled":true});mw.loader.state({"site.styles":"ready","noscript":"ready","user.styles":"ready","user":"ready","user.options":"ready","user.tokens":"loading","mediawiki.legacy.shared":"ready","mediawiki.legacy.commonPrint":"ready","ext.socialprofile.responsive":"ready","ext.CookieWarning.styles":"ready","ext.srf.styles":"ready","ext.smw.style":"ready","ext.smw.tooltip.styles":"ready","mediawiki.skinning.interface":"ready","skins.vector.styles":"ready"});mw.loader.implement("user.tokens@0tffind",function($,jQuery,require,module){/*@nomin*/mw.user.tokens.set({"editToken":"+\\","patrolToken":"+\\","watchToken":"+\\","csrfToken":"+\\"});
});RLPAGEMODULES=["ext.smw.style","ext.smw.tooltips","site","mediawiki.page.startup","mediawiki.user","mediawiki.page.ready","mediawiki.searchSuggest","ext.mabinogiWorldDailies","ext.CookieWarning","skins.vector.js"];mw.loader.load(RLPAGEMODULES);});</script>
<link rel="stylesheet" href="/load.php?debug=false&amp;lang=en&amp;modules=ext.CookieWarning.styles%7Cext.socialprofile.responsive%7Cmediawiki.legacy.commonPrint%2Cshared%7Cmediawiki.skinning.interface%7Cskins.vector.styles&amp;only=styles&amp;skin=vector"/>
<link rel="stylesheet" href="/load.php?debug=false&amp;lang=en&amp;modules=ext.smw.style%7Cext.smw.tooltip.styles&amp;only=styles&amp;skin=vector"/>
<link rel="stylesheet" href="/load.php?debug=false&amp;lang=en&amp;modules=ext.srf.styles&amp;only=styles&amp;skin=vector"/>
<script async="" src="/load.php?debug=false&amp;lang=en&amp;modules=startup&amp;only=scripts&amp;skin=vector"></script>
<meta name="ResourceLoaderDynamicStyles" content=""/>
<link rel="stylesheet" href="/load.php?debug=false&amp;lang=en&amp;modules=site.styles&amp;only=styles&amp;skin=vector"/>
<meta name="generator" content="MediaWiki 1.32.1"/>
<meta name="description" content="Mabinogi World Wiki is a dedicated English database of Mabinogi, an MMO developed by devCAT Studio and distributed by Nexon North America."/>
<link rel="alternate" type="application/rdf+xml" title="Wiki Home" href="/index.php?title=Special:ExportRDF/Wiki_Home&amp;xmlmime=rdf"/>
<link rel="shortcut icon" href="/favicon_mw.ico"/>
<link rel="search" type="application/opensearchdescription+xml" href="/opensearch_desc.php" title="Mabinogi World Wiki (en)"/>
<link rel="EditURI" type="application/rsd+xml" href="https://wiki.mabinogiworld.com/api.php?action=rsd"/>
<link rel="license" href="//creativecommons.org/licenses/by-nc-sa/3.0/"/>
<meta name="twitter:card" content="summary"/>
<meta property="og:type" content="website"/>
<meta property="og:title" content="Mabinogi World Wiki"/>
<meta name="twitter:title" content="Mabinogi World Wiki"/>
<meta property="og:image" content="https://wiki.mabinogiworld.com/skins/common/images/mw/mwiki.png"/>
<meta name="twitter:image" content="https://wiki.mabinogiworld.com/skins/common/images/mw/mwiki.png"/>
<meta property="og:description" content="Mabinogi World Wiki is a dedicated English database of Mabinogi, an MMO developed by devCAT Studio and distributed by Nexon North America."/>
<meta name="twitter:description" content="Mabinogi World Wiki is a dedicated English database of Mabinogi, an MMO developed by devCAT Studio and distributed by Nexon North America."/>
<meta property="og:url" content="https://wiki.mabinogiworld.com/view/Wiki_Home"/>
<meta property="fb:app_id" content="284436721695146"/>
<meta name="twitter:site" content="mabiworld"/>
<!--[if lt IE 7]><style type="text/css">body{behavior:url("/skins/Vector/csshover.min.htc")}</style><![endif]-->
<!--[if lt IE 9]><script src="/load.php?debug=false&amp;lang=en&amp;modules=html5shiv&amp;only=scripts&amp;skin=vector&amp;sync=1"></script><![endif]-->
</head>
<body class="mediawiki ltr sitedir-ltr mw-hide-empty-elt ns-0 ns-subject page-Wiki_Home rootpage-Wiki_Home skin-vector action-view"><div class="mw-cookiewarning-container banner-container"><div class="mw-cookiewarning-text"><span>Cookies help us deliver our services. By using our services, you agree to our use of cookies.</span><form method="POST"><input name="disablecookiewarning" class="mw-cookiewarning-dismiss" type="submit" value="OK"/></form></div></div>		<div id="mw-page-base" class="noprint"></div>
		<div id="mw-head-base" class="noprint"></div>
		<div id="content" class="mw-body" role="main">
			<a id="top"></a>

							<div id="siteNotice"><div id="localNotice" lang="en" dir="ltr"><div class="mw-parser-output"><p>Mabinogi World Wiki is brought to you by Coty C., 808idiotz, our other patrons, and contributors like you!!<br/>
Want to make the wiki better? Contribute towards getting larger projects done on <a rel="nofollow" class="external text" href="https://www.patreon.com/posts/new-tiers-19574828">our Patreon!</a>
</p><p><span style="background-color: yellow; color:red">NOTICE: Seems like daily VIP shadow missions may be wrong occasionally!!</span>
</p></div></div></div>
						<div class="mw-indicators mw-body-content">
</div>
			<h1 id="firstHeading" class="firstHeading" lang="en">Wiki Home</h1>
									<div id="bodyContent" class="mw-body-content">
									<div id="siteSub">From Mabinogi World Wiki</div>
								<div id="contentSub"></div>
												<div id="jump-to-nav" class="mw-jump">
					Jump to:					<a href="#mw-head">navigation</a>, 					<a href="#p-search">search</a>
				</div>
				<div id="mw-content-text" lang="en" dir="ltr" class="mw-content-ltr"><div class="mw-parser-output"><div class="floatleft"><a href="/view/File:WikiLogo2.png" class="image"><img alt="WikiLogo2.png" src="/images/3/38/WikiLogo2.png" width="316" height="148" /></a></div>
<p><b>Mabinogi World Wiki</b> is a dedicated English database of Mabinogi, an MMO developed by devCAT Studio and distributed by Nexon North America.
</p><p>The wiki is currently being maintained by various contributors and editors like you. First established in December of 2007, we have <a href="/view/Special:Statistics" title="Special:Statistics"><b>19,039</b></a> articles to date. 
</p><p>If you would like to help out, please see <a href="/view/Wiki_Tips_for_New_Editors" class="mw-redirect" title="Wiki Tips for New Editors">Wiki Tips for New Editors</a>. Use the discussion tab on this page to propose new projects or changes or to ask for formatting help. Lastly, please refer to the <a href="/view/Mabinogi_World_Wiki:Policy" title="Mabinogi World Wiki:Policy">Wiki Policy</a>, or visit our <a rel="nofollow" class="external text" href="//wiki.mabinogiworld.com/forums">Forum</a> (webchat: <a rel="nofollow" class="external autonumber" href="http://webchat.ppirc.net/?channels=mabinogi">[1]</a>) for general guidance. 
<br clear="all" />
</p><p><br />
</p>
<div style="width: 908px; margin: auto;">
<div style="text-align:center; background: #eff; border: 1px solid #B6B6B6; padding: 0px 5px 0px 5px;">
<p><span>Client version 300 updated on June 20<sup>th</sup>, 2019. <a href="/view/Generation_23" class="mw-redirect" title="Generation 23">Generation 23</a>. Most recent update: <a href="/view/Patches#Generation_23:_Tempest" title="Patches">Tempest</a></span>
<span style="float: right; font-size: small"><a rel="nofollow" class="external text" href="https://wiki.mabinogiworld.com/index.php?title=Template:DataVersion&amp;action=edit">Edit</a></span>
<span style="float: right; padding-right: 5px; font-size: small"><a href="/view/Wiki_Home/ServerUpdates" title="Wiki Home/ServerUpdates">History</a></span>
</p>
</div>
<div style="width: 300px; height: 348px; float:left">
<table width="300px" align="left" style="border: 1px solid #CCCCCC; border-spacing: 0px; padding: 2px;">

<tbody><tr>
<td colspan="4" style="height: 24px; line-height: 24px; text-align: center; background-color: #EEEEEE; font-weight: bold">Current Events <small>(<a rel="nofollow" class="external text" href="https://wiki.mabinogiworld.com/index.php?title=Wiki_Home/Current_Events&amp;action=edit">Edit</a>)</small>
</td></tr>
<tr>
<td style="display: block; height: 22px; vertical-align: top;">
<table style="width: 100%; font-size: 12px; border-spacing: 0px; line-height: 22px; background-color: #F0F0F0; text-align: left;">
<tbody><tr>
<th style="width: 60px;">From
</th>
<th style="width: 60px;">To
</th>
<th>Event
</th></tr></tbody></table>
</td></tr>
<tr>
<td style="display: block; height: 114px; vertical-align: top; overflow-y: scroll; width: 291px;">
<table style="width: 100%; font-size: 12px; border-spacing: 0px; line-height: 22px; text-align: left;">
<tbody><tr>
<th style="width: 60px; background-color: #F0F0F0;">
</th>
<th style="width: 60px; background-color: #F0F0F0;">
</th>
<th style="background-color: #F0F0F0;">
</th></tr>
<tr>
<td>Jul 17
</td>
<td>Aug 15
</td>
<td><a href="/view/Pan%27s_Magic_Game_Board_Event" title="Pan&#39;s Magic Game Board Event">Pan's Magic Game Board</a>
</td></tr>
<tr>
<td>Jul 17
</td>
<td>Aug 07
</td>
<td><a href="/view/Black_Darrig_Coupon_Event" title="Black Darrig Coupon Event">Black Darrig Coupon</a>
</td></tr>
<tr>
<td>Jul 03
</td>
<td>Aug 01
</td>
<td><a href="/view/Milletian_Appreciation_Event" title="Milletian Appreciation Event">Milletian Appreciation</a>
</td></tr>
<tr>
<td>Jun 27
</td>
<td>Aug 01
</td>
<td><a href="/view/Balloon_Festival_Event" title="Balloon Festival Event">Balloon Festival Event</a>
</td></tr>
<tr>
<td>Jun 20
</td>
<td>Jul 25
</td>
<td><a href="/view/Far_Darrig_Coin_Event" title="Far Darrig Coin Event">Far Darrig Coin Event</a>
</td></tr>
<tr>
<td>Jun 3
</td>
<td>Aug 22
</td>
<td><a href="/view/Master_Plan_Event_(2019_Summer)" title="Master Plan Event (2019 Summer)">Master Plan 2019 Summer</a>
</td></tr>
</tbody></table>
</td></tr></tbody></table>
<table width="300px" align="left" style="border: 1px solid #CCCCCC; border-spacing: 0px; padding: 2px;">

<tbody><tr>
<td colspan="4" style="height: 24px; line-height: 24px; text-align: center; background-color: #EEEEEE; font-weight: bold">Current Sales <small>(<a rel="nofollow" class="external text" href="https://wiki.mabinogiworld.com/index.php?title=Wiki_Home/Current_Sales&amp;action=edit">Edit</a>)</small>
</td></tr>
<tr>
<td style="display: block; height: 22px; vertical-align: top;">
<table style="width: 100%; font-size: 12px; border-spacing: 0px; line-height: 22px; background-color: #F0F0F0; text-align: left;">
<tbody><tr>
<th style="width: 60px;">From
</th>
<th style="width: 60px;">To
</th>
<th>Sale
</th></tr></tbody></table>
</td></tr>
<tr>
<td style="display: block; height: 115px; vertical-align: top; overflow-y: scroll; width: 291px;">
<table style="width: 100%; font-size: 12px; border-spacing: 0px; line-height: 22px; text-align: left;">
<tbody><tr>
<th style="width: 60px; background-color: #F0F0F0;">
</th>
<th style="width: 60px; background-color: #F0F0F0;">
</th>
<th style="background-color: #F0F0F0;">
</th></tr>
<tr>
<td>Jul 17
</td>
<td>Aug 15
</td>
<td><a href="/view/Adorable_Box" title="Adorable Box">Adorable Box</a>
</td></tr>
<tr>
<td>Jul 03
</td>
<td>Aug 01
</td>
<td><a href="/view/Very_Berry_Dessert_Box" title="Very Berry Dessert Box">Very Berry Dessert Box</a>
</td></tr>
</tbody></table>
</td></tr></tbody></table>
</div>
<table width="608px" align="left" style="border: 1px solid #CCCCCC">

<tbody><tr>
<td style="height: 24px; line-height: 24px; text-align: center; background-color: #EEEEEE; font-weight: bold">News <small>(<a rel="nofollow" class="external text" href="https://wiki.mabinogiworld.com/index.php?title=Wiki_Home/WikiUpdates&amp;action=edit">Edit</a>)</small>
</td></tr>
<tr>
<td style="display: block; height: 308px; overflow-y: scroll; padding: 4px; font-size: 12px; border-spacing: 0px; padding: 2px;"><span style="float:right;"><small><a rel="nofollow" class="external text" href="https://wiki.mabinogiworld.com/index.php?title=Wiki_Home/WikiUpdates&amp;action=edit">Edit</a> this section</small></span>
<p><i>July 17<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Adorable_Box" title="Adorable Box">Adorable Box</a> is now available for a limited time from July 17<sup>rd</sup> to August 15<sup>st</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JFS">here.</a></li>
<li>The <a href="/view/Pan%27s_Magic_Game_Board_Event" title="Pan&#39;s Magic Game Board Event">Pan's Magic Game Board Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JFK">here.</a></li>
<li>The <a href="/view/Black_Darrig_Coupon_Event" title="Black Darrig Coupon Event">Black Darrig Coupon Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JFP">here.</a></li></ul>
<p><i>July 16<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on July 17<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 4:00pm<br />GMT: 8:00pm<br />AEST: 7:00am</div><div class="mouseover-trigger" style="display:inline;">1:00pm PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 6 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JFW/">here</a>.</li></ul>
<p><i>July 10<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on July 11<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JFV/">here</a>.</li></ul>
<p><i>July 3<sup>rd</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on July 3<sup>rd</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 3:45pm<br />GMT: 7:45pm<br />AEST: 6:45am</div><div class="mouseover-trigger" style="display:inline;">12:45pm PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 5:45pm<br />GMT: 9:45pm<br />AEST: 8:45am</div><div class="mouseover-trigger" style="display:inline;">2:45pm PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 2 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JFO/">here</a>.</li>
<li>The <a href="/view/Very_Berry_Dessert_Box" title="Very Berry Dessert Box">Very Berry Dessert Box</a> is now available for a limited time from July 3<sup>rd</sup> to August 1<sup>st</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JFA">here.</a></li>
<li>The <a href="/view/Milletian_Appreciation_Event" title="Milletian Appreciation Event">Milletian Appreciation Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JFI">here.</a></li>
<li>The <a href="/view/Fourth_of_July_Event_(2019)" title="Fourth of July Event (2019)">Fourth of July Event (2019)</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JFH">here.</a></li></ul>
<p><i>July 2<sup>nd</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on July 3<sup>rd</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JFJ/">here</a>.</li></ul>
<p><i>June 28<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/index.php?title=Summer_Reforging_Time_Event&amp;action=edit&amp;redlink=1" class="new" title="Summer Reforging Time Event (page does not exist)">Summer Reforging Time Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JF9">here.</a></li>
<li>The <a href="/index.php?title=Summer_Reforging_Time_Sales&amp;action=edit&amp;redlink=1" class="new" title="Summer Reforging Time Sales (page does not exist)">Summer Reforging Time Sales</a> have started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JF9">here.</a></li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JFH">Fourth of July 2019 Event</a> (Please add details.)</li></ul>
<p><i>June 27<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Balloon_Festival_Event" title="Balloon Festival Event">Balloon Festival Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JF8">here.</a></li></ul>
<p><i>June 26<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on June 27<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 8:00am<br />GMT: 12:00pm<br />AEST: 11:00pm</div><div class="mouseover-trigger" style="display:inline;">5:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 5 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JFF/">here</a>.</li></ul>
<p><i>June 25<sup>th</sup>, 2019</i>
</p>
<ul><li>Free name changes for players whose names were changed from the merge have been sent out. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JF6">here.</a></li></ul>
<p><i>June 21<sup>st</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on June 21<sup>st</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 6:00am<br />GMT: 10:00am<br />AEST: 9:00pm</div><div class="mouseover-trigger" style="display:inline;">3:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 8:00am<br />GMT: 12:00pm<br />AEST: 11:00pm</div><div class="mouseover-trigger" style="display:inline;">5:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 2 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JFE/">here</a>.</li></ul>
<p><i>June 20<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Checkmate_Melody_Box" title="Checkmate Melody Box">Checkmate Melody Box</a> is now available for a limited time from June 20<sup>th</sup> to July 18<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JF1">here.</a></li>
<li>The <a href="/view/Far_Darrig_Coin_Event" title="Far Darrig Coin Event">Far Darrig Coin Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEz">here.</a></li></ul>
<p><i>June 19<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on June 20<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 2:00pm<br />GMT: 6:00pm<br />AEST: 5:00am</div><div class="mouseover-trigger" style="display:inline;">11:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 4 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JF7/">here</a>.</li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JF8">Balloon Festival Event</a> (Please add details.)</li></ul>
<p><i>June 13<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/G23_Celebration_Events" title="G23 Celebration Events">G23 Celebration Events</a> have started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEs">here.</a></li>
<li>The <a href="/index.php?title=Shopkeeper%27s_Sale:_Dragon_Summon_Scrolls&amp;action=edit&amp;redlink=1" class="new" title="Shopkeeper&#39;s Sale: Dragon Summon Scrolls (page does not exist)">Shopkeeper's Sale: Dragon Summon Scrolls</a> is now available for a limited time from June 13<sup>th</sup> to June 20<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JF3">here.</a></li></ul>
<p><i>June 12<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on June 13<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00am<br />GMT: 5:00am<br />AEST: 4:00pm</div><div class="mouseover-trigger" style="display:inline;">10:00pm PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JF2/">here</a>.
<ul><li>The maintenance has concluded.</li></ul></li></ul>
<p><i>June 5<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on June 6<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 3:00pm<br />GMT: 7:00pm<br />AEST: 6:00am</div><div class="mouseover-trigger" style="display:inline;">12:00pm PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 5 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JF0/">here</a>.
<ul><li>The maintenance has concluded.</li></ul></li></ul>
<p><i>June 4<sup>th</sup>, 2019</i>
</p>
<ul><li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JEz">Far Darrig Coin Event</a> (Please add details.)</li></ul>
<p><i>June 3<sup>rd</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on May 30<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 6:00pm<br />GMT: 10:00pm<br />AEST: 9:00am</div><div class="mouseover-trigger" style="display:inline;">3:00pm PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 19 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JEt/">here</a>.
<ul><li>The maintenance has concluded.</li></ul></li>
<li>The <a href="/view/Server_Merge" class="mw-redirect" title="Server Merge">Server Merge</a> of Mari, Ruairi, and Tarlach has been completed. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JEt">here.</a></li>
<li>The <a href="/view/Summer_Forest_Pet_Box" title="Summer Forest Pet Box">Summer Forest Pet Box</a> is now available for a limited time from June 3<sup>rd</sup> to June 27<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEi">here.</a></li>
<li>The <a href="/index.php?title=Server_Merge_Celebration_Sales&amp;action=edit&amp;redlink=1" class="new" title="Server Merge Celebration Sales (page does not exist)">Server Merge Celebration Sales</a> are now available for a limited time from June 3<sup>rd</sup> to June 20<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEf">here.</a></li>
<li>The <a href="/view/Server_Merge_Celebration_Events" title="Server Merge Celebration Events">Server Merge Celebration Events</a> have started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEn">here.</a></li>
<li>The <a href="/view/Master_Plan_Event_(2019_Summer)" title="Master Plan Event (2019 Summer)">Summer Master Plan Events 2019</a> have started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEm">here.</a></li></ul>
<p><i>May 31<sup>st</sup>, 2019</i>
</p>
<ul><li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JEs">G23 Celebration Events</a> (Please add details.)</li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JEr">G23 Raffle Giveaway</a> (Please add details.)</li></ul>
<p><i>May 29<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on May 30<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JEo/">here</a>.
<ul><li>The maintenance has concluded.</li></ul></li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JEp">Server Merge FAQ 2</a> (Please add details.)</li></ul>
<p><i>May 23<sup>rd</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Sky_Lantern_Event_(2019)" title="Sky Lantern Event (2019)">Sky Lantern Event (2019)</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEF">here.</a></li>
<li>The <a href="/view/Celestial_Daydream_Box" title="Celestial Daydream Box">Celestial Daydream Box</a> is now available for a limited time from May 23<sup>rd</sup> to June 20<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEI">here.</a></li></ul>
<p><i>May 22<sup>nd</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on May 23<sup>rd</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 8:00am<br />GMT: 12:00pm<br />AEST: 11:00pm</div><div class="mouseover-trigger" style="display:inline;">5:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 5 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JEh/">here</a>.</li></ul>
<p><i>May 16<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Rebirth_Potion_Parade_Event_(2019)" title="Rebirth Potion Parade Event (2019)">Rebirth Potion Parade Event (2019)</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEU">here.</a></li></ul>
<p><i>May 15<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on May 16<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JEc/">here</a>.</li></ul>
<p><i>May 9<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Tennis_Bingo_Event" title="Tennis Bingo Event">Tennis Bingo Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JEC">here.</a></li>
<li>The <a href="/view/Floral_Regalia_Box" title="Floral Regalia Box">Floral Regalia Box</a> is now available for a limited time from May 9<sup>th</sup> to June 6<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEH">here.</a></li>
<li>A <a href="/view/Server_Merge" class="mw-redirect" title="Server Merge">Server Merge</a> of Mari, Ruairi, and Tarlach is coming June 3<sup>rd</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JEV">here.</a></li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JET">Reforging Tool Compensation</a> (Please add details.)</li></ul>
<p><i>May 7<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on May 9<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 2:00pm<br />GMT: 6:00pm<br />AEST: 5:00am</div><div class="mouseover-trigger" style="display:inline;">11:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 4 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JEW/">here</a>.</li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JEX">Community Livestream - May 9th</a> (Please add details.)</li></ul>
<p><i>May 1<sup>st</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on May 2<sup>nd</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JER/">here</a>.</li></ul>
<p><i>April 27<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Weekend_Buff_Events_(2019_April)" title="Weekend Buff Events (2019 April)">Weekend Buff Events (2019 April)</a> have started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JEO">here.</a></li></ul>
<p><i>April 26<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on April 26<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 3:00pm<br />GMT: 7:00pm<br />AEST: 6:00am</div><div class="mouseover-trigger" style="display:inline;">12:00pm PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 4:00pm<br />GMT: 8:00pm<br />AEST: 7:00am</div><div class="mouseover-trigger" style="display:inline;">1:00pm PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 1 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JEN/">here</a>.</li></ul>
<p><i>April 25<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Rain_Coat_Coupon_Collection_Event" title="Rain Coat Coupon Collection Event">Rain Coat Coupon Collection Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JED">here.</a></li>
<li>The <a href="/view/Dashing_Pirate_Box" title="Dashing Pirate Box">Dashing Pirate Box</a> is now available for a limited time from April 24<sup>th</sup> to May 23<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JE3">here.</a></li></ul>
<p><i>April 23<sup>rd</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on April 24<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 8:00am<br />GMT: 12:00pm<br />AEST: 11:00pm</div><div class="mouseover-trigger" style="display:inline;">5:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 8:00pm<br />GMT: 12:00am<br />AEST: 11:00am</div><div class="mouseover-trigger" style="display:inline;">5:00pm PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 12 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JEJ/">here</a>.</li></ul>
<p><i>April 19<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Celebrate_Easter_with_Hotdays!" title="Celebrate Easter with Hotdays!">Celebrate Easter with Hotdays!</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JE4">here.</a></li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JEG">Community Livestream: G1 Continued</a> (Please add details.)</li></ul>
<p><i>April 17<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on April 18<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JEE/">here</a>.</li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JEF">Sky Lantern Event returns!</a> (Please add details.)</li></ul>
<p><i>April 11<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Giant_Renewal_Celebration_Event" title="Giant Renewal Celebration Event">Giant Renewal Celebration Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JE1">here.</a></li>
<li>The <a href="/view/Sweet_Coffee_Event" title="Sweet Coffee Event">Sweet Coffee Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDq">here.</a></li>
<li>The <a href="/view/Luna_Fairy_Box" title="Luna Fairy Box">Luna Fairy Box</a> is now available for a limited time from April 11<sup>th</sup> to May 9<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDw">here.</a></li></ul>
<p><i>April 10<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on April 11<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JE6/">here</a>.</li>
<li>The <a href="/view/Partners" title="Partners">Partners</a> is now available for a limited time from&#160;??? to&#160;???. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JE5">here.</a></li></ul>
<p><i>April 4<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Warm_Hot_Spring_Basket" title="Warm Hot Spring Basket">Warm Hot Spring Basket</a> is now available for a limited time from April 4<sup>th</sup> to May 2<sup>nd</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDt">here.</a></li></ul>
<p><i>April 3<sup>rd</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on April 4<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JE0/">here</a>.</li></ul>
<p><i>April 1<sup>st</sup>, 2019</i>
</p>
<ul><li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JDy">Romance in Avalon</a> (Please add details.)</li></ul>
<p><i>March 28<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Stellar_Box" title="Stellar Box">Stellar Box</a> is now available for a limited time from March 28<sup>th</sup> to April 25<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDV">here.</a></li></ul>
<p><i>March 27<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on March 28<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 8:00am<br />GMT: 12:00pm<br />AEST: 11:00pm</div><div class="mouseover-trigger" style="display:inline;">5:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 5 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JDs/">here</a>.</li></ul>
<p><i>March 21<sup>st</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Erinn_Beauty_Box_(2019)" title="Erinn Beauty Box (2019)">Erinn Beauty Box</a> is now available for a limited time from March 21<sup>st</sup> to April 18<sup>st</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDW">here.</a></li>
<li>The <a href="/view/11th_Anniversary_Attendance_Event" title="11th Anniversary Attendance Event">11th Anniversary Attendance Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDd">here.</a></li>
<li>The <a href="/view/Hair_Dye_Ampoule_Selection_Boxes_(2019)" title="Hair Dye Ampoule Selection Boxes (2019)">Hair Dye Ampoule Selection Boxes</a> is now available for a limited time from March 21<sup>st</sup> to April 18<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDm">here.</a></li></ul>
<p><i>March 20<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on March 21<sup>st</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JDk/">here</a>.</li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JDl">Community Livestream: VAMPY BIT ME &amp; Hoku Props</a> (Please add details.)</li></ul>
<p><i>March 14<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Return_to_Doki_Doki_Island_Event_(March_2019)" title="Return to Doki Doki Island Event (March 2019)">Doki Doki Island Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDc">here.</a></li></ul>
<p><i>March 13<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on March 14<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JDe/">here</a>.</li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JDc">Return to Doki Doki Island!</a> (Please add details.)</li></ul>
<p><i>March 7<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/St._Patricks_Day_Event_(2019)" title="St. Patricks Day Event (2019)">St. Patricks Day Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDQ">here.</a></li></ul>
<p><i>March 6<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on March 7<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JDX/">here</a>.</li></ul>
<p><i>February 28<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/index.php?title=Anniversary_Celebration&amp;action=edit&amp;redlink=1" class="new" title="Anniversary Celebration (page does not exist)">Anniversary Celebration</a> is now available for a limited time from&#160;??? to&#160;???. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDV">here.</a></li></ul>
<p><i>February 27<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/11th_Anniversary_Celebration_Event" title="11th Anniversary Celebration Event">11th Anniversary Celebration Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDS">here.</a></li></ul>
<p><i>February 26<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on February 27<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 8:00am<br />GMT: 12:00pm<br />AEST: 11:00pm</div><div class="mouseover-trigger" style="display:inline;">5:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 5 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JDT/">here</a>.</li></ul>
<p><i>February 22<sup>nd</sup>, 2019</i>
</p>
<ul><li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JDR">Community Livestream: Adventure through G1</a> (Please add details.)</li></ul>
<p><i>February 21<sup>st</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Winter_Royal_Box" title="Winter Royal Box">Winter Royal Box</a> is now available for a limited time from February 21<sup>st</sup> to March 21<sup>st</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDL">here.</a></li>
<li>The <a href="/view/Timed_Item_Event" title="Timed Item Event">Timed Item Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JDO">here.</a></li></ul>
<p><i>February 20<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on February 21<sup>st</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JDP/">here</a>.</li></ul>
<p><i>February 14<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/New_Journey_Doll_Bag_Box" title="New Journey Doll Bag Box">New Journey Doll Bag Box</a>, <a href="/view/Inventory_Expansion_Coupon" title="Inventory Expansion Coupon">Inventory Expansion Coupon</a>, and <a href="/view/Empty_Doll_Bag_Storage_Chest" title="Empty Doll Bag Storage Chest">Empty Doll Bag Storage Chest</a> are now available for a limited time from February 14<sup>th</sup> to March 14<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDG">here.</a></li>
<li>The <a href="/view/Valentine%27s_Day_Event_(2019)" title="Valentine&#39;s Day Event (2019)">Valentine's Day Events</a> have started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JDJ">here.</a></li>
<li>The <a href="/view/Homestead_Candy_Bonanza_Event_(2019)" title="Homestead Candy Bonanza Event (2019)">Homestead Candy Bonanza Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JDF">here.</a></li></ul>
<p><i>February 11<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on February 14<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JDM/">here</a>.</li></ul>
<p><i>February 7<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Crazy_Rich_Milletian_Box" title="Crazy Rich Milletian Box">Crazy Rich Milletian Box</a> is now available for a limited time from February 7<sup>th</sup> to March 7<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JD4">here.</a></li></ul>
<p><i>February 6<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on February 7<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JDI/">here</a>.</li></ul>
<p><i>February 5<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Fabulous_Wing_Box" title="Fabulous Wing Box">Fabulous Wing Box</a> is now available for a limited time from&#160;??? to&#160;???. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JDH">here.</a></li></ul>
<p><i>January 31<sup>st</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on January 31<sup>st</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 2:00pm<br />GMT: 6:00pm<br />AEST: 5:00am</div><div class="mouseover-trigger" style="display:inline;">11:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 1 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JDD/">here</a>.
<ul><li>The maintenance has concluded.</li></ul></li>
<li>The <a href="/view/O-mikuji_Event_(2019)" title="O-mikuji Event (2019)">Omikuji Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JDA">here.</a></li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JDE">Husbando and Waifu Voting Contest</a> is back! Vote for your favorite NPCs on the online forms in the news post.</li></ul>
<p><i>January 29<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on January 31<sup>st</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JDB/">here</a>.
<ul><li>The maintenance has concluded.</li></ul></li></ul>
<p><i>January 24<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Fluffy_Arctic_Fox_Box" title="Fluffy Arctic Fox Box">Fluffy Arctic Fox Box</a> is now available for a limited time from January 24<sup>th</sup> to February 7<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JD2">here.</a></li></ul>
<p><i>January 22<sup>nd</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on January 23<sup>rd</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 8:00am<br />GMT: 12:00pm<br />AEST: 11:00pm</div><div class="mouseover-trigger" style="display:inline;">5:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 5 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JD5/">here</a>.</li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JD6">Login Issue with Google and Nexon Launcher</a> (Please add details.)</li></ul>
<p><i>January 18<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/index.php?title=Anniversary_Celebration_Sales&amp;action=edit&amp;redlink=1" class="new" title="Anniversary Celebration Sales (page does not exist)">Anniversary Celebration Sales</a> is now available for a limited time from&#160;??? to&#160;???. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JD3">here.</a></li></ul>
<p><i>January 17<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/G22_Celebration_Events" title="G22 Celebration Events">G22 Celebration Events</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JD1">here.</a></li></ul>
<p><i>January 16<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on January 17<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JCv/">here</a>.</li></ul>
<p><i>January 10<sup>th</sup>, 2019</i>
</p>
<ul><li>The <a href="/view/Abaddon_Box" title="Abaddon Box">Abaddon Box</a> is now available for a limited time from January 10<sup>th</sup> to February 7<sup>th</sup>. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Announcements/1/00JCt">here.</a></li>
<li>The <a href="/view/Wingheart_Collection_Event" title="Wingheart Collection Event">Wingheart Collection Event</a> has started. For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JCu">here.</a></li></ul>
<p><i>January 9<sup>th</sup>, 2019</i>
</p>
<ul><li>Nexon has announced that Mabinogi will be taken down for  maintenance on January 10<sup>th</sup> at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 10:00am<br />GMT: 2:00pm<br />AEST: 1:00am</div><div class="mouseover-trigger" style="display:inline;">7:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> until the estimated conclusion time at <span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;">EST: 1:00pm<br />GMT: 5:00pm<br />AEST: 4:00am</div><div class="mouseover-trigger" style="display:inline;">10:00am PST</div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span> for a total of 3 hours.&#160;For more information, see <a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/Maintenances/1/00JCw/">here</a>.
<ul><li>The maintenance has concluded.</li></ul></li>
<li><a rel="nofollow" class="external text" href="http://mabinogi.nexon.net/News/All/1/00JCx">Break Time With Ferghus</a></li></ul>
<p>(<b><a href="/view/Wiki_Home/WikiUpdatesOld" title="Wiki Home/WikiUpdatesOld">Older News</a>...</b>)
</p>
</td></tr></tbody></table>
<table width="100%" align="left" style="border: 1px solid #CCCCCC; border-spacing: 0px; padding: 2px; font-size: 12px;">
<tbody><tr>
<th height="24px" style="line-height: 24px; text-align: center; background-color: #EEEEEE; font-weight: bold">Recent forum posts
</th>
<th style="line-height: 24px; text-align: center; background-color: #EEEEEE; font-weight: bold">Recent talk page posts
</th></tr>
<tr>
<td><div style="height: 114px; overflow-y: scroll;"><div>12 July  09:48 <a href="/view/Special:WikiForum/What_Kada%27s_working_on/latest#reply_300" title="Special:WikiForum/What Kada&#39;s working on/latest">What Kada's working on</a> by <a href="/view/User:Kadalyn" class="mw-userlink mw-sysop-userlink" title="User:Kadalyn">Kadalyn</a></div>
<div>4 July  16:22 <a href="/view/Special:WikiForum/Semantic_Monsters/latest#reply_299" title="Special:WikiForum/Semantic Monsters/latest">Semantic Monsters</a> by <a href="/view/User:Erorserv" class="mw-userlink" title="User:Erorserv">Erorserv</a></div>
<div>4 July  16:03 <a href="/view/Special:WikiForum/Semantic_Monsters/latest#reply_298" title="Special:WikiForum/Semantic Monsters/latest">Semantic Monsters</a> by <a href="/view/User:Erorserv" class="mw-userlink" title="User:Erorserv">Erorserv</a></div>
<div>4 July  12:25 <a href="/view/Special:WikiForum/Semantic_Monsters/latest#reply_297" title="Special:WikiForum/Semantic Monsters/latest">Semantic Monsters</a> by <a href="/view/User:Dfoplayer" class="mw-userlink" title="User:Dfoplayer">Dfoplayer</a></div>
<div>3 July  18:30 <a href="/view/Special:WikiForum/Semantic_Monsters/latest" title="Special:WikiForum/Semantic Monsters/latest">Semantic Monsters</a> by <a href="/view/User:Dfoplayer" class="mw-userlink" title="User:Dfoplayer">Dfoplayer</a></div>
<div>2 July  10:27 <a href="/view/Special:WikiForum/What_Kada%27s_working_on/latest" title="Special:WikiForum/What Kada&#39;s working on/latest">What Kada's working on</a> by <a href="/view/User:Kadalyn" class="mw-userlink mw-sysop-userlink" title="User:Kadalyn">Kadalyn</a></div>
<div>21 June  00:07 <a href="/view/Special:WikiForum/Sales_Report_-_Nao/latest" title="Special:WikiForum/Sales Report - Nao/latest">Sales Report - Nao</a> by <a href="/view/User:Kadalyn" class="mw-userlink mw-sysop-userlink" title="User:Kadalyn">Kadalyn</a></div>
<div>10 June  05:59 <a href="/view/Special:WikiForum/I_want_to_update_Korean_server_information/latest#reply_296" title="Special:WikiForum/I want to update Korean server information/latest">I want to update Korean server information</a> by <a href="/view/User:LTsena" class="mw-userlink" title="User:LTsena">LTsena</a></div>
<div>9 June  00:18 <a href="/view/Special:WikiForum/I_want_to_update_Korean_server_information/latest#reply_294" title="Special:WikiForum/I want to update Korean server information/latest">I want to update Korean server information</a> by <a href="/view/User:Kadalyn" class="mw-userlink mw-sysop-userlink" title="User:Kadalyn">Kadalyn</a></div>
<div>8 June  11:20 <a href="/view/Special:WikiForum/I_want_to_update_Korean_server_information/latest" title="Special:WikiForum/I want to update Korean server information/latest">I want to update Korean server information</a> by <a href="/view/User:LTsena" class="mw-userlink" title="User:LTsena">LTsena</a></div>
</div>
</td>
<td><div style="height: 114px; overflow-y: scroll;"><div>19 July  01:47 <a href="/view/Thread:User_talk:Yai/Projects/BeautyCouponList/Sources_for_Face_Coupon" title="Thread:User talk:Yai/Projects/BeautyCouponList/Sources for Face Coupon">Projects/BeautyCouponList/Sources&#32;for&#32;Face&#32;Coupon</a> in Yai by <a href="/index.php?title=User:RavaRavn&amp;action=edit&amp;redlink=1" class="new" title="User:RavaRavn (page does not exist)">RavaRavn</a></div>
<div>18 July  17:01 <a href="/view/Thread:File_talk:Shiny_String.png/FFS_why_does_it_keep_using_the_old_art%3F/reply_(2)" title="Thread:File talk:Shiny String.png/FFS why does it keep using the old art?/reply (2)">FFS&#32;why&#32;does&#32;it&#32;keep&#32;using&#32;the&#32;old&#32;art?</a> in Shiny&#32;String.png by <a href="/view/User:Linxindao" class="mw-userlink" title="User:Linxindao">Linxindao</a></div>
<div>18 July  15:44 <a href="/view/Thread:File_talk:Shiny_String.png/FFS_why_does_it_keep_using_the_old_art%3F/reply" title="Thread:File talk:Shiny String.png/FFS why does it keep using the old art?/reply">FFS&#32;why&#32;does&#32;it&#32;keep&#32;using&#32;the&#32;old&#32;art?</a> in Shiny&#32;String.png by <a href="/view/User:Erorserv" class="mw-userlink" title="User:Erorserv">Erorserv</a></div>
<div>18 July  12:13 <a href="/view/Thread:File_talk:Shiny_String.png/FFS_why_does_it_keep_using_the_old_art%3F" title="Thread:File talk:Shiny String.png/FFS why does it keep using the old art?">FFS&#32;why&#32;does&#32;it&#32;keep&#32;using&#32;the&#32;old&#32;art?</a> in Shiny&#32;String.png by <a href="/view/User:Linxindao" class="mw-userlink" title="User:Linxindao">Linxindao</a></div>
<div>18 July  09:31 <a href="/view/Thread:Talk:Generation_10:_Goddess_of_Light/Restoring_Irinid%27s_Ancient_Artifact/reply" title="Thread:Talk:Generation 10: Goddess of Light/Restoring Irinid&#39;s Ancient Artifact/reply">Restoring&#32;Irinid's&#32;Ancient&#32;Artifact</a> in Generation&#32;10 by <a href="/view/User:Lalunae" class="mw-userlink" title="User:Lalunae">Lalunae</a></div>
<div>18 July  04:54 <a href="/view/Thread:Talk:Generation_10:_Goddess_of_Light/Restoring_Irinid%27s_Ancient_Artifact" title="Thread:Talk:Generation 10: Goddess of Light/Restoring Irinid&#39;s Ancient Artifact">Restoring&#32;Irinid's&#32;Ancient&#32;Artifact</a> in Generation&#32;10 by <a href="/index.php?title=User:ZMacZ&amp;action=edit&amp;redlink=1" class="new" title="User:ZMacZ (page does not exist)">ZMacZ</a></div>
<div>17 July  23:08 <a href="/view/Thread:Talk:Generation_23:_Tempest/The_Long_Reach/reply_(2)" title="Thread:Talk:Generation 23: Tempest/The Long Reach/reply (2)">The&#32;Long&#32;Reach</a> in Generation&#32;23 by <a href="/view/User:Happyx5" class="mw-userlink" title="User:Happyx5">Happyx5</a></div>
<div>17 July  22:28 <a href="/view/Thread:Talk:Generation_23:_Tempest/The_Long_Reach/reply" title="Thread:Talk:Generation 23: Tempest/The Long Reach/reply">The&#32;Long&#32;Reach</a> in Generation&#32;23 by <a href="/view/User:Terror1976" class="mw-userlink" title="User:Terror1976">Terror1976</a></div>
<div>17 July  19:03 <a href="/view/Thread:Talk:Generation_23:_Tempest/The_Long_Reach" title="Thread:Talk:Generation 23: Tempest/The Long Reach">The&#32;Long&#32;Reach</a> in Generation&#32;23 by <a href="/view/User:Happyx5" class="mw-userlink" title="User:Happyx5">Happyx5</a></div>
<div>7 July  22:41 <a href="/view/Thread:Talk:Guard_Cylinder/Update_ease/reply" title="Thread:Talk:Guard Cylinder/Update ease/reply">Update&#32;ease</a> in Guard&#32;Cylinder by <a href="/index.php?title=User:Vlykarye&amp;action=edit&amp;redlink=1" class="new" title="User:Vlykarye (page does not exist)">Vlykarye</a></div>
</div>
</td></tr></tbody></table>
</div>
<div style="display: block; height: 16px; width: 100%"></div>
<div style="width: 908px; margin: auto;">
<table width="908px" align="center">

<tbody><tr>
<td style="height: 565px; width: 300px; padding-left: 45px">
<p><object id="AutoServerStatus" data="//mabi.world/mss/status.html" type="text/html" width="300" height="565" style="border: 0" standby="Loading Server Statuses"></object>
</p>
</td>
<td style="width: 100%; vertical-align: top; padding-top: 16px;">
<table style="margin-left: auto; margin-right: auto; width: 452px; border: 1px solid #CCCCCC; text-align: left; border-spacing: 0px; padding: 2px; padding-bottom: 0px;">
<tbody><tr>
<td colspan="2" style="height: 24px; line-height: 24px; text-align: center; background-color: #EEEEEE; font-weight: bold;">Today's <a href="/view/Daily_Mission" class="mw-redirect" title="Daily Mission">Daily Shadow Missions</a>
</td></tr>

<tr>
<th style="background-color: #F8F8F8; border-right: 1px solid #CCCCCC; border-spacing: 0px;"><a href="/view/Taillteann_Shadow_Missions_List" title="Taillteann Shadow Missions List">Taillteann</a>
</th>
<td style="width: 70%; padding-left: 4px;"><span class="auto-dailies" data-daily="taillteann"><i>Loading</i></span>
</td></tr>
<tr>
<th style="background-color: #F8F8F8; border-right: 1px solid #CCCCCC">Taillteann VIP
</th>
<td style="padding-left: 4px;"><span class="auto-dailies" data-daily="taillteannvip"><i>Loading</i></span>
</td></tr>
<tr>
<th style="background-color: #F8F8F8; border-right: 1px solid #CCCCCC"><a href="/view/Tara_Shadow_Missions_List" title="Tara Shadow Missions List">Tara</a>
</th>
<td style="padding-left: 4px;"><span class="auto-dailies" data-daily="tara"><i>Loading</i></span>
</td></tr>
<tr>
<th style="background-color: #F8F8F8; border-right: 1px solid #CCCCCC">Tara VIP
</th>
<td style="padding-left: 4px;"><span class="auto-dailies" data-daily="taravip"><i>Loading</i></span>
</td></tr></tbody></table>
<div style="display: none;"><span class="mission-hover" data-mission="Battle for Taillteann II"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~3</td>
  <td><span style="display:none">000000040000&amp;</span>40,000</td>
  <td><span style="display:none">000000072000&amp;</span>72,000</td>
  <td><span style="display:none">000000120000&amp;</span>120,000</td>
  <td><span style="display:none">000000200000&amp;</span>200,000</td>
  <td><span style="display:none">000000280000&amp;</span>280,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Battle_for_Taillteann_II" title="Battle for Taillteann II">Battle for Taillteann II</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Rescue the Scout"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>2~4</td>
  <td><span style="display:none">000000029000&amp;</span>29,000</td>
  <td><span style="display:none">000000052200&amp;</span>52,200</td>
  <td><span style="display:none">000000087000&amp;</span>87,000</td>
  <td><span style="display:none">000000145000&amp;</span>145,000</td>
  <td><span style="display:none">000000203000&amp;</span>203,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Rescue_the_Scout" title="Rescue the Scout">Rescue the Scout</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Battle for Taillteann I"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~4</td>
  <td><span style="display:none">000000037000&amp;</span>37,000</td>
  <td><span style="display:none">000000066600&amp;</span>66,600</td>
  <td><span style="display:none">000000111000&amp;</span>111,000</td>
  <td><span style="display:none">000000185000&amp;</span>185,000</td>
  <td><span style="display:none">000000259000&amp;</span>259,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Battle_for_Taillteann_I" title="Battle for Taillteann I">Battle for Taillteann I</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Defeat Fomor Commander I"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~2</td>
  <td><span style="display:none">000000048000&amp;</span>48,000</td>
  <td><span style="display:none">000000086400&amp;</span>86,400</td>
  <td><span style="display:none">000000144000&amp;</span>144,000</td>
  <td><span style="display:none">000000240000&amp;</span>240,000</td>
  <td><span style="display:none">000000336000&amp;</span>336,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Defeat_Fomor_Commander_I" title="Defeat Fomor Commander I">Defeat Fomor Commander I</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Offering"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~4</td>
  <td><span style="display:none">000000044000&amp;</span>44,000</td>
  <td><span style="display:none">000000079200&amp;</span>79,200</td>
  <td><span style="display:none">000000132000&amp;</span>132,000</td>
  <td><span style="display:none">000000220000&amp;</span>220,000</td>
  <td><span style="display:none">000000308000&amp;</span>308,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Offering" title="Offering">Offering</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Provocation"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>3</td>
  <td><span style="display:none">000000040000&amp;</span>40,000</td>
  <td><span style="display:none">000000072000&amp;</span>72,000</td>
  <td><span style="display:none">000000120000&amp;</span>120,000</td>
  <td><span style="display:none">000000200000&amp;</span>200,000</td>
  <td><span style="display:none">000000280000&amp;</span>280,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Provocation" title="Provocation">Provocation</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Defeat Fomor Commander II"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~3</td>
  <td><span style="display:none">000000048000&amp;</span>48,000</td>
  <td><span style="display:none">000000086400&amp;</span>86,400</td>
  <td><span style="display:none">000000144000&amp;</span>144,000</td>
  <td><span style="display:none">000000240000&amp;</span>240,000</td>
  <td><span style="display:none">000000336000&amp;</span>336,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Defeat_Fomor_Commander_II" title="Defeat Fomor Commander II">Defeat Fomor Commander II</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Taillteann Defensive Battle"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>3~6</td>
  <td><span style="display:none">000000080000&amp;</span>80,000</td>
  <td><span style="display:none">000000144000&amp;</span>144,000</td>
  <td><span style="display:none">000000240000&amp;</span>240,000</td>
  <td><span style="display:none">000000400000&amp;</span>400,000</td>
  <td><span style="display:none">000000560000&amp;</span>560,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Taillteann_Defensive_Battle" title="Taillteann Defensive Battle">Taillteann Defensive Battle</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Defeat the Shadow Wizard"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~8</td>
  <td><span style="display:none">000000054000&amp;</span>54,000</td>
  <td><span style="display:none">000000097200&amp;</span>97,200</td>
  <td><span style="display:none">000000162000&amp;</span>162,000</td>
  <td><span style="display:none">000000270000&amp;</span>270,000</td>
  <td><span style="display:none">000000378000&amp;</span>378,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Defeat_the_Shadow_Wizard" title="Defeat the Shadow Wizard">Defeat the Shadow Wizard</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Dorren&#39;s Request"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~3</td>
  <td><span style="display:none">000000060000&amp;</span>60,000</td>
  <td><span style="display:none">000000108000&amp;</span>108,000</td>
  <td><span style="display:none">000000180000&amp;</span>180,000</td>
  <td><span style="display:none">000000300000&amp;</span>300,000</td>
  <td><span style="display:none">000000420000&amp;</span>420,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Dorren%27s_Request" title="Dorren&#39;s Request">Dorren's Request</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Tara"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td></td>
  <td><strong class="error">Expression error: Unexpected &lt; operator.</strong></td>
  <td><strong class="error">Expression error: Unexpected &lt; operator.</strong></td>
  <td><strong class="error">Expression error: Unexpected &lt; operator.</strong></td>
  <td><strong class="error">Expression error: Unexpected &lt; operator.</strong></td>
  <td><strong class="error">Expression error: Unexpected &lt; operator.</strong></td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Tara" title="Tara">Tara</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Shadow Cast City"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~3</td>
  <td><span style="display:none">000000020000&amp;</span>20,000</td>
  <td><span style="display:none">000000036000&amp;</span>36,000</td>
  <td><span style="display:none">000000060000&amp;</span>60,000</td>
  <td><span style="display:none">000000100000&amp;</span>100,000</td>
  <td><span style="display:none">000000140000&amp;</span>140,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Shadow_Cast_City" title="Shadow Cast City">Shadow Cast City</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Enemy Behind"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~2</td>
  <td><span style="display:none">000000026000&amp;</span>26,000</td>
  <td><span style="display:none">000000046800&amp;</span>46,800</td>
  <td><span style="display:none">000000078000&amp;</span>78,000</td>
  <td><span style="display:none">000000130000&amp;</span>130,000</td>
  <td><span style="display:none">000000182000&amp;</span>182,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Enemy_Behind" title="Enemy Behind">Enemy Behind</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Their Method"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1</td>
  <td><span style="display:none">000000024000&amp;</span>24,000</td>
  <td><span style="display:none">000000043200&amp;</span>43,200</td>
  <td><span style="display:none">000000072000&amp;</span>72,000</td>
  <td><span style="display:none">000000120000&amp;</span>120,000</td>
  <td><span style="display:none">000000168000&amp;</span>168,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Their_Method" title="Their Method">Their Method</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Lingering Darkness"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~3</td>
  <td><span style="display:none">000000033000&amp;</span>33,000</td>
  <td><span style="display:none">000000059400&amp;</span>59,400</td>
  <td><span style="display:none">000000099000&amp;</span>99,000</td>
  <td><span style="display:none">000000165000&amp;</span>165,000</td>
  <td><span style="display:none">000000231000&amp;</span>231,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Lingering_Darkness" title="Lingering Darkness">Lingering Darkness</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="The Other Alchemists"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~4</td>
  <td><span style="display:none">000000056000&amp;</span>56,000</td>
  <td><span style="display:none">000000100800&amp;</span>100,800</td>
  <td><span style="display:none">000000168000&amp;</span>168,000</td>
  <td><span style="display:none">000000280000&amp;</span>280,000</td>
  <td><span style="display:none">000000392000&amp;</span>392,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/The_Other_Alchemists" title="The Other Alchemists">The Other Alchemists</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Fomor Attack"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~5</td>
  <td><span style="display:none">000000054000&amp;</span>54,000</td>
  <td><span style="display:none">000000097200&amp;</span>97,200</td>
  <td><span style="display:none">000000162000&amp;</span>162,000</td>
  <td><span style="display:none">000000270000&amp;</span>270,000</td>
  <td><span style="display:none">000000378000&amp;</span>378,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Fomor_Attack" title="Fomor Attack">Fomor Attack</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="Ghost of Partholon"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~5</td>
  <td><span style="display:none">000000060000&amp;</span>60,000</td>
  <td><span style="display:none">000000108000&amp;</span>108,000</td>
  <td><span style="display:none">000000180000&amp;</span>180,000</td>
  <td><span style="display:none">000000300000&amp;</span>300,000</td>
  <td><span style="display:none">000000420000&amp;</span>420,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/Ghost_of_Partholon" title="Ghost of Partholon">Ghost of Partholon</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span>
<span class="mission-hover" data-mission="The Sulfur Spider inside Shadow Realm"><span class="mouseover-wrapper" style="display:inline;"><div class="mouseover-content" style="display:none;"><table class="mabitable">
<tbody><tr>
  <th></th>
  <th># Players</th>
  <th>Basic</th>
  <th>Int.</th>
  <th>Adv.</th>
  <th>Hard</th>
  <th>Elite</th>
</tr>
<tr>
  <th>Experience</th>
  <td>1~8</td>
  <td><span style="display:none">000000056000&amp;</span>56,000</td>
  <td><span style="display:none">000000100800&amp;</span>100,800</td>
  <td><span style="display:none">000000168000&amp;</span>168,000</td>
  <td><span style="display:none">000000280000&amp;</span>280,000</td>
  <td><span style="display:none">000000392000&amp;</span>392,000</td>
</tr>
</tbody></table>
<span style="font-size: 8pt;">The exp reward of a Daily Mission is 2x the normal reward.<br />The gold reward does not change.</span></div><div class="mouseover-trigger" style="display:inline;"><a href="/view/The_Sulfur_Spider_inside_Shadow_Realm" title="The Sulfur Spider inside Shadow Realm">The Sulfur Spider inside Shadow Realm</a></div><div class="mouseover-custom"><span class="mouseover-custom-style"></span><span class="mouseover-custom-anchor"></span><span class="mouseover-custom-modx"></span><span class="mouseover-custom-mody"></span><span class="mouseover-custom-fade-length">100</span></div></span></span></div>
<table width="452px" align="center" style="border: 1px solid #CCCCCC; border-spacing: 0px; padding: 2px; height: 234px; margin-top: 16px;">

<tbody><tr>
<td colspan="1" style="height: 24px; line-height: 24px; text-align: center; background-color: #EEEEEE; font-weight: bold">Weather Forecast
</td></tr>
<tr>
<td style="">
<div class="weather-widget-hour" style="width:325px; height:200px; width:350px;margin:auto"><span class="settings">type1 type2 type3 type4 type5 type6 type7 type8 type9 zardine physis type11 type12</span><span class="area-left"><a href="/view/File:WeatherLeft.png" class="image"><img alt="WeatherLeft.png" src="/images/7/78/WeatherLeft.png" width="23" height="42" /></a></span><span class="area-right"><a href="/view/File:WeatherRight.png" class="image"><img alt="WeatherRight.png" src="/images/d/d9/WeatherRight.png" width="23" height="42" /></a></span>
<table class="template area-hour" style="width: 325px">

<tbody><tr>
<td colspan="4" align="center"><span class="area-title"></span>
</td></tr>
<tr>
<td rowspan="2" class="area-today" style="width:170px"><a href="/view/File:Pixel.png" class="image" title="style=&quot;margin-left: -16px&quot;"><img alt="style=&quot;margin-left: -16px&quot;" src="/images/2/21/Pixel.png" width="120" height="120" class="area-today-body" /></a><a href="/view/File:Pixel.png" class="image"><img alt="Pixel.png" src="/images/2/21/Pixel.png" width="1" height="1" class="area-today-coverage" /></a>
</td>
<td><a href="/view/File:Pixel.png" class="image"><img alt="Pixel.png" src="/images/2/21/Pixel.png" width="1" height="1" class="area-forecast-1" /></a>
<div class="area-forecast-time-1"></div>
</td>
<td><a href="/view/File:Pixel.png" class="image"><img alt="Pixel.png" src="/images/2/21/Pixel.png" width="1" height="1" class="area-forecast-2" /></a>
<div class="area-forecast-time-2"></div>
</td>
<td><a href="/view/File:Pixel.png" class="image"><img alt="Pixel.png" src="/images/2/21/Pixel.png" width="1" height="1" class="area-forecast-3" /></a>
<div class="area-forecast-time-3"></div>
</td></tr>
<tr>
<td><a href="/view/File:Pixel.png" class="image"><img alt="Pixel.png" src="/images/2/21/Pixel.png" width="1" height="1" class="area-forecast-4" /></a>
<div class="area-forecast-time-4"></div>
</td>
<td><a href="/view/File:Pixel.png" class="image"><img alt="Pixel.png" src="/images/2/21/Pixel.png" width="1" height="1" class="area-forecast-5" /></a>
<div class="area-forecast-time-5"></div>
</td>
<td><a href="/view/File:Pixel.png" class="image"><img alt="Pixel.png" src="/images/2/21/Pixel.png" width="1" height="1" class="area-forecast-6" /></a>
<div class="area-forecast-time-6"></div>
</td></tr></tbody></table></div>
</td></tr></tbody></table>
<div class="weather-widget-rain-summary" style="border:0px #aaa solid;display:block;width:452px;margin:auto;margin-top:16px;"><span class="template rain-area"><div class="rain-name"></div><div class="rain-graphic"><a href="/view/File:Pixel.png" class="image"><img alt="Pixel.png" src="/images/2/21/Pixel.png" width="1" height="1" class="rain-image" /></a></div><div class="rain-time"></div></span>
<table width="452px" align="left" style="border: 1px solid #CCCCCC; border-spacing: 0px; padding: 2px; height: 160px">

<tbody><tr>
<td colspan="1" style="height: 24px; line-height: 24px; text-align: center; background-color: #EEEEEE; font-weight: bold">Rainy Weather Activities
</td></tr>
<tr>
<td style="">
<p><span class="make-rain-area" style="width:64px;background:#FFFFFF"><span class="action" style="">best=rain  of-all-except=type13</span><span class="prepend rain-purpose" style="display:block">Best Now</span></span><span class="make-rain-area" style="width:64px;background:#FFFFFF"><span class="action" style="">next=thunder for=all  of-all-except=type13</span><span class="prepend rain-purpose" style="display:block">Thunder</span></span><span class="make-rain-area" style="width:64px;background:#FFFFFF"><span class="action" style="">best=rain of=type3,type10  else next=rain of=type3,type10</span><span class="with" style="">type10=Physis</span><span class="prepend rain-purpose" style="display:block">Refining</span></span><span class="make-rain-area" style="width:64px;background:#FFFFFF"><span class="action" style="">best=rain of=type4,type11,type12  else next=rain of=type4,type11,type12</span><span class="with" style="">type11=Taill SM</span><span class="prepend rain-purpose" style="display:block">Alchemy</span></span><span class="make-rain-area" style="width:64px;background:#FFFFFF"><span class="action" style="">best=rain of=type4,type1  else next=rain of=type4,type1</span><span class="with" style="">type1={Dugald Aisle/Dugald}</span><span class="prepend rain-purpose" style="display:block">Carpentry</span></span><span class="make-rain-area" style="width:64px;background:#FFFFFF"><span class="action" style="">next=thunder for=all of=type7</span><span class="prepend rain-purpose" style="display:block"><a href="/view/Final_Hit#Obtaining_the_Skill" title="Final Hit">Glowing</a></span></span>
</p>
</td></tr></tbody></table>
</div>
</td></tr></tbody></table>
</div>
<div style="display: block; height: 16px; width: 100%"></div>
<div class="weather settings">
<table class="weather-titles">
<tbody><tr>
<th>ID</th>
<th>Long name</th>
<th>Short name
</th></tr>
<tr>
<td>type1</td>
<td><a href="/view/Tir_Chonaill/Weather" title="Tir Chonaill/Weather">Northern Uladh</a></td>
<td>N.Uladh
</td></tr>
<tr>
<td>type2</td>
<td><a href="/view/Dunbarton/Weather" title="Dunbarton/Weather">Dunbarton area</a></td>
<td>Dun.
</td></tr>
<tr>
<td>type3</td>
<td><a href="/view/Bangor/Weather" title="Bangor/Weather">Bangor</a></td>
<td>Bangor
</td></tr>
<tr>
<td>type4</td>
<td><a href="/view/Emain_Macha/Weather" title="Emain Macha/Weather">Emain Macha</a></td>
<td>Emain
</td></tr>
<tr>
<td>type5</td>
<td><a href="/view/Sen_Mag_Prairie/Weather" title="Sen Mag Prairie/Weather">Sen Mag Plateau</a></td>
<td>Sen Mag
</td></tr>
<tr>
<td>type6</td>
<td><a href="/view/Port_Ceann/Weather" title="Port Ceann/Weather">Southern Uladh</a></td>
<td>S.Uladh
</td></tr>
<tr>
<td>type7</td>
<td><a href="/view/Rano/Weather" title="Rano/Weather">Rano</a></td>
<td>Rano
</td></tr>
<tr>
<td>type8</td>
<td><a href="/view/Connous/Weather" title="Connous/Weather">Connous</a></td>
<td>Connous
</td></tr>
<tr>
<td>type9</td>
<td><a href="/view/Courcle/Weather" title="Courcle/Weather">Courcle</a></td>
<td>Courcle
</td></tr>
<tr>
<td>type10</td>
<td><a href="/view/Zardine/Weather" title="Zardine/Weather">Northern Iria</a></td>
<td>N.Iria
</td></tr>
<tr>
<td>zardine</td>
<td><a href="/view/Zardine/Weather" title="Zardine/Weather">Zardine</a></td>
<td>Zardine
</td></tr>
<tr>
<td>physis</td>
<td><a href="/view/Physis/Weather" title="Physis/Weather">Physis</a></td>
<td>Physis
</td></tr>
<tr>
<td>type11</td>
<td><a href="/view/Shadow_Realm/Weather" title="Shadow Realm/Weather">The Shadow Realm</a></td>
<td>Shadows
</td></tr>
<tr>
<td>type12</td>
<td><a href="/view/Tara/Weather" title="Tara/Weather">Western Uladh</a></td>
<td>W.Uladh
</td></tr>
<tr>
<td>type13</td>
<td><a href="/view/Template:WeatherLongTerm" title="Template:WeatherLongTerm">Unknown</a></td>
<td>Unknown
</td></tr></tbody></table>
<p><br />
</p>
<table class="weather-intensity">
<tbody><tr>
<th>Intensity</th>
<th>Location</th>
<th>Large graphic</th>
<th>Small graphic (Day)</th>
<th>Small graphic (Night)</th>
<th>Commentary
</th></tr>
<tr>
<td>-9</td>
<td>all</td>
<td><a href="/view/File:WeatherUnknown.png" class="image"><img alt="WeatherUnknown.png" src="/images/d/df/WeatherUnknown.png" width="1000" height="1000" /></a></td>
<td><a href="/view/File:WeatherUnknownSmall.png" class="image"><img alt="WeatherUnknownSmall.png" src="/images/0/0f/WeatherUnknownSmall.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherUnknownSmall.png" class="image"><img alt="WeatherUnknownSmall.png" src="/images/0/0f/WeatherUnknownSmall.png" width="45" height="45" /></a></td>
<td>Random weather!
</td></tr>
<tr>
<td>-8</td>
<td>all</td>
<td><a href="/view/File:WeatherNone.png" class="image"><img alt="WeatherNone.png" src="/images/4/44/WeatherNone.png" width="1" height="1" /></a></td>
<td><a href="/view/File:WeatherPalalaSmall.png" class="image"><img alt="WeatherPalalaSmall.png" src="/images/b/b1/WeatherPalalaSmall.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherEwecaSmall.png" class="image"><img alt="WeatherEwecaSmall.png" src="/images/c/cb/WeatherEwecaSmall.png" width="45" height="45" /></a></td>
<td>Clear skies
</td></tr>
<tr>
<td>-7</td>
<td>all</td>
<td><a href="/view/File:WeatherCloudy1.png" class="image"><img alt="WeatherCloudy1.png" src="/images/a/a8/WeatherCloudy1.png" width="500" height="500" /></a></td>
<td><a href="/view/File:WeatherPalalaSmall.png" class="image"><img alt="WeatherPalalaSmall.png" src="/images/b/b1/WeatherPalalaSmall.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherEwecaSmall.png" class="image"><img alt="WeatherEwecaSmall.png" src="/images/c/cb/WeatherEwecaSmall.png" width="45" height="45" /></a></td>
<td>Partly cloudy
</td></tr>
<tr>
<td>-6</td>
<td>all</td>
<td><a href="/view/File:WeatherCloudy2.png" class="image"><img alt="WeatherCloudy2.png" src="/images/0/0a/WeatherCloudy2.png" width="520" height="520" /></a></td>
<td><a href="/view/File:WeatherCloudy1Small.png" class="image"><img alt="WeatherCloudy1Small.png" src="/images/7/7a/WeatherCloudy1Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherCloudy1SmallNight.png" class="image"><img alt="WeatherCloudy1SmallNight.png" src="/images/5/5f/WeatherCloudy1SmallNight.png" width="45" height="45" /></a></td>
<td>Partly cloudy
</td></tr>
<tr>
<td>-5</td>
<td>all</td>
<td><a href="/view/File:WeatherCloudy2.png" class="image"><img alt="WeatherCloudy2.png" src="/images/0/0a/WeatherCloudy2.png" width="520" height="520" /></a></td>
<td><a href="/view/File:WeatherCloudy1Small.png" class="image"><img alt="WeatherCloudy1Small.png" src="/images/7/7a/WeatherCloudy1Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherCloudy1SmallNight.png" class="image"><img alt="WeatherCloudy1SmallNight.png" src="/images/5/5f/WeatherCloudy1SmallNight.png" width="45" height="45" /></a></td>
<td>Cloudy
</td></tr>
<tr>
<td>-4</td>
<td>all</td>
<td><a href="/view/File:WeatherCloudy3.png" class="image"><img alt="WeatherCloudy3.png" src="/images/9/93/WeatherCloudy3.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherCloudy2Small.png" class="image"><img alt="WeatherCloudy2Small.png" src="/images/7/75/WeatherCloudy2Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherCloudy1SmallNight.png" class="image"><img alt="WeatherCloudy1SmallNight.png" src="/images/5/5f/WeatherCloudy1SmallNight.png" width="45" height="45" /></a></td>
<td>Cloudy
</td></tr>
<tr>
<td>-3</td>
<td>all</td>
<td><a href="/view/File:WeatherCloudy3.png" class="image"><img alt="WeatherCloudy3.png" src="/images/9/93/WeatherCloudy3.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherCloudy2Small.png" class="image"><img alt="WeatherCloudy2Small.png" src="/images/7/75/WeatherCloudy2Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherCloudy2SmallNight.png" class="image"><img alt="WeatherCloudy2SmallNight.png" src="/images/9/94/WeatherCloudy2SmallNight.png" width="45" height="45" /></a></td>
<td>Very cloudy
</td></tr>
<tr>
<td>-2</td>
<td>all</td>
<td><a href="/view/File:WeatherCloudy4.png" class="image"><img alt="WeatherCloudy4.png" src="/images/5/5b/WeatherCloudy4.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherCloudy3Small.png" class="image"><img alt="WeatherCloudy3Small.png" src="/images/b/b1/WeatherCloudy3Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherCloudy2SmallNight.png" class="image"><img alt="WeatherCloudy2SmallNight.png" src="/images/9/94/WeatherCloudy2SmallNight.png" width="45" height="45" /></a></td>
<td>Very cloudy
</td></tr>
<tr>
<td>-1</td>
<td>all</td>
<td><a href="/view/File:WeatherCloudy4.png" class="image"><img alt="WeatherCloudy4.png" src="/images/5/5b/WeatherCloudy4.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherCloudy3Small.png" class="image"><img alt="WeatherCloudy3Small.png" src="/images/b/b1/WeatherCloudy3Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherCloudy2SmallNight.png" class="image"><img alt="WeatherCloudy2SmallNight.png" src="/images/9/94/WeatherCloudy2SmallNight.png" width="45" height="45" /></a></td>
<td>Very cloudy
</td></tr>
<tr>
<td>0</td>
<td>all</td>
<td><a href="/view/File:WeatherCloudy5.png" class="image"><img alt="WeatherCloudy5.png" src="/images/e/e8/WeatherCloudy5.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherCloudy4Small.png" class="image"><img alt="WeatherCloudy4Small.png" src="/images/f/fb/WeatherCloudy4Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherCloudy4Small.png" class="image"><img alt="WeatherCloudy4Small.png" src="/images/f/fb/WeatherCloudy4Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 0 (no success bonus)
</td></tr>
<tr>
<td>1</td>
<td>all</td>
<td><a href="/view/File:WeatherRain1-5.png" class="image"><img alt="WeatherRain1-5.png" src="/images/b/b2/WeatherRain1-5.png" width="520" height="520" /></a></td>
<td><a href="/view/File:WeatherRain1-5Small.png" class="image"><img alt="WeatherRain1-5Small.png" src="/images/6/67/WeatherRain1-5Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain1-5Small.png" class="image"><img alt="WeatherRain1-5Small.png" src="/images/6/67/WeatherRain1-5Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 1 (no success bonus)
</td></tr>
<tr>
<td>2</td>
<td>all</td>
<td><a href="/view/File:WeatherRain1-5.png" class="image"><img alt="WeatherRain1-5.png" src="/images/b/b2/WeatherRain1-5.png" width="520" height="520" /></a></td>
<td><a href="/view/File:WeatherRain1-5Small.png" class="image"><img alt="WeatherRain1-5Small.png" src="/images/6/67/WeatherRain1-5Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain1-5Small.png" class="image"><img alt="WeatherRain1-5Small.png" src="/images/6/67/WeatherRain1-5Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 2 (101% success bonus)
</td></tr>
<tr>
<td>3</td>
<td>all</td>
<td><a href="/view/File:WeatherRain1-5.png" class="image"><img alt="WeatherRain1-5.png" src="/images/b/b2/WeatherRain1-5.png" width="520" height="520" /></a></td>
<td><a href="/view/File:WeatherRain1-5Small.png" class="image"><img alt="WeatherRain1-5Small.png" src="/images/6/67/WeatherRain1-5Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain1-5Small.png" class="image"><img alt="WeatherRain1-5Small.png" src="/images/6/67/WeatherRain1-5Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 3 (101% success bonus)
</td></tr>
<tr>
<td>4</td>
<td>all</td>
<td><a href="/view/File:WeatherRain1-5.png" class="image"><img alt="WeatherRain1-5.png" src="/images/b/b2/WeatherRain1-5.png" width="520" height="520" /></a></td>
<td><a href="/view/File:WeatherRain1-5Small.png" class="image"><img alt="WeatherRain1-5Small.png" src="/images/6/67/WeatherRain1-5Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain1-5Small.png" class="image"><img alt="WeatherRain1-5Small.png" src="/images/6/67/WeatherRain1-5Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 4 (102% success bonus)
</td></tr>
<tr>
<td>5</td>
<td>all</td>
<td><a href="/view/File:WeatherRain1-5.png" class="image"><img alt="WeatherRain1-5.png" src="/images/b/b2/WeatherRain1-5.png" width="520" height="520" /></a></td>
<td><a href="/view/File:WeatherRain1-5Small.png" class="image"><img alt="WeatherRain1-5Small.png" src="/images/6/67/WeatherRain1-5Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain1-5Small.png" class="image"><img alt="WeatherRain1-5Small.png" src="/images/6/67/WeatherRain1-5Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 5 (102% success bonus)
</td></tr>
<tr>
<td>6</td>
<td>all</td>
<td><a href="/view/File:WeatherRain6-14.png" class="image"><img alt="WeatherRain6-14.png" src="/images/3/3a/WeatherRain6-14.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 6 (103% success bonus)
</td></tr>
<tr>
<td>7</td>
<td>all</td>
<td><a href="/view/File:WeatherRain6-14.png" class="image"><img alt="WeatherRain6-14.png" src="/images/3/3a/WeatherRain6-14.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 7 (103% success bonus)
</td></tr>
<tr>
<td>8</td>
<td>all</td>
<td><a href="/view/File:WeatherRain6-14.png" class="image"><img alt="WeatherRain6-14.png" src="/images/3/3a/WeatherRain6-14.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 8 (104% success bonus)
</td></tr>
<tr>
<td>9</td>
<td>all</td>
<td><a href="/view/File:WeatherRain6-14.png" class="image"><img alt="WeatherRain6-14.png" src="/images/3/3a/WeatherRain6-14.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 9 (104% success bonus)
</td></tr>
<tr>
<td>10</td>
<td>all</td>
<td><a href="/view/File:WeatherRain6-14.png" class="image"><img alt="WeatherRain6-14.png" src="/images/3/3a/WeatherRain6-14.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 10 (105% success bonus)
</td></tr>
<tr>
<td>11</td>
<td>all</td>
<td><a href="/view/File:WeatherRain6-14.png" class="image"><img alt="WeatherRain6-14.png" src="/images/3/3a/WeatherRain6-14.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 11 (105% success bonus)
</td></tr>
<tr>
<td>12</td>
<td>all</td>
<td><a href="/view/File:WeatherRain6-14.png" class="image"><img alt="WeatherRain6-14.png" src="/images/3/3a/WeatherRain6-14.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 12 (106% success bonus)
</td></tr>
<tr>
<td>13</td>
<td>all</td>
<td><a href="/view/File:WeatherRain6-14.png" class="image"><img alt="WeatherRain6-14.png" src="/images/3/3a/WeatherRain6-14.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 13 (106% success bonus)
</td></tr>
<tr>
<td>14</td>
<td>all</td>
<td><a href="/view/File:WeatherRain6-14.png" class="image"><img alt="WeatherRain6-14.png" src="/images/3/3a/WeatherRain6-14.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain6-14Small.png" class="image"><img alt="WeatherRain6-14Small.png" src="/images/f/f5/WeatherRain6-14Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 14 (107% success bonus)
</td></tr>
<tr>
<td>15</td>
<td>all</td>
<td><a href="/view/File:WeatherRain15-19.png" class="image"><img alt="WeatherRain15-19.png" src="/images/d/d5/WeatherRain15-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain15-19Small.png" class="image"><img alt="WeatherRain15-19Small.png" src="/images/6/64/WeatherRain15-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain15-19Small.png" class="image"><img alt="WeatherRain15-19Small.png" src="/images/6/64/WeatherRain15-19Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 15 (107% success bonus)
</td></tr>
<tr>
<td>16</td>
<td>all</td>
<td><a href="/view/File:WeatherRain15-19.png" class="image"><img alt="WeatherRain15-19.png" src="/images/d/d5/WeatherRain15-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain15-19Small.png" class="image"><img alt="WeatherRain15-19Small.png" src="/images/6/64/WeatherRain15-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain15-19Small.png" class="image"><img alt="WeatherRain15-19Small.png" src="/images/6/64/WeatherRain15-19Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 16 (108% success bonus)
</td></tr>
<tr>
<td>17</td>
<td>all</td>
<td><a href="/view/File:WeatherRain15-19.png" class="image"><img alt="WeatherRain15-19.png" src="/images/d/d5/WeatherRain15-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain15-19Small.png" class="image"><img alt="WeatherRain15-19Small.png" src="/images/6/64/WeatherRain15-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain15-19Small.png" class="image"><img alt="WeatherRain15-19Small.png" src="/images/6/64/WeatherRain15-19Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 17 (108% success bonus)
</td></tr>
<tr>
<td>18</td>
<td>all</td>
<td><a href="/view/File:WeatherRain15-19.png" class="image"><img alt="WeatherRain15-19.png" src="/images/d/d5/WeatherRain15-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain15-19Small.png" class="image"><img alt="WeatherRain15-19Small.png" src="/images/6/64/WeatherRain15-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain15-19Small.png" class="image"><img alt="WeatherRain15-19Small.png" src="/images/6/64/WeatherRain15-19Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 18 (109% success bonus)
</td></tr>
<tr>
<td>19</td>
<td>all</td>
<td><a href="/view/File:WeatherRain15-19.png" class="image"><img alt="WeatherRain15-19.png" src="/images/d/d5/WeatherRain15-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain15-19Small.png" class="image"><img alt="WeatherRain15-19Small.png" src="/images/6/64/WeatherRain15-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain15-19Small.png" class="image"><img alt="WeatherRain15-19Small.png" src="/images/6/64/WeatherRain15-19Small.png" width="45" height="45" /></a></td>
<td>Raining, intensity index of 19 (109% success bonus)
</td></tr>
<tr>
<td>20</td>
<td>all</td>
<td><a href="/view/File:WeatherRain20.png" class="image"><img alt="WeatherRain20.png" src="/images/3/3f/WeatherRain20.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherRain20Small.png" class="image"><img alt="WeatherRain20Small.png" src="/images/a/a0/WeatherRain20Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherRain20Small.png" class="image"><img alt="WeatherRain20Small.png" src="/images/a/a0/WeatherRain20Small.png" width="45" height="45" /></a></td>
<td>Thunder storm (110% success bonus)
</td></tr>
<tr>
<td>1</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow1-9.png" class="image"><img alt="WeatherSnow1-9.png" src="/images/3/3a/WeatherSnow1-9.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 1 (no success bonus)
</td></tr>
<tr>
<td>2</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow1-9.png" class="image"><img alt="WeatherSnow1-9.png" src="/images/3/3a/WeatherSnow1-9.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 2 (101% success bonus)
</td></tr>
<tr>
<td>3</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow1-9.png" class="image"><img alt="WeatherSnow1-9.png" src="/images/3/3a/WeatherSnow1-9.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 3 (101% success bonus)
</td></tr>
<tr>
<td>4</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow1-9.png" class="image"><img alt="WeatherSnow1-9.png" src="/images/3/3a/WeatherSnow1-9.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 4 (102% success bonus)
</td></tr>
<tr>
<td>5</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow1-9.png" class="image"><img alt="WeatherSnow1-9.png" src="/images/3/3a/WeatherSnow1-9.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 5 (102% success bonus)
</td></tr>
<tr>
<td>6</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow1-9.png" class="image"><img alt="WeatherSnow1-9.png" src="/images/3/3a/WeatherSnow1-9.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 6 (103% success bonus)
</td></tr>
<tr>
<td>7</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow1-9.png" class="image"><img alt="WeatherSnow1-9.png" src="/images/3/3a/WeatherSnow1-9.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 7 (103% success bonus)
</td></tr>
<tr>
<td>8</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow1-9.png" class="image"><img alt="WeatherSnow1-9.png" src="/images/3/3a/WeatherSnow1-9.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 8 (104% success bonus)
</td></tr>
<tr>
<td>9</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow1-9.png" class="image"><img alt="WeatherSnow1-9.png" src="/images/3/3a/WeatherSnow1-9.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow1-9Small.png" class="image"><img alt="WeatherSnow1-9Small.png" src="/images/2/27/WeatherSnow1-9Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 9 (104% success bonus)
</td></tr>
<tr>
<td>10</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow10-19.png" class="image"><img alt="WeatherSnow10-19.png" src="/images/b/be/WeatherSnow10-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 10 (105% success bonus)
</td></tr>
<tr>
<td>11</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow10-19.png" class="image"><img alt="WeatherSnow10-19.png" src="/images/b/be/WeatherSnow10-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 11 (105% success bonus)
</td></tr>
<tr>
<td>12</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow10-19.png" class="image"><img alt="WeatherSnow10-19.png" src="/images/b/be/WeatherSnow10-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 12 (106% success bonus)
</td></tr>
<tr>
<td>13</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow10-19.png" class="image"><img alt="WeatherSnow10-19.png" src="/images/b/be/WeatherSnow10-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 13 (106% success bonus)
</td></tr>
<tr>
<td>14</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow10-19.png" class="image"><img alt="WeatherSnow10-19.png" src="/images/b/be/WeatherSnow10-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 14 (107% success bonus)
</td></tr>
<tr>
<td>15</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow10-19.png" class="image"><img alt="WeatherSnow10-19.png" src="/images/b/be/WeatherSnow10-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 15 (107% success bonus)
</td></tr>
<tr>
<td>16</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow10-19.png" class="image"><img alt="WeatherSnow10-19.png" src="/images/b/be/WeatherSnow10-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 16 (108% success bonus)
</td></tr>
<tr>
<td>17</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow10-19.png" class="image"><img alt="WeatherSnow10-19.png" src="/images/b/be/WeatherSnow10-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 17 (108% success bonus)
</td></tr>
<tr>
<td>18</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow10-19.png" class="image"><img alt="WeatherSnow10-19.png" src="/images/b/be/WeatherSnow10-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 18 (109% success bonus)
</td></tr>
<tr>
<td>19</td>
<td>physis</td>
<td><a href="/view/File:WeatherSnow10-19.png" class="image"><img alt="WeatherSnow10-19.png" src="/images/b/be/WeatherSnow10-19.png" width="550" height="550" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td><a href="/view/File:WeatherSnow10-19Small.png" class="image"><img alt="WeatherSnow10-19Small.png" src="/images/e/e4/WeatherSnow10-19Small.png" width="45" height="45" /></a></td>
<td>Snowing, intensity index of 19 (109% success bonus)
</td></tr></tbody></table>
<p><br />
</p>
<table class="weather-bodies">
<tbody><tr>
<th>Large Palala (day body)</th>
<th>Large Eweca (night body)
</th></tr>
<tr>
<td><a href="/view/File:WeatherPalala.png" class="image"><img alt="WeatherPalala.png" src="/images/d/d5/WeatherPalala.png" width="62" height="62" class="palala" /></a>
</td>
<td><a href="/view/File:WeatherEweca.png" class="image"><img alt="WeatherEweca.png" src="/images/a/a4/WeatherEweca.png" width="140" height="140" class="eweca" /></a>
</td></tr></tbody></table>
</div>

<!-- 
NewPP limit report
Cached time: 20190722212342
Cache expiry: 0
Dynamic content: true
[SMW] In‐text annotation parser time: 0.001 seconds
CPU time usage: 0.984 seconds
Real time usage: 1.019 seconds
Preprocessor visited node count: 12144/1000000
Preprocessor generated node count: 10097/2000000
Post‐expand include size: 280002/2097152 bytes
Template argument size: 35529/2097152 bytes
Highest expansion depth: 11/40
Expensive parser function count: 0/200
Unstrip recursion depth: 0/20
Unstrip post‐expand size: 3000/5000000 bytes
ExtLoops count: 0
-->
<!--
Transclusion expansion time report (%,ms,calls,template)
100.00%  533.756      1 -total
 64.44%  343.947     85 Template:MouseoverBox
 46.97%  250.719      1 Wiki_Home/WikiUpdates
 45.56%  243.186     33 Wiki_Home/Maintenance
 34.60%  184.683     66 Template:Times
 33.38%  178.154      1 Wiki_Home/Shadow_Missions
 29.79%  159.005     19 Template:Wiki_Home/Daily_Shadow_Mission/Template/Get_Mission_Rewards
 20.06%  107.076     95 Template:Fns
  4.10%   21.885      1 Wiki_Home/Rainy_Weather
  2.24%   11.945      6 Template:WeatherSummary
-->
</div></div>					<div class="printfooter">
						Retrieved from "<a dir="ltr" href="https://wiki.mabinogiworld.com/index.php?title=Wiki_Home&amp;oldid=724581">https://wiki.mabinogiworld.com/index.php?title=Wiki_Home&amp;oldid=724581</a>"					</div>
				<div id="catlinks" class="catlinks catlinks-allhidden" data-mw="interface"></div>				<div class="visualClear"></div>
							</div>
		</div>
		<div id="mw-navigation">
			<h2>Navigation menu</h2>

			<div id="mw-head">
									<div id="p-personal" role="navigation" class="" aria-labelledby="p-personal-label">
						<h3 id="p-personal-label">Personal tools</h3>
						<ul>
							<li id="pt-createaccount"><a href="/index.php?title=Special:CreateAccount&amp;returnto=Wiki+Home" title="You are encouraged to create an account and log in; however, it is not mandatory">Create account</a></li><li id="pt-login"><a href="/index.php?title=Special:UserLogin&amp;returnto=Wiki+Home" title="You are encouraged to log in; however, it is not mandatory [o]" accesskey="o">Log in</a></li>						</ul>
					</div>
									<div id="left-navigation">
										<div id="p-namespaces" role="navigation" class="vectorTabs" aria-labelledby="p-namespaces-label">
						<h3 id="p-namespaces-label">Namespaces</h3>
						<ul>
															<li  id="ca-nstab-main" class="selected"><span><a href="/view/Wiki_Home"  title="View the content page [c]" accesskey="c">Main page</a></span></li>
															<li  id="ca-talk"><span><a href="/view/Talk:Wiki_Home"  title="Discussion about the content page [t]" accesskey="t" rel="discussion">Discussion</a></span></li>
													</ul>
					</div>
										<div id="p-variants" role="navigation" class="vectorMenu emptyPortlet" aria-labelledby="p-variants-label">
												<h3 id="p-variants-label">
							<span>Variants</span><a href="#"></a>
						</h3>

						<div class="menu">
							<ul>
															</ul>
						</div>
					</div>
									</div>
				<div id="right-navigation">
										<div id="p-views" role="navigation" class="vectorTabs" aria-labelledby="p-views-label">
						<h3 id="p-views-label">Views</h3>
						<ul>
															<li id="ca-view" class="selected"><span><a href="/view/Wiki_Home" >Read</a></span></li>
															<li id="ca-viewsource"><span><a href="/index.php?title=Wiki_Home&amp;action=edit"  title="This page is protected.&#10;You can view its source [e]" accesskey="e">View source</a></span></li>
															<li id="ca-history" class="collapsible"><span><a href="/index.php?title=Wiki_Home&amp;action=history"  title="Past revisions of this page [h]" accesskey="h">View history</a></span></li>
													</ul>
					</div>
										<div id="p-cactions" role="navigation" class="vectorMenu emptyPortlet" aria-labelledby="p-cactions-label">
						<h3 id="p-cactions-label"><span>More</span><a href="#"></a></h3>

						<div class="menu">
							<ul>
															</ul>
						</div>
					</div>
										<div id="p-search" role="search">
						<h3>
							<label for="searchInput">Search</label>
						</h3>

						<form action="/index.php" id="searchform">
							<div id="simpleSearch">
							<input type="search" name="search" placeholder="Search Mabinogi World Wiki" title="Search Mabinogi World Wiki [f]" accesskey="f" id="searchInput"/><input type="hidden" value="Special:Search" name="title"/><input type="submit" name="fulltext" value="Search" title="Search the pages for this text" id="mw-searchButton" class="searchButton mw-fallbackSearchButton"/><input type="submit" name="go" value="Go" title="Go to a page with this exact name if it exists" id="searchButton" class="searchButton"/>							</div>
						</form>
					</div>
									</div>
			</div>
			<div id="mw-panel">
				<div id="p-logo" role="banner"><a class="mw-wiki-logo" href="/view/Wiki_Home"  title="Visit the main page"></a></div>
						<div class="portal" role="navigation" id='p-Navigation' aria-labelledby='p-Navigation-label'>
			<h3 id='p-Navigation-label'>Navigation</h3>

			<div class="body">
									<ul>
						<li id="n-Wiki-Main-Page"><a href="/view/Wiki_Home">Wiki Main Page</a></li><li id="n-Sitemap"><a href="/view/Template:Newmenu">Sitemap</a></li><li id="n-M-World-Forums"><a href="https://forums.mabi.world" rel="nofollow">M-World Forums</a></li><li id="n-Recent-Changes"><a href="/view/Special:RecentChanges">Recent Changes</a></li><li id="n-Random-Page"><a href="/view/Special:Random">Random Page</a></li><li id="n-Wiki-Policy"><a href="/view/Mabinogi_World_Wiki:Policy">Wiki Policy</a></li><li id="n-Wiki-Editing-Tips"><a href="/view/Wiki_Tips_for_New_Editors">Wiki Editing Tips</a></li><li id="n-Facebook"><a href="https://www.facebook.com/mabinogiworld" rel="nofollow">Facebook</a></li><li id="n-Donate"><a href="https://www.patreon.com/mabiworld" rel="nofollow">Donate</a></li><li id="n-Official-Discord"><a href="https://discord.gg/mabinogi" rel="nofollow">Official Discord</a></li>					</ul>
							</div>
		</div>
			<div class="portal" role="navigation" id='p-Categories' aria-labelledby='p-Categories-label'>
			<h3 id='p-Categories-label'>Categories</h3>

			<div class="body">
									<ul>
						<li id="n-General-Information"><a href="/view/Category:General_Information">General Information</a></li><li id="n-Game-System"><a href="/view/Category:Game_System">Game System</a></li><li id="n-User-Guides"><a href="/view/Category:User_Guides">User Guides</a></li><li id="n-Skills"><a href="/view/Category:Skills">Skills</a></li><li id="n-Uladh-Continent"><a href="/view/Category:Uladh">Uladh Continent</a></li><li id="n-Iria-Continent"><a href="/view/Category:Iria">Iria Continent</a></li><li id="n-Dungeons"><a href="/view/Category:Dungeons">Dungeons</a></li><li id="n-NPCs"><a href="/view/NPCs">NPCs</a></li><li id="n-Items"><a href="/view/Category:Items">Items</a></li><li id="n-Equipment"><a href="/view/Category:Equipment">Equipment</a></li><li id="n-Weapons"><a href="/view/Category:Weapons">Weapons</a></li><li id="n-Library"><a href="/view/Category:In-game_Books">Library</a></li><li id="n-Upgrades"><a href="/view/Category:Upgrades">Upgrades</a></li><li id="n-Enchants"><a href="/view/Category:Enchants">Enchants</a></li><li id="n-Monsters"><a href="/view/Category:Monsters">Monsters</a></li><li id="n-Production"><a href="/view/Category:Production">Production</a></li><li id="n-Pets"><a href="/view/Category:Pets">Pets</a></li><li id="n-Quests"><a href="/view/Category:Quests">Quests</a></li><li id="n-Exploration"><a href="/view/Category:Exploration">Exploration</a></li><li id="n-Shadow-Missions"><a href="/view/Category:Shadow_Missions">Shadow Missions</a></li>					</ul>
							</div>
		</div>
			<div class="portal" role="navigation" id='p-tb' aria-labelledby='p-tb-label'>
			<h3 id='p-tb-label'>Tools</h3>

			<div class="body">
									<ul>
						<li id="t-whatlinkshere"><a href="/view/Special:WhatLinksHere/Wiki_Home" title="A list of all wiki pages that link here [j]" accesskey="j">What links here</a></li><li id="t-recentchangeslinked"><a href="/view/Special:RecentChangesLinked/Wiki_Home" rel="nofollow" title="Recent changes in pages linked from this page [k]" accesskey="k">Related changes</a></li><li id="t-specialpages"><a href="/view/Special:SpecialPages" title="A list of all special pages [q]" accesskey="q">Special pages</a></li><li id="t-print"><a href="/index.php?title=Wiki_Home&amp;printable=yes" rel="alternate" title="Printable version of this page [p]" accesskey="p">Printable version</a></li><li id="t-permalink"><a href="/index.php?title=Wiki_Home&amp;oldid=724581" title="Permanent link to this revision of the page">Permanent link</a></li><li id="t-info"><a href="/index.php?title=Wiki_Home&amp;action=info" title="More information about this page">Page information</a></li><li id="t-smwbrowselink"><a href="/view/Special:Browse/:Wiki-5FHome" rel="search">Browse properties</a></li>					</ul>
							</div>
		</div>
			<div class="portal" role="navigation" id='p-Affiliates' aria-labelledby='p-Affiliates-label'>
			<h3 id='p-Affiliates-label'>Affiliates</h3>

			<div class="body">
									<ul>
						<li id="n-Our-Patrons"><a href="/view/Mabinogi_World_Wiki:Supporters">Our Patrons</a></li><li id="n-J-Box"><a href="https://jbox.com/?acc=112&amp;___store=jbox" rel="nofollow">J-Box</a></li>					</ul>
							</div>
		</div>
				</div>
		</div>
		<div id="footer" role="contentinfo">
							<ul id="footer-info">
											<li id="footer-info-lastmod"> This page was last edited on 29 May 2019, at 22:37.</li>
											<li id="footer-info-copyright">Content is available under <a class="external" rel="nofollow" href="//creativecommons.org/licenses/by-nc-sa/3.0/">Attribution-Noncommercial-Share Alike 3.0 Unported</a> unless otherwise noted.</li>
									</ul>
							<ul id="footer-places">
											<li id="footer-places-privacy"><a href="/view/Mabinogi_World_Wiki:Privacy_policy" title="Mabinogi World Wiki:Privacy policy">Privacy policy</a></li>
											<li id="footer-places-about"><a href="/view/Mabinogi_World_Wiki:About" title="Mabinogi World Wiki:About">About Mabinogi World Wiki</a></li>
											<li id="footer-places-disclaimer"><a href="/view/Mabinogi_World_Wiki:General_disclaimer" title="Mabinogi World Wiki:General disclaimer">Disclaimers</a></li>
									</ul>
										<ul id="footer-icons" class="noprint">
											<li id="footer-copyrightico">
							<a href="//creativecommons.org/licenses/by-nc-sa/3.0/"><img src="//i.creativecommons.org/l/by-nc-sa/3.0/88x31.png" alt="Attribution-Noncommercial-Share Alike 3.0 Unported" width="88" height="31"/></a>						</li>
											<li id="footer-poweredbyico">
							<a href="//www.mediawiki.org/"><img src="/resources/assets/poweredby_mediawiki_88x31.png" alt="Powered by MediaWiki" srcset="/resources/assets/poweredby_mediawiki_132x47.png 1.5x, /resources/assets/poweredby_mediawiki_176x62.png 2x" width="88" height="31"/></a><a href="https://www.semantic-mediawiki.org/wiki/Semantic_MediaWiki"><img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAFgAAAAfCAYAAABjyArgAAAPf0lEQVR4Ae1aBXBUS9Ol9PcfhyS4u7u7Q0hwd3d3l7yH80KSD4d4gLjL4h7cJe7urufrU3l3a1OLLHwuXTWVK7Nz557pOX26byr8T7MpEyt13/mkx8yz6QPmX/yLt35zL6TX6H8opXJvk3/qRkyJbYVK3XY8exGUhu9ZKYCCwmIkJKYjJycff4qlZhag1Sxv1DB0Qe3xbhix8TaGb7iFnksDeO2v2sZsuYPp+x6Wu9ZrmQqc09D1t9B0mtdPj01sK/SceS4d37GiEsDE9Db6zXZFqwku6DbZFhv2uKKgoAi6WmlJkbRiKLb6t2fgJDot8APt0btkJKfnw/VutHqC9Se5/8gLsf8P3W80xQPmzkHwuB9T7vr1Z/EIj8vGi8+pyM4rQvt5vj8FMD25ArftN4EpBfaeuIW2sx6i+9KP6LzoDRpMUkFvrAuWbLoGXawoOxlZb5xQlB4HxTZavCwHML13g/kLvpCM7Qr/J3F8QTyX1meFCm73onHBKwTG2++C1m2xP248T8Cvtu8xbsc93HudhMAPKTjnEYK6E9xBe/A2GX6BcTAUL737KpGLCEvfMI4P1dN4pGUVIDY574sA8xrnGJeSRy/G29B07Ln0Bp0X+qGouBTt5/r+eQCml/ac5oBOC9+g/7pY9F4VhuYz78HA2BONDW3w4WM08J0Vyo8W4KyrI/u1I0qLCr8IcHBMFsHFLzbvMX7nPSSk5qGmLCIBOe8ZgqXHnuJ9eAYB5Mti76W3yMotQt+V1wk0waP3o7C4hPQD2swDD9FypjdBxhMB3/l2FIpLSrkgoNEzv+bBfJbD9QguAGkEW06/wge5xvl5Poj583lwQkIamhraoYV4cLdlQei4+B3qTfSHnqEbaoy+BgfHR1AsPiETxy1uYvEOL6GUABQVFYNWkpeFosQP8jcTIE1oA8yXlnHLtnD/VdeRmVPELcyXwSHbD+JFnigUropOzIXRtrtcAITGZrM/rt6IJHjosSQA8399TI8DjePwvq1/ONwFRN6fY/IIXRf5c905DuxVEV8E+IqMOWjNDcQk5+Kg9Ts0nuKJvIJi8fpCOsCfD+D8/EJ0nWRJj0Wd8T6oM8FHtpgbB0CdEZfRZfQpLNzkCNPTAZi8/KosRCBaznoGAyNPjJpzCbm5BWpPVkwT4NazfXD/TZIWz3E70usueoWqAyKPz3oE07Ppldh+7jWvo4sAxuuvgtPgL9e5MByT13m/oyziGbdgvJT7pB5yMXcAKcXxViSOOnwo9+xTTp/5e9x5mcgdQ3B5nTsEQdFZfP6fD2Da7kNe0O9rhpqGLjK4kwDsjMbj7DBv0XH8csQeK1adQFfD42g67Dw6LQoROgkSbwyA3qir8FO9htq0Af6HaeRtBj5lUX8aYG5rR5dAnLW8A1/VG3G8Upic9EWtwRfQYshJNBtzHmOnHsCZ7csRZTUD0WeHIub8SLw8ORZLFmxGv7keaDPzFuqO9wRX+qiZv04Acztzy9Yydvt7AlYCugcl259HRTh5PMegOfbQN3SGnrE79Ec5oN/kC2gy2AyrdzgiOT4er+33I9piAMJ/qYOYYwaIP1kLib/pI+E3A4Qdrg+37QOxZNFGNJ5gh75TLyI+PvWbAHMRGKAUI8f+rUElpSjHVC408vGfBLCP6i3aTHREw6k30XzWfTSccp28KwC4otnI8wi89wxJqsMIO9QSSScEVHM9pF+sgSyr6tKqgS31XE2kmOvj7cEm2Lt4Fg6aXAZKi7X4tzg7CdvMysT9tL0PQHv8PpkSjPz3NwX3gOU7nLz6SX0+ZO1NmDp+ltjj/vMA8/2nrHJCk2m30G35Z/RdF4PuK4LQZPpd6Bt5gJ2XrjBFxPFOiD9ugNQzNZBtUw0F16qgyLky2AodKyPfoSoIeMYZPXw60g4HNmyhhKCOAI2JRl7YXWR5T4L7yZWoZ3wFIzfdBi09uxDdl5TP5KgGDlq9w6Td99XXqAKO2H9A7+UqHHP4iJ3nX8scXbHgUCBOXvtEzazuS6287/JbsN+A1WUeyPv8PemIfEpAKeV4b/HRJyAWD2VHsQ+vz/79ee3m+qi5mJmfmfNnzks3gHMk0rcbb4dWcwLRT7Tu8G3ZGLA+Ts4fw2CcRFDZxv0NDyLmUG0kWegJuFVR6FQFJe6VUepRCaXuZa3EtRIIeublaog31cfZtaNxx8cP9GJaSWEe0u+YIEcWJ9GyAfrNMgUpgpGd9jkqE1QAnBwTj5y8YrjciQLFPr2I16/djAQtMS0fvE5jxI8X2VYi6DAQccxVkilS1lFVUF6FiM4mOAsPB4KWkVMIyjwakxhKRGUeigZmMkG5RhsmaTPHpQan8TlULToBzMDWfrw1Gk+7je704DXR6L4sSM5viXeUbY2+I/cINRgg/UJ1gihgVgTcpXmoGwhysUsl5NlXQcbZmnh1qD327TgClBbSf0HLDfJDqvN4uB9fhsbGNupAQslE83oYC16joKdNFi+hhiX4mgCvOPEUA8UrFUC4MOxH47bmAlECUuLxPq3DfF8FYPYl4EwkCLYmXWlShCbA6gTF2i8MvFdrnJvuHDx2oa1wrgfIvU1nkoNvQF/O6b3sPNtovgQ0fWRaVkehc2WCSVDLN8+K4tVlXpx+vjriTtTHhJm78Pp1MNLTsgDQmQtRmp+GLRZPRfY5qyfJRIKZGbcogbn1IgE038dx9GI2LoQaYGZw3LY0eh7HsJGEgsbMi1qXyQe9+2NEphbApAb+hgtXUFiiC8CkCmVxfzzIWTs8RH0je9Q0coOekbusrprU0WLMRbis7Y9EUwFYOLbIuRKpQQtgxYsJcObF6ogya43Fszej1yQrdJlojUOm/pSB5VTEEuE9grlDuDRftjJpgcL+xNWPoDFFZT8ladAV4NOSWHC8ZtO9WIdQrn8TYMoxZReR49vO8SkHMKUkjRzN+YzadPvHZNqpczfRxthSbjqXSagRkiL3Pwwrs7OIONQG8UIRGZdqoEACWombNsCkjBLXysi7UhUZ52vi+a+90X/RHUk+wtBkyl16LE6cvl4OYKadTItpLKIwq1ICFNNhpbzJShs5UFeAz7oHg8ZUV6EIFo6+BbByrhgDoSbAvG/lG0ZuB41p8w8nGomJ6Tj+BxUOnvDD3OWXUH+kJW4H3EXQ/haI+tUAKadrINeuKpUDvZWeTGB5LKBXpJqgZEPiKT247RiF7gseCMChaDz1vgDkjmU73LQSDdLExF33SQ1a5cQpex6QUwmuulbLFycF8Hc87idg8x5rDTznDiC/UvY1nOxBNcLrVBtoIcqAx6QL/oY137Fb76ifyUrcVKEKpu6az+M4Sh+OMX3/Q7ThfP+UVJnbeeAMSyze5AC7jaPxcU8DJJw0QNp5AdmeSqIyikU5FLsxuFUWaqhM+YZUkWmxJxvj9MY5aDnZCfUnqqD/O+Us3uL0j5gq/+XqwQeO+aD+ADO067UOa40nwHxuP0Qdr4UU0cIMeDnizfRoSrcM4d3UP+gh5kgtxF4ygsVvokz6HkLN0dfKKmfCwxGRyX81gJl2/w3GYz8dPbi4BCOmm6PhoLNUFaymQW+MI3oN2QrPdR2QdMoAiRaSvQmoSebitSf0EX20IaLODEP2e0+hGXc0lSxwxjIr7D/mi4eBwVqpsgh2rcjN7Untmptf/CMAUAdT7/KYdV5yJGXaV/uzBk3+JS0o1TLa0HU31RU92nrzFyxZUuUwNjAw8zKL/Vpj2gaEM3ZQ8XwbYKrWBUINLabflDrwR/RcEYz2858L90m2JfzWYagJAnd2QtjBOog91gSRh5tILaI1Ih1W4v09Fd69C0VnUQ9rdzlB27QBZsRXeNFJ5BXtTwCY4zP95ot+tT/TchozMnod9TBNCbS3XyaqZSNBffYpldndNwHeb/mWZU6O922AU9Nz0GjoOXRY9AoDN8Rh2OZUSUAiJH2+w0IQB8OalUeQ5GeCJNUhJNy2wLadF9B7iiXqSZmy/tCzaNT3KKKiknUCmEZgldQZ2gAz2GkFQgNjVyYADHiaAFNlMDgp3skgSVmleU39LAuXIEwQNaMYMzRmdvTupx9TtIKdBsDKvHiPc2BRiMec17cB3rLfCvXGXEW7ec8F2Eh+LqInS2S/qS64T1hmi6KsJECSh+37rqHR1BvouPAV2s59JhP0oyzDsq26eTC1Kr0lLC6bjdtMDTBfll4REZ9DyaauyXK7si8tSWQcTQGYBXka6xszJOIzrVY8NOBpvLquwJT7XVgGP0uBxq8ZtHVmLyBGj9RKODQBpgrhwvKzFftx19Cov78CMLdroQSn1TAYZiWUoELzmQ/Qek6gSK3bskreApwrB0OHkWboMfkyxi11QMsRF4RCXshCxKD36ig0n3GfaTaajLFCTGzKdwHmp56YpFzQWHThsQLw3F8eg0YP5LZWPhWRF2km1u/54lygLwLMdJsgE1BFEzeZ6sl+THv5O+psvA5JZ1/NBWPK/VWASSX8DemNi60zwBevSD2052q0Hn6CmR1TaKbNzPDU4LItWu+APUe8MUU8uc7As2g5+yF6LAtCl6VBXBhyNZMVPAr8/F2ACcCaU885YW7ncgDbqSLUBZbIhBx6NwsxuCleQ+P21eBgLYAJLDNC1jsIJK35DK9y6THtsN0HTS5W6h9fBZhBksbveuyjE8CcpNGiQ6jYdiazLtQdY88fqrM7pfWdYYPo3z0zLS0brYwu02NRb1KA6N4AOS6jkdZGlkxedAKYiQA/i/O6JsBKDYAvpjkHKgUaRT+Dz9c8mGk4FQBfmoGLxiRB+ccXfs2msaSpEWRZwfsmwJw7F53zZJKjE8DFIs1ajNiENkOX8nMRzC/eEf1qhRpjnMo03ugrMFxgg1dvIqFpmw9ItKbe1fwgONoR6/e6g6YDwMrvtABmpsZtSCBYJyDvUn4xSPEzPcEjN3+Ng3ms/J8EpRtNVcbDbKyscWeoz0lXNOVT0Tc4mHPgvwJQYdBBtAFuaWSaQq9VLDMrD9W6LJbgZArF+K9S563uwuz8TXj7vyLwWoCVyEO2mXig68TLqD/KEp3GX8bGfa5KcUfL+D8LnDhTZHqo4gFKYyGdHKucszTJAhAL8IM1Umd+gicXsjjDz/vbzr5SF885LtNkfgJi0Z3gMCgRGIVW2KhCSE+a/wHE/8dQnsGmWXjngvNYSbFZ3+A5x1xj+pzHVCqo3OtgUoWKXbd6serPQjI5x/PWWzQdvB7mVv48/+H2OigF959F4NWnpK/2YcFEKVP+MzdiW+E/a/dt/n/tlpnxRGmVum/z5d9/t59vxJTY/hEVgbJsm2iLkwAAAABJRU5ErkJggg==" alt="Powered by Semantic MediaWiki" width="88" height="31"/></a>						</li>
									</ul>
						<div style="clear:both"></div>
		</div>
		
<script>(window.RLQ=window.RLQ||[]).push(function(){mw.config.set({"wgPageParseReport":{"smw":{"limitreport-intext-parsertime":0.001},"limitreport":{"cputime":"0.984","walltime":"1.019","ppvisitednodes":{"value":12144,"limit":1000000},"ppgeneratednodes":{"value":10097,"limit":2000000},"postexpandincludesize":{"value":280002,"limit":2097152},"templateargumentsize":{"value":35529,"limit":2097152},"expansiondepth":{"value":11,"limit":40},"expensivefunctioncount":{"value":0,"limit":200},"unstrip-depth":{"value":0,"limit":20},"unstrip-size":{"value":3000,"limit":5000000},"timingprofile":["100.00%  533.756      1 -total"," 64.44%  343.947     85 Template:MouseoverBox"," 46.97%  250.719      1 Wiki_Home/WikiUpdates"," 45.56%  243.186     33 Wiki_Home/Maintenance"," 34.60%  184.683     66 Template:Times"," 33.38%  178.154      1 Wiki_Home/Shadow_Missions"," 29.79%  159.005     19 Template:Wiki_Home/Daily_Shadow_Mission/Template/Get_Mission_Rewards"," 20.06%  107.076     95 Template:Fns","  4.10%   21.885      1 Wiki_Home/Rainy_Weather","  2.24%   11.945      6 Template:WeatherSummary"]},"loops":{"limitreport-count-unlimited":[0]},"cachereport":{"timestamp":"20190722212342","ttl":0,"transientcontent":true}}});});</script>
<script>
  (function(i,s,o,g,r,a,m){i['GoogleAnalyticsObject']=r;i[r]=i[r]||function(){
  (i[r].q=i[r].q||[]).push(arguments)},i[r].l=1*new Date();a=s.createElement(o),
  m=s.getElementsByTagName(o)[0];a.async=1;a.src=g;m.parentNode.insertBefore(a,m)
  })(window,document,'script','//www.google-analytics.com/analytics.js','ga');

  ga('create', 'UA-57401157-1', 'auto');
  ga('set', 'anonymizeIp', true);
  ga('send', 'pageview');

</script>

<script>(window.RLQ=window.RLQ||[]).push(function(){mw.config.set({"wgBackendResponseTime":1141});});</script>
	</body>
</html>
