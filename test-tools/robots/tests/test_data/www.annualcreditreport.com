

<!doctype html>


<html lang="en" xml:lang="en">
    <head>
        <title>AnnualCreditReport.com is not available in your area.</title>
        <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
        


		<link type="text/css" href="/css/main.css" rel="stylesheet" />
		<link type="text/css" href="/css/mobile.css" rel="stylesheet" />
		<link type="text/css" href="/css/jquery.bxslider.css" rel="stylesheet" />
		<!-- New jQuery -->
		<script type="text/javascript" src="/js/jquery-3.3.1.min.js"></script>
		<script type="text/javascript" src="/js/jquery.bxslider.js"></script>
		
		<script type="text/javascript" src="/js/ui.js"></script>
		
		<script type="text/javascript" src="/js/functions.js"></script>
		<script type="text/javascript" src="/js/jQuery.browser.mobile.js"></script>
		<script type="text/javascript" src="/js/jquery.leanModal.min.js"></script>
		<meta name="viewport" content="width=device-width, initial-scale=1">

		
      
      
  
    </head>
    <body>
        <a name="top" id="top"></a>
        <div class="skip"><a href="#mainContent">Skip to main content</a></div>
		<div id="container">
			<header role="banner">
			    <img src="/images/logo.png" alt="Annual Credit Report.com The only source for your free credit reports. Authorized by Federal law"/>
			    <div id="navBar" class="globalMenu" role="navigation" aria-label="main">
			    <div class="clear"></div>
			  </div>                
			</header>
			<a name="mainContent" id="mainContent" tabindex="-1"></a>
            <div class="pageContent" role="main">
				<div class="warningMsgContent">
					<div class="warningMsg">
						<p>The AnnualCreditReport.com website is not currently available at your location. Visit <a href="http://www.consumer.ftc.gov/articles/0155-free-credit-reports" target="_blank">www.consumer.ftc.gov/articles/0155-free-credit-reports</a> or <a href="http://www.consumerfinance.gov/learnmore/" target="_blank">www.consumerfinance.gov/learnmore/</a> to learn how you can request your free U.S. credit report by mail.</p>
					</div>
				</div>
            </div>
		</div>
    </body>
</html>