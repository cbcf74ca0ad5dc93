<!DOCTYPE html>
<html>
	<head>
		<meta charset="utf-8">
		<link rel="shortcut icon" href="https://steamcdn-a.akamaihd.net/valvesoftware/images/favicon.ico">
		<title>SteamVR - Valve Corporation</title>
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<meta http-equiv="X-UA-Compatible" content="IE=edge">
		<meta charset="utf-8">

		<meta name="description" content="SteamVR is a suite of technologies created by Valve that power high-fidelity VR experiences.">
		<meta name="image" content="https://steamcdn-a.akamaihd.net/valvesoftware/images/valve-og.jpg">

		<meta itemprop="name" content="SteamVR - Valve Corporation">
		<meta itemprop="description" content="SteamVR is a suite of technologies created by Valve that power high-fidelity VR experiences.">
		<meta itemprop="image" content="https://steamcdn-a.akamaihd.net/valvesoftware/images/valve-og.jpg">

		<meta name="og:title" content="SteamVR - Valve Corporation">
		<meta name="og:description" content="SteamVR is a suite of technologies created by Valve that power high-fidelity VR experiences.">
		<meta name="og:image" content="https://steamcdn-a.akamaihd.net/valvesoftware/images/valve-og.jpg">
		<meta name="og:site_name" content="SteamVR - Valve Corporation">
		<meta name="og:type" content="website">

		<meta name="twitter:card" value="summary">

		<!-- Global site tag (gtag.js) - Google Analytics -->
		<script async src="https://www.googletagmanager.com/gtag/js?id=UA-33822635-1"></script>
		<script>
			window.dataLayer = window.dataLayer || [];
			function gtag()
			{
				dataLayer.push( arguments );
			}
			gtag( 'js', new Date() );
			gtag( 'config', 'UA-33822635-1' );
		</script>

		<link href="https://www.valvesoftware.com/public/css/global.css?v=HmEMuut5X8tu" rel="stylesheet" type="text/css" >
<link href="https://www.valvesoftware.com/public/css/fonts.css?v=sHoC-WDvitSm" rel="stylesheet" type="text/css" >
<link href="https://www.valvesoftware.com/public/css/forms.css?v=rzgJ1_XhvaVg" rel="stylesheet" type="text/css" >
<link href="https://www.valvesoftware.com/public/css/jobs.css?v=U_dnFWEgZQNH" rel="stylesheet" type="text/css" >
<script type="text/javascript" src="https://www.valvesoftware.com/en/public/shared/javascript/jquery-1.8.3.min.js?v=.TZ2NKhB-nliU" ></script>
<script type="text/javascript">$J = jQuery.noConflict();</script><script type="text/javascript" src="https://www.valvesoftware.com/en/public/javascript/valvesoftware.js?v=9yvoNYBoBhpV" ></script>

