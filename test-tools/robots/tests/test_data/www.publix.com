<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en">
<head>
    <meta http-equiv="content-type" content="text/html; charset=UTF-8" />
    <meta http-equiv="X-UA-Compatible" content="IE=edge" />
    <link rel="shortcut icon" href="http://www.publix.com/favicon.ico" />
    <title>International | Publix Super Markets</title>

    <link href='http://fonts.googleapis.com/css?family=Crimson+Text' rel='stylesheet' type='text/css'/>
    <link href='http://fonts.googleapis.com/css?family=Lato' rel='stylesheet' type='text/css'/>
	<link href="/failover/css/local.css" rel='stylesheet' type='text/css'/>
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<meta name="description" content="">
    
</head>
<body>
    <div id="page-content">
		<!--<div style="text-align: center;"><img src="/failover/images/watermark.png" alt="" /></div>-->
		<div class="content-wrapper">
		    <header>
				<h1>Publix</h1>
				
				<!--<div class="main-nav" style="margin:0;">
					<p>
						<a href="/failover/index.html" title="Home">Home</a> | <a href="customer-info.html" title="Customer">Customer</a> | <a href="media-info.html" title="Media">Media</a> | <a href="es/information-es.html" title="Media">Espa&#241;ol</a>
					</p>
				</div>-->
				<img src="/failover/images/img-header.jpg" width="978px" height="175px" alt="Publix" />
		    </header>
			
			<div class="row">
				<div>
					<h5>
						Where shopping is a pleasure.
					</h5>
				<div>
					<p>
						Since 1930, Publix has grown from a single store into the largest employee-owned grocery chain in the United States. We are thankful for 
						our customers and associates and continue remaining deeply dedicated to customer service and community involvement, and being a great place to work and shop. 
					</p>
					<p>
						Currently, we are not able to service customers outside of the United States, and our site is not fully available internationally. 
						(Our apologies!) But, the next time you travel to Florida, Georgia, Alabama, South Carolina, North Carolina, Tennessee, or Virginia—make sure you visit the store “where shopping is a pleasure” during your stay. 
					</p>
					<p>
						Upon your arrival, you may plan your grocery trips, find weekly savings, and even order select products online at 
						<a href="http://www.publix.com" target="_blank">www.publix.com</a>.
					</p>
				</div>
			</div>

			<footer>
				<h1></h1>
			</footer>
		</div>
	</div>
	<script>
		(function(i,s,o,g,r,a,m){i['GoogleAnalyticsObject']=r;i[r]=i[r]||function(){
		(i[r].q=i[r].q||[]).push(arguments)},i[r].l=1*new Date();a=s.createElement(o),
		m=s.getElementsByTagName(o)[0];a.async=1;a.src=g;m.parentNode.insertBefore(a,m)
		})(window,document,'script','https://www.google-analytics.com/analytics.js','ga');

		ga('create', 'UA-34592858-32', 'auto');
		ga('send', 'pageview');
</script>
</body>
</html>