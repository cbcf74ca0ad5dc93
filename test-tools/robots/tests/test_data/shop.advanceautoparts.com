<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<title>Advance Auto Parts  - Down for Maintenance</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<style type="text/css" media="all">
/*@import url('//cloud.typography.com/7275354/704506/css/fonts.css');*/
body {
	font: 13px/1.4 Verdana, Arial, Helvetica, sans-serif;
	background: #5E5E5E;
	margin: 0;
	padding: 0;
	color: #000;
}
.pagewidth {
	width:990px;
	margin:0 auto;
	background:#fff;
	padding:10px;
}
.logo {
	width:300px;
	height:100px;
	background:url(/MaintPage/images/DM150205_maintenance_page_03_03.png) no-repeat;
	margin:10px;
	float: left;
}
.clear {
	clear:both;
	height:0px;
}
.heading {
	margin:30px;
	text-align:center;
	font-size:1.33em
}
#tagline {
	float: left;
	margin: 60px 0 0px 20px;
	font-size:16px;
	font-family: 'Gotham SSm A', 'Gotham SSm B', 'Arial';
	font-weight: 800;
	font-style: normal;/*color:#A72038;*/
}
/*  SECTIONS  */
.section {
	clear: both;
	padding: 0px;
	margin: 0px;
}
/*  COLUMN SETUP  */
.col {
	display: block;
	float:left;
	margin: 1% 0 1% 1.6%;
}
.col:first-child {
	margin-left: 0;
}
/*  GROUPING  */
.group:before, .group:after {
	content:"";
	display:table;
}
.group:after {
	clear:both;
}
.group {
	zoom:1; /* For IE 6/7 */
	text-align:center;
}
/*  GRID OF FOUR  */
.span_4_of_4 {
	width: 330px;
	border-right:0px dashed #ccc;
	min-height:150px;
}
.span_3_of_4 {
	width: 310px;
	border-right:1px dashed #ccc;
	min-height:150px;
}
.span_2_of_4 {
	width: 315px;
	border-right:1px dashed #ccc;
	min-height:150px;
}
.span_1_of_4 {
	width: 315px;
	border-right:1px dashed #ccc;
	min-height:150px;
}
.header {
	min-height:207px;
	background:url(/MaintPage/images/DM150205_maintenance_page_03.png) no-repeat;
	background-position: bottom center;
}
.coupon {
	margin:30px;
	text-align:center;
}
.responsive-iframe-container {
	position: relative;
	padding-bottom: 56.25%;
	padding-top: 30px;
	height: 0;
	overflow: hidden;
}
.responsive-iframe-container iframe, .vresponsive-iframe-container object, .vresponsive-iframe-container embed {
	position: absolute;
	top: 0;
	left: 0;
	width: 100%;
	height: 100%;
}

/*  GO FULL WIDTH BELOW 480 PIXELS */
@media only screen and (max-width: 480px) {
 .col {
margin: 1% 0 1% 0%;
}
 .span_1_of_4, .span_2_of_4, .span_3_of_4, .span_4_of_4 {
width: 100%;
border-bottom:1px dashed #ccc;
padding-bottom:20px;
}
 .pagewidth {
width:100%;
padding:0px;
}
 .header {
max-width:300px;
background:url(MaintPage/images/DM150205_maintenance_page_03.png) no-repeat;
background-position:right;
}
 #tagline {
float: left;
margin: 0px 0 0px 10px;
font-size:14px;
font-family: 'Gotham SSm A', 'Gotham SSm B', 'Arial';
font-weight: 800;
font-style: normal; /*color:#A72038;*/
}
 .coupon {
margin:0px;
padding:0;
text-align:center;
}
}
</style>

<script type="text/javascript">
(function(i,s,o,g,r,a,m){i['GoogleAnalyticsObject']=r;i[r]=i[r]||function(){
  (i[r].q=i[r].q||[]).push(arguments)},i[r].l=1*new Date();a=s.createElement(o),
  m=s.getElementsByTagName(o)[0];a.async=1;a.src=g;m.parentNode.insertBefore(a,m)
  })(window,document,'script','https://www.google-analytics.com/analytics.js','ga');

  ga('create', 'UA-345088-5', 'auto');
  ga('send', 'pageview');

</script>

</head>
<body>
<div class="pagewidth">
  <div class="logo">&nbsp;</div>
  <div id="tagline">&nbsp;</div>
  <div class="clear">&nbsp;</div>
  <div class="header">&nbsp;</div>
  <div class="content">
    <p class="heading">We're offline for a tune-up, we'll be up and  running smoothly very soon. </p>
    <p class="heading">In the meantime, here are some other options available:</p>
    <div class="section group">
      <div class="col span_1_of_4"> Visit an <br />
        <strong>Advance Auto Parts store</strong><br />
        <a href="http://stores.advanceautoparts.com/"><img src="/MaintPage/images/DM150205_maintenance_page_07.png" width="200" height="125" border="0" /></a> </div>
      <div class="col span_3_of_4"> Sign up for <br />
        <strong>SpeedPerks Rewards</strong><br />
        <a href="http://www.speedperks.com"><img src="/MaintPage/images/sp-logo.png" width="204" height="100" border="0" style="margin-top:20px;" /></a> </div>
      <div class="col span_4_of_4"> View us on Social Media <strong><br />
        Facebook/Twitter/Blog</strong><br />
        <a href="https://www.facebook.com/advanceautoparts"><img src="/MaintPage/images/DM150205_maintenance_page_12.png" width="110" height="125" border="0" /></a><a href="https://twitter.com/AdvanceAuto"><img src="/MaintPage/images/DM150205_maintenance_page_16.png" width="92" height="125" border="0" /></a><a href="http://blog.advanceautoparts.com/"><img src="/MaintPage/images/button-m.png" width="90" height="125" border="0" style="margin-left:0px;" /></a> </div>
    </div>
    <div class="clear">&nbsp;</div>
    <p class="heading">We appreciate your patience – on your next visit, <strong>use coupon code PS20 for 20% off your purchase. </strong></p>
    <p class="coupon"><img src="/MaintPage/images/DM150205_maintenance_page_21.png" width="354" height="134" /></p>
    <p style="margin:30px; text-align:center;">We look forward to serving you,<br />
      The Advance Team</p>
    <p style="margin:30px; text-align:center;">&nbsp;</p>
  </div>
</div>
</body>
</html>