<script type="text/javascript">
</script><script type="text/javascript" src="https://www.valvesoftware.com/en/public/javascript/jobs.js?v=xgiaFiXeQCTX" ></script>

		<script src='https://www.google.com/recaptcha/api.js'></script>

	</head>
	<body data-vsapp-context="home">
		<div class="site_wrapper">
			<header class="main_header">
				<div class="header_inner_wrapper">
					<div class="top_nav">
						<div class="logo">
							<a href="https://www.valvesoftware.com/en/about">
								<svg id="Layer_1" data-name="Layer 1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 436 121.06"><defs><clipPath id="clip-path"><rect class="cls-1" x="1" y="-1" width="436" height="124.06"/></clipPath></defs><polygon class="cls-2" points="142.57 36.95 134.84 67.88 151.01 67.88 142.57 36.95"/><g class="cls-3"><path class="cls-2" d="M47.1,24.6l14.1,55.3L75,24.6h15.2L67.9,97.8H54.5L32.7,24.6H47.1z M132.4,24.6h19.7l20.8,73.3h-14.8 l-4.9-18.3h-21.9c0,0-3.8,14.7-4.6,18c-4.4,0.3-15.1,0-15.1,0L132.4,24.6z M208.4,24.6h14.4v60.9h30.7v12.3h-45.1L208.4,24.6z M285.9,24.6L300,79.2l13.7-54.6h14.8l-22.2,73.3h-13l-22.2-73.3L285.9,24.6z M389.5,24.6v9.5h-19.7v10.6h18v9.5h-18v10.9h19.7 v9.5h-30.7v-50H389.5z M0,123.2h436V-1.1H0"/></g></svg>
							</a>
						</div>
					</div>
				</div>
				<div id="header_background_video">
				</div>
			</header>
			<div id="content_outer_wrapper">
				<div id="content_inner_wrapper">
					<div id="content" data-content-context="home"><div id="page_background_videos">
				<video playsinline muted class="background_video" poster="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_01_fullsize.jpg">
				<source class="fullsize" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_01_fullsize.webm" type="video/webm">
				<source class="fullsize" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_01_fullsize.mp4" type="video/mp4">
				<source class="mobile" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_01_small.webm" type="video/webm">
				<source class="mobile" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_01_small.mp4" type="video/mp4">
			</video>
						<video playsinline muted class="background_video" poster="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_02_fullsize.jpg">
				<source class="fullsize" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_02_fullsize.webm" type="video/webm">
				<source class="fullsize" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_02_fullsize.mp4" type="video/mp4">
				<source class="mobile" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_02_small.webm" type="video/webm">
				<source class="mobile" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_02_small.mp4" type="video/mp4">
			</video>
						<video playsinline muted class="background_video" poster="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_03_fullsize.jpg">
				<source class="fullsize" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_03_fullsize.webm" type="video/webm">
				<source class="fullsize" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_03_fullsize.mp4" type="video/mp4">
				<source class="mobile" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_03_small.webm" type="video/webm">
				<source class="mobile" src="https://steamcdn-a.akamaihd.net/valvesoftware/images/videos/hero_03_small.mp4" type="video/mp4">
			</video>
			</div>

<section id="jobs" class="job_skills full_bleed">
	<div class="section_inner_wrapper">
		<div class="search_form_wrapper">
			<div class="row search_header">
				<div class="col_6 job_skills_title">
					<h3>
						<a href="about">We make games, Steam, and hardware. Join us.</a>					</h3>
					<p>
						We're seeking collaborators who are the best at what they do. Opportunities at Valve run broad and deep across the following areas, where we're always hiring for all positions.					</p>
				</div>
				<div class="col_5 col_offset_1 search_form">
					<form>
						<input type="text"
							   placeholder="Search Jobs">
						<button type="button" class="clear_button">Clear</button>
						<button class="search_button">Search</button>
					</form>
				</div>
			</div>
			<div class="search_form_results_wrapper">
				<div class="search_form_results_inner_wrapper">
					<div class="search_form_results job_openings">
						<div class="row">
						</div>
					</div>
				</div>
			</div>
		</div>
		<div class="row">
			<div class="col_12">
				<ul class="job_tags">
											<li class="job_tag" data-job_cat="art">
							<a href="#">Art</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=2">
					<h5 class="job_title">
						3D Character Artist					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=3">
					<h5 class="job_title">
						Artist					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=23">
					<h5 class="job_title">
						Technical Artist					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=30">
					<h5 class="job_title">
						Animator					</h5>
				</a>
			</div>

					</div>
		<div class="row">
									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=43">
					<h5 class="job_title">
						Effects Artist					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=49">
					<h5 class="job_title">
						3D Environment Artist					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=58">
					<h5 class="job_title">
						Artist<span class="job_division">Other</span>					</h5>
				</a>
			</div>

								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="audio">
							<a href="#">Audio</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=18">
					<h5 class="job_title">
						Sound Designer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=84">
					<h5 class="job_title">
						Acoustic Systems Engineer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=85">
					<h5 class="job_title">
						Audio Programmer					</h5>
				</a>
			</div>

								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="business-development">
							<a href="#">Business Development</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=21">
					<h5 class="job_title">
						Steam Partner Technical Account Manager					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=60">
					<h5 class="job_title">
						Business Development<span class="job_division">Other</span>					</h5>
				</a>
			</div>

								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="data-science">
							<a href="#">Data Science</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=4">
					<h5 class="job_title">
						Economist					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=11">
					<h5 class="job_title">
						Psychologist<span class="job_division">Research/Experimental</span>					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=19">
					<h5 class="job_title">
						Statistician					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=61">
					<h5 class="job_title">
						Data Science<span class="job_division">Other</span>					</h5>
				</a>
			</div>

					</div>
		<div class="row">
								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="facilities">
							<a href="#">Facilities</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=70">
					<h5 class="job_title">
						Facilities<span class="job_division">Other</span>					</h5>
				</a>
			</div>

								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="finance">
							<a href="#">Finance</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=62">
					<h5 class="job_title">
						Finance<span class="job_division">Other</span>					</h5>
				</a>
			</div>

								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="game-design">
							<a href="#">Game Design</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=9">
					<h5 class="job_title">
						Level Designer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=10">
					<h5 class="job_title">
						Motion Designer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=11">
					<h5 class="job_title">
						Psychologist<span class="job_division">Research/Experimental</span>					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=18">
					<h5 class="job_title">
						Sound Designer					</h5>
				</a>
			</div>

					</div>
		<div class="row">
									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=23">
					<h5 class="job_title">
						Technical Artist					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=51">
					<h5 class="job_title">
						Game Development Software Engineer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=53">
					<h5 class="job_title">
						Writer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=63">
					<h5 class="job_title">
						Game Design<span class="job_division">Other</span>					</h5>
				</a>
			</div>

					</div>
		<div class="row">
								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="hardware-engineering">
							<a href="#">Hardware Engineering</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=5">
					<h5 class="job_title">
						Electrical Engineer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=7">
					<h5 class="job_title">
						Industrial Designer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=41">
					<h5 class="job_title">
						Software Engineer for VR & Hardware					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=72">
					<h5 class="job_title">
						Optical Engineer					</h5>
				</a>
			</div>

					</div>
		<div class="row">
									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=74">
					<h5 class="job_title">
						Mechanical Engineer<span class="job_division">Research & Development</span>					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=75">
					<h5 class="job_title">
						Mechanical Engineer<span class="job_division">Architect</span>					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=84">
					<h5 class="job_title">
						Acoustic Systems Engineer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=64">
					<h5 class="job_title">
						Hardware Engineering<span class="job_division">Other</span>					</h5>
				</a>
			</div>

					</div>
		<div class="row">
								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="human-resources">
							<a href="#">Human Resources</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=65">
					<h5 class="job_title">
						Human Resources					</h5>
				</a>
			</div>

								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="legal">
							<a href="#">Legal</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=69">
					<h5 class="job_title">
						Legal<span class="job_division">Other</span>					</h5>
				</a>
			</div>

								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="product-design">
							<a href="#">Product Design</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=7">
					<h5 class="job_title">
						Industrial Designer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=8">
					<h5 class="job_title">
						Visual & User Experience Designer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=10">
					<h5 class="job_title">
						Motion Designer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=66">
					<h5 class="job_title">
						Design<span class="job_division">Other</span>					</h5>
				</a>
			</div>

					</div>
		<div class="row">
								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="software-engineering">
							<a href="#">Software Engineering</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=12">
					<h5 class="job_title">
						Anti-Cheat Software Engineer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=13">
					<h5 class="job_title">
						Steam E-Commerce Software Engineer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=14">
					<h5 class="job_title">
						Steam Software Engineer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=16">
					<h5 class="job_title">
						Steam Database Administrator					</h5>
				</a>
			</div>

					</div>
		<div class="row">
									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=17">
					<h5 class="job_title">
						Web Applications Software Engineer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=21">
					<h5 class="job_title">
						Steam Partner Technical Account Manager					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=23">
					<h5 class="job_title">
						Technical Artist					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=36">
					<h5 class="job_title">
						SteamOS Software Engineer					</h5>
				</a>
			</div>

					</div>
		<div class="row">
									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=41">
					<h5 class="job_title">
						Software Engineer for VR & Hardware					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=51">
					<h5 class="job_title">
						Game Development Software Engineer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=83">
					<h5 class="job_title">
						Mobile Software Engineer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=85">
					<h5 class="job_title">
						Audio Programmer					</h5>
				</a>
			</div>

					</div>
		<div class="row">
									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=57">
					<h5 class="job_title">
						Software Engineering<span class="job_division">Other</span>					</h5>
				</a>
			</div>

								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="technical-infrastructure">
							<a href="#">Technical Infrastructure</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=16">
					<h5 class="job_title">
						Steam Database Administrator					</h5>
				</a>
			</div>

								</div>
	</div>
