


<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
	<head>
		<script type="text/javascript">var NREUMQ=NREUMQ||[];NREUMQ.push(["mark","firstbyte",new Date().getTime()]);</script><link rel="canonical" href="https://www.kw.com/kw/" />
		<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
		<meta http-equiv="X-UA-Compatible" content="IE=edge"/>
		<meta name="description" content="Use Keller Williams Realty to search for homes for sale, luxury homes and commercial real estate. Find an experienced local real estate agent or office to help you in your property search." />
        <meta name="google-translate-customization" content="fd791975e65bdfdd-ea6afd2233951018-gad6ac3b0807462ad-a"></meta>
		<title>
			Homes for Sale, Real Estate, Luxury Homes and Commercial Real Estate - Keller Williams Realty
		</title>
		    <link rel="stylesheet" type="text/css" href="https://images.kw.com/kw/static/css/kwDefault.css"/>
            <link rel="stylesheet" type="text/css"  href="https://images.kw.com/kw/static/css/hideDiv.css"/>
		
		
			<!-- we serve a single minified css file, which is constructed by minify.xml in the project root-->
			<link href="https://images.kw.com/kw/static/css/kwminifiedHome.min.css" rel="stylesheet" type="text/css"/>
        

		
		
			<!-- we serve a single minified javascript file-->
			<script type="text/javascript" src="https://images.kw.com/kw/static/javascript/kwminifiedHome.min.js"></script>
		
		<script type="text/javascript">
            $(document).ready(function() {
                $("#cityStateZip").autocomplete({
                    source: 'https://autocomplete-prod.kw.com/autocomplete.php',
                    minLength: 3, 
                    delay: 400, 
                    autoFocus: true
                });     
            });
		</script>
        <script type='text/javascript'>
            var googletag = googletag || {};
            googletag.cmd = googletag.cmd || [];
            (function() {
                var gads = document.createElement('script');
                gads.async = true;
                gads.type = 'text/javascript';
                var useSSL = 'https:' == document.location.protocol;
                gads.src = (useSSL ? 'https:' : 'http:') + '//www.googletagservices.com/tag/js/gpt.js';
                var node = document.getElementsByTagName('script')[0];
                node.parentNode.insertBefore(gads, node);
            })();
        </script>  
	</head>
	<body id="rebrand" class="kw">
		<div style="display:none;">
			
		</div>

		
		
			<div id='kwHeader'><div id='kwHeaderContainer'><div id='Header_left'><div class='kw-logo'><a href='https://www.kw.com/kw/index.html'><img src='https://images.kw.com/kw/static/core_images/kw-logo.png' alt='Keller Williams' /></a></div></div><div id='corpnav'><ul style="padding-right:10px;" class="kw-corp-orig">
    <li><a href="#" id="toggle-language" class="toggle-es">en Espa&ntilde;ol</a></li>
    <li><a href="http://www.kw.com/kw/agentsearch.html">Find an Agent</a></li>
    <li><a href="http://www.kw.com/kw/officesearch.html">Find an Office</a></li>
    <li><a href="http://www.kw.com/kw/contactus.html">Contact Us</a></li>
    <li><a target="_blank" href="http://www.kwworldwide.com/">KWWorldwide.com</a></li>
</ul>
<ul style="padding-right:10px;display:none;" class="kw-corp-fr">
    <li><a href="http://www.kw.com/kw/farm-and-ranch-about.html">About Us</a></li>
    <li><a href="/cdn-cgi/l/email-protection#8ee8effce3fcefe0ede6cee5f9a0ede1e3">Contact Us</a></li>
    <li><a href="http://www.kw.com/kw/farm-and-ranch-membership-info.html">Careers</a></li>
</ul>
<style type="text/css">
body {min-width:1050px;}
.kw #corpnav li {padding-top:1px;}
.kw #breadcrumb-wrapper {display: none;}
body.kw #bodyPageContainer .h2_child h2, body.kw #bodyPageContainer .headerTag h1 {background: none;border: none;color: #B40101;font-size: 1.5em;font-weight: normal;letter-spacing: 0;padding: 10px 0 0 15px;text-transform: uppercase;}
body.kw #bodyPageContainer .h2_child, .kw #bodyPageContainer .headerTag {border: none !important;}
body.kw #bodyPageContainer {background: none;}
#bodyPageContainerBottom .footerContainer .colRight {width:400px;}
.kw .pageColMain .contentContainer {*min-height:1px;}
.teamDates td a font, .teamDates td u {color:#ffffff !important;text-decoration:none;}
.goog-te-banner-frame {visibility:hidden !important;}
.goog-tooltip {display:none !important;}
.goog-text-highlight {background-color:transparent !important;box-shadow:none !important;}
body.kw {top:0px !important;}
body.lang-spanish ul.topnav.navExpanded > li {padding:2px 27px 10px 27px !important;}
.kw ul.topnav li span {display:none;}
body.kw #bodyPageContainerBottom {background-image:none;}
#kwHeader {z-index:10000;}
ul.topnav li:hover > ul.subnav {display:block !important;}
</style>
<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script><script>
$.cookie  = function() {
  return null;
}
</script></div><div id='Header_right'> <ul class='topnav'><li><a href='https://www.kw.com/kw/index.html'>Home</a></li><li><a href='https://www.kw.com/kw/buying-your-next-home.html'>Buying</a><span></span><ul class='subnav'><li><a href='https://www.kw.com/kw/8steps.html'>8 Steps to Buying a Home</a></li><li><a href='https://www.kw.com/kw/WhyKW.html'>Why Choose a Keller Williams Agent?</a></li><li><a href='https://www.kw.com/kw/mobile_real_estate_search.html'>Get Our Mobile App</a></li><li><a href='https://www.kw.com/kw/buying-specializations.html'>Buying Specializations</a></li><li><a href='https://www.kw.com/kw/this-month-in-real-estate.html'>Market Insights</a></li></ul></li><li><a href='https://www.kw.com/kw/sell-your-home.html'>Selling</a><span></span><ul class='subnav'><li><a href='https://www.kw.com/kw/7steps.html'>7 Steps to Selling a Home</a></li><li><a href='https://www.kw.com/kw/TheDifference.html'>What is Different About a Keller Williams Agent?</a></li><li><a href='https://www.kw.com/kw/mobile_real_estate_search2.html'>Get Our Mobile App</a></li><li><a href='https://www.kw.com/kw/selling-specializations.html'>Selling Specializations</a></li><li><a href='https://www.kw.com/kw/this-month-in-real-estate2.html'>Market Insights</a></li></ul></li><li><a href='https://www.kw.com/kw/aboutus.html'>About Us</a><span></span><ul class='subnav'><li><a href='https://www.kw.com/kw/newsroom.html'>News Room</a></li><li><a href='https://www.kw.com/kw/awards.html'>Awards</a></li><li><a href='https://www.kw.com/kw/execbios.html'>Meet the Leaders</a></li><li><a href='https://www.kw.com/kw/keller-cloud-partner-program.html'>Keller Cloud Partner Program</a></li><li><a href='https://www.kw.com/kw/mvvbp.html'>The Keller Williams Belief System</a></li><li><a href='https://www.kw.com/kw/kw_blog.html'>The KW Blog</a></li><li><a href='https://www.kw.com/kw/magazine.html'>OutFront Magazine</a></li><li><a href='https://www.kw.com/kw/redday.html'>RED Day</a></li><li><a href='https://www.kw.com/kw/expansion.html'>Expansion</a></li><li><a href='https://www.kw.com/kw/pride.html'>Diversity & Inclusion</a></li></ul></li><li><a href='https://www.kw.com/kw/careers-in-real-estate.html'>Careers</a></li></ul>  </div></div></div>
		

        <!-- Search -->
        <div class="home-banner">

            <div class="home-search-wrapper">
                <div class="home-search">
                    <form name="quick_search_form" action="MainPropertySearchSubmit.action" id="change-form">

                        <!-- .home-tabs in admin tool -->
                        <div class="home-tabs">
<ul>
    <li class="searchActive"><a href="javascript:void(0);" title="Find a Home">Find a Home</a></li>
    <li><a href="/kw/agentsearch.html" title="Find an Agent">Find an Agent</a></li>
    <li><a href="/kw/officesearch.html" title="Office Search">Office Search</a></li>
    <li class="transform country-select"><select id="selectCountry">
    <option value="">Global Offices</option>
    <option value="http://www.kwargentina.com">KW Argentina</option>
    <option value="http://kwbelgium.com">KW Belgium</option>
    <option value="http://www.kellerwilliamsbelize.com">KW Belize</option>
    <option value="https://www.kwworldwide.com/kw-cambodia">KW Cambodia</option>
    <option value="http://www.kellerwilliamsrealty.ca/kwca/">KW Canada</option>
    <option value="http://www.kwcz.cz">KW Czech Republic</option>
    <option value="http://www.kwcolombia.com/">KW Colombia</option>
    <option value="http://www.kwcostarica.com">KW Costa Rica</option>
    <option value="http://www.kwworldwide.com/kw-greece-cyprus">KW Cyprus</option>
    <option value="http://www.kwdubai.com">KW Dubai</option>
    <option value="http://www.kwfrance.com">KW France</option>
    <option value="http://kwworldwide.com/kw-greater-shanghai">KW Greater Shanghai</option>
    <option value="http://www.kwworldwide.com/kw-greece-cyprus">KW Greece</option>
    <option value="http://www.kellerwilliams.co.id">KW Indonesia</option>
    <option value="https://www.kwworldwide.com/kw-ireland">KW Ireland</option>
    <option value="http://www.kwisrael.com">KW Israel</option>
    <option value="http://www.kellerwilliamsjamaica.com">KW Jamaica</option>
    <option value="http://kwbelgium.com">KW Luxembourg</option>
    <option value="http://www.kwmexico.mx">KW Mexico</option>
    <option value="http://www.kwworldwide.com/kw-monaco">KW Monaco</option>
    <option value="http://www.kwnicaragua.com">KW Nicaragua</option>
    <option value="http://www.kwpanama.com">KW Panama</option>
    <option value="http://www.kwworldwide.com/kw-philippines">KW Philippines</option>
    <option value="https://kwpoland.com">KW Poland</option>
    <option value="http://www.kwportugal.pt">KW Portugal</option>
    <option value="http://www.kwworldwide.com/kw-puerto-rico">KW Puerto Rico</option>
    <option value="http://www.kwworldwide.com/kw-romania">KW Romania</option>
    <option value="http://www.kwsa.co.za">KW South Africa</option>
    <option value="http://www.kwspain.es">KW Spain</option>
    <option value="https://www.kwworldwide.com/kw-trinidad-and-tobago">KW Trinidad &amp; Tobago</option>
    <option value="http://www.kwturkiye.com">KW Turkey</option>
    <option value="http://kwuk.com">KW UK</option>
    <option value="http://www.kwcommercial.vn">KW Vietnam</option>
    <option value="http://www.kwworldwide.com">KWWorldwide.com</option>
    </select></li>
    <div class="clear-all">&nbsp;</div>
</ul>
<div class="clear-all">&nbsp;</div>
</div>
<style type="text/css">
.home-banner {background-image:url(/kw/static/images/banner-home-01.jpg);background-repeat:no-repeat;background-position:top center;height:555px;background-size:cover;}
.career-wrapper {background-image:url(/kw/static/images/banner-home-careers.jpg);background-repeat:no-repeat;background-position:top center;height:360px;background-size:cover;}         
body.kw {min-width: 1030px;}
#kwSpace {width:990px; padding:0px 20px;}
.citi-wrapper {position:relative;width:455px;margin:0px auto;}    
.citi-layout {position:absolute;right:0px;top:-192px;}
.price-overlay {display:none;border-radius:3px;}
li.max-price ul, li.min-price ul {overflow-y:scroll !important;}
.price-overlay-close-button:link, .price-overlay-close-button:visited {color:#5b5c61;height:38px;padding:2px 7px 0;right:0px;width:8px;color:#5b5c61;font-weight:400;}
.jqTransformSelectWrapper ul a {font-size:13px;}
@media screen and (max-device-width: 767px) {li.min-price .jqTransformSelectWrapper ul a,li.max-price .jqTransformSelectWrapper ul a {font-size:15px;}}
</style> <script>
if ($.cookie("kwSearch")) {$.cookie("kwSearch", null, {path: "/"})}
</script>
                        
                        <div class="home-search-main">
                            <ul>
                                <li class="transform listing-type">
                                    <select class="jq-listing-type" style="width:110px;">
                                      <option value="for-sale">For Sale</option>
                                      <option value="for-rent">For Rent</option>
                                      <option value="foreclosures">Foreclosures</option>
                                    </select>
                                </li>
                                <li class="search-field">
                                    <input type="text" name="cityStateZip" size="27" value="Enter City, State or Zip" id="cityStateZip" onfocus="if(this.value == 'Enter City, State or Zip') this.value='';" onblur="if(this.value == '') this.value='Enter City, State or Zip';"/>
                                </li>
                                <li class="price">
                                    <div class="jq-price-tool">
                                        <a href="#" class="price-button">Price</a>
                                        <div class="price-overlay">
                                            <div class="price-overlay-close-wrapper">
                                                <a href="#" class="price-overlay-close-button" title="Close price overlay">x</a>
                                            </div>
                                            <ul>
                                                <li class="transform min-price">
                                                    <select name="min_price" id="min_price" style="width:108px">
    <option value="00000000">Min Price</option>
    <option value="00010000">$10,000</option>
    <option value="00020000">$20,000</option>
    <option value="00030000">$30,000</option>
    <option value="00040000">$40,000</option>
    <option value="00050000">$50,000</option>
    <option value="00060000">$60,000</option>
    <option value="00070000">$70,000</option>
    <option value="00075000">$75,000</option>
    <option value="00080000">$80,000</option>
    <option value="00085000">$85,000</option>
    <option value="00090000">$90,000</option>
    <option value="00095000">$95,000</option>
    <option value="00100000">$100,000</option>
    <option value="00110000">$110,000</option>
    <option value="00120000">$120,000</option>
    <option value="00125000">$125,000</option>
    <option value="00135000">$135,000</option>
    <option value="00150000">$150,000</option>
    <option value="00160000">$160,000</option>
    <option value="00175000">$175,000</option>
    <option value="00200000">$200,000</option>
    <option value="00225000">$225,000</option>
    <option value="00250000">$250,000</option>
    <option value="00275000">$275,000</option>
    <option value="00300000">$300,000</option>
    <option value="00325000">$325,000</option>
    <option value="00350000">$350,000</option>
    <option value="00400000">$400,000</option>
    <option value="00450000">$450,000</option>
    <option value="00500000">$500,000</option>
    <option value="00550000">$550,000</option>
    <option value="00600000">$600,000</option>
    <option value="00650000">$650,000</option>
    <option value="00700000">$700,000</option>
    <option value="00750000">$750,000</option>
    <option value="00800000">$800,000</option>
    <option value="00850000">$850,000</option>
    <option value="00900000">$900,000</option>
    <option value="01000000">$1,000,000</option>
    <option value="01100000">$1,100,000</option>
    <option value="01200000">$1,200,000</option>
    <option value="01300000">$1,300,000</option>
    <option value="01400000">$1,400,000</option>
    <option value="01500000">$1,500,000</option>
    <option value="01600000">$1,600,000</option>
    <option value="01700000">$1,700,000</option>
    <option value="01800000">$1,800,000</option>
    <option value="01900000">$1,900,000</option>
    <option value="02000000">$2,000,000</option>
    <option value="02500000">$2,500,000</option>
    <option value="03000000">$3,000,000</option>
    <option value="03500000">$3,500,000</option>
    <option value="04000000">$4,000,000</option>
    <option value="04500000">$4,500,000</option>
    <option value="05000000">$5,000,000</option>
    <option value="06000000">$6,000,000</option>
    <option value="08000000">$8,000,000</option>
    <option value="10000000">$10,000,000</option>


</select>


                                                </li>      
                                                <li class="transform max-price">
                                                    <select name="max_price" id="max_price" style="width:108px">
    <option value="00000000">Max Price</option>
    <option value="00010000">$10,000</option>
    <option value="00020000">$20,000</option>
    <option value="00030000">$30,000</option>
    <option value="00040000">$40,000</option>
    <option value="00050000">$50,000</option>
    <option value="00060000">$60,000</option>
    <option value="00070000">$70,000</option>
    <option value="00075000">$75,000</option>
    <option value="00080000">$80,000</option>
    <option value="00085000">$85,000</option>
    <option value="00090000">$90,000</option>
    <option value="00095000">$95,000</option>
    <option value="00100000">$100,000</option>
    <option value="00110000">$110,000</option>
    <option value="00120000">$120,000</option>
    <option value="00125000">$125,000</option>
    <option value="00135000">$135,000</option>
    <option value="00150000">$150,000</option>
    <option value="00160000">$160,000</option>
    <option value="00175000">$175,000</option>
    <option value="00200000">$200,000</option>
    <option value="00225000">$225,000</option>
    <option value="00250000">$250,000</option>
    <option value="00275000">$275,000</option>
    <option value="00300000">$300,000</option>
    <option value="00325000">$325,000</option>
    <option value="00350000">$350,000</option>
    <option value="00400000">$400,000</option>
    <option value="00450000">$450,000</option>
    <option value="00500000">$500,000</option>
    <option value="00550000">$550,000</option>
    <option value="00600000">$600,000</option>
    <option value="00650000">$650,000</option>
    <option value="00700000">$700,000</option>
    <option value="00750000">$750,000</option>
    <option value="00800000">$800,000</option>
    <option value="00850000">$850,000</option>
    <option value="00900000">$900,000</option>
    <option value="01000000">$1,000,000</option>
    <option value="01100000">$1,100,000</option>
    <option value="01200000">$1,200,000</option>
    <option value="01300000">$1,300,000</option>
    <option value="01400000">$1,400,000</option>
    <option value="01500000">$1,500,000</option>
    <option value="01600000">$1,600,000</option>
    <option value="01700000">$1,700,000</option>
    <option value="01800000">$1,800,000</option>
    <option value="01900000">$1,900,000</option>
    <option value="02000000">$2,000,000</option>
    <option value="02500000">$2,500,000</option>
    <option value="03000000">$3,000,000</option>
    <option value="03500000">$3,500,000</option>
    <option value="04000000">$4,000,000</option>
    <option value="04500000">$4,500,000</option>
    <option value="05000000">$5,000,000</option>
    <option value="06000000">$6,000,000</option>
    <option value="08000000">$8,000,000</option>
    <option value="10000000">$10,000,000</option>


</select>

                              
                                                </li> 
                                            </ul>
                                        </div>
                                    </div>
                                </li>
                                <li>
                                    <input type="button" id="submit_btn" value="GO" alt="GO" title="GO" class="search-button" />
                                </li>
                                <div class="clear-all">&nbsp;</div>
                            </ul>
                            <div class="clear-all">&nbsp;</div>
                            <input type="hidden" id="acMlsId" name="acMlsId"  /> 
                            <input type="hidden" id="acCity"  name="acCity"  /> 
                            <input type="hidden" id="acStateProvId" name="acStateProvId" />                             
                        </div> <!-- .home-search-main -->

                        <div class="more-options-wrapper"><a href="#" class="jq-more-options options-button">More Options </a></div>

                        <div class="home-search-advanced">
                            <ul>
                                <li class="transform min-beds">
                                    <select name="min_bedrooms" id="min_bedrooms" style="width:110px">
    <option value="0">Beds</option>
    <option value="1">1+</option>
    <option value="2">2+</option>
    <option value="3">3+</option>
    <option value="4">4+</option>
    <option value="5">5+</option>
    <option value="6">6+</option>
    <option value="7">7+</option>


</select>


                                </li>
                                <li class="transform min-baths">
                                    <select name="minBaths" id="minBaths" style="width:110px">
    <option value="0">Baths</option>
    <option value="1">1+</option>
    <option value="2">2+</option>
    <option value="3">3+</option>
    <option value="4">4+</option>
    <option value="5">5+</option>
    <option value="6">6+</option>
    <option value="7">7+</option>


</select>


                                </li>
                                <li id="searchPropType" class="transform">
                                    <select name="singlePropertyType" id="singlePropertyType" style="width:145px">
    <option value="0">Property Type</option>
    <option value="single_family">Single Family</option>
    <option value="duplex">Duplex</option>
    <option value="condo_townhouse">Condo/Townhouse</option>
    <option value="loft">Loft</option>
    <option value="multi_family">Multi Family</option>
    <option value="lease">Lease</option>
    <option value="farm_hobby">Farm, Ranches &amp; Land</option>
    <option value="commercial">Commercial</option>
    <option value="mobile_home">Mobile Home</option>


</select>

                                       
                                </li>     
                                <li class="transform">
                                    <select name="squareFeet" id="squareFeet" style="width:104px">
    <option value="0">Sqft</option>
    <option value="00100">100+</option>
    <option value="00600">600+</option>
    <option value="00800">800+</option>
    <option value="01000">1000+</option>
    <option value="01200">1200+</option>
    <option value="01400">1400+</option>
    <option value="01600">1600+</option>
    <option value="01800">1800+</option>
    <option value="02000">2000+</option>
    <option value="02250">2250+</option>
    <option value="02500">2500+</option>
    <option value="02750">2750+</option>
    <option value="03000">3000+</option>
    <option value="03500">3500+</option>
    <option value="04000">4000+</option>
    <option value="05000">5000+</option>
    <option value="06000">6000+</option>
    <option value="07000">7000+</option>
    <option value="08000">8000+</option>
    <option value="09000">9000+</option>
    <option value="10000">10000+</option>
    <option value="11000">11000+</option>
    <option value="12000">12000+</option>
    <option value="13000">13000+</option>
    <option value="14000">14000+</option>
    <option value="15000">15000+</option>


</select>


                                </li>                                                           
                                <li class="quick-search">
                                    <a href="/kw/propertysearch.html" title="Quick Search">Quick Search</a>
                                </li>
                                <div class="clear-all">&nbsp;</div>
                            </ul>
                            <div class="clear-all">&nbsp;</div>
                        </div> <!-- .home-search-advanced -->

                        <div id="secretInvisibleSubmitButton" style="display:none;">
                            <input type="submit" id="" value="Submit"/>
                        </div>                    

                    </form>
                </div> <!-- .home-search -->              
                <div class="less-options-wrapper"><a href="#" class="jq-less-options options-button">Less Options</a></div>
            </div> <!-- .home-search-wrapper -->  

            <!-- Ad space / black banner bar in admin tool -->
            
                <div class="kw-space-wrapper">
                    <div id="kwSpace">
                        <div class="space-left float_left">
<h2 class="float_left">KW Mobile App</h2>
<div class="float_left"><a href="https://itunes.apple.com/us/app/keller-williams-realty-real/id652512924&#63;mt=8" target="_blank" onclick="_gaq.push(['_trackEvent', 'kw_home_banner', 'click', 'download-ios']);"><img alt="" src="/kw/static/images/app-icon-apple.jpg" /></a></div>
<div class="float_left"><a href="https://play.google.com/store/apps/details&#63;id=com.smarteragent.android.kw" target="_blank" onclick="_gaq.push(['_trackEvent', 'kw_home_banner', 'click', 'download-android']);"><img alt="" src="/kw/static/images/app-icon-google.jpg" /></a></div>
<div class="clear-all">&nbsp;</div>
</div>
<div class="space-right float_right">&nbsp;</div>
<div class="clear-all">&nbsp;</div>
                    </div>
                </div> <!-- .kw-space-wrapper -->                    
                 

        </div> <!-- .home-banner -->
        <!-- End Search -->        

        <!-- Main section in admin tool -->
        
            <div class="home-main-wrapper">
                <div class="home-main">        
                    <div class="home-main-focus-wrapper">
<div class="home-main-focus">
<div><a title="Find a Home" href="/kw/buying-your-next-home.html" onclick="_gaq.push(['_trackEvent', 'kw-home', 'click', 'find-a-home-icon']);"><img alt="Find a Home" src="/kw/static/images/icon-find-a-home.jpg" /></a></div>
<h2>Find a Home</h2>
<p>Get the tips you need<br />
to search like a pro.</p>
<a title="Start My Search" class="red-btn" href="/kw/buying-your-next-home.html" onclick="_gaq.push(['_trackEvent', 'kw-home', 'click', 'find-a-home-button']);">Start My Search</a></div>
</div>
<div class="home-main-focus-wrapper">
<div class="home-main-focus">
<div><a title="Sell My Home" href="/kw/sell-your-home.html" onclick="_gaq.push(['_trackEvent', 'kw-home', 'click', 'sell-my-home-icon']);"><img alt="Sell My Home" src="/kw/static/images/icon-sell-my-home.jpg" /></a></div>
<h2>Sell My Home</h2>
<p>Maximize your opportunity<br />
with a Keller Williams Agent.</p>
<a title="Maximize My Sale" class="red-btn" href="/kw/sell-your-home.html" onclick="_gaq.push(['_trackEvent', 'kw-home', 'click', 'sell-my-home-button']);">Maximize My Sale</a></div>
</div>
<div class="home-main-focus-wrapper">
<div class="home-main-focus">
<div><a title="Know the Market" href="/kw/this-month-in-real-estate.html" onclick="_gaq.push(['_trackEvent', 'kw-home', 'click', 'know-the-market-icon']);"><img alt="Know the Market" src="/kw/static/images/icon-know-the-market.jpg" /></a></div>
<h2>Know the Market</h2>
<p>Get the trends affecting the<br />
housing market today.</p>
<a title="Get in the Know" class="red-btn" href="/kw/this-month-in-real-estate.html" onclick="_gaq.push(['_trackEvent', 'kw-home', 'click', 'know-the-market-button']);">Get in the Know</a></div>
</div>
<div class="clear-all">&nbsp;</div>
                </div>
            </div>                  
        
        <!-- End Main section -->

        <!-- Careers section in admin tool -->
        
            <div class="career-wrapper">
                <div class="career-overlay">
                    <div class="career-main">
<h2>Find a Keller Williams Career For You!</h2>
<a title="Discover the KW Culture" class="red-btn" href="/kw/careers-in-real-estate.html" onclick="_gaq.push(['_trackEvent', 'kw-home', 'click', 'career-button']);">Discover the KW Culture</a></div>
                </div>
            </div> <!-- .career-wrapper -->                        
                
        <!-- End Careers section -->

        <!-- Branding (divisions) section in admin tool -->
        
            <div class="brand-wrapper">
                <div class="brand-main">
                    <h2>Buying &amp; Selling Specialties</h2>
<div class="brand-main-wrapper">
<div class="branding">
<div class="home-main-focus-wrapper">
<div class="home-main-focus">
<div><a title="KW Luxury Homes" href="http://kwluxuryhomes.com" onclick="_gaq.push(['_trackEvent', 'kw-home', 'click', 'kw-luxury-logo']);"><img alt="KW Luxury Homes" src="https://images.kw.com/kw/user_uploads/kw-lux-logo-250x110.png" width="220" height="97" /></a></div>
</div>
</div>
<div class="home-main-focus-wrapper">
<div class="home-main-focus">
<div><a title="KW Land" href="http://www.kwland.com" onclick="_gaq.push(['_trackEvent', 'kw-home', 'click', 'kw-land-logo']);" target="_blank"><img alt="KW Land" src="https://images.kw.com/kw/user_uploads/KW_Land.png" width="200" vspace="0" height="81" align="middle" /></a></div>
</div>
</div>
<div class="home-main-focus-wrapper">
<div class="home-main-focus">
<div><a title="KW Commercial" href="http://kwcommercial.com" onclick="_gaq.push(['_trackEvent', 'kw-home', 'click', 'kw-commercial-logo']);"><img alt="KW Commercial" src="https://images.kw.com/kw/user_uploads/KW_Commercial_Linear_RGB.png" width="220" vspace="20" height="47" align="middle" /></a></div>
</div>
</div>
<div class="clear-all">&nbsp;</div>
</div>
</div>
<style type="text/css">
                  .brand-wrapper {padding:20px 0px 80px 0px;}
                  .brand-wrapper h2 {text-align:center;text-transform:uppercase;margin-bottom:10px;font-size:20px;}
                  .brand-main-wrapper {background-color:#ffffff;}
                  .brand-main {width:100%;padding:0px;}
                  .branding {width:1030px;margin:0px auto;padding:20px 0px;}
                  .brand-main .home-main-focus {border:0px;display:table-cell;vertical-align:middle;text-align:center;}
                  .brand-main .home-main-focus-wrapper {width:33.333%;display:table;}
                  .home-main-focus img {max-width:90%;height:auto;max-height:100px;}
                </style>
                </div>
            </div> <!-- .brand-wrapper -->                    
               
        <!-- End Branding section --> 

        <!-- Include footer -->
        


</div><!--close bodyPageWrapper-->
</div><!--close bodyBG-->

<div id="bodyPageContainerBottom">
	<div class="contentContainer">
		<div class="footerContainer" style="overflow:hidden;">
			<div class="colLeft">				
					<div id="kwLogin">
						<table width="100%" border="0">
							<tr>
								<td style="border-bottom:none;">
									<img src="https://images.kw.com/kw/static/core_images/logo-mykw.png" width="48" height="20" alt="mykw" />
								</td>								
								<td style="border-bottom:none;">
                                                                    <a href="https://mykw.kw.com/kwintranet"><img src="http://images.kw.com/shared/mykw/images/login-btn.png"></a>
								</td>
							</tr>
						</table>
					</div>
																							<input type="submit" id="submit_btn" value="Login" class="hideme"/>
													<!--invisible submit button to try to make the enter key work-->
<style type="text/css">
.hideme {
 height:0;
 width:0;
 overflow:hidden;
    border: none;
    padding: 0;
    margin: 0;
	display: inline-block;
}
</style>

				
				
			</div>
			<div class="colRight">
				<p id="socialKW"><a rel="nofollow" target="_blank" href="https://www.facebook.com/KellerWilliamsRealty"><img width="33" height="33" alt="Facebook" src="https://images.kw.com/kw/user_uploads/icon_fb.png" /></a> <a rel="nofollow" target="_blank" href="https://twitter.com/kwri"><img width="33" height="33" alt="Twitter" src="https://images.kw.com/kw/user_uploads/icon_twitter.png" /></a> <a rel="nofollow" target="_blank" href="https://www.youtube.com/kellerwilliams"><img width="32" height="33" alt="YouTube" src="https://images.kw.com/kw/user_uploads/icon_youtube.png" /></a> <a target="_blank" href="https://blog.kw.com/"><img width="32" height="33" alt="The KW Blog" src="https://images.kw.com/kw/user_uploads/icon_kwblog.png" style="margin-right:5px;" /></a><a href="https://www.linkedin.com/company/keller-williams-realty-inc" target="_blank"><img width="32" height="32" src="https://images.kw.com/kw/user_uploads/icon_linkedin.png" alt="Linkedin" /></a> <a target="_blank" href="https://www.instagram.com/kellerwilliamsrealty/"> <img width="32" height="32" alt="Instagram" src="https://kwimages.kw.com/sites/default/files/instagram_icon.png" /> </a></p>
<span> <script type="text/javascript">
// Google Track Event
var _gaq = _gaq || [];
_gaq.push(['_setAccount', 'UA-331093-1']);
_gaq.push(['_trackPageview']);
</script>  <script type="text/javascript">
// Google Remarketing Tag
/* <![CDATA[ */
var google_conversion_id = 1022630564;
var google_custom_params = window.google_tag_params;
var google_remarketing_only = true;
/* ]]> */
</script> <script type="text/javascript" src="//www.googleadservices.com/pagead/conversion.js">
</script> <noscript>
<div style="display:inline;">
<img height="1" width="1" style="border-style:none;" alt="" src="//googleads.g.doubleclick.net/pagead/viewthroughconversion/1022630564/?value=0&amp;guid=ON&amp;script=0"/>
</div>
</noscript> </span>
			</div>
		</div>

		<div class="footerContainer privacy">
	<div style="line-height:180%;" class="popular-cities" align="left">
<h3>Today's Most Popular Cities</h3>
<a href="http://www.kwnyc.com">Search New York Apartments</a> | <a href="http://www.kw.com/homes-for-sale/texas/austin/ctyprp-TX-austin-all.html">Austin, TX Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/oklahoma/tulsa/ctyprp-OK-tulsa-all.html">Tulsa, OK Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/texas/dallas/ctyprp-TX-dallas-all.html">Dallas, TX Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/georgia/augusta/ctyprp-GA-augusta-all.html">Augusta, GA Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/missouri/joplin/ctyprp-MO-joplin-all.html">Joplin, MO Homes for Sale</a> | <br />
<a href="http://www.kw.com/homes-for-sale/oregon/portland/ctyprp-OR-portland-all.html">Portland, OR Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/arizona/tucson/ctyprp-AZ-tucson-all.html">Tucson, AZ Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/georgia/columbus/ctyprp-GA-columbus-all.html">Columbus, GA Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/texas/amarillo/ctyprp-TX-amarillo-all.html">Amarillo, TX Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/oklahoma/oklahoma-city/cntyprp-OK-oklahoma_city-all.html">Oklahoma City, OK Homes for Sale</a> | <br />
<a href="http://www.kw.com/homes-for-sale/florida/orlando/ctyprp-FL-orlando-all.html">Orlando, FL Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/georgia/atlanta/ctyprp-GA-atlanta-all.html">Atlanta, GA Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/ohio/cleveland/ctyprp-OH-cleveland-all.html">Cleveland, OH Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/kansas/olathe/ctyprp-KS-olathe-all.html">Olathe, KS Homes for Sale</a>  | <a href="http://www.kw.com/homes-for-sale/louisiana/new-orleans/ctyprp-LA-new_orleans-all.html">New Orleans, LA Homes for Sale</a>  | <a href="http://www.kw.com/homes-for-sale/virginia/richmond/ctyprp-VA-richmond-all.html">Richmond, VA Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/illinois/chicago/ctyprp-IL-chicago-all.html">Chicago, IL Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/california/los-angeles/ctyprp-CA-los_angeles-all.html">Los Angeles, CA Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/california/los-angeles/ctyprp-CA-los_angeles-all.html">Los Angeles, CA Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/texas/houston/ctyprp-TX-houston-all.html">Houston, TX Homes for Sale</a> | <a href="http://www.kw.com/homes-for-sale/massachusetts/boston/ctyprp-MA-boston-all.html">Boston, MA Homes for Sale</a></div>
<br />
<br />
<a rel="nofollow" href="http://www.kw.com/kw/cookie-policy.html">cookie policy</a> | <a rel="nofollow" href="http://www.kw.com/kw/privacypolicy.html">privacy policy</a> |  <a rel="nofollow" href="http://www.kw.com/kw/termsofuse.html">terms of use</a> |  <a rel="nofollow" href="http://www.kw.com/kw/dmca.html">dmca</a> |  <a rel="nofollow" href="http://www.kw.com/kw/fairhousing.html">fair housing</a> |  <a target="_blank" href="http://kwluxuryhomes.com">KW Luxury</a> |  <a target="_blank" href="http://kwcommercial.com">KW Commercial</a> | <a rel="nofollow" target="_blank" href="http://www.kwland.com">KW Land</a> |  <a target="_blank" href="http://www.kw.com/kw/Web-Accessibility.html">Accessibility</a> | <a href="http://www.kw.com">Homes for Sale</a> | <a target="_blank" href="http://www.kw.com/homes-for-sale">Real Estate</a> | <a target="_blank" href="http://www.kwconnect.com/">KWConnect</a> | <a href="https://homes.kw.com" target="_blank">Austin homes</a><br />
<br />
Keller Williams Realty, Inc. is a real estate franchise company. Each Keller Williams office is independently owned and operated. <br />
Keller Williams Realty, Inc. is an Equal Opportunity Employer and supports the Fair Housing Act. <br />
<br />
Copyright&copy; Keller Williams Realty, Inc.
<div class="loa-disclaimer" style="display:none;"><a target="_blank" href="http://www.landsofamerica.com"><img alt="Land for sale on LandsOfAmerica.com" src="https://images.kw.com/shared/farmandranch/img/loa-logo.png" /></a><br />
<p>&copy; 2015 LoopNet, Inc.  All rights reserved.</p>
</div>
<script type="text/javascript">
jQuery('a[href="https://www.kw.com/kw/kw_blog.html"]').attr('href','https://blog.kw.com');
jQuery('a[href="https://www.kw.com/kw/magazine.html"]').attr('href','https://outfront.kw.com/');
jQuery('a[href="https://www.kw.com/kw/keller-cloud-partner-program.html"]').attr('href','https://go.kw.com/innovators');
jQuery('a[href="https://www.kw.com/kw/pride.html"]').attr('href','https://go.kw.com/pride');
</script> <script type="text/javascript">
// HubSpot analytics code
(function(d,s,i,r) {
 if (d.getElementById(i)){return;}
 var n=d.createElement(s),e=d.getElementsByTagName(s)[0];
 n.id=i;n.src='//js.hs-analytics.net/analytics/'+(Math.ceil(new Date()/r)*r)+'/533235.js';
 e.parentNode.insertBefore(n, e);
})(document,"script","hs-analytics",300000);
</script> <!-- Cookie Policy Popup -->
<link rel="stylesheet" type="text/css" href="//cdnjs.cloudflare.com/ajax/libs/cookieconsent2/3.0.3/cookieconsent.min.css" /> <script src="//cdnjs.cloudflare.com/ajax/libs/cookieconsent2/3.0.3/cookieconsent.min.js"></script> <script>
window.addEventListener("load", function(){
window.cookieconsent.initialise({
  "palette": {
    "popup": {
      "background": "#252e39"
    },
    "button": {
      "background": "#b40101",
      "text": "#fffbfb"
    }
  },
  "content": {
    "href": "http://www.kw.com/kw/cookie-policy.html"
  }
})});
</script>
		</div>
	</div>
</div><!--close bodyPageContainerBottom-->

<script type="text/javascript">
	var gaJsHost = (("https:" == document.location.protocol) ? "https://ssl." : "http://www.");
	document.write(unescape("%3Cscript src='" + gaJsHost + "google-analytics.com/ga.js' type='text/javascript'%3E%3C/script%3E"));
</script>
<script type="text/javascript">
	try {
		var pageTracker = _gat._getTracker("UA-331093-1");
		pageTracker._trackPageview();
	} catch(err) {}
</script>


<!--necessary for the mykw login form, 1 of 2-->
<script type="text/javascript" src="https://images.kw.com/kw/static/javascript/jquery.defaultvalue.js"></script>
<!--necessary for the mykw login form, 2 of 2-->
<script type="text/javascript">
        $(function(){

						

								<!--DEFAULT-->
								$("#username").defaultvalue("Username");
                                $('ul.topnav').addClass('navExpanded');

						

            $('#passwordPrompt').show();
            $('#password').hide();

            $('#passwordPrompt').focus(function() {
              $('#passwordPrompt').hide();
              $('#passwordPrompt').attr('disabled', 'disabled');
              $('#password').show();
              $('#password').focus();
            });

            $('#password').blur(function() {
              if($('#password').val() == '') {
                $('#passwordPrompt').show();
	              $('#passwordPrompt').removeAttr('disabled');
                $('#password').hide();
              }
            });

            // R.H. - 1/27/15 - New english / spanish toggle
            $('#toggle-language').click(function(e) {
            	e.preventDefault();
            	var curLanguage = $(this).attr('class');
            	//console.log(curLanguage);
            	toggleLanguage(curLanguage);
            });

						var googTrans = getCookie('googtrans');
						if (googTrans == '/en/es') {
							$('#toggle-language').attr('class', 'toggle-en').text('English');
							$('body').addClass('lang-spanish');
						} else {
							$('#toggle-language').attr('class', 'toggle-es').html('en Espa&ntilde;ol');
						}

      });
</script>  
<script type="text/javascript">
// R.H. - This was a quick fix that uses (and hides) google translate widget to present the most up-to-date version of kw.com to spanish speaking countries
function googleTranslateElementInit() {
  new google.translate.TranslateElement({pageLanguage: 'en', layout: google.translate.TranslateElement.InlineLayout.SIMPLE}, 'google_translate_element');
}
function setCookie(cname, cvalue, exdays) {
  var expires;
  if (exdays === 0) {
    expires = '';
  } else {
    var d = new Date();
    d.setTime(d.getTime() + (exdays * 24 * 60 * 60 * 1000));
    expires = "expires=" + d.toGMTString();
  }
  var domain = (typeof domain === "undefined") ? '' : "; domain="+domain;
  document.cookie = cname + "=" + cvalue + "; " + expires + domain;
}
function getCookie(cname) {
  var name = cname + "=";
  var ca = document.cookie.split(';');
  for (var i = 0; i < ca.length; i++) {
    var c = ca[i].trim();
    if (c.indexOf(name) == 0) {
      return c.substring(name.length, c.length);
    }
  }
  return "";
}
function toggleLanguage(lang) {
	var googTrans = getCookie('googtrans');
	if (lang == 'toggle-es' && googTrans != '/en/es') {
		setCookie('googtrans', '/en/es', 0);
		window.location.reload();
	} else {
		setCookie('googtrans', '', 0);
		window.location.reload();
	}
}
</script>
<script type="text/javascript" src="//translate.google.com/translate_a/element.js?cb=googleTranslateElementInit"></script>   
<script type="text/javascript">if (!NREUMQ.f) { NREUMQ.f=function() {NREUMQ.push(["load",new Date().getTime()]);var e=document.createElement("script");e.type="text/javascript";e.src=(("http:"===document.location.protocol)?"http:":"https:") + "//" + "js-agent.newrelic.com/nr-100.js";document.body.appendChild(e);if(NREUMQ.a)NREUMQ.a();};NREUMQ.a=window.onload;window.onload=NREUMQ.f;};NREUMQ.push(["nrfj","bam.nr-data.net","1ccf8b4be4","2435304","MlBaYkRYV0pZV0NcDAsaa0JETE1KeVdDXAwLGnBZW1w=",0,71,new Date().getTime(),"","","","",""]);</script></body>
</html>

        <!-- If user is an admin -->
                