</div>

								</div>
							</div>
						</li>
											<li class="job_tag" data-job_cat="writing">
							<a href="#">Writing</a>
							<div class="job_openings_wrapper">
								<div class="job_openings_inner_wrapper row">

									

	<div class="col_12">


	<div class="job_openings">
		<div class="row">
						<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=53">
					<h5 class="job_title">
						Writer					</h5>
				</a>
			</div>

									<div class="job_opening col_3">
				<a href="https://www.valvesoftware.com/en/jobs?job_id=67">
					<h5 class="job_title">
						Writing<span class="job_division">Other</span>					</h5>
				</a>
			</div>

								</div>
	</div>
</div>

								</div>
							</div>
						</li>
										<li class="job_tag empty_answer"><a href="https://www.valvesoftware.com/en/jobs?job_id=27">Did we miss something?</a></li>
				</ul>
			</div>
		</div>
	</div>
</section>


					</div>
					<footer class="main_footer">
						<div class="main_footer_inner_wrapper">
							<div class="row">
								<div class="col_2">
									<h5 class="business_name"><a href="https://www.valvesoftware.com/en/about">Valve Corporation</a></h5>
								</div>
								<div class="col_6 col_offset_1 footer_nav_wrapper">
									<nav class="footer_nav">
										<ul>
											<li>Contact												<ul>
													<li>
														<a href="https://www.valvesoftware.com/en/people">People</a>
													</li>
													<li>
														<a href="https://www.valvesoftware.com/en/press/inquiries">Press Inquiries</a>
													</li>
												</ul>
											</li>
											<li>Stuff												<ul>
													<li>
														<a href="https://www.valvesoftware.com/en/about">About Us</a>
													</li>
													<li>
														<a href="https://www.valvesoftware.com/en/">Jobs</a>
													</li>
													<li>
														<a href="//partner.steamgames.com/"
														   target="_blank">Steam Partners</a>
													</li>
													<li>
														<a href="https://www.valvesoftware.com/en/publications">Publications</a>
													</li>
												</ul>
											</li>
											<li>More Stuff												<ul>
													<li>
														<a href="https://www.valvesoftware.com/en/legal/site-terms-of-use">Site Terms of Use</a>
													</li>
													<li>
														<a href="//store.steampowered.com/privacy_agreement/"
														   target="_blank">Privacy Policy</a>
													</li>
													<li>
														<a href="https://www.valvesoftware.com/en/security">Security</a>
													</li>
													<li>
														<a href="//store.steampowered.com/legal"
														   target="_blank">Legal</a>
													</li>
												</ul>
											</li>
										</ul>
									</nav>
								</div>
								<div class="col_3 footer_steam_logos">
									<div class="steam_logo">
										<a href="http://store.steampowered.com/" target="_blank">
											<img src="https://steamcdn-a.akamaihd.net/valvesoftware/images/steam_logo_footer.png">
										</a>
									</div>
									<div class="steamworks_logo">
										<a href="https://partner.steamgames.com/" target="_blank">
											<img src="https://steamcdn-a.akamaihd.net/valvesoftware/images/steamworks_logo_footer.png">
										</a>
									</div>
								</div>
							</div>
						</div>
					</footer>
				</div>
			</div>
		</div>
	</body>
</html>