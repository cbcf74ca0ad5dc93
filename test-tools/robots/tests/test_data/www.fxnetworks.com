<!DOCTYPE html>
<!--[if lt IE 7]> <html lang="en" class="no-js ie6"> <![endif]-->
<!--[if IE 7]>    <html lang="en" class="no-js ie7"> <![endif]-->
<!--[if IE 8]>    <html lang="en" class="no-js ie8"> <![endif]-->
<!--[if IE 9]>    <html lang="en" class="no-js ie9"> <![endif]-->
<!--[if gt IE 10]> <html lang="en" class="no-js ie10"> <![endif]-->
<html lang="en" class="no-js">

<head>
    <!-- Always force latest IE rendering engine (even in intranet) & Chrome Frame -->
    <title>Apps | FX Networks</title>
    <meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1">
    <meta http-equiv="Content-Type" content="text/html; charset=utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=no">
    <meta name="robots" content="index, follow, noodp, noydir">
    <meta name="googlebot" content="index, follow, noodp">
    <meta name="slurp" content="index, follow, noydir">
    <meta name="msnbot" content="index, follow, noodp">

    <link rel="icon" href="favicon.ico" type="image/x-icon" />

    <style>

        @charset "utf-8";
/* System/Compass Styles */html, body, div, span, applet, object, iframe, h1, h2, h3, h4, h5, h6, p, blockquote, pre, a, abbr, acronym, address, big, cite, code, del, dfn, em, img, ins, kbd, q, s, samp, small, strike, strong, sub, sup, tt, var, b, u, i, center, dl, dt, dd, ol, ul, li, fieldset, form, label, legend, table, caption, tbody, tfoot, thead, tr, th, td, article, aside, canvas, details, embed, figure, figcaption, footer, header, hgroup, menu, nav, output, ruby, section, summary, time, mark, audio, video {
  margin: 0;
  padding: 0;
  border: 0;
  font: inherit;
  font-size: 100%;
  vertical-align: baseline;
}
html {
  line-height: 1;
}
ol, ul {
  list-style: none;
}
table {
  border-collapse: collapse;
  border-spacing: 0;
}
caption, th, td {
  text-align: left;
  font-weight: normal;
  vertical-align: middle;
}
q, blockquote {
  quotes: none;
}
q:before, blockquote:before, q:after, blockquote:after {
  content: "";
  content: none;
}
a img {
  border: none;
}
elements-of-type(html5-block) {
  display: block;
}
/* @import "lib/chosen"; *//* Global Styles */html, body, div, span, applet, object, iframe, h1, h2, h3, h4, h5, h6, p, blockquote, pre, a, abbr, acronym, address, big, cite, code, del, dfn, em, img, ins, kbd, q, s, samp, small, strike, strong, sub, sup, tt, var, b, u, i, center, dl, dt, dd, ol, ul, li, fieldset, form, label, legend, table, caption, tbody, tfoot, thead, tr, th, td, article, aside, canvas, details, embed, figure, figcaption, footer, header, hgroup, menu, nav, output, ruby, section, summary, time, mark, audio, video {
  font-style: normal;
}
html i, body i, div i, span i, applet i, object i, iframe i, h1 i, h2 i, h3 i, h4 i, h5 i, h6 i, p i, blockquote i, pre i, a i, abbr i, acronym i, address i, big i, cite i, code i, del i, dfn i, em i, img i, ins i, kbd i, q i, s i, samp i, small i, strike i, strong i, sub i, sup i, tt i, var i, b i, u i, i i, center i, dl i, dt i, dd i, ol i, ul i, li i, fieldset i, form i, label i, legend i, table i, caption i, tbody i, tfoot i, thead i, tr i, th i, td i, article i, aside i, canvas i, details i, embed i, figure i, figcaption i, footer i, header i, hgroup i, menu i, nav i, output i, ruby i, section i, summary i, time i, mark i, audio i, video i, html em, body em, div em, span em, applet em, object em, iframe em, h1 em, h2 em, h3 em, h4 em, h5 em, h6 em, p em, blockquote em, pre em, a em, abbr em, acronym em, address em, big em, cite em, code em, del em, dfn em, em em, img em, ins em, kbd em, q em, s em, samp em, small em, strike em, strong em, sub em, sup em, tt em, var em, b em, u em, i em, center em, dl em, dt em, dd em, ol em, ul em, li em, fieldset em, form em, label em, legend em, table em, caption em, tbody em, tfoot em, thead em, tr em, th em, td em, article em, aside em, canvas em, details em, embed em, figure em, figcaption em, footer em, header em, hgroup em, menu em, nav em, output em, ruby em, section em, summary em, time em, mark em, audio em, video em {
  font-style: italic;
}
html b, body b, div b, span b, applet b, object b, iframe b, h1 b, h2 b, h3 b, h4 b, h5 b, h6 b, p b, blockquote b, pre b, a b, abbr b, acronym b, address b, big b, cite b, code b, del b, dfn b, em b, img b, ins b, kbd b, q b, s b, samp b, small b, strike b, strong b, sub b, sup b, tt b, var b, b b, u b, i b, center b, dl b, dt b, dd b, ol b, ul b, li b, fieldset b, form b, label b, legend b, table b, caption b, tbody b, tfoot b, thead b, tr b, th b, td b, article b, aside b, canvas b, details b, embed b, figure b, figcaption b, footer b, header b, hgroup b, menu b, nav b, output b, ruby b, section b, summary b, time b, mark b, audio b, video b, html strong, body strong, div strong, span strong, applet strong, object strong, iframe strong, h1 strong, h2 strong, h3 strong, h4 strong, h5 strong, h6 strong, p strong, blockquote strong, pre strong, a strong, abbr strong, acronym strong, address strong, big strong, cite strong, code strong, del strong, dfn strong, em strong, img strong, ins strong, kbd strong, q strong, s strong, samp strong, small strong, strike strong, strong strong, sub strong, sup strong, tt strong, var strong, b strong, u strong, i strong, center strong, dl strong, dt strong, dd strong, ol strong, ul strong, li strong, fieldset strong, form strong, label strong, legend strong, table strong, caption strong, tbody strong, tfoot strong, thead strong, tr strong, th strong, td strong, article strong, aside strong, canvas strong, details strong, embed strong, figure strong, figcaption strong, footer strong, header strong, hgroup strong, menu strong, nav strong, output strong, ruby strong, section strong, summary strong, time strong, mark strong, audio strong, video strong {
  font-weight: bold;
}
.no-touch .nav-list ul li a:hover {
  background-color: #494949;
}
.main-nav-scrollbar {
  position: absolute;
  z-index: 100;
  width: 9px;
  bottom: 7px;
  top: 0;
  right: 0;
  padding: 0 3px;
  background-color: #1e1e1e;
}
.main-nav-scrollbar > div {
  position: absolute;
  left: 3px;
  z-index: 100;
  width: 4px;
  background-color: #4a4a4a;
  -webkit-border-radius: 4px;
}
.iScrollVerticalScrollbar {
  position: absolute;
  z-index: 100;
  width: 9px;
  bottom: 0px;
  top: 0px;
  right: 0;
  padding: 0 3px;
  background-color: #1e1e1e;
}
.iScrollIndicator {
  position: absolute;
  left: 3px;
  z-index: 100;
  width: 4px;
  background-color: #4a4a4a;
  border-radius: 4px;
}
.main-nav {
  width: 388px;
  position: fixed;
  top: 0;
  left: -388px;
  z-index: 15;
  background-color: #000;
  border-right: 1px solid #1e1e1e;
  height: 100%;
  padding-top: 10px;
  display: block;
  text-align: center;
}
@media (max-width: 640px) {
  .main-nav {
    width: 261px;
    left: -261px;
    padding-top: 0;
  }
}
.main-nav form {
  padding: 11px 24px 21px 24px;
}
@media (max-width: 640px) {
  .main-nav form {
    padding-top: 8px;
    padding-bottom: 14px;
  }
}
.main-nav form .main-nav-search {
  zoom: 1;
  width: 100%;
  border-bottom: 1px solid #fff;
  position: relative;
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
.main-nav form .main-nav-search:before, .main-nav form .main-nav-search:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.main-nav form .main-nav-search:after {
  clear: both;
}
.main-nav form .main-nav-search .magnifying-glass {
  float: left;
  width: 19px;
  height: 19px;
  margin-top: 9px;
  margin-right: 5px;
}
.main-nav form .main-nav-search .magnifying-glass .icon-magnifying-glass path {
  fill: #fff;
}
.main-nav form .main-nav-search .loading-spinner {
  position: absolute;
  right: 0;
  top: 10px;
  display: none;
  background: #000;
}
.main-nav form .main-nav-search .close-search {
  position: absolute;
  right: -9px;
  top: 3px;
  display: none;
  padding: 10px;
  background-color: #000;
}
.main-nav form .main-nav-search .close-search:hover {
  cursor: pointer;
}
.main-nav form .main-nav-search .close-search .close-search-inner {
  width: 13px;
  height: 13px;
}
.main-nav form .main-nav-search .close-search .close-search-inner polygon {
  fill: #fff;
}
.main-nav form .main-nav-search input[type=text] {
  color: #fff;
  font-size: 14px;
  padding: 10px 5px;
  letter-spacing: 2px;
  text-transform: uppercase;
  float: left;
  width: 315px;
  outline: 0;
  background: #000;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
}
.main-nav form .main-nav-search input[type=text]:-moz-placeholder {
  color: #fff;
}
.main-nav form .main-nav-search input[type=text]::-moz-placeholder {
  color: #fff;
}
.main-nav form .main-nav-search input[type=text]:-ms-input-placeholder {
  color: #fff;
}
.main-nav form .main-nav-search input[type=text]::-webkit-input-placeholder {
  color: #fff;
}
@media (max-width: 640px) {
  .main-nav form .main-nav-search input[type=text] {
    width: 180px;
  }
}
.main-nav .search-results {
  position: absolute;
  width: 100%;
  height: 100%;
  left: -5000px;
  z-index: 99;
  background-color: #000;
  opacity: 0;
}
.main-nav .search-results ol {
  padding: 0 30px 75px 52px;
}
.main-nav .search-results ol li {
  text-align: left;
  margin-bottom: 30px;
  text-transform: capitalize;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
}
.main-nav .search-results ol li a {
  color: #999;
}
.main-nav .search-results ol li a .hi-lite {
  color: #fff;
}
.main-nav .nav-list {
  overflow: hidden;
  height: 100%;
  width: 100%;
  position: relative;
  display: block;
}
.main-nav .nav-list ul {
  margin-bottom: 24px;
  padding-bottom: 110px;
  z-index: 0;
  position: relative;
  -ms-overflow-style: scrollbar;
}
@media (max-width: 640px) {
  .main-nav .nav-list ul {
    margin-right: 9px;
    padding-bottom: 200px;
  }
}
.main-nav .nav-list ul li {
  text-align: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  letter-spacing: 2px;
}
.main-nav .nav-list ul li:first-child a {
  border-top: 1px solid #1e1e1e;
}
.main-nav .nav-list ul li a {
  display: block;
  color: #fff;
  font-size: 14px;
  padding: 25px 24px;
  text-transform: uppercase;
  border-bottom: 1px solid #1e1e1e;
}
.main-nav .nav-list ul li a.active {
  background-color: #ff0100;
}
.main-nav .nav-list ul li a .nav-logo-fx {
  width: 30px;
  height: 18px;
}
.main-nav .nav-list ul li a .nav-logo-fx polygon {
  fill: #fff;
}
.main-nav .nav-list ul li a .nav-logo-fxx {
  width: 30px;
  height: 26px;
}
.main-nav .nav-list ul li a .nav-logo-fxx #fxx-logo-fill {
  fill: #fff;
}
.main-nav .nav-list ul li a .nav-logo-fxm {
  width: 44px;
  height: 18px;
}
.main-nav .nav-list ul li a .nav-logo-fxm polygon {
  fill: #fff;
}
.main-nav .nav-list .sign-in {
  zoom: 1;
  text-align: left;
  padding-top: 25px;
}
.main-nav .nav-list .sign-in:before, .main-nav .nav-list .sign-in:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.main-nav .nav-list .sign-in:after {
  clear: both;
}
.main-nav .nav-list .sign-in .sign-in-wrap {
  zoom: 1;
  padding: 0 20px;
  margin-bottom: 19px;
}
.main-nav .nav-list .sign-in .sign-in-wrap:before, .main-nav .nav-list .sign-in .sign-in-wrap:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.main-nav .nav-list .sign-in .sign-in-wrap:after {
  clear: both;
}
@media (max-width: 640px) {
  .main-nav .nav-list .sign-in .sign-in-wrap {
    margin-bottom: 38px;
  }
}
.main-nav .nav-list .sign-in .sign-in-wrap:last-child {
  margin-bottom: 0;
}
.main-nav .nav-list .sign-in .sign-in-wrap .label {
  float: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  letter-spacing: 0;
  margin-top: 12px;
  width: 205px;
}
@media (max-width: 640px) {
  .main-nav .nav-list .sign-in .sign-in-wrap .label {
    float: none;
    margin-bottom: 16px;
  }
}
.main-nav .nav-list .sign-in .sign-in-wrap .label.line-wrap {
  margin-top: 6px;
}
.main-nav .nav-list .sign-in .sign-in-wrap .btn {
  float: right;
  width: 130px;
}
.main-nav .nav-list .sign-in .sign-in-wrap .btn.mvpd-sign-out {
  display: none;
}
@media (max-width: 640px) {
  .main-nav .nav-list .sign-in .sign-in-wrap .btn {
    float: left;
    width: 100%;
    clear: both;
  }
}
.main-nav .nav-list .sign-in .btn {
  display: inline-block;
  padding: 12px 17px 0 17px;
  border-bottom: 2px solid #fff;
  text-transform: capitalize;
  margin: 0 auto;
}
.navigation-overlay {
  position: absolute;
  top: 0;
  left: -9999px;
  width: 100%;
  height: 100%;
  background-color: rgba(0, 0, 0, .5);
  z-index: 9999;
  opacity: 0;
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
@media (max-width: 1024px) {
  .navigation-overlay {
    -webkit-backface-visibility: hidden;
    -webkit-transform: translate3d(0, 0, 0);
  }
}
.sub-menu {
  text-align: center;
  height: 50px;
  background: rgba(0, 0, 0, 0.5) url(../img/bg/sub-nav.png) scroll repeat-x 0 0;
}
@media (max-width: 640px) {
  .sub-menu {
    overflow: hidden;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .sub-menu {
    overflow: hidden;
  }
}
.sub-menu ul {
  display: block;
  overflow-x: visible;
  white-space: nowrap;
  width: 100%;
  margin: 0 auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .sub-menu ul {
    overflow-y: hidden;
  }
}
@media (max-width: 640px) {
  .sub-menu ul {
    height: 75px;
    overflow-y: hidden;
  }
}
.sub-menu li {
  display: inline-block;
  position: relative;
}
.sub-menu li.more:hover #sub-nav-more {
  display: block;
}
.sub-menu a {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 13px;
  text-transform: uppercase;
  padding: 20px 10px 12px;
  margin: 0 4px;
  display: inline-block;
  color: #fff;
  border-bottom: 5px solid transparent;
  letter-spacing: 2px;
}
.sub-menu a.current-page {
  border-bottom: 5px solid #ff0100;
}
.sub-menu a.es-MX {
  padding: 20px 10px 12px 50px;
}

#sub-nav-more {
  display: none;
  position: absolute;
  top: 50px;
  left: 0px;
  overflow: visible;
  height: auto;
  padding-bottom: 0;
  background-color: #000;
  width: 150px;
  text-align: left;
}
#sub-nav-more li {
  display: block;
  white-space: normal;
}
#sub-nav-more li:hover {
  background-color: #ff0100;
}
.sub-menu .mobile-only {
  display: none;
}
@media (max-width: 1200px) {
  .sub-menu .mobile-only {
    display: inline-block;
  }
  .sub-menu .no-mobile {
    display: none;
  }
}
@media (max-width: 640px) {
  .windows8 .sub-menu {
    overflow: scroll;
  }
}
.watch-clip {
  display: none;
}
#homepage .header-inner {
  background-color: rgba(0, 0, 0, .71);
}
#video-player-page .header-inner .logo {
  margin: 17px auto 0;
  width: auto;
  max-width: 100%;
  left: 0;
  right: 0;
}
#video-player-page .header-inner .logo a {
  display: inline-block;
  height: 50px;
  width: 150px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #video-player-page .header-inner .logo a {
    height: 40px;
  }
}
@media (max-width: 640px) {
  #video-player-page .header-inner .logo a {
    height: 30px;
    vertical-align: top;
    width: 90px;
  }
}
#video-player-page .header-inner .logo a.logo-href {
  height: auto;
  width: auto;
}
#video-player-page .header-inner .logo a.logo-href img {
  margin: 0 7px 0 0;
}
@media (max-width: 640px) {
  #video-player-page .header-inner .logo {
    max-width: 70%;
  }
}
#video-player-page .header-inner .mvpd-seperator {
  display: inline-block;
  margin-right: 10px;
  margin-top: -4px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #video-player-page .header-inner .mvpd-seperator {
    margin-right: 10px;
  }
}
@media (max-width: 640px) {
  #video-player-page .header-inner .mvpd-seperator {
    margin-right: 10px;
  }
}
#video-player-page .header-inner div.mvpd-logo {
  display: inline-block;
  vertical-align: top;
  margin: 0 0 0 7px;
  position: relative;
  text-align: left;
}
#video-player-page .header-inner div.mvpd-logo img {
  display: inline-block;
  vertical-align: top;
}
#video-player-page .header-inner div.mvpd-logo img.mvpd-logo {
  position: relative;
  top: 2px;
  height: 100%;
  max-height: 58px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #video-player-page .header-inner div.mvpd-logo img.mvpd-logo {
    width: auto;
    height: auto;
    max-width: 130px;
    vertical-align: 3px;
  }
}
@media (max-width: 640px) {
  #video-player-page .header-inner div.mvpd-logo img {
    margin: -10px 7px 0 0;
  }
  #video-player-page .header-inner div.mvpd-logo img.mvpd-logo {
    width: auto;
    max-width: 100px;
    height: auto;
    vertical-align: -3px;
  }
}
.main-header {
  zoom: 1;
  position: fixed;
  width: 100%;
  z-index: 5;
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
.main-header:before, .main-header:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.main-header:after {
  clear: both;
}
@media (max-width: 1024px) {
  .main-header {
    -webkit-backface-visibility: hidden;
    -webkit-transform: translate3d(0, 0, 0);
  }
}
.main-header .header-inner {
  background-color: #000;
  position: relative;
  height: 80px;
  left: 0;
  text-align: center;
}
.main-header .header-inner #fxnow-logo-fill {
  fill: #fff;
}
.main-header .header-inner #fx-logo-fill, .main-header .header-inner #fxx-logo-fill, .main-header .header-inner #fxm-logo-fill {
  fill: #cdcdcd;
}
.main-header .header-inner .logo-fx-fearless .logo-fx-main path {
  fill: #fff;
}
.main-header .header-inner .logo-fx-fearless .logo-fx-sub path {
  fill: #a6a5a3;
}
@media (max-width: 640px) {
  .main-header .header-inner {
    height: 60px;
  }
}
.main-header .header-inner .menu-btn-container {
  position: absolute;
  left: 0;
  top: 0;
  display: block;
  padding: 31px 26px 30px 26px;
  z-index: 10;
}
@media (max-width: 640px) {
  .main-header .header-inner .menu-btn-container {
    padding: 20px;
  }
}
.main-header .header-inner .menu-btn-container .menu-btn {
  width: 23px;
  height: 19px;
}
.main-header .header-inner .menu-btn-container .menu-btn.active path {
  fill: #ff0100;
}
.main-header .header-inner .menu-btn-container .menu-btn path {
  fill: #fff;
}
.main-header .header-inner div.mvpd-logo {
  display: none;
}
.main-header .header-inner .logo {
  width: 148px;
  height: 49px;
  display: inline-block;
  position: absolute;
  margin-top: 17px;
  left: 50%;
  margin-left: -74px;
}
.main-header .header-inner .logo.mobile {
  display: none;
  width: 109px;
  height: 22px;
  margin-left: -54px;
  margin-top: 19px;
}
@media (max-width: 640px) {
  .main-header .header-inner .logo {
    display: none;
  }
  .main-header .header-inner .logo.mobile {
    display: block;
  }
}
.main-header .header-inner ul {
  zoom: 1;
  position: absolute;
  top: 23px;
  right: 36px;
}
.main-header .header-inner ul:before, .main-header .header-inner ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.main-header .header-inner ul:after {
  clear: both;
}
.main-header .header-inner ul li {
  display: inline-block;
  margin-right: 8px;
  border-bottom: 4px solid transparent;
  height: 38px;
  padding-bottom: 7px;
  vertical-align: top;
}
.main-header .header-inner ul li:last-child {
  margin-right: 0;
}
.main-header .header-inner ul li.channel-logo-fx {
  width: 26px;
  padding-bottom: 5px;
}
.main-header .header-inner ul li.channel-logo-fx polygon {
  fill: #cdcdcd;
}
.main-header .header-inner ul li.channel-logo-fxx {
  width: 25px;
  padding-bottom: 0;
}
.main-header .header-inner ul li.channel-logo-fxm {
  width: 38px;
}
.main-header .header-inner ul li.active {
  border-color: #ff0100;
}
@media (max-width: 640px) {
  .main-header .header-inner ul {
    display: none;
  }
}
#homepage footer {
  padding-bottom: 120px;
  min-height: 180px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #homepage footer {
    padding-bottom: 150px;
    min-height: 220px;
  }
}
footer {
  margin-top: 50px;
  border-top: 2px solid #363636;
  padding-top: 25px;
  height: auto;
}
footer .footer {
  width: 90%;
  max-width: 1171px;
  min-height: 200px;
  height: auto;
  background-color: #000;
  margin: 0 auto;
  zoom: 1;
}
footer .footer:before, footer .footer:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
footer .footer:after {
  clear: both;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer {
    width: 95%;
    min-height: 220px;
  }
}
@media (max-width: 640px) {
  footer .footer {
    width: 100%;
    padding-left: 15px;
    padding-right: 15px;
  }
}
footer .footer .lr {
  float: left;
  position: relative;
  height: 152px;
  min-width: 250px;
  max-width: 350px;
  width: 40%;
}
@media (max-width: 640px) {
  footer .footer .lr {
    float: none;
    width: auto;
    height: auto;
  }
}
footer .footer .lr .footer-logo-wrap {
  zoom: 1;
}
footer .footer .lr .footer-logo-wrap:before, footer .footer .lr .footer-logo-wrap:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
footer .footer .lr .footer-logo-wrap:after {
  clear: both;
}
footer .footer .lr .footer-logo-wrap .footer-logo {
  display: inline-block;
  max-width: 134px;
  width: 50%;
  height: 44px;
  margin-bottom: 34px;
  float: left;
  margin-right: 10px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .lr .footer-logo-wrap .footer-logo {
    margin-bottom: 32px;
    margin-right: 0;
  }
}
@media (max-width: 640px) {
  footer .footer .lr .footer-logo-wrap .footer-logo {
    margin-bottom: 34px;
    margin-right: 10px;
  }
}
footer .footer .lr .footer-logo-wrap .footer-logo path {
  fill: #fff;
}
footer .footer .lr .footer-logo-wrap .mvpd-seperator {
  float: left;
  margin-right: 10px;
  margin-top: -4px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .lr .footer-logo-wrap .mvpd-seperator {
    margin: 0 10px;
  }
}
@media (max-width: 640px) {
  footer .footer .lr .footer-logo-wrap .mvpd-seperator {
    margin-right: 10px;
  }
}
footer .footer .lr .footer-logo-wrap .mvpd-logo {
  display: inline-block;
  float: left;
  width: 50%;
  position: relative;
}
@media (max-width: 640px) {
  footer .footer .lr .footer-logo-wrap .mvpd-logo {
    max-width: 200px;
    margin-top: 5px;
  }
}
footer .footer .lr .footer-logo-wrap .mvpd-logo img.mvpd-logo {
  width: 85%;
  position: absolute;
  margin: auto;
  top: 0;
  bottom: 0;
  right: 0;
  left: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .lr .footer-logo-wrap .mvpd-logo img.mvpd-logo {
    left: inherit;
  }
}
footer .footer .lr .footer-social-links {
  zoom: 1;
  display: block;
  clear: both;
}
footer .footer .lr .footer-social-links:before, footer .footer .lr .footer-social-links:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
footer .footer .lr .footer-social-links:after {
  clear: both;
}
@media (max-width: 640px) {
  footer .footer .lr .footer-social-links {
    margin-bottom: 45px;
  }
}
footer .footer .lr .footer-social-links li {
  float: left;
  margin-right: 26px;
}
footer .footer .lr .footer-social-links li:last-child {
  margin-right: 0;
}
footer .footer .lr .footer-social-links li a {
  zoom: 1;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 10px;
  display: block;
  color: #a3a3a3;
  text-transform: uppercase;
}
footer .footer .lr .footer-social-links li a:before, footer .footer .lr .footer-social-links li a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
footer .footer .lr .footer-social-links li a:after {
  clear: both;
}
footer .footer .lr .footer-social-links li a:hover {
  color: #fff;
}
footer .footer .lr .footer-social-links li a span {
  float: left;
  margin-right: 8px;
}
footer .footer .lr .footer-social-links li a span.social-fb {
  width: 6px;
  height: 14px;
  margin-top: -3px;
}
footer .footer .lr .footer-social-links li a span.social-fb path {
  fill: #fff;
}
footer .footer .lr .footer-social-links li a span.social-twitter {
  width: 12px;
  height: 10px;
  margin-top: -1px;
}
footer .footer .lr .footer-social-links li a span.social-twitter path {
  fill: #fff;
}
footer .footer .lr .footer-copyright {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 12px;
  position: absolute;
  bottom: 19px;
  left: 0;
  text-align: left;
  display: block;
  max-width: 500px;
  width: auto;
  color: #717171;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .lr .footer-copyright {
    bottom: 0;
    position: relative;
    margin: 20px auto;
  }
}
@media (max-width: 640px) {
  footer .footer .lr .footer-copyright {
    display: none;
  }
}
footer .footer .rr {
  float: right;
  position: relative;
  max-width: 430px;
  width: 60%;
  height: 152px;
  text-align: left;
  zoom: 1;
}
footer .footer .rr:before, footer .footer .rr:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
footer .footer .rr:after {
  clear: both;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .rr {
    max-width: 400px;
    min-width: 320px;
    width: 55%;
  }
}
@media (max-width: 640px) {
  footer .footer .rr {
    float: none;
    width: auto;
    height: auto;
  }
}
footer .footer .rr .footer-get-app {
  border-bottom: 1px solid #646464;
  padding-bottom: 15px;
  margin-bottom: 9px;
  zoom: 1;
  position: relative;
}
footer .footer .rr .footer-get-app:before, footer .footer .rr .footer-get-app:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
footer .footer .rr .footer-get-app:after {
  clear: both;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .rr .footer-get-app {
    padding: 0 5px 27px 5px;
    margin-bottom: 10px;
    overflow: hidden;
    white-space: nowrap;
  }
}
@media (max-width: 640px) {
  footer .footer .rr .footer-get-app {
    padding-bottom: 16px;
    margin-bottom: 14px;
  }
}
footer .footer .rr .footer-get-app span {
  display: inline-block;
  vertical-align: top;
  margin-right: 18px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .rr .footer-get-app span {
    margin: 0;
  }
  footer .footer .rr .footer-get-app span:last-child {
    float: none;
  }
}
@media (max-width: 640px) {
  footer .footer .rr .footer-get-app span {
    display: block;
  }
}
footer .footer .rr .footer-get-app span:last-child {
  margin-right: 0;
}
footer .footer .rr .footer-get-app span.get-app-title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 21px;
  text-transform: uppercase;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .rr .footer-get-app span.get-app-title {
    font-size: 21px;
    width: 60%;
    white-space: normal;
  }
}
@media (max-width: 640px) {
  footer .footer .rr .footer-get-app span.get-app-title {
    width: 100%;
    margin-bottom: 18px;
  }
}
footer .footer .rr .footer-get-app span.get-app-desc {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 13px;
  width: auto;
  right: 0;
  /*position: absolute;*/
  top: 5px;
  display: inline-block;
  width: auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .rr .footer-get-app span.get-app-desc {
    position: relative;
    max-width: 140px;
    width: 39%;
    margin: 0 0 0 10px;
    white-space: normal;
  }
}
@media (max-width: 640px) {
  footer .footer .rr .footer-get-app span.get-app-desc {
    width: 80%;
    margin-left: 0;
    position: relative;
  }
}
footer .footer .rr .footer-get-app span.get-app-desc a {
  display: inline-block;
}
footer .footer .rr .footer-get-app span.get-app-desc strong {
  position: relative;
  top: 2px;
  left: 2px;
  font-size: 15px;
  font-weight: 900;
}
footer .footer .rr .footer-util-links {
  float: left;
  margin-right: 45px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .rr .footer-util-links {
    margin-right: 3%;
  }
}
@media (max-width: 640px) {
  footer .footer .rr .footer-util-links {
    display: none;
  }
}
footer .footer .rr .footer-util-links.last {
  margin-right: 0;
  margin-left: 15px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  footer .footer .rr .footer-util-links.last {
    margin-right: 0;
    margin-left: 0;
  }
}
footer .footer .rr .footer-util-links:last-child {
  margin-right: 10px;
  float: right;
}
footer .footer .rr .footer-util-links li {
  line-height: 18px;
}
footer .footer .rr .footer-util-links li a {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 12px;
  color: #a3a3a3;
}
footer .footer .rr .footer-util-links-mobile {
  float: left;
  margin-right: 50px;
  display: none;
}
@media (max-width: 640px) {
  footer .footer .rr .footer-util-links-mobile {
    display: block;
    margin-right: 0;
  }
}
footer .footer .rr .footer-util-links-mobile.last-child {
  float: right;
  margin-right: 10px;
}
footer .footer .rr .footer-util-links-mobile li {
  line-height: 18px;
}
footer .footer .rr .footer-util-links-mobile li a {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 12px;
  color: #a3a3a3;
}
footer .footer .rr .footer-copyright-mobile {
  display: none;
  clear: both;
  margin-top: 30px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 12px;
  text-align: left;
  color: #717171;
  padding-top: 16px;
  padding-bottom: 17px;
}
@media (max-width: 640px) {
  footer .footer .rr .footer-copyright-mobile {
    display: block;
  }
}
#homepage footer {
  margin-top: 0;
}
@media (max-width: 640px) {
  #homepage footer .footer {
    margin-bottom: 63px;
  }
}
@media (max-width: 640px) {
  #homepage .rr, #home .rr {
    padding-bottom: 60px;
  }
}
@-webkit-keyframes ui-spinner-rotate-right {
  0% {
    -webkit-transform: rotate(0deg);
  }
  25% {
    -webkit-transform: rotate(180deg);
  }
  50% {
    -webkit-transform: rotate(180deg);
  }
  75% {
    -webkit-transform: rotate(360deg);
  }
  100% {
    -webkit-transform: rotate(360deg);
  }
}
@-webkit-keyframes ui-spinner-rotate-left {
  0% {
    -webkit-transform: rotate(0deg);
  }
  25% {
    -webkit-transform: rotate(0deg);
  }
  50% {
    -webkit-transform: rotate(180deg);
  }
  75% {
    -webkit-transform: rotate(180deg);
  }
  100% {
    -webkit-transform: rotate(360deg);
  }
}
.cssanimations .ie-spinner {
  display: none;
}
.cssanimations .ui-spinner {
  position: relative;
  border-radius: 100%;
  display: block;
}
.cssanimations .side {
  width: 50%;
  height: 100%;
  overflow: hidden;
  position: absolute;
}
.cssanimations .fill {
  border-radius: 10000px;
  position: absolute;
  width: 100%;
  height: 100%;
  -webkit-animation-iteration-count: infinite;
  -moz-animation-iteration-count: infinite;
  -ms-animation-iteration-count: infinite;
  -o-animation-iteration-count: infinite;
  animation-iteration-count: infinite;
  -webkit-animation-timing-function: linear;
  -moz-animation-timing-function: linear;
  -ms-animation-timing-function: linear;
  -o-animation-timing-function: linear;
  animation-timing-function: linear;
  background: #fff;
  -webkit-animation-duration: 2s;
  opacity: 1;
}
.cssanimations .side-left {
  left: 0;
}
.cssanimations .side-left .fill {
  left: 100%;
  border-top-left-radius: 0;
  border-bottom-left-radius: 0;
  -webkit-animation-name: ui-spinner-rotate-left;
  -moz-animation-name: ui-spinner-rotate-left;
  -ms-animation-name: ui-spinner-rotate-left;
  -o-animation-name: ui-spinner-rotate-left;
  animation-name: ui-spinner-rotate-left;
  -webkit-transform-origin: 0 50%;
  -moz-transform-origin: 0 50%;
  -ms-transform-origin: 0 50%;
  -o-transform-origin: 0 50%;
  transform-origin: 0 50%;
}
.cssanimations .side-right {
  left: 50%;
}
.cssanimations .side-right .fill {
  left: -100%;
  border-top-right-radius: 0;
  border-bottom-right-radius: 0;
  -webkit-animation-name: ui-spinner-rotate-right;
  -moz-animation-name: ui-spinner-rotate-right;
  -ms-animation-name: ui-spinner-rotate-right;
  -o-animation-name: ui-spinner-rotate-right;
  animation-name: ui-spinner-rotate-right;
  -webkit-transform-origin: 100% 50%;
  -moz-transform-origin: 100% 50%;
  -ms-transform-origin: 100% 50%;
  -o-transform-origin: 100% 50%;
  transform-origin: 100% 50%;
}
.cssanimations .ui-spinner {
  width: 18px;
  height: 18px;
  background: transparent;
}
.cssanimations .ui-spinner:after {
  content: "";
  background: #000;
  position: absolute;
  width: 12px;
  height: 12px;
  border-radius: 50%;
  top: 50%;
  left: 50%;
  margin-left: -6px;
  margin-top: -6px;
  display: block;
}
.no-cssanimations .ui-spinner {
  display: none;
}
.no-cssanimations .ie-spinner {
  display: block;
}
button::-moz-focus-inner {
  padding: 0;
  border: 0;
}
.btn {
  background: rgba(0, 0, 0, 0.3);
  border: 2px solid #fff;
  display: inline-block;
  color: #fff;
  min-width: 120px;
  text-align: center;
  min-height: 40px;
  vertical-align: middle;
  padding: 10px 20px 0 20px;
  text-transform: capitalize;
  cursor: pointer;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  -webkit-appearance: none;
  border-radius: 0;
  -webkit-transition-property : all;
  -moz-transition-property : all;
  -o-transition-property : all;
  transition-property : all;
  -webkit-transition-duration : 0.1s;
  -moz-transition-duration : 0.1s;
  -o-transition-duration : 0.1s;
  transition-duration : 0.1s;
  -webkit-transition-timing-function : ease-in;
  -moz-transition-timing-function : ease-in;
  -o-transition-timing-function : ease-in;
  transition-timing-function : ease-in;
}
.btn .text {
  font-size: 14px;
  letter-spacing: -0.02em;
}
.btn:hover {
  background: #494949;
}
.btn.submit {
  padding: 0 30px;
  min-width: 120px;
  font-size: 14px;
  -webkit-appearance: none;
}
.btn.submit:hover {
  cursor: pointer;
}
.btn.warn {
  background-color: #ff0100;
  border: 2px solid #ff0100;
}
.btn.loader {
  background: url('/img/btn-loader.gif') scroll no-repeat center center #000;
}
.txt-link {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  margin-bottom: 25px;
  display: block;
}
.btn.with-icon {
  min-height: 45px;
  min-width: 110px;
  max-width: 220px;
  padding: 11px 0 0;
  position: relative;
  width: 100%;
}
.btn.with-icon .icon {
  display: inline-block;
  width: 13px;
  height: 13px;
  position: relative;
  left: 0;
  margin: 0 2px 0 0;
  top: 3px;
}
.btn.with-icon .icon svg {
  width: 100%;
  height: 100%;
}
.btn.with-icon .icon polygon {
  fill: #fff;
}
.btn.with-icon .icon path {
  fill: #fff;
}
.btn.with-icon .text {
  display: inline-block;
  vertical-align: top;
  margin-top: 4px;
}
.btn.cancel {
  border: 2px solid #ff0100;
  color: #ff0100;
}
.btn.cancel .icon {
  display: none;
}
.solid-btn {
  display: inline-block;
  padding: 15px 10px;
  text-align: center;
  background-color: #ff0100;
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  letter-spacing: 0.15em;
}
.icon-play-large ellipse, .icon-play-medium ellipse, .icon-play-small ellipse, .icon-play-large circle, .icon-play-medium circle, .icon-play-small circle {
  fill: transparent;
}
.icon-play-large:hover ellipse, .icon-play-medium:hover ellipse, .icon-play-small:hover ellipse, .icon-play-large:hover circle, .icon-play-medium:hover circle, .icon-play-small:hover circle {
  fill: #616161;
}
.btnAppStore {
  background: transparent url(../img/apps/app-store-logo.png) 0 0 no-repeat;
  width: 122px;
  height: 40px;
  display: inline-block;
  margin-right: 10px;
}
.btnAppStore:hover {
  -ms-filter: "progid:DXImageTransform.Microsoft.Alpha(Opacity=80)";
  filter: alpha(opacity=80);
  opacity: 0.8;
}
.btnGoogleStore {
  background: transparent url(../img/apps/google-play-store-logo.png) no-repeat 0 0;
  background-size: 100% 100%;
  width: 122px;
  height: 40px;
  display: inline-block;
  box-shadow: 0px 0px 10px 2px rgba(255, 255, 255, 0.2);
  border-radius: 5px;
}
.btnGoogleStore:hover {
  -ms-filter: "progid:DXImageTransform.Microsoft.Alpha(Opacity=80)";
  filter: alpha(opacity=80);
  opacity: 0.8;
}
.apps a.btn {
  vertical-align: top;
}
.social-tools {
  display: inline-block;
}
.social-tools li {
  display: inline-block;
  vertical-align: top;
  margin-right: 10px;
}
.social-tools li:last-child {
  margin-right: 0;
}
.social-tools li a {
  display: block;
  zoom: 1;
  color: #a3a3a3;
  text-transform: uppercase;
}
.social-tools li a:before, .social-tools li a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.social-tools li a:after {
  clear: both;
}
.social-tools li a .social-logo {
  float: left;
  margin-right: 5px;
}
.social-tools li a .social-logo.getglue {
  width: 12px;
  height: 12px;
  margin-top: -2px;
}
.social-tools li a .social-logo.getglue svg path {
  fill: #a3a3a3;
}
.social-tools li a .social-logo.facebook {
  width: 7px;
  height: 16px;
  margin-top: -3px;
}
.social-tools li a .social-logo.facebook svg path {
  fill: #a3a3a3;
}
.social-tools li a .social-logo.twitter {
  width: 12px;
  height: 12px;
}
.social-tools li a .social-logo.twitter svg path {
  fill: #a3a3a3;
}
.social-tools li a span {
  float: left;
  color: #a3a3a3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 11px;
  letter-spacing: 0.07em;
}
.back-button {
  display: block;
  margin-bottom: 18px;
  color: #fff;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
.back-button span {
  display: inline-block;
  vertical-align: middle;
}
#episodes .chosen-container-single .chosen-single {
  color: #a3a3a3;
}
.pagination {
  position: relative;
  text-align: center;
  outline: none;
  display: inline-block;
  vertical-align: middle;
  top: -2px;
  margin: 0 3px;
}
.pagination li {
  display: inline-block;
  margin: 0 4px;
}
.pagination li button {
  border: 0;
  padding: 0;
  background: transparent;
  width: 8px;
  height: 8px;
}
.pagination li button svg {
  width: 8px;
  height: 8px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .pagination li button svg {
    width: 7px;
    height: 7px;
  }
}
@media (max-width: 640px) {
  .pagination li button svg {
    width: 7px;
    height: 7px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .pagination li button {
    width: 7px;
    height: 7px;
  }
}
@media (max-width: 640px) {
  .pagination li button {
    width: 7px;
    height: 7px;
  }
}
.pagination li button path {
  fill: #505050;
}
.pagination li.active path {
  fill: #fff;
}
.carousel-arrow {
  display: inline-block;
  width: 30px;
  height: 35px;
  outline: none;
  background: none;
  border: 0;
  cursor: pointer;
  vertical-align: middle;
}
.carousel-arrow:hover polygon {
  fill: #ff0100;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .carousel-arrow {
    top: 33%;
    height: 31px;
  }
}
.carousel-arrow polygon {
  fill: #fff;
}
textarea {
  border: 1px solid #1e1e1e;
  background-color: #151515;
  color: #fff;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  padding: 15px;
}
input[type=text], input[type=password], input[type=email] {
  border: none;
  background: none;
  padding: 0;
  margin: 0 0 10px;
}
label.error {
  display: block;
  color: #ff0100 !important;
  margin-bottom: 10px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  text-align: left;
}
.input-form input[type=text], .input-form input[type=email], .input-form input[type=password] {
  background-color: #fff;
  width: 100%;
  padding: 18px 17px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  outline: 0;
  -webkit-appearance: none;
  border-radius: 0;
}
.input-form input[type=text].error, .input-form input[type=email].error, .input-form input[type=password].error {
  outline: 2px solid #ff0100;
}
.input-form input[type=text].success + span.correct, .input-form input[type=email].success + span.correct, .input-form input[type=password].success + span.correct {
  color: lime;
}
.input-form input[type=checkbox] {
  display: none;
}
.input-form input[type=checkbox].checked + span {
  background-position: 0 0;
}
.input-form input[type=checkbox].checked.error + span {
  background-position: 0 0;
}
.input-form input[type=checkbox].error + span {
  background-position: 0 -60px;
}
.input-form .checkbox span {
  width: 20px;
  height: 20px;
  display: inline-block;
  background: #000 url(../img/forms/checkbox.jpg) no-repeat scroll 0 -30px;
}
.input-pin {
  height: 60px;
  overflow: hidden;
  width: 311px;
}
@media (max-width: 640px) {
  .input-pin {
    width: 290px;
  }
}
.input-pin input[type=password] {
  -webkit-text-security: circle;
  font-family: Verdana, sans-serif;
  color: #000;
  font-size: 1.9em;
  padding: 0 0 0 45px;
  height: 90px;
  overflow: hidden;
  position: relative;
  top: -17px;
  letter-spacing: 1.5em;
  width: 310px;
}
@media (max-width: 640px) {
  .input-pin input[type=password] {
    width: 290px;
    padding: 0 14px;
    text-align: center;
  }
}
.input-pin input[type=password].error {
  border: 2px solid #f00;
  border-top: 21px solid #f00;
  border-bottom: 16px solid #f00;
}
.input-pin.error {
  outline: 2px solid #ff0100;
}
.input-pin.error input {
  outline: 0 !important;
}
.ie .input-form .input-pin input[type=password] {
  font-size: 36px;
  top: -16px;
  padding-left: 25px;
}
::-ms-reveal {
  display: none;
}
.chosen-select.error + .chosen-container-single .chosen-single {
  outline: 2px solid #ff0100;
}
.chosen-select.success + .chosen-container-single {
  outline: 2px solid lime;
}
select.error {
  outline: 2px solid red;
}
.social-sign-in-btn {
  display: block;
  clear: both;
}
.social-sign-in-btn .icon, .social-sign-in-btn .text {
  float: left;
  vertical-align: middle;
  background-color: #3b5998;
}
.social-sign-in-btn .icon {
  width: 45px;
  height: 45px;
  padding: 11px;
  border-right: 1px solid rgba(255, 255, 255, 0.3);
  border-radius: 4px 0 0 4px;
}
.social-sign-in-btn .icon path {
  fill: #fff;
}
.social-sign-in-btn .icon polygon {
  fill: #fff;
}
.social-sign-in-btn .text {
  border-left: 1px solid rgba(0, 0, 0, 0.3);
  padding: 15px 20px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  width: 200px;
  height: 45px;
  border-radius: 0 2px 2px 0;
}
@media (max-width: 640px) {
  .social-sign-in-btn .text {
    width: 239px;
  }
}
.social-sign-in-btn.facebook .icon, .social-sign-in-btn.facebook .text {
  background-color: #3b5998;
}
.social-sign-in-btn.twitter .icon, .social-sign-in-btn.twitter .text {
  background-color: #00a8f2;
}
.social-sign-in-btn.microsoft .icon, .social-sign-in-btn.microsoft .text {
  background-color: #333;
}
.social-sign-in-btn.google .icon, .social-sign-in-btn.google .text {
  background-color: #dc4935;
}
.on-off-checkbox {
  display: none;
}
.on-off {
  cursor: pointer;
  display: inline-block;
  width: 50px;
  height: 30px;
  background-color: #ff0100;
  transition: background-color 0.5s;
  border-radius: 15px;
  position: relative;
}
.on-off .indicator {
  width: 30px;
  height: 30px;
  border-radius: 15px;
  background-color: white;
  display: inline-block;
  -webkit-transition: -webkit-transform 0.3s;
  transition: transform 0.3s;
  box-shadow: 0px 1px 13px #000;
  position: relative;
}
.on-off.checked {
  background-color: #4dd865;
}
.on-off.checked .indicator {
  -webkit-transform: translateX(20px);
  transform: translateX(20px);
}
.chosen-container-single {
  margin-bottom: 10px;
}
.chosen-container-single .chosen-drop {
  margin-top: 1px;
}
.chosen-container-single .chosen-single {
  background: #151515;
  border: 0;
  box-shadow: none;
  color: #fff;
  height: auto;
  padding: 10px 15px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
}
@media (max-width: 640px) {
  .chosen-container-single .chosen-single {
    padding: 10px;
  }
}
.chosen-container-single .chosen-single > span {
  background: transparent url(img/dropdown-arrow.png) right center no-repeat;
  margin-right: 0;
  padding-right: 36px;
  min-width: 94px;
  width: 100%;
}
.chosen-container-single .chosen-search {
  display: none;
}
.chosen-container-single.chosen-with-drop .chosen-single {
  outline: 1px solid #b2b2b2;
}
.chosen-container-single.transparent .chosen-single {
  background: rgba(0, 0, 0, 0.7);
}
.chosen-with-drop {
  background: #151515;
  background-image: none;
}
.chosen-with-drop .chosen-single {
  background: none;
  background-image: none !important;
  border: 0 !important;
  box-shadow: none !important;
}
.chosen-container .chosen-results {
  margin: 0;
  padding: 0;
  border: 0;
}
.chosen-container .chosen-drop {
  border: 0;
}
.chosen-drop .chosen-results li {
  background-color: #151515;
  color: #b2b2b2;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  padding: 15px;
}
.chosen-drop .chosen-results li.highlighted {
  background-color: #e12000;
  background-image: none;
  color: #fff;
}
select {
  margin: 0 0 5px;
  padding: 15px;
  -webkit-appearance: none;
  opacity: 1;
  border: 0;
  color: #fff;
  background: #151515 url(img/dropdown-arrow.png) right center no-repeat;
  border-radius: 0;
}
@media (max-width: 640px) {
  select {
    padding: 5px 30px 5px 10px;
  }
}
#slider-container {
  width: 60px;
  display: inline-block;
}
#mobile-ratings {
  display: none;
}
@media (max-width: 640px) {
  #mobile-ratings {
    display: inline-block;
    width: 30px;
    margin-right: 50px;
    vertical-align: top;
    margin-top: -20px;
  }
}
#mobile-ratings li {
  display: inline-block;
  margin-bottom: 21px;
}
#mobile-ratings .restricted {
  opacity: 0.5;
}
#ratings-select {
  display: none;
}
#slider {
  width: 600px;
  border: 0;
  height: 8px;
  cursor: pointer;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #slider {
    width: 415px;
  }
}
@media (max-width: 640px) {
  #slider {
    height: 275px;
    width: 8px;
    display: inline-block;
  }
}
#slider.ui-widget-content {
  background: #535353;
}
#slider .ui-widget-header {
  background: #4dd865;
}
@media (min-width: 1201px) {
  #slider .ui-widget-header {
    height: 100% !important;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #slider .ui-widget-header {
    height: 100% !important;
  }
}
@media (max-width: 640px) {
  #slider .ui-widget-header {
    width: 100% !important;
  }
}
#slider .ui-state-default, #slider .ui-widget-content .ui-state-default, #slider .ui-widget-header .ui-state-default {
  background: url(../img/bg/slider-handle.png) center center;
}
@media (max-width: 640px) {
  #slider .ui-state-default, #slider .ui-widget-content .ui-state-default, #slider .ui-widget-header .ui-state-default {
    -webkit-transform: rotate(90deg);
    -moz-transform: rotate(90deg);
    -ms-transform: rotate(90deg);
    -o-transform: rotate(90deg);
    transform: rotate(90deg);
  }
}
#slider .ui-slider-handle {
  width: 28px;
  height: 39px;
  border: 0;
  outline: 0;
  cursor: pointer;
}
@media (min-width: 1201px) {
  #slider .ui-slider-handle {
    top: -0.9em;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #slider .ui-slider-handle {
    top: -0.9em;
  }
}
@media (max-width: 640px) {
  #slider .ui-slider-handle {
    left: -9px !important;
  }
}
#reservation {
  margin-left: 75px;
}
#ratings-status {
  margin-top: 25px;
  margin-left: -42px;
  width: 900px;
  direction: rtl;
  text-align: left;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #ratings-status {
    margin-left: -27px;
  }
}
@media (max-width: 640px) {
  #ratings-status {
    width: 120px;
    margin-top: -21px;
    vertical-align: top;
    display: inline-block;
    direction: ltr;
    margin-left: 0;
  }
}
#ratings-status li {
  display: inline-block;
  width: 88px;
  height: 20px;
  margin-right: 8px;
  text-align: center;
  vertical-align: top;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #ratings-status li {
    margin-right: 5px;
    width: 60px;
  }
}
@media (max-width: 640px) {
  #ratings-status li {
    height: auto;
    text-align: left;
    margin-bottom: 20px;
    margin-right: 0;
    width: 120px;
  }
}
#ratings-status img {
  margin: 0 auto 13px;
}
#ratings-status .rating-img-container {
  height: 38px;
}
@media (max-width: 640px) {
  #ratings-status .rating-img-container {
    display: none;
  }
}
#ratings-status .rating-level {
  background: #000 url(../img/bg/ratings-level.jpg) no-repeat scroll top center;
  display: block;
  margin: 0 auto 3px;
  width: 23px;
  height: 23px;
}
@media (max-width: 640px) {
  #ratings-status .rating-level {
    display: inline-block;
    vertical-align: middle;
  }
}
#ratings-status .allowed {
  color: #3f9b3b;
}
#ratings-status .allowed .rating-level {
  background-position: center top;
}
#ratings-status .blocked {
  color: #f00;
}
#ratings-status .blocked .rating-level {
  background-position: center -23px;
}
#ratings-status .restricted {
  color: #a3a3a3;
}
#ratings-status .restricted .rating-level {
  background-position: center bottom;
}
#ratings-status .separator {
  display: block;
  width: 1px;
  height: 20px;
  background-color: #fff;
  margin: 10px auto;
}
#ratings-status .restricted img {
  opacity: 0.5;
}
#ratings-status .text {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 12px;
}
@media (max-width: 640px) {
  #ratings-status .text {
    vertical-align: middle;
    display: inline-block;
    width: 90px;
  }
}
@media (max-width: 640px) {
  #ratings-status .text span {
    display: none;
  }
}
#ratings-status .text.description {
  color: #fff;
}
@media (max-width: 640px) {
  #ratings-status .text.description {
    display: none;
  }
}
#ratings-status .allowed .restricted-text, #ratings-status .allowed .blocked-text {
  display: none;
}
#ratings-status .blocked .allowed-text, #ratings-status .blocked .restricted-text {
  display: none;
}
#ratings-status .restricted .allowed-text, #ratings-status .restricted .blocked-text {
  display: none;
}
#ratings-status .description, #ratings-status .separator {
  opacity: 0;
  -webkit-transition-property : all;
  -moz-transition-property : all;
  -o-transition-property : all;
  transition-property : all;
  -webkit-transition-duration : 0.3s;
  -moz-transition-duration : 0.3s;
  -o-transition-duration : 0.3s;
  transition-duration : 0.3s;
  -webkit-transition-timing-function : ease-out;
  -moz-transition-timing-function : ease-out;
  -o-transition-timing-function : ease-out;
  transition-timing-function : ease-out;
}
@media (max-width: 640px) {
  #ratings-status .description, #ratings-status .separator {
    display: none;
  }
}
#ratings-status .current .description, #ratings-status .current .separator {
  opacity: 1;
}
@media (max-width: 640px) {
  #ratings-status .current .description, #ratings-status .current .separator {
    display: none;
  }
}
.error-message {
  display: none;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #ff0100;
  margin-top: 10px;
}
#account-info-form .section-title {
  margin-bottom: 18px;
}
@media (max-width: 640px) {
  #account-info-form .section-title {
    font-size: 22px;
  }
}
#account-info-form input[type=text], #account-info-form input[type=password], #account-info-form input[type=email], #account-info-form .provider-container {
  width: 360px;
  display: block;
}
@media (max-width: 640px) {
  #account-info-form input[type=text], #account-info-form input[type=password], #account-info-form input[type=email], #account-info-form .provider-container {
    width: 100%;
  }
}
#account-info-form select {
  width: 100%;
}
#account-info-form input[name=phone] {
  clear: both;
}
#account-info-form .state-zip-container .state-container, #account-info-form .state-zip-container .zip-container {
  float: left;
}
@media (max-width: 640px) {
  #account-info-form .state-zip-container .state-container, #account-info-form .state-zip-container .zip-container {
    width: 49% !important;
    margin-right: 2%;
  }
}
@media (max-width: 640px) {
  #account-info-form .state-zip-container .zip-container {
    margin-right: 0;
  }
}
#account-info-form .state-zip-container input, #account-info-form .state-zip-container .chosen-container {
  display: inline-block;
  width: 175px !important;
}
@media (max-width: 640px) {
  #account-info-form .state-zip-container input, #account-info-form .state-zip-container .chosen-container {
    width: 100% !important;
  }
}
#account-info-form .state-zip-container select {
  width: 146px;
  display: inline-block;
  height: 54px;
  float: left;
  margin-right: 2%;
}
@media (max-width: 640px) {
  #account-info-form .state-zip-container select {
    width: 100% !important;
  }
}
#account-info-form .state-zip-container .chosen-container {
  margin-right: 10px;
}
@media (max-width: 640px) {
  #account-info-form .state-zip-container .chosen-container {
    margin-right: 2%;
  }
}
#account-info-form .state-zip-container .chosen-single {
  padding: 15px;
}
#account-info-form .chosen-container {
  clear: both;
  display: block;
  max-width: 360px;
  text-align: left;
}
#account-info-form .submit {
  margin: 30px 0 40px;
  display: block;
  width: 160px;
}
.sign-in-email #signin-form h2 {
  text-align: left;
}
#signin-form h1 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 30px;
}
#signin-form h2 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  margin-bottom: 15px;
  text-align: center;
}
#signin-form ul > li {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  border: 2px solid #ff0100;
  border-radius: 0;
  color: #ff0100;
  display: inline-block;
  min-height: 40px;
  min-width: 120px;
  padding: 10px 20px;
  margin: 10px auto 20px;
  text-align: center;
  vertical-align: middle;
}
#signin-form input[type=email], #signin-form input[type=password] {
  width: 250px;
  display: block;
}
@media (max-width: 640px) {
  #signin-form input[type=email], #signin-form input[type=password] {
    width: 100%;
  }
}
#signin-form input[type=password] {
  margin-bottom: 5px;
}
#signin-form input[type=submit] {
  display: block;
}
#signin-form .forgot {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  margin-bottom: 20px;
  display: block;
}
#signin-form .social-container, #signin-form .or-container, #signin-form .email-container {
  display: inline-block;
  vertical-align: top;
  text-align: left;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #signin-form .social-container, #signin-form .or-container, #signin-form .email-container {
    display: block;
  }
}
@media (max-width: 640px) {
  #signin-form .social-container, #signin-form .or-container, #signin-form .email-container {
    display: block;
    margin: 0 auto;
  }
}
#signin-form .social-sign-in-btn {
  margin-bottom: 10px;
  display: block;
  height: 45px;
}
#signin-form .or-container {
  width: 25px;
  text-align: center;
  margin: 0 25px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #signin-form .or-container {
    width: 250px;
    margin: 20px 0;
  }
}
@media (max-width: 640px) {
  #signin-form .or-container {
    width: 100%;
    margin: 20px 0;
  }
}
#signin-form .or-container .separator {
  height: 86px;
  width: 1px;
  background-color: #505050;
  margin: 0 auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #signin-form .or-container .separator {
    display: inline-block;
    height: 1px;
    width: 105px;
    position: relative;
    top: -5px;
  }
}
@media (max-width: 640px) {
  #signin-form .or-container .separator {
    display: inline-block;
    height: 1px;
    width: 122px;
    position: relative;
    top: -5px;
  }
}
#signin-form .or-container p {
  margin: 10px 3px;
  display: inline-block;
  font-size: 12px;
}
#signin-form .email-container .btn {
  position: relative;
  top: 85px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #signin-form .email-container .btn {
    position: static;
  }
}
@media (max-width: 640px) {
  #signin-form .email-container .btn {
    position: static;
    min-width: 100%;
  }
}
#signin-form .sign-up {
  margin-top: 45px;
}
#signin-form .sign-up span {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
}
#signin-form .sign-up .txt-link {
  display: inline;
}
* {
  -webkit-box-sizing : border-box;
  -moz-box-sizing : border-box;
  box-sizing : border-box;
}
.touch {
  overflow-x: hidden;
}
.touch body {
  overflow: auto;
}
html, body {
  min-height: 100%;
  background-color: #000;
  color: #fff;
}
a {
  color: #fff;
}
body {
  font-family: Helvetica, Arial, sans-serif;
  background-color: #000;
  position: relative;
}
body.nav-expanded {
  overflow: hidden;
}
body .container {
  position: relative;
}
body .content-wrapper {
  width: 100%;
  position: relative;
  z-index: 2;
  margin: 0 auto;
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
@media (max-width: 1024px) {
  body .content-wrapper {
    -webkit-backface-visibility: hidden;
    -webkit-transform: translate3d(0, 0, 0);
  }
}
body #page .full-width-hero {
  background-size: cover;
  background-repeat: no-repeat;
  background-position: center top;
}
body #page h2.title.center {
  margin-bottom: 30px;
}
body #page h3.small-headline {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
  margin-bottom: 15px;
}
.center {
  width: 100%;
  text-align: center;
}
.fb-like-box, .fb-like-box span, .fb-like-box span iframe[style] {
  width: 100% !important;
}
.fb-comments, .fb-comments span, .fb-comments.fb_iframe_widget span iframe {
  width: 100% !important;
}
.twitter-timeline, .twitter-timeline-rendered {
  width: 100% !important;
}
.logo-and-show .logo, .logo-and-show .info {
  display: inline-block;
  height: 30px;
}
@media (max-width: 640px) {
  .logo-and-show .logo, .logo-and-show .info {
    vertical-align: middle;
  }
}
.logo-and-show .logo {
  margin-right: 4px;
  width: 50px;
}
.logo-and-show .logo polygon {
  fill: #fff;
}
@media (max-width: 640px) {
  .logo-and-show .logo {
    width: 45px;
  }
}
.logo-and-show .info {
  text-transform: uppercase;
}
@media (max-width: 640px) {
  .logo-and-show .info {
    width: 75%;
  }
}
.logo-and-show .title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 19px;
  letter-spacing: -0.02em;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .logo-and-show .title {
    font-size: 15px;
    letter-spacing: 0;
    margin-bottom: 2px;
  }
}
@media (max-width: 640px) {
  .logo-and-show .title {
    font-size: 13px;
    letter-spacing: 0;
    margin-bottom: 2px;
  }
}
.logo-and-show .sub-title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  letter-spacing: 0.1em;
}
.grid-container {
  /*display: block;*/
  /*position: relative;*/
  /*overflow:hidden;*/
  max-width: 1170px;
  width: 100%;
  margin: 0 auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .grid-container {
    max-width: 685px;
  }
}
@media (max-width: 640px) {
  .grid-container {
    min-width: 290px;
    width: 92%;
  }
}
.grid-container.sub-hero {
  overflow: hidden;
  display: block;
  margin: 0 auto 40px;
  position: relative;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .grid-container.sub-hero {
    max-width: 970px;
  }
}
a {
  text-decoration: none;
}
.eyebrow {
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 18px;
}
@media (max-width: 640px) {
  .eyebrow {
    font-size: 14px;
  }
}
.heading {
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 50px;
}
@media (max-width: 640px) {
  .heading {
    font-size: 33px;
  }
}
.sub-heading {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 16px;
}
@media (max-width: 640px) {
  .sub-heading {
    font-size: 14px;
    line-height: 16px;
  }
}
.section-header {
  width: 100%;
  margin-bottom: 42px;
}
.section-header.featured tr:nth-child(2n+2) td {
  padding-bottom: 15px;
}
.section-header hr {
  border: 0;
  border-top: 1px solid #767676;
}
.section-header td:nth-child(2) {
  border-bottom: 0;
  width: 1px;
  white-space: nowrap;
  text-align: center;
}
.section-header h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  text-transform: uppercase;
  padding-bottom: 3px;
}
.section-header .title {
  position: relative;
  color: #fff;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 40px;
  text-transform: uppercase;
  padding: 0 20px;
}
.section-header .title br {
  display: none;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .section-header .title br {
    display: block;
  }
}
@media (max-width: 640px) {
  .section-header .title {
    font-size: 18px;
    padding: 0 10px;
  }
  .section-header .title br {
    display: block;
  }
}
.section-header .header-count {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 40px;
  vertical-align: top;
  padding-left: 10px;
}
@media (max-width: 640px) {
  .section-header .header-count {
    font-size: 16px;
    padding-left: 5px;
  }
}
.full-width-btn-container {
  text-align: center;
  margin: 0px auto 40px;
}
@media (max-width: 640px) {
  .full-width-btn-container {
    margin: 35px auto;
  }
}
.promos {
  margin: 0 auto 40px;
}
.video-link {
  display: block;
  width: 270px;
  height: 150px;
  margin-bottom: 10px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-link {
    width: 215px;
    height: 123px;
  }
}
@media (max-width: 640px) {
  .video-link {
    width: 140px;
    height: 78px;
    margin-bottom: 9px;
  }
}
.video-link:hover circle, .video-link:hover ellipse {
  fill: #616161;
}
.play {
  top: 55px;
  width: 50px;
  height: 50px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .play {
    top: 50px;
    width: 35px;
    height: 35px;
  }
}
@media (max-width: 640px) {
  .play {
    top: 20px;
    width: 35px;
    height: 35px;
  }
}
.arrow-left {
  width: 0;
  height: 0;
  border-top: 4px solid transparent !important;
  border-bottom: 4px solid transparent !important;
  border-right: 4px solid #d0cdcb !important;
}
.entertainment-list .headshot {
  border-bottom: 5px solid transparent;
}
.entertainment-list .headshot:hover {
  border-bottom: 5px solid #ff0100;
}
/*
 @media (min-width: 1201px) {
 .entertainment-list {
 .headshot:hover {
 border-bottom: 5px solid $color-bright-red;
 }
 }
 }*/@media (max-width: 640px) {
  .more-content hr {
    visibility: visible;
  }
}
.more-content .section-header {
  margin-bottom: 45px !important;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .more-content .section-header {
    margin-bottom: 28px !important;
  }
}
@media (max-width: 640px) {
  .more-content .section-header {
    margin-bottom: 25px !important;
  }
}
.more-content .section-header .title {
  letter-spacing: 0.01em;
  font-size: 38px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .more-content .section-header .title {
    font-size: 30px;
  }
}
@media (max-width: 640px) {
  .more-content .section-header .title {
    font-size: 24px;
    letter-spacing: -0.05em;
  }
}
.more-content-recommended {
  background: transparent;
  /* Old browsers */
  background: -moz-radial-gradient(center, circle cover, #950100 0%, transparent 310px);
  /* FF3.6+ */
  background: -webkit-gradient(radial, center center, 0px, center center, 100%, color-stop(0%, #950100), color-stop(50%, transparent));
  /* Chrome,Safari4+ */
  background: -webkit-radial-gradient(center 310px, circle cover, #950100 0%, rgba(0, 0, 0, 0) 50%);
  /* Chrome10+,Safari5.1+ */
  background: -o-radial-gradient(center, 310px cover, #950100 0%, transparent 50%);
  /* Opera 12+ */
  background: -ms-radial-gradient(center, 310px cover, #950100 0%, transparent 50%);
  /* IE10+ */
  background: radial-gradient(circle at center 310px, #950100 0%, transparent 50%);
  /* W3C */
}
@media (min-width: 641px) and (max-width: 1200px) {
  .more-content-recommended {
    background: -moz-radial-gradient(center, circle cover, #950100 0%, transparent 220px);
    /* FF3.6+ */
    background: -webkit-gradient(radial, center center, 0px, center center, 100%, color-stop(0%, #950100), color-stop(50%, transparent));
    /* Chrome,Safari4+ */
    background: -webkit-radial-gradient(center 220px, circle cover, #950100 0%, rgba(0, 0, 0, 0) 50%);
    /* Chrome10+,Safari5.1+ */
    background: -o-radial-gradient(center, 220px cover, #950100 0%, transparent 50%);
    /* Opera 12+ */
    background: -ms-radial-gradient(center, 220px cover, #950100 0%, transparent 50%);
    /* IE10+ */
    background: radial-gradient(circle at center 220px, #950100 0%, transparent 50%);
    /* W3C */
  }
}
@media (max-width: 640px) {
  .more-content-recommended {
    background: -moz-radial-gradient(center, circle cover, #950100 0%, transparent 210px);
    /* FF3.6+ */
    background: -webkit-gradient(radial, center center, 0px, center center, 100%, color-stop(0%, #950100), color-stop(35%, transparent));
    /* Chrome,Safari4+ */
    background: -webkit-radial-gradient(center 220px, circle cover, #950100 0%, rgba(0, 0, 0, 0) 50%);
    /* Chrome10+,Safari5.1+ */
    background: -o-radial-gradient(center, 210px cover, #950100 0%, transparent 35%);
    /* Opera 12+ */
    background: -ms-radial-gradient(center, 210px cover, #950100 0%, transparent 35%);
    /* IE10+ */
    background: radial-gradient(circle at center 210px, #950100 0%, transparent 35%);
    /* W3C */
  }
}
@media (min-width: 1201px) {
  .more-content .entertainment-list {
    padding-left: 20px;
  }
}
.more-content .entertainment-list img {
  margin-bottom: 5px;
}
.more-content-recommended {
  margin-top: 40px;
  padding-bottom: 20px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .more-content-recommended {
    margin-top: 40px;
    margin-bottom: 0;
    padding-bottom: 10px;
  }
}
@media (max-width: 640px) {
  .more-content-recommended {
    margin-bottom: 0;
    padding-bottom: 0;
  }
}
.more-content-recommended .entertainment-list {
  margin-bottom: 0;
  width: 1165px;
}
@media (max-width: 640px) {
  .more-content-recommended .entertainment-list {
    text-align: left;
    width: 100%;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .more-content-recommended .entertainment-list {
    width: 100%;
  }
}
.more-content-recommended .entertainment-list li {
  margin: 0 5px 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .more-content-recommended .entertainment-list li {
    margin: 0 4px 25px;
    width: 48%;
  }
}
@media (max-width: 640px) {
  .more-content-recommended .entertainment-list li {
    margin: 0 2px 25px;
    width: 140px;
  }
}
.more-content-recommended .entertainment-list img {
  margin-bottom: 0;
}
.more-content-recommended .full-width-btn-container {
  margin-top: 45px;
  margin-bottom: 30px;
}
@media (max-width: 640px) {
  .more-content-recommended .full-width-btn-container {
    margin-top: 0;
    margin-bottom: 45px;
  }
}
.entertainment-list {
  text-align: left;
  margin: 0 auto;
}
@media (min-width: 1201px) {
  .entertainment-list {
    padding-left: 25px;
  }
}
.entertainment-list li {
  display: inline-block;
  text-align: left;
  max-width: 270px;
  vertical-align: top;
  margin: 0 4px 32px;
  width: auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .entertainment-list li {
    max-width: 215px;
  }
}
@media (max-width: 640px) {
  .entertainment-list li {
    margin: 0 2px 25px;
    max-width: 140px;
  }
}
.entertainment-list li img {
  margin-bottom: 15px;
  width: 100%;
}
.entertainment-list li .imglink {
  display: block;
  height: 400px;
  overflow: hidden;
  margin: 0 auto 10px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .entertainment-list li .imglink {
    height: 320px;
  }
}
@media (max-width: 640px) {
  .entertainment-list li .imglink {
    height: 206px;
  }
}
.entertainment-list li.sponsor-inset {
  margin-top: -19px;
}
@media (max-width: 640px) {
  .entertainment-list li.sponsor-inset {
    margin-top: 0;
  }
}
.entertainment-list li.sponsor-inset img {
  height: 398px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .entertainment-list li.sponsor-inset img {
    height: 320px;
  }
}
@media (max-width: 640px) {
  .entertainment-list li.sponsor-inset img {
    height: 180px;
  }
}
.entertainment-list li.sponsor-inset > span {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
}
.entertainment-list li.sponsor-inset > span a {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  color: #fff;
}
@media (max-width: 640px) {
  .entertainment-list li.sponsor-inset > span a {
    display: none;
  }
}
@media (max-width: 640px) {
  .entertainment-list li.sponsor-inset > span .separator {
    display: none;
  }
}
.entertainment-list li.sponsor-inset h4 {
  margin-bottom: -3px;
}
.entertainment-list li.sponsor-inset .sponsor-message {
  margin-bottom: 5px;
  display: block;
}
.entertainment-list li.two-col {
  width: 570px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .entertainment-list li.two-col {
    width: 450px;
  }
}
@media (max-width: 640px) {
  .entertainment-list li.two-col {
    width: 100%;
    margin-top: 0;
  }
}
.entertainment-list li.four-col {
  width: 1140px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .entertainment-list li.four-col {
    width: 685px;
  }
}
@media (max-width: 640px) {
  .entertainment-list li.four-col {
    width: 100%;
  }
}
.entertainment-list h4 a {
  color: #fff;
  line-height: 21px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
.entertainment-list h5 a {
  color: #8b8b8b;
  font-size: 14px;
}
.entertainment-list .play, .entertainment-list .info {
  display: inline-block;
  vertical-align: middle;
}
.entertainment-list .play {
  width: 35px;
  height: 35px;
  vertical-align: top;
}
.entertainment-list .play path {
  fill: #fff;
}
.entertainment-list .info {
  margin-top: -4px;
  max-width: 200px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .entertainment-list .info {
    max-width: 175px;
  }
}
.entertainment-list .info span {
  display: block;
  color: #a3a3a3;
  margin-top: -5px;
}
@media (max-width: 640px) {
  .entertainment-list .desktop {
    display: none;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .entertainment-list .desktop {
    display: none;
  }
}
@media (max-width: 1024px) {
  .entertainment-list .desktop {
    display: none;
  }
}
.entertainment-list .no-desktop {
  display: none;
}
@media (max-width: 640px) {
  .entertainment-list .no-desktop {
    display: block;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .entertainment-list .no-desktop {
    display: inline-block;
  }
}
.on-now-bar-mobile, .on-now-bar, .on-now-bar-mobile-live {
  display: none;
  opacity: 0;
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
@media (max-device-width: 640px) and (orientation: landscape) {
  .on-now-expanded .on-now-bar-mobile .on-now-bar-mobile-inner, .on-now-expanded .on-now-bar-mobile-live .on-now-bar-mobile-inner {
    padding: 115px 0 150px 0;
  }
}
#homepage.on-now-expanded .on-now-bar-mobile .chosen-container.chosen-with-drop .chosen-drop {
  left: 0;
  top: 100%;
}
#homepage .on-now-bar-mobile {
  width: 100%;
  position: fixed;
  left: 0;
  bottom: 0;
  z-index: 50;
  background-color: #000;
  width: 100%;
  text-align: center;
  padding-top: 20px;
  display: none;
  zoom: 1;
}
@media (max-width: 640px) {
  #homepage .on-now-bar-mobile {
    display: block;
  }
}
#homepage .on-now-bar-mobile:before, #homepage .on-now-bar-mobile:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#homepage .on-now-bar-mobile:after {
  clear: both;
}
#homepage .on-now-bar-mobile form {
  width: auto;
  max-width: 150px;
  display: inline-block;
}
#homepage .on-now-bar-mobile .chosen-container {
  display: block;
  margin: -13px 0 0 5px;
}
#homepage .on-now-bar-mobile .chosen-container.chosen-with-drop .chosen-drop {
  left: 0;
  top: -93px;
}
#homepage .on-now-bar-mobile .on-now-overlay {
  width: 100%;
  height: 100%;
  position: absolute;
  top: 0;
  left: -99999px;
  min-height: 100%;
  background-color: rgba(0, 0, 0, .71);
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
#homepage .on-now-bar-mobile .bar-section {
  zoom: 1;
  padding: 0 5%;
}
#homepage .on-now-bar-mobile .bar-section:before, #homepage .on-now-bar-mobile .bar-section:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#homepage .on-now-bar-mobile .bar-section:after {
  clear: both;
}
#homepage .on-now-bar-mobile .bar-section.view-full-schedule {
  text-align: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
#homepage .on-now-bar-mobile .bar-section.view-full-schedule a {
  color: #fff;
}
#homepage .on-now-bar-mobile .bar-section.first {
  margin-bottom: 10px;
}
#homepage .on-now-bar-mobile .bar-section.first h5 {
  font-size: 28px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  color: #ff0100;
  text-transform: uppercase;
  margin-bottom: 5px;
  float: left;
  margin-top: -4px;
}
#homepage .on-now-bar-mobile .bar-section.first .close-menu {
  display: none;
}
#homepage .on-now-bar-mobile .bar-section.first .close-menu, #homepage .on-now-bar-mobile .bar-section.first .expand-menu {
  float: right;
  margin-top: 0;
  padding: 0 10px 22px 30px;
}
#homepage .on-now-bar-mobile .bar-section.first .close-menu > div, #homepage .on-now-bar-mobile .bar-section.first .expand-menu > div {
  width: 20px;
  height: 20px;
  display: block;
}
#homepage .on-now-bar-mobile .bar-section.first .close-menu .icon-close-x polygon, #homepage .on-now-bar-mobile .bar-section.first .expand-menu .icon-close-x polygon, #homepage .on-now-bar-mobile .bar-section.first .close-menu .icon-open polygon, #homepage .on-now-bar-mobile .bar-section.first .expand-menu .icon-open polygon {
  fill: #fff;
}
#homepage .on-now-bar-mobile .bar-section .on-now-bar-logos {
  float: none;
  margin-right: 10px;
  margin-bottom: 11px;
}
#homepage .on-now-bar-mobile .bar-section .on-now-bar-logos.on-now-bar-fx-logo {
  width: 25px;
  height: 14px;
}
#homepage .on-now-bar-mobile .bar-section .on-now-bar-logos.on-now-bar-fx-logo polygon {
  fill: #fff;
}
#homepage .on-now-bar-mobile .bar-section .on-now-bar-logos.on-now-bar-fxx-logo {
  width: 24px;
  height: 20px;
}
#homepage .on-now-bar-mobile .bar-section .on-now-bar-logos.on-now-bar-fxx-logo #fxx-logo-fill {
  fill: #fff;
}
#homepage .on-now-bar-mobile .bar-section .on-now-bar-logos.on-now-bar-fxm-logo {
  width: 36px;
  height: 14px;
}
#homepage .on-now-bar-mobile .bar-section .on-now-bar-logos.on-now-bar-fxm-logo polygon {
  fill: #fff;
}
#homepage .on-now-bar-mobile .bar-section p {
  text-align: left;
  margin-bottom: 44px;
}
#homepage .on-now-bar-mobile .bar-section p strong {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 14px;
  text-transform: uppercase;
  color: #fff;
}
#homepage .on-now-bar-mobile .bar-section p strong span {
  color: #a3a3a3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
}
#homepage .on-now-bar-mobile-live {
  width: 100%;
  position: fixed;
  left: 0;
  bottom: 0;
  z-index: 999;
  background-color: #000;
  width: 100%;
  text-align: center;
  padding-top: 20px;
  display: none;
  zoom: 1;
}
@media (max-width: 640px) {
  #homepage .on-now-bar-mobile-live {
    display: block;
  }
}
#homepage .on-now-bar-mobile-live:before, #homepage .on-now-bar-mobile-live:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#homepage .on-now-bar-mobile-live:after {
  clear: both;
}
#homepage .on-now-bar-mobile-live form {
  width: auto;
  max-width: 150px;
  display: inline-block;
}
#homepage .on-now-bar-mobile-live .chosen-container {
  display: block;
  margin-top: -13px;
}
#homepage .on-now-bar-mobile-live .chosen-container.chosen-with-drop .chosen-drop {
  left: 0;
  top: -93px;
}
#homepage .on-now-bar-mobile-live .on-now-overlay {
  width: 100%;
  height: 100%;
  position: absolute;
  top: 0;
  left: -99999px;
  min-height: 100%;
  background-color: rgba(0, 0, 0, .71);
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
  display: none;
}
#homepage .on-now-bar-mobile-live .bar-section {
  zoom: 1;
  padding: 0 0 0 28px;
}
#homepage .on-now-bar-mobile-live .bar-section:before, #homepage .on-now-bar-mobile-live .bar-section:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#homepage .on-now-bar-mobile-live .bar-section:after {
  clear: both;
}
@media (max-width: 640px) {
  #homepage .on-now-bar-mobile-live .bar-section {
    padding: 0 0 0 10px;
  }
}
#homepage .on-now-bar-mobile-live .bar-section.view-full-schedule {
  text-align: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
#homepage .on-now-bar-mobile-live .bar-section.view-full-schedule a {
  color: #fff;
}
#homepage .on-now-bar-mobile-live .bar-section.first {
  margin-bottom: 10px;
  text-align: left;
}
#homepage .on-now-bar-mobile-live .bar-section.first h5 {
  font-size: 20px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  display: inline-block;
  color: #ff0100;
  text-transform: uppercase;
  margin-bottom: 5px;
  margin: -10px 0;
  max-width: 40%;
  text-align: left;
  vertical-align: top;
}
#homepage .on-now-bar-mobile-live .bar-section.first #scheduleTimezoneNav {
  display: inline-block;
  height: auto;
  max-width: 135px;
  width: auto;
  vertical-align: top;
  margin: 2px auto 10px 20px;
}
@media (max-width: 640px) {
  #homepage .on-now-bar-mobile-live .bar-section.first #scheduleTimezoneNav {
    max-width: 100px;
  }
  #homepage .on-now-bar-mobile-live .bar-section.first #scheduleTimezoneNav select {
    width: 100px !important;
  }
}
#homepage .on-now-bar-mobile-live .bar-section.first #scheduleTimezoneNav .chosen-container-single {
  margin-bottom: 0px;
}
#homepage .on-now-bar-mobile-live .bar-section.first #scheduleTimezoneNav .chosen-drop {
  top: -93px;
  background: transparent;
}
#homepage .on-now-bar-mobile-live .bar-section.first #scheduleTimezoneNav .chosen-results li {
  max-height: 100%;
  text-transform: capitalize;
}
#homepage .on-now-bar-mobile-live .bar-section.first #scheduleTimezoneNav .active-result {
  margin: 0;
}
#homepage .on-now-bar-mobile-live .bar-section.first .close-menu {
  display: none;
}
#homepage .on-now-bar-mobile-live .bar-section.first .close-menu, #homepage .on-now-bar-mobile-live .bar-section.first .expand-menu {
  float: right;
  margin-top: 0;
  padding: 0 20px 22px 0;
}
#homepage .on-now-bar-mobile-live .bar-section.first .close-menu > div, #homepage .on-now-bar-mobile-live .bar-section.first .expand-menu > div {
  width: 20px;
  height: 20px;
  display: block;
}
#homepage .on-now-bar-mobile-live .bar-section.first .close-menu .icon-close-x polygon, #homepage .on-now-bar-mobile-live .bar-section.first .expand-menu .icon-close-x polygon, #homepage .on-now-bar-mobile-live .bar-section.first .close-menu .icon-open polygon, #homepage .on-now-bar-mobile-live .bar-section.first .expand-menu .icon-open polygon {
  fill: #fff;
}
#homepage .on-now-bar-mobile-live .bar-section ul {
  margin-bottom: 50px;
  overflow: auto;
}
#homepage .on-now-bar-mobile-live .bar-section ul li {
  text-align: left;
  font-size: 14px;
  color: #fff;
  margin-bottom: 8px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  zoom: 1;
}
#homepage .on-now-bar-mobile-live .bar-section ul li:before, #homepage .on-now-bar-mobile-live .bar-section ul li:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#homepage .on-now-bar-mobile-live .bar-section ul li:after {
  clear: both;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .play-button {
  float: left;
  margin-right: 14px;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .play-button a {
  display: block;
  zoom: 1;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .play-button a:before, #homepage .on-now-bar-mobile-live .bar-section ul li .play-button a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .play-button a:after {
  clear: both;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .play-button a .icon-play-medium {
  float: left;
  width: 25px;
  height: 25px;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .play-button a .icon-play-medium path {
  fill: #ff0100;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .play-button a span {
  float: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  margin: 0;
  color: #ff0100;
  margin: 7px 0 0 7px;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .mobile-on-live {
  float: left;
  margin-top: 3px;
  margin-right: 10px;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .mobile-on-live.fx {
  width: 32px;
  height: 19px;
  margin-bottom: 12px;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .mobile-on-live.fx polygon {
  fill: #fff;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .mobile-on-live.fxx {
  width: 32px;
  height: 26px;
  margin-bottom: 12px;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .mobile-on-live.fxx #fxx-logo-fill {
  fill: #fff;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .mobile-on-live.fxm {
  width: 47px;
  height: 19px;
  margin-bottom: 12px;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .mobile-on-live.fxm polygon {
  fill: #fff;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .live-desc {
  clear: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  text-transform: uppercase;
}
#homepage .on-now-bar-mobile-live .bar-section ul li .live-desc span {
  color: #a3a3a3;
  display: inline-block;
  margin-top: 4px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
}
#homepage .on-now-bar {
  position: fixed;
  left: 0;
  bottom: 0;
  z-index: 10;
  min-height: 120px;
  background-color: #000;
  width: 100%;
  text-align: center;
  padding: 20px 0;
  display: block;
}
@media (max-width: 640px) {
  #homepage .on-now-bar {
    display: none;
  }
}
#homepage .on-now-bar .on-now-overlay {
  width: 100%;
  height: 100%;
  position: absolute;
  top: 0;
  left: -99999px;
  min-height: 100%;
  background-color: rgba(0, 0, 0, .71);
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
@media (min-width: 641px) and (max-width: 1200px) {
  #homepage .on-now-bar {
    padding: 0 0 20px 0;
  }
}
#homepage .on-now-bar.pinned {
  position: absolute;
  bottom: 179px;
}
#homepage .on-now-bar .tablet-header {
  zoom: 1;
  display: none;
  width: 100%;
  max-width: 95%;
  clear: both;
  display: none;
  margin: 0 auto 12px auto;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
}
#homepage .on-now-bar .tablet-header:before, #homepage .on-now-bar .tablet-header:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#homepage .on-now-bar .tablet-header:after {
  clear: both;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #homepage .on-now-bar .tablet-header {
    display: block;
    padding-top: 25px;
    position: relative;
  }
}
#homepage .on-now-bar .tablet-header #scheduleTimezoneNav {
  display: inline-block;
  float: right;
  height: auto;
  max-width: 150px;
  width: auto;
}
#homepage .on-now-bar .tablet-header h5 {
  float: left;
}
#homepage .on-now-bar .tablet-header p {
  float: right;
  width: 100%;
  margin-top: 0;
  text-align: right;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #homepage .on-now-bar .tablet-header p {
    width: auto;
    position: absolute;
    bottom: -5px;
    left: 0;
  }
}
#homepage .on-now-bar .tablet-header p a {
  font-size: 14px;
  color: #fff;
}
#homepage .on-now-bar h5 {
  font-size: 45px;
  color: #ff0100;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  text-transform: uppercase;
  margin-top: -4px;
  margin-bottom: 5px;
}
#homepage .on-now-bar .bar-section {
  display: inline-block;
  zoom: 1;
  vertical-align: top;
  display: inline-block;
  width: 250px;
  text-align: left;
}
#homepage .on-now-bar .bar-section:before, #homepage .on-now-bar .bar-section:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#homepage .on-now-bar .bar-section:after {
  clear: both;
}
#homepage .on-now-bar .bar-section.live ul {
  float: none;
  clear: left;
  padding-top: 10px;
}
#homepage .on-now-bar .bar-section.live ul li span {
  width: auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #homepage .on-now-bar .bar-section {
    width: 31%;
  }
}
#homepage .on-now-bar .bar-section.first {
  width: 350px;
  text-align: left;
}
#homepage .on-now-bar .bar-section.first h5 {
  display: inline-block;
  height: auto;
  margin: 0 10px 0 0;
}
#homepage .on-now-bar .bar-section.first #scheduleTimezoneNav {
  display: inline-block;
  height: auto;
  max-width: 135px;
  width: auto;
  vertical-align: top;
  margin: 2px auto 10px;
}
#homepage .on-now-bar .bar-section.first #scheduleTimezoneNav .chosen-container-single {
  margin-bottom: 0px;
}
#homepage .on-now-bar .bar-section.first #scheduleTimezoneNav .chosen-drop {
  top: -93px;
}
#homepage .on-now-bar .bar-section.first #scheduleTimezoneNav .chosen-results li {
  max-height: 100%;
  text-transform: capitalize;
}
#homepage .on-now-bar .bar-section.first #scheduleTimezoneNav .active-result {
  margin: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #homepage .on-now-bar .bar-section.first {
    display: none;
    text-align: center;
  }
}
#homepage .on-now-bar .bar-section.first p {
  font-size: 14px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
}
#homepage .on-now-bar .bar-section.first p a {
  color: #fff;
}
#homepage .on-now-bar .bar-section .on-now-bar-logos {
  float: left;
  margin-right: 10px;
  height: 20px;
}
#homepage .on-now-bar .bar-section .on-now-bar-logos.on-now-bar-fx-logo {
  width: 25px;
}
#homepage .on-now-bar .bar-section .on-now-bar-logos.on-now-bar-fx-logo polygon {
  fill: #fff;
}
#homepage .on-now-bar .bar-section .on-now-bar-logos.on-now-bar-fxx-logo {
  width: 24px;
}
#homepage .on-now-bar .bar-section .on-now-bar-logos.on-now-bar-fxx-logo #fxx-logo-fill {
  fill: #fff;
}
#homepage .on-now-bar .bar-section .on-now-bar-logos.on-now-bar-fxm-logo {
  width: 35px;
}
#homepage .on-now-bar .bar-section .on-now-bar-logos.on-now-bar-fxm-logo polygon {
  fill: #fff;
}
#homepage .on-now-bar .bar-section .play-button {
  float: left;
  margin-top: -2px;
}
#homepage .on-now-bar .bar-section .play-button a {
  display: inline-block;
  zoom: 1;
}
#homepage .on-now-bar .bar-section .play-button a:before, #homepage .on-now-bar .bar-section .play-button a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#homepage .on-now-bar .bar-section .play-button a:after {
  clear: both;
}
#homepage .on-now-bar .bar-section .play-button a .icon-play-medium {
  float: left;
  width: 21px;
  height: 21px;
}
#homepage .on-now-bar .bar-section .play-button a span {
  float: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  text-transform: uppercase;
  color: #ff0100;
  margin: 5px 0 0 5px;
}
#homepage .on-now-bar .bar-section .play-button .icon-play-medium path {
  fill: #ff0100;
}
#homepage .on-now-bar .bar-section ul {
  float: none;
  clear: left;
}
#homepage .on-now-bar .bar-section ul li {
  text-transform: uppercase;
  margin-bottom: 8px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 14px;
  min-height: 14px;
  max-height: 30px;
  overflow: hidden;
}
#homepage .on-now-bar .bar-section ul li span {
  color: #a3a3a3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
}
#homepage .on-now-bar .bar-section.upcoming ul li {
  padding-right: 20px;
}
#homepage .on-now-bar .bar-section.upcoming .on-now-bar-logos {
  float: none;
  margin-bottom: 7px;
  height: 20px;
}
.ad-slider-container {
  width: 100%;
  position: absolute;
  bottom: 0;
  z-index: 1;
}
.ad-slider-container.red #ad-carousel-pager li a {
  display: block;
  width: 9px;
  height: 9px;
}
.ad-slider-container.red #ad-carousel-pager li a path {
  fill: #ff0007;
}
.ad-slider-container.red .slider-pager-container {
  background-color: #c01419;
}
.ad-slider-container.red #ad-carousel-pager-mobile li span path {
  fill: #ff0007;
}
.ad-slider-container.red #ad-slider.swipe {
  background: #c01419;
  /* Old browsers */
  background: -moz-linear-gradient(bottom, #c01419 0%, #c01419 63%, rgba(192, 20, 25, 0) 63%, rgba(192, 20, 25, 0) 100%);
  background: -webkit-gradient(linear, left bottom, left top, color-stop(0%, #c01419), color-stop(63%, #c01419), color-stop(63%, rgba(192, 20, 25, 0)), color-stop(100%, rgba(192, 20, 25, 0)));
  background: -webkit-linear-gradient(bottom, #c01419 0%, #c01419 63%, rgba(192, 20, 25, 0) 63%, rgba(192, 20, 25, 0) 100%);
  background: -o-linear-gradient(bottom, #c01419 0%, #c01419 63%, rgba(192, 20, 25, 0) 63%, rgba(192, 20, 25, 0) 100%);
  background: -ms-linear-gradient(bottom, #c01419 0%, #c01419 63%, rgba(192, 20, 25, 0) 63%, rgba(192, 20, 25, 0) 100%);
}
@media (max-width: 640px) {
  .ad-slider-container.red #ad-slider.swipe {
    background: #c01419;
    /* Old browsers */
    background: -moz-linear-gradient(bottom, #c01419 0%, #c01419 100%);
    background: -webkit-gradient(linear, left bottom, left top, color-stop(0%, #c01419), color-stop(100%, #c01419));
    background: -webkit-linear-gradient(bottom, #c01419 0%, #c01419 100%);
    background: -o-linear-gradient(bottom, #c01419 0%, #c01419 100%);
    background: -ms-linear-gradient(bottom, #c01419 0%, #c01419 100%);
  }
}
.ad-slider-container.green .slider-pager-container {
  background-color: #6b8f89;
}
.ad-slider-container.green #ad-carousel-pager li a {
  display: block;
  width: 9px;
  height: 9px;
}
.ad-slider-container.green #ad-carousel-pager li a path {
  fill: #57746f;
}
.ad-slider-container.green #ad-carousel-pager-mobile li span path {
  fill: #57746f;
}
.ad-slider-container.green #ad-slider.swipe {
  background: #6b8f89;
  /* Old browsers */
  background: -moz-linear-gradient(bottom, #6b8f89 0%, #6b8f89 63%, rgba(107, 143, 137, 0) 63%, rgba(107, 143, 137, 0) 100%);
  background: -webkit-gradient(linear, left bottom, left top, color-stop(0%, #6b8f89), color-stop(63%, #6b8f89), color-stop(63%, rgba(107, 143, 137, 0)), color-stop(100%, rgba(107, 143, 137, 0)));
  background: -webkit-linear-gradient(bottom, #6b8f89 0%, #6b8f89 63%, rgba(107, 143, 137, 0) 63%, rgba(107, 143, 137, 0) 100%);
  background: -o-linear-gradient(bottom, #6b8f89 0%, #6b8f89 63%, rgba(107, 143, 137, 0) 63%, rgba(107, 143, 137, 0) 100%);
  background: -ms-linear-gradient(bottom, #6b8f89 0%, #6b8f89 63%, rgba(107, 143, 137, 0) 63%, rgba(107, 143, 137, 0) 100%);
}
@media (max-width: 640px) {
  .ad-slider-container.green #ad-slider.swipe {
    background: #c01419;
    /* Old browsers */
    background: -moz-linear-gradient(bottom, #6b8f89 0%, #6b8f89 100%);
    background: -webkit-gradient(linear, left bottom, left top, color-stop(0%, #6b8f89), color-stop(100%, #6b8f89));
    background: -webkit-linear-gradient(bottom, #6b8f89 0%, #6b8f89 100%);
    background: -o-linear-gradient(bottom, #6b8f89 0%, #6b8f89 100%);
    background: -ms-linear-gradient(bottom, #6b8f89 0%, #6b8f89 100%);
  }
}
.ad-slider-container.green #ad-carousel-tablet-prev, .ad-slider-container.green #ad-carousel-tablet-next {
  background-color: #6b8f89;
}
.ad-slider-container #ad-carousel-tablet-prev {
  display: none;
  width: 60px;
  height: 62px;
  text-align: center;
  position: absolute;
  left: 0;
  bottom: 0;
  z-index: 11;
  border-right: 1px solid #000;
  background: #c01419;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .ad-slider-container #ad-carousel-tablet-prev {
    display: block;
  }
}
@media (max-width: 640px) {
  .ad-slider-container #ad-carousel-tablet-prev {
    display: none;
  }
}
.ad-slider-container #ad-carousel-tablet-prev .carousel-arrows {
  width: 13px;
  height: 26px;
  margin: 19px auto 0 auto;
}
.ad-slider-container #ad-carousel-tablet-prev .carousel-arrows polygon {
  fill: #fff;
}
.ad-slider-container .slider-pager-mobile-container {
  zoom: 1;
  position: absolute;
  left: 50%;
  bottom: 8px;
  z-index: 10;
  display: none;
}
.ad-slider-container .slider-pager-mobile-container:before, .ad-slider-container .slider-pager-mobile-container:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.ad-slider-container .slider-pager-mobile-container:after {
  clear: both;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .ad-slider-container .slider-pager-mobile-container {
    display: none;
  }
}
@media (max-width: 640px) {
  .ad-slider-container .slider-pager-mobile-container {
    display: block;
    left: auto;
    bottom: 12px;
    right: 15px;
  }
}
.ad-slider-container .slider-pager-mobile-container #ad-carousel-pager-mobile li {
  float: left;
  margin-right: 4px;
}
@media (max-width: 640px) {
  .ad-slider-container .slider-pager-mobile-container #ad-carousel-pager-mobile li {
    margin-right: 6px;
  }
}
.ad-slider-container .slider-pager-mobile-container #ad-carousel-pager-mobile li:last-child {
  margin-right: 0;
}
.ad-slider-container .slider-pager-mobile-container #ad-carousel-pager-mobile li span {
  display: block;
  width: 6px;
  height: 6px;
}
.ad-slider-container .slider-pager-mobile-container #ad-carousel-pager-mobile li span.active path {
  fill: #fff;
}
@media (max-width: 640px) {
  .ad-slider-container .slider-pager-mobile-container #ad-carousel-pager-mobile li span {
    width: 9px;
    height: 9px;
  }
}
.ad-slider-container .slider-pager-mobile-container #ad-carousel-pager-mobile li span:hover {
  cursor: pointer;
}
.ad-slider-container .slider-pager-container {
  zoom: 1;
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 10;
  padding-right: 25px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .ad-slider-container .slider-pager-container {
    display: block;
  }
}
@media (max-width: 640px) {
  .ad-slider-container .slider-pager-container {
    display: none;
  }
}
.ad-slider-container .slider-pager-container:before, .ad-slider-container .slider-pager-container:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.ad-slider-container .slider-pager-container:after {
  clear: both;
}
.ad-slider-container .slider-pager-container a {
  float: left;
  width: 38px;
  height: 61px;
  text-align: center;
  display: block;
}
.ad-slider-container .slider-pager-container a .carousel-arrows {
  width: 13px;
  height: 26px;
  margin: 16px auto 0 auto;
}
.ad-slider-container .slider-pager-container a .carousel-arrows polygon {
  fill: #fff;
}
.ad-slider-container .slider-pager-container a:last-child {
  float: right;
}
.ad-slider-container .slider-pager-container #ad-carousel-pager {
  float: left;
  zoom: 1;
  margin: 24px 30px 0 35px;
}
.ad-slider-container .slider-pager-container #ad-carousel-pager:before, .ad-slider-container .slider-pager-container #ad-carousel-pager:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.ad-slider-container .slider-pager-container #ad-carousel-pager:after {
  clear: both;
}
.ad-slider-container .slider-pager-container #ad-carousel-pager li {
  float: left;
  margin-right: 16px;
}
.ad-slider-container .slider-pager-container #ad-carousel-pager li:last-child {
  margin-right: 0;
}
.ad-slider-container .slider-pager-container #ad-carousel-pager li a {
  display: block;
  width: 9px;
  height: 9px;
}
.ad-slider-container .slider-pager-container #ad-carousel-pager li a.active path {
  fill: #fff;
}
.ad-slider-container #ad-slider.swipe {
  overflow: hidden;
  visibility: hidden;
  position: relative;
}
.ad-slider-container #ad-slider .swipe-wrap {
  overflow: hidden;
  position: relative;
}
.ad-slider-container #ad-slider .swipe-wrap > div {
  float: left;
  width: 100%;
  height: 98px;
  position: relative;
  text-align: center;
}
@media (max-width: 640px) {
  .ad-slider-container #ad-slider .swipe-wrap > div {
    height: 70px;
  }
}
.ad-slider-container #ad-slider .swipe-wrap > div .slide-content {
  display: inline-block;
  width: 1025px;
  height: 98px;
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
}
@media (max-width: 640px) {
  .ad-slider-container #ad-slider .swipe-wrap > div .slide-content {
    height: 100%;
    left: 0;
    margin: auto;
    right: 0;
    width: 100%;
  }
}
.ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner {
  width: 1015px;
  height: 100%;
  margin: 0 auto;
  position: relative;
  text-align: left;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner {
    width: 100%;
  }
}
@media (max-width: 640px) {
  .ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner {
    text-align: center;
    width: 100%;
  }
}
.ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner img {
  display: inline-block;
  margin: 0 0 0 0;
  width: 125px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner img {
    float: left;
  }
}
@media (max-width: 640px) {
  .ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner img {
    float: left;
    height: 100%;
    max-width: 125px;
    width: auto;
    margin-top: -30px;
  }
}
.ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner .slide-content-label {
  display: inline-block;
}
.ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner p {
  vertical-align: top;
  display: inline-block;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 16px;
  letter-spacing: 2px;
  margin: 59px 0 0 15px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner p {
    text-align: left;
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 700;
    letter-spacing: 0.03em;
    font-size: 14px;
    margin-top: 50px;
    line-height: 18px;
    float: left;
  }
  .ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner p span {
    display: block;
  }
}
@media (max-width: 640px) {
  .ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner p {
    line-height: 14px;
    font-size: 14px;
    overflow: hidden;
    display: block;
    margin: 30px 0 0 5px;
    padding: 5px 0 5px 5px;
    text-align: left;
  }
}
.ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner p a {
  color: #fff;
  letter-spacing: normal;
}
.ie9 .ad-slider-container.green #ad-slider.swipe {
  background: none;
  background: url('../img/ie/ad-carousel-bg-green.gif') repeat-x bottom left;
}
.ie9 .ad-slider-container.red #ad-slider.swipe {
  background: none;
  background: url('../img/ie/ad-carousel-bg-red.gif') repeat-x bottom left;
}
.ie9 .ad-slider-container #ad-carousel-tablet-next, .ie9 .ad-slider-container #ad-carousel-tablet-prev {
  height: 60px;
}
@media (max-width: 640px) {
  .ie9 .ad-slider-container #ad-slider .swipe-wrap > div .slide-content .slide-content-inner p {
    padding-top: 18px;
  }
}
.ie9 #shop .shop-container .shop-grid iframe.desktop {
  height: 750px;
}
.ie9 #shop .shop-container .shop-grid iframe.tablet {
  height: 1050px;
}
.ie9 #shop .shop-container .shop-grid iframe.mobile {
  height: 3000px;
}
.ie9 footer .footer .rr .footer-get-app span:last-child {
  width: 180px;
}
.ie9 footer .footer .rr .footer-get-app span.get-app-desc a {
  display: inline-block;
  width: 100%;
}
.ie9 footer .footer .lr .footer-social-links {
  width: 250px;
}
.sprite {
  background: url('icon-sprite.png') no-repeat 0 0;
  display: block;
  text-indent: -9999px;
}
.svg svg {
  display: block;
}
.svg .sprite {
  display: none;
  opacity: 0;
}
.no-svg svg {
  display: none;
}
.no-svg .sprite {
  display: block;
}
.no-svg .sprite.sprite-BackToTop {
  background-position: 0 0;
  width: 14px;
  height: 14px;
}
.no-svg .sprite.sprite-Bttn_WatchLive_red {
  background-position: 0 -39px;
  width: 35px;
  height: 35px;
}
.no-svg .sprite.sprite-Bttn_close {
  background-position: 0 -99px;
  width: 20px;
  height: 20px;
}
.no-svg .sprite.sprite-Bttn_play_L {
  background-position: 0 -144px;
  width: 100px;
  height: 100px;
}
.no-svg .sprite.sprite-Bttn_play_L_red {
  background-position: 0 -269px;
  width: 100px;
  height: 100px;
}
.no-svg .sprite.sprite-Bttn_play_M {
  background-position: 0 -394px;
  width: 67px;
  height: 67px;
}
.no-svg .sprite.sprite-Bttn_play_M_red {
  background-position: 0 -486px;
  width: 67px;
  height: 67px;
}
.no-svg .sprite.sprite-Bttn_play_S {
  background-position: 0 -578px;
  width: 51px;
  height: 51px;
}
.no-svg .sprite.sprite-Bttn_play_S_red {
  background-position: 0 -654px;
  width: 51px;
  height: 51px;
}
.no-svg .sprite.sprite-Icon_Channel {
  background-position: 0 -730px;
  width: 17px;
  height: 12px;
}
.no-svg .sprite.sprite-Icon_Facebook {
  background-position: 0 -767px;
  width: 18px;
  height: 33px;
}
.no-svg .sprite.sprite-Icon_Facebook_sm {
  background-position: 0 -825px;
  width: 6px;
  height: 14px;
}
.no-svg .sprite.sprite-Icon_GetGlue {
  background-position: 0 -864px;
  width: 33px;
  height: 33px;
}
.no-svg .sprite.sprite-Icon_GetGlue_sm {
  background-position: 0 -922px;
  width: 17px;
  height: 15px;
}
.no-svg .sprite.sprite-Icon_Hamburger {
  background-position: 0 -962px;
  width: 23px;
  height: 19px;
}
.no-svg .sprite.sprite-Icon_Hamburger_red {
  background-position: 0 -1006px;
  width: 23px;
  height: 19px;
}
.no-svg .sprite.sprite-Icon_Instagram {
  background-position: 0 -1050px;
  width: 30px;
  height: 31px;
}
.no-svg .sprite.sprite-Icon_Music {
  background-position: 0 -1106px;
  width: 20px;
  height: 20px;
}
.no-svg .sprite.sprite-Icon_Search {
  background-position: 0 -1151px;
  width: 20px;
  height: 20px;
}
.no-svg .sprite.sprite-Icon_Share {
  background-position: 0 -1196px;
  width: 17px;
  height: 15px;
}
.no-svg .sprite.sprite-Icon_SocialViewer {
  background-position: 0 -1236px;
  width: 20px;
  height: 16px;
}
.no-svg .sprite.sprite-Icon_Twitter {
  background-position: 0 -1277px;
  width: 35px;
  height: 29px;
}
.no-svg .sprite.sprite-Icon_Twitter_sm {
  background-position: 0 -1331px;
  width: 14px;
  height: 12px;
}
.no-svg .sprite.sprite-Icon_details {
  background-position: 0 -1368px;
  width: 13px;
  height: 10px;
}
.no-svg .sprite.sprite-Logo_FX {
  background-position: 0 -1403px;
  width: 26px;
  height: 16px;
}
.no-svg .sprite.sprite-Logo_FXM {
  background-position: 0 -1444px;
  width: 38px;
  height: 16px;
}
.no-svg .sprite.sprite-Logo_FXNOW {
  background-position: 0 -1485px;
  width: 109px;
  height: 24px;
}
.no-svg .sprite.sprite-Logo_FXNOW_Fearless {
  background-position: 0 -1534px;
  width: 148px;
  height: 49px;
}
.no-svg .sprite.sprite-Logo_FXX {
  background-position: 0 -1608px;
  width: 27px;
  height: 22px;
}
.no-svg .sprite.sprite-Search_close {
  background-position: 0 -1655px;
  width: 13px;
  height: 13px;
}
.no-svg .sprite.sprite-VideoPlayer_Caption {
  background-position: 0 -1693px;
  width: 32px;
  height: 25px;
}
.no-svg .sprite.sprite-VideoPlayer_WideScreen {
  background-position: 0 -1743px;
  width: 31px;
  height: 25px;
}
.no-svg .sprite.sprite-VideoPlayer_pause {
  background-position: 0 -1793px;
  width: 18px;
  height: 25px;
}
.no-svg .sprite.sprite-VideoPlayer_processbar {
  background-position: 0 -1843px;
  width: 4px;
  height: 18px;
}
.no-svg .sprite.sprite-VideoPlayer_volume {
  background-position: 0 -1886px;
  width: 30px;
  height: 25px;
}
.no-svg .sprite.sprite-arrow {
  background-position: 0 -1936px;
  width: 11px;
  height: 6px;
}
.no-svg .sprite.sprite-back {
  background-position: 0 -1967px;
  width: 5px;
  height: 8px;
}
.no-svg .sprite.sprite-carousel_all {
  background-position: -173px 0;
  width: 162px;
  height: 26px;
}
.no-svg .sprite.sprite-carousel_arrow_left {
  background-position: -173px -51px;
  width: 14px;
  height: 26px;
}
.no-svg .sprite.sprite-carousel_arrow_right {
  background-position: -173px -102px;
  width: 14px;
  height: 26px;
}
.no-svg .sprite.sprite-carousel_dot {
  background-position: -173px -153px;
  width: 8px;
  height: 9px;
}
.no-svg .sprite.sprite-carousel_dot_red {
  background-position: -173px -187px;
  width: 8px;
  height: 9px;
}
.no-svg .sprite.sprite-more {
  background-position: -173px -221px;
  width: 20px;
  height: 20px;
}
.no-svg .sprite.sprite-twitter_favorite {
  background-position: -173px -266px;
  width: 12px;
  height: 12px;
}
.no-svg .sprite.sprite-twitter_reply {
  background-position: -173px -303px;
  width: 17px;
  height: 10px;
}
.no-svg .sprite.sprite-twitter_retweet {
  background-position: -173px -338px;
  width: 13px;
  height: 12px;
}
.no-border {
  border: 0 !important;
}
.wide-promo {
  width: 100%;
  height: 397px;
  background-size: cover;
  background-repeat: no-repeat;
  background-position: center center;
  text-align: left;
  position: relative;
}
.wide-promo .wide-promo-content {
  position: absolute;
  bottom: 40px;
  left: 39px;
}
/* Ad Styles */.ad, .sponsor-block-banner {
  width: 100%;
  text-align: center;
  margin: 20px auto 0;
}
.ad .desktop-ad, .sponsor-block-banner .desktop-ad, .ad .tablet-ad, .sponsor-block-banner .tablet-ad, .ad .mobile-ad, .sponsor-block-banner .mobile-ad {
  text-align: center;
  margin: 0 auto 80px;
  position: relative;
}
.ad img, .sponsor-block-banner img {
  margin: 0 auto;
  width: 100%;
  height: 100%;
}
.ad a, .sponsor-block-banner a {
  display: block;
  width: 100%;
}
@media (min-width: 1201px) {
  .ad, .sponsor-block-banner {
    max-width: 98%;
  }
  .ad .desktop-ad, .sponsor-block-banner .desktop-ad {
    max-width: 970px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .ad, .sponsor-block-banner {
    max-width: 98%;
    margin: 0px auto 60px;
  }
  .ad .tablet-ad, .sponsor-block-banner .tablet-ad {
    max-width: 720px;
  }
}
@media (max-width: 640px) {
  .ad, .sponsor-block-banner {
    max-width: 98%;
    margin: 0px auto 40px;
  }
  .ad .mobile-ad, .sponsor-block-banner .mobile-ad {
    max-width: 320px;
  }
}
/* Ad Display Settings */@media (min-width: 1201px) {
  .ad .desktop-ad {
    display: block;
  }
  .ad .tablet-ad, .ad .mobile-ad {
    display: none;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .ad .tablet-ad {
    display: none;
  }
  .ad .desktop-ad, .ad .mobile-ad {
    display: none;
  }
}
@media (max-width: 640px) {
  .ad .mobile-ad {
    display: none;
  }
  .ad .tablet-ad, .ad .desktop-ad {
    display: none;
  }
}
@media (min-width: 1201px) {
  #movies .sponsor-block-banner .desktop-ad {
    display: none;
  }
  #movies .sponsor-block-banner .tablet-ad, #movies .sponsor-block-banner .mobile-ad {
    display: none;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #movies .sponsor-block-banner .tablet-ad {
    display: block;
  }
  #movies .sponsor-block-banner .desktop-ad, #movies .sponsor-block-banner .mobile-ad {
    display: none;
  }
}
@media (max-width: 640px) {
  #movies .sponsor-block-banner .mobile-ad {
    display: block;
  }
  #movies .sponsor-block-banner .tablet-ad, #movies .sponsor-block-banner .desktop-ad {
    display: none;
  }
}
@media (min-width: 1201px) {
  #shows .sponsor-block-banner .desktop-ad {
    display: block;
  }
  #shows .sponsor-block-banner .tablet-ad, #shows .sponsor-block-banner .mobile-ad {
    display: none;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #shows .sponsor-block-banner .tablet-ad {
    display: block;
  }
  #shows .sponsor-block-banner .desktop-ad, #shows .sponsor-block-banner .mobile-ad {
    display: none;
  }
}
@media (max-width: 640px) {
  #shows .sponsor-block-banner .mobile-ad {
    display: block;
  }
  #shows .sponsor-block-banner .tablet-ad, #shows .sponsor-block-banner .desktop-ad {
    display: none;
  }
}
.sponsor-block {
  display: block;
  text-align: center;
  margin: 0 auto;
}
@media (max-width: 640px) {
  .sponsor-block {
    display: none;
  }
}
.sponsor-block span {
  vertical-align: middle;
  display: inline-block;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  letter-spacing: 0.03em;
}
.sponsor-block .text {
  padding-right: 5px;
}
.sponsor-block .image {
  width: 140px;
}
@media (max-width: 640px) {
  .sponsor-block .image {
    width: 101px;
  }
}
.sponsor-block .image img {
  width: 100%;
}
.pullqoute {
  clear: both;
  text-align: center;
  padding: 0 150px;
}
.pullqoute .dash {
  width: 128px;
  height: 1px;
  background-color: #ff0100;
  margin: 0 auto;
}
.pullqoute p {
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: italic;
  font-weight: 400;
  font-size: 40px;
  text-align: center;
  letter-spacing: -0.01em;
  line-height: 48px;
  margin: 40px 0 20px;
}
.pullqoute span {
  display: inline-block;
  text-transform: uppercase;
  margin-bottom: 46px;
}
.overlay {
  display: none;
  width: 100%;
  height: 100%;
  position: fixed;
  top: 0;
  text-align: center;
  z-index: 1000;
}
.overlay > div {
  display: inline-block;
  vertical-align: middle;
  z-index: 1005;
  position: relative;
}
.modal {
  background-color: #000;
  color: #fff;
  padding: 50px 40px;
  outline: 10px solid #a3a3a3;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .modal {
    padding: 40px 20px;
  }
}
@media (max-width: 640px) {
  .modal {
    outline: 0;
    width: 100%;
    height: 100%;
    padding: 50px 15px;
    overflow-y: auto;
    overflow-x: hidden;
  }
}
.modal .modal-inner #mvpdframe {
  max-width: 520px;
}
@media (max-width: 640px) {
  .modal .modal-inner {
    max-width: 290px;
    margin: 0 auto;
    position: relative;
  }
}
.modal .back-button {
  position: absolute;
  top: 20px;
  left: 20px;
}
@media (max-width: 640px) {
  .modal .back-button {
    top: -20px;
    left: 10px;
  }
}
.special {
  width: 0;
  height: 100%;
  margin: 0 -1%;
}
.overlay .modal-bg {
  width: 100%;
  height: 100%;
  top: 0;
  left: 0;
  position: fixed;
  z-index: 1001;
  background-color: rgba(0, 0, 0, .7);
}
.close-modal {
  display: block;
  cursor: pointer;
  width: 20px;
  height: 20px;
  position: absolute;
  top: 20px;
  right: 20px;
}
@media (max-width: 640px) {
  .close-modal {
    top: 0px;
    right: 0px;
  }
}
.close-modal polygon {
  fill: #fff;
}
@media (max-width: 640px) {
  #overlay-schedule-showinfo .close-modal {
    top: 20px;
    right: 20px;
  }
}
#overlay-schedule-showinfo .modal {
  width: 680px;
  text-align: left;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-schedule-showinfo .modal {
    width: 565px;
  }
}
@media (max-width: 640px) {
  #overlay-schedule-showinfo .modal {
    padding: 50px 15px;
    width: 100%;
  }
}
#overlay-schedule-showinfo .cover, #overlay-schedule-showinfo .details {
  display: inline-block;
  vertical-align: top;
}
#overlay-schedule-showinfo .cover {
  margin-right: 27px;
  display: inline-block;
  width: 270px;
  float: left;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-schedule-showinfo .cover {
    margin-right: 17px;
  }
}
@media (max-width: 640px) {
  #overlay-schedule-showinfo .cover {
    width: 140px;
    margin-right: 10px;
  }
}
#overlay-schedule-showinfo .cover img {
  width: 100%;
}
#overlay-schedule-showinfo .logo {
  margin-bottom: 20px;
  display: none;
}
#overlay-schedule-showinfo .logo polygon {
  fill: #fff;
}
#overlay-schedule-showinfo .logo path {
  fill: #000;
}
#overlay-schedule-showinfo .logo.fx {
  width: 35px;
  height: 20px;
}
#overlay-schedule-showinfo .logo.fxx {
  width: 30px;
  height: 25px;
}
#overlay-schedule-showinfo .logo.fxx path {
  fill: #fff;
}
#overlay-schedule-showinfo .logo.fxx polygon {
  fill: #000;
}
#overlay-schedule-showinfo .logo.fxm {
  width: 55px;
  height: 20px;
}
#overlay-schedule-showinfo .title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
  margin-bottom: 3px;
}
@media (max-width: 640px) {
  #overlay-schedule-showinfo .title {
    font-size: 14px;
  }
}
#overlay-schedule-showinfo .extra {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  margin-bottom: 20px;
  display: block;
}
#overlay-schedule-showinfo .solid-btn {
  margin-bottom: 30px;
  width: 170px;
}
@media (max-width: 640px) {
  #overlay-schedule-showinfo .solid-btn {
    padding: 15px;
    width: 130px;
  }
}
#overlay-schedule-showinfo .description {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  letter-spacing: -0.01em;
  width: 275px;
  line-height: 16px;
  display: inline-block;
  height: 180px;
  margin-top: 20px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-schedule-showinfo .description {
    width: 235px;
  }
}
@media (max-width: 640px) {
  #overlay-schedule-showinfo .description {
    height: auto;
    margin: 25px 0;
    clear: both;
    float: left;
  }
}
#overlay-schedule-showinfo .sponsor-block {
  text-align: left;
}
#overlay-mobile-notice .modal, #overlay-no-subscription .modal {
  height: 100%;
  width: 100%;
}
@media (max-width: 640px) {
  #overlay-mobile-notice .modal, #overlay-no-subscription .modal {
    width: 100%;
  }
}
@media (max-width: 640px) {
  #overlay-mobile-notice .modal-inner, #overlay-no-subscription .modal-inner {
    padding-top: 30px;
    overflow: hidden;
  }
}
#overlay-mobile-notice .title-container, #overlay-no-subscription .title-container {
  width: 460px;
  height: 265px;
  background-size: contain;
  background-repeat: no-repeat;
  margin: 0 auto 35px;
}
@media (max-width: 640px) {
  #overlay-mobile-notice .title-container, #overlay-no-subscription .title-container {
    width: 290px;
    height: 155px;
    margin-bottom: 15px;
    background-size: cover;
  }
}
#overlay-mobile-notice h3, #overlay-no-subscription h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
  padding-top: 130px;
  margin-bottom: 2px;
}
@media (max-width: 640px) {
  #overlay-mobile-notice h3, #overlay-no-subscription h3 {
    font-size: 18px;
    padding-top: 70px;
  }
}
#overlay-mobile-notice .title-container span, #overlay-no-subscription .title-container span {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 16px;
}
@media (max-width: 640px) {
  #overlay-mobile-notice .title-container span, #overlay-no-subscription .title-container span {
    font-size: 14px;
  }
}
#overlay-mobile-notice .icon-fxnow, #overlay-no-subscription .icon-fxnow {
  width: 100px;
}
#overlay-mobile-notice .main, #overlay-no-subscription .main {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 30px;
  text-transform: uppercase;
  line-height: 36px;
  margin-bottom: 10px;
}
@media (max-width: 640px) {
  #overlay-mobile-notice .main, #overlay-no-subscription .main {
    font-size: 18px;
    line-height: 26px;
    margin-bottom: 10px;
  }
}
#overlay-mobile-notice .details, #overlay-no-subscription .details {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  width: 385px;
  margin: 0 auto;
  line-height: 18px;
}
@media (max-width: 640px) {
  #overlay-mobile-notice .details, #overlay-no-subscription .details {
    width: auto;
  }
}
#overlay-mobile-notice .full-width-btn-container, #overlay-no-subscription .full-width-btn-container {
  margin-top: 40px;
}
@media (max-width: 640px) {
  #overlay-mobile-notice .full-width-btn-container, #overlay-no-subscription .full-width-btn-container {
    margin-top: 20px;
  }
}
#overlay-mobile-notice .android, #overlay-no-subscription .android, #overlay-mobile-notice .iphone, #overlay-no-subscription .iphone, #overlay-mobile-notice .ipad, #overlay-no-subscription .ipad, #overlay-mobile-notice .windowsphone, #overlay-no-subscription .windowsphone {
  display: none;
}
#overlay-mobile-notice .android span, #overlay-no-subscription .android span, #overlay-mobile-notice .iphone span, #overlay-no-subscription .iphone span, #overlay-mobile-notice .ipad span, #overlay-no-subscription .ipad span, #overlay-mobile-notice .windowsphone span, #overlay-no-subscription .windowsphone span {
  text-transform: none;
}
#overlay-mobile-notice .android-device .android, #overlay-no-subscription .android-device .android {
  display: block;
}
#overlay-mobile-notice .ipad-device .ipad, #overlay-no-subscription .ipad-device .ipad {
  display: block;
}
#overlay-mobile-notice .iphone-device .iphone, #overlay-no-subscription .iphone-device .iphone {
  display: block;
}
#overlay-mobile-notice .windowsphone-device .windowsphone, #overlay-no-subscription .windowsphone-device .windowsphone {
  display: block;
}
#overlay-mobile-notice .title-container {
  width: 117%;
  margin-left: -40px;
  margin-top: 15px;
  background-size: auto;
  height: 220px;
  animation: myfirst 90s linear 0s infinite;
  -webkit-animation: myfirst 90s linear 0s infinite;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-mobile-notice .title-container {
    margin-left: -30px;
    width: 110%;
  }
}
#overlay-mobile-notice .main {
  font-size: 18px;
  margin: 0 auto 10px;
}
#overlay-mobile-notice .shows, #overlay-mobile-notice .movies {
  display: none;
}
@keyframes myfirst {
  0% {
    background-position: 0 0;
  }
  25% {
    background-position: 50% 0;
  }
  50% {
    background-position: 100% 0;
  }
  75% {
    background-position: 50% 0;
  }
  100% {
    background-position: 0 0;
  }
}
@-webkit-keyframes myfirst {
  0% {
    background-position: 0 0;
  }
  25% {
    background-position: 50% 0;
  }
  50% {
    background-position: 100% 0;
  }
  75% {
    background-position: 50% 0;
  }
  100% {
    background-position: 0 0;
  }
}
#overlay-delete-account .modal, #overlay-unsaved-changes .modal {
  width: 640px;
  padding: 80px 40px;
}
@media (max-width: 640px) {
  #overlay-delete-account .modal, #overlay-unsaved-changes .modal {
    width: 100%;
  }
}
#overlay-delete-account .title, #overlay-unsaved-changes .title, #overlay-delete-account .subtitle, #overlay-unsaved-changes .subtitle {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 30px;
  text-transform: uppercase;
}
#overlay-delete-account .title, #overlay-unsaved-changes .title {
  margin-bottom: 40px;
}
@media (max-width: 640px) {
  #overlay-delete-account .title, #overlay-unsaved-changes .title {
    font-size: 24px;
  }
}
#overlay-delete-account .subtitle, #overlay-unsaved-changes .subtitle {
  margin-bottom: 15px;
  font-size: 18px;
}
@media (max-width: 640px) {
  #overlay-delete-account .subtitle, #overlay-unsaved-changes .subtitle {
    font-size: 14px;
  }
}
#overlay-delete-account .description, #overlay-unsaved-changes .description {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  margin: 0 auto 40px;
  width: 420px;
}
@media (max-width: 640px) {
  #overlay-delete-account .description, #overlay-unsaved-changes .description {
    width: 100%;
  }
}
#overlay-delete-account .btn, #overlay-unsaved-changes .btn {
  margin: 0 3px;
}
@media (max-width: 640px) {
  #overlay-delete-account .btn, #overlay-unsaved-changes .btn {
    margin: 0 3px;
    min-width: 100px;
  }
}
@media (max-width: 640px) {
  #overlay-delete-account .close-modal, #overlay-unsaved-changes .close-modal {
    top: -50px;
  }
}
#overlay-authenticate {
  overflow: scroll;
}
#overlay-authenticate .modal {
  width: 675px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-authenticate .modal {
    width: 560px;
  }
}
@media (max-width: 640px) {
  #overlay-authenticate .modal {
    width: 100%;
  }
}
#overlay-authenticate .title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 30px;
  text-transform: uppercase;
  margin: -30px 0 30px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-authenticate .title {
    margin-top: -20px;
  }
}
@media (max-width: 640px) {
  #overlay-authenticate .title {
    font-size: 24px;
    margin-top: 0;
  }
}
#overlay-authenticate .mvpd-container {
  width: 100%;
  margin: 0;
}
@media (max-width: 640px) {
  #overlay-authenticate .mvpd-container {
    min-height: 550px;
  }
}
@media (max-width: 640px) {
  #overlay-authenticate .close-modal {
    top: -20px;
  }
}
#overlay-select-provider .modal, #overlay-list-provider .modal {
  width: 685px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-select-provider .modal, #overlay-list-provider .modal {
    width: 565px;
    padding: 40px;
  }
}
@media (max-width: 640px) {
  #overlay-select-provider .modal, #overlay-list-provider .modal {
    width: 100%;
  }
}
#overlay-select-provider .modal.inPlayer, #overlay-list-provider .modal.inPlayer {
  outline: none !important;
}
#overlay-select-provider .title, #overlay-list-provider .title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 30px;
  text-transform: uppercase;
  width: 370px;
  margin: -30px auto 10px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-select-provider .title, #overlay-list-provider .title {
    font-size: 24px;
    margin-top: -20px;
  }
}
@media (max-width: 640px) {
  #overlay-select-provider .title, #overlay-list-provider .title {
    width: 225px;
    font-size: 24px;
  }
}
#overlay-select-provider .title.player-title, #overlay-list-provider .title.player-title {
  width: 100%;
}
@media (max-width: 640px) {
  #overlay-select-provider .title.player-title, #overlay-list-provider .title.player-title {
    margin: -45px auto 0;
    font-size: 15px;
  }
}
#overlay-select-provider .sub-title, #overlay-list-provider .sub-title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  width: 410px;
  margin: 15px auto 20px;
}
@media (max-width: 640px) {
  #overlay-select-provider .sub-title, #overlay-list-provider .sub-title {
    width: 100%;
  }
}
#overlay-select-provider .sub-title.player-sub-title, #overlay-list-provider .sub-title.player-sub-title {
  width: 100%;
}
@media (max-width: 640px) {
  #overlay-select-provider .sub-title.player-sub-title, #overlay-list-provider .sub-title.player-sub-title {
    margin-bottom: 10px;
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 400;
    font-size: 12px;
  }
}
#overlay-select-provider .txt-link, #overlay-list-provider .txt-link {
  display: inline;
}
#overlay-select-provider input#search-providers, #overlay-list-provider input#search-providers {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 20px;
  background: url("/img/search.png") no-repeat scroll 97% 10px #fff;
  border: 0 none;
  border-radius: 0px;
  color: #000;
  height: 38px;
  line-height: 38px;
  margin: 0 0 20px;
  outline: medium none;
  padding: 0 10px;
  width: 90%;
}
#overlay-select-provider .provider-list, #overlay-list-provider .provider-list {
  width: 100%;
  position: relative;
  height: 450px;
}
#overlay-select-provider .provider-list #no-providers-found, #overlay-list-provider .provider-list #no-providers-found {
  display: none;
}
#overlay-select-provider .gradient, #overlay-list-provider .gradient {
  position: absolute;
  height: 50px;
  width: 100%;
  bottom: 50px;
  left: 0;
  z-index: 2;
  background: transparent;
  background: -moz-linear-gradient(top, rgba(0, 0, 0, 0) 0%, #000 100%);
  /* FF3.6+ */
  background: -webkit-gradient(linear, left top, left bottom, color-stop(0%, rgba(0, 0, 0, 0)), color-stop(100%, #000));
  /* Chrome,Safari4+ */
  background: -webkit-linear-gradient(top, rgba(0, 0, 0, 0) 0%, #000 100%);
  /* Chrome10+,Safari5.1+ */
  background: -o-linear-gradient(top, rgba(0, 0, 0, 0) 0%, #000 100%);
  /* Opera 11.10+ */
  background: -ms-linear-gradient(top, rgba(0, 0, 0, 0) 0%, #000 100%);
  /* IE10+ */
  background: linear-gradient(to bottom, rgba(0, 0, 0, 0) 0%, #000 100%);
  /* W3C */
  filter: progid:DXImageTransform.Microsoft.gradient(startColorstr='#00000000', endColorstr='#000000',GradientType=0);
  /* IE6-9 */
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-select-provider .gradient, #overlay-list-provider .gradient {
    bottom: 40px;
  }
}
@media (max-width: 640px) {
  #overlay-select-provider .gradient, #overlay-list-provider .gradient {
    bottom: 0;
  }
}
#overlay-select-provider .provider-list, #overlay-list-provider .provider-list {
  width: 100%;
  height: 450px;
  overflow-y: auto;
  overflow-x: hidden;
}
@media (max-width: 640px) {
  #overlay-select-provider .provider-list, #overlay-list-provider .provider-list {
    height: 250px;
  }
}
#overlay-select-provider .provider-list li, #overlay-list-provider .provider-list li {
  margin-bottom: 3px;
}
#overlay-select-provider .provider-list a, #overlay-list-provider .provider-list a {
  width: 100%;
  padding: 17px 20px;
  display: block;
  background-color: #151515;
  text-align: left;
  position: relative;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
#overlay-select-provider .provider-list a:hover, #overlay-list-provider .provider-list a:hover {
  background-color: #353535;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-select-provider .provider-list a:hover, #overlay-list-provider .provider-list a:hover {
    background-color: #151515;
  }
}
@media (max-width: 640px) {
  #overlay-select-provider .provider-list a:hover, #overlay-list-provider .provider-list a:hover {
    background-color: #151515;
  }
}
#overlay-select-provider .provider-list span, #overlay-list-provider .provider-list span {
  position: absolute;
  top: 2px;
  right: 25px;
  font-size: 34px;
  color: #8a8a8a;
}
#overlay-select-provider .provider-list.player-provider-list, #overlay-list-provider .provider-list.player-provider-list {
  height: 75%;
}
@media (max-width: 640px) {
  #overlay-select-provider .provider-list.player-provider-list a, #overlay-list-provider .provider-list.player-provider-list a {
    padding: 10px;
  }
}
#overlay-list-provider .title {
  width: auto;
  margin: -25px 0 20px;
}
#overlay-list-provider li {
  margin-bottom: 3px;
  width: 100%;
  padding: 17px 20px;
  display: block;
  background-color: #151515;
  text-align: left;
  position: relative;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
@media (max-width: 640px) {
  #overlay-list-provider .modal {
    width: 100%;
    padding: 85px 0 0;
  }
}
#overlay-signin-no-video .modal, #overlay-signin-video .modal {
  width: 675px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-signin-no-video .modal, #overlay-signin-video .modal {
    width: 560px;
  }
}
@media (max-width: 640px) {
  #overlay-signin-no-video .modal, #overlay-signin-video .modal {
    width: 100%;
  }
}
@media (max-width: 640px) {
  #overlay-signin-no-video .close-modal, #overlay-signin-video .close-modal {
    top: -30px;
  }
}
#overlay-signin-no-video .modal-inner, #overlay-signin-video .modal-inner {
  background: transparent;
  /* Old browsers */
  background: -moz-radial-gradient(center, circle cover, #950100 0%, transparent 215px);
  /* FF3.6+ */
  background: -webkit-gradient(radial, center center, 0px, center center, 100%, color-stop(0%, #950100), color-stop(55%, transparent));
  /* Chrome,Safari4+ */
  background: -webkit-radial-gradient(center 215px, circle cover, #950100 0%, rgba(0, 0, 0, 0) 55%);
  /* Chrome10+,Safari5.1+ */
  background: -o-radial-gradient(center, 215px cover, #950100 0%, transparent 55%);
  /* Opera 12+ */
  background: -ms-radial-gradient(center, 215px cover, #950100 0%, transparent 55%);
  /* IE10+ */
  background: radial-gradient(circle at center 215px, #950100 0%, transparent 55%);
  /* W3C */
}
@media (min-width: 641px) and (max-width: 1200px) {
  #overlay-signin-no-video .modal-inner, #overlay-signin-video .modal-inner {
    background: -moz-radial-gradient(center, circle cover, #950100 0%, transparent 200px);
    /* FF3.6+ */
    background: -webkit-gradient(radial, center center, 0px, center center, 100%, color-stop(0%, #950100), color-stop(49%, transparent));
    /* Chrome,Safari4+ */
    background: -webkit-radial-gradient(center 200px, circle cover, #950100 0%, rgba(0, 0, 0, 0) 49%);
    /* Chrome10+,Safari5.1+ */
    background: -o-radial-gradient(center, 200px cover, #950100 0%, transparent 49%);
    /* Opera 12+ */
    background: -ms-radial-gradient(center, 200px cover, #950100 0%, transparent 49%);
    /* IE10+ */
    background: radial-gradient(circle at center 200px, #950100 0%, transparent 49%);
    /* W3C */
  }
}
@media (max-width: 640px) {
  #overlay-signin-no-video .modal-inner, #overlay-signin-video .modal-inner {
    background: -moz-radial-gradient(center, circle cover, #950100 0%, transparent 140px);
    /* FF3.6+ */
    background: -webkit-gradient(radial, center center, 0px, center center, 100%, color-stop(0%, #950100), color-stop(22%, transparent));
    /* Chrome,Safari4+ */
    background: -webkit-radial-gradient(center 140px, circle cover, #950100 0%, rgba(0, 0, 0, 0) 22%);
    /* Chrome10+,Safari5.1+ */
    background: -o-radial-gradient(center, 140px cover, #950100 0%, transparent 22%);
    /* Opera 12+ */
    background: -ms-radial-gradient(center, 140px cover, #950100 0%, transparent 22%);
    /* IE10+ */
    background: radial-gradient(circle at center 140px, #950100 0%, transparent 22%);
    /* W3C */
  }
}
.modal-signin {
  margin-top: -20px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .modal-signin {
    margin-top: 10px;
  }
}
@media (max-width: 640px) {
  .modal-signin {
    margin-top: 0;
  }
}
.modal-signin .status {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  margin-bottom: 10px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .modal-signin .status {
    margin-bottom: 5px;
  }
}
@media (max-width: 640px) {
  .modal-signin .status {
    margin-bottom: 3px;
  }
}
.modal-signin .logos-container {
  margin-bottom: 55px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .modal-signin .logos-container {
    margin-bottom: 65px;
  }
}
@media (max-width: 640px) {
  .modal-signin .logos-container {
    margin-bottom: 35px;
  }
}
@media (max-width: 640px) {
  .modal-signin .logos-container {
    margin-bottom: 25px;
  }
}
.modal-signin .logos-container .logo, .modal-signin .logos-container .separator {
  display: inline-block;
  vertical-align: middle;
}
.modal-signin .logos-container .fxnow {
  width: 145px;
  height: 30px;
}
@media (max-width: 640px) {
  .modal-signin .logos-container .fxnow {
    width: 105px;
  }
}
.modal-signin .logos-container .fxnow path {
  fill: #fff;
}
.modal-signin .logos-container .fxnow path:first-child {
  fill: transparent;
}
.modal-signin .logos-container .provider {
  width: 125px;
}
@media (max-width: 640px) {
  .modal-signin .logos-container .provider {
    width: 100px;
  }
}
.modal-signin .logos-container .provider img {
  width: 100%;
}
.modal-signin .logos-container .separator {
  width: 1px;
  height: 35px;
  margin: 0 15px;
  background: -moz-linear-gradient(top, rgba(152, 143, 143, 0) 0%, #988f8f 50%, rgba(152, 143, 143, 0) 100%);
  /* FF3.6+ */
  background: -webkit-gradient(linear, left top, left bottom, color-stop(0%, rgba(152, 143, 143, 0)), color-stop(50%, #988f8f), color-stop(100%, rgba(152, 143, 143, 0)));
  /* Chrome,Safari4+ */
  background: -webkit-linear-gradient(top, rgba(152, 143, 143, 0) 0%, #988f8f 50%, rgba(152, 143, 143, 0) 100%);
  /* Chrome10+,Safari5.1+ */
  background: -o-linear-gradient(top, rgba(152, 143, 143, 0) 0%, #988f8f 50%, rgba(152, 143, 143, 0) 100%);
  /* Opera 11.10+ */
  background: -ms-linear-gradient(top, rgba(152, 143, 143, 0) 0%, #988f8f 50%, rgba(152, 143, 143, 0) 100%);
  /* IE10+ */
  background: linear-gradient(to bottom, rgba(152, 143, 143, 0) 0%, #988f8f 50%, rgba(152, 143, 143, 0) 100%);
  /* W3C */
  filter: progid:DXImageTransform.Microsoft.gradient(startColorstr='#00988f8f', endColorstr='#00988f8f',GradientType=0);
  /* IE6-9 */
}
.modal-signin .get-more {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 18px;
  text-transform: uppercase;
  margin-bottom: 25px;
}
@media (max-width: 640px) {
  .modal-signin .get-more {
    margin-bottom: 20px;
  }
}
.modal-signin .bullets {
  margin-bottom: 30px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .modal-signin .bullets {
    margin-bottom: 15px;
  }
}
@media (max-width: 640px) {
  .modal-signin .bullets {
    margin-bottom: 20px;
  }
}
.modal-signin .bullets li {
  display: inline-block;
  width: 250px;
  text-align: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  margin-bottom: 15px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .modal-signin .bullets li {
    margin-bottom: 10px;
    width: 250px;
  }
}
@media (max-width: 640px) {
  .modal-signin .bullets li {
    margin-bottom: 10px;
    width: 250px;
  }
}
.modal-signin .bullets li p {
  display: inline;
}
.modal-signin .bullets li::before {
  content: '\25a0\a0';
}
.modal-signin .sign-up {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  margin-bottom: 40px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .modal-signin .sign-up {
    margin-bottom: 40px;
  }
}
@media (max-width: 640px) {
  .modal-signin .sign-up {
    margin-bottom: 40px;
  }
}
.modal-signin .sign-up .txt-link {
  display: inline;
}
@media (max-width: 640px) {
  .modal-signin .sign-up .txt-link {
    display: block;
  }
}
.modal-signin .btn {
  margin-bottom: 30px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .modal-signin .btn {
    margin-bottom: 20px;
  }
}
@media (max-width: 640px) {
  .modal-signin .btn {
    margin-bottom: 35px;
  }
}
.modal-signin .section-header p {
  font-size: 14px;
}
.modal-signin .other-options li {
  display: inline-block;
  margin-left: 35px;
  position: relative;
}
.modal-signin .other-options li:first-child {
  margin-left: 0;
}
@media (max-width: 640px) {
  .modal-signin .other-options li {
    display: block;
    margin: 0;
  }
}
.modal-signin .other-options a.box-link {
  width: 170px;
  height: 85px;
  display: block;
  outline: 2px solid #fff;
  position: relative;
  padding: 20px 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .modal-signin .other-options a.box-link {
    width: 140px;
  }
}
@media (max-width: 640px) {
  .modal-signin .other-options a.box-link {
    width: 80%;
    margin: 0 auto 30px;
  }
}
.modal-signin .other-options p {
  text-align: center;
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 14px;
}
.modal-signin .other-options p.body {
  font-size: 30px;
}
.modal-signin .other-options span {
  color: #000;
  background-color: #fff;
  position: absolute;
  top: -15px;
  right: -15px;
  border-radius: 13px;
  display: block;
  padding: 5px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 16px;
  z-index: 1;
}
@media (max-width: 640px) {
  .modal-signin .other-options span {
    right: 15px;
  }
}
.modal-signin .other-options span.no-count {
  background-color: transparent;
}
.modal-signin .video-container {
  width: 270px;
  margin: 0 auto 5px;
  text-align: left;
}
.modal-signin .video-clip {
  width: 100%;
  height: 150px;
  background-size: 100% 100%;
  margin-bottom: 5px;
}
.modal-signin .video-clip .play {
  display: block;
  width: 50px;
  height: 50px;
  margin: 0 auto;
  position: relative;
  top: 45px;
  right: 0;
}
.modal-signin .video-clip .play path {
  fill: #fff;
}
.modal-signin .clip-description {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #fff;
}
.modal-signin .clip-description span {
  color: #a3a3a3;
}
#overlay-cant-fint-provider .modal {
  width: 80%;
  height: 80%;
  min-height: 250px;
}
#overlay-cant-fint-provider .modal .modal-inner {
  width: 100%;
  height: 100%;
}
#overlay-cant-fint-provider .modal iframe {
  width: 100%;
  height: 100%;
  min-height: 100%;
}
.android-device .details.windowsphone, .android-device .full-width-btn-container.windowsphone {
  display: none !important;
}
#session-redirect {
  background: url('/img/jump-page-loader.gif') scroll no-repeat center center #000;
  height: 100%;
  position: absolute;
  width: 100%;
}
#session-redirect header {
  display: none !important;
}
#session-redirect nav {
  display: none !important;
}
#session-redirect .overlay {
  display: none !important;
}
#session-redirect .main-nav {
  display: none !important;
}
#session-redirect .content-wrapper {
  display: none !important;
}
#ahs-takeover .modal {
  width: 100%;
  height: 100%;
  padding: 0;
  outline: none;
}
#ahs-takeover .modal .close-modal {
  top: 37px;
  z-index: 10;
}
@media (max-width: 640px) {
  #ahs-takeover .modal .close-modal {
    width: 10px;
    height: 10px;
    right: 20px;
    top: 25px;
  }
}
#ahs-takeover .modal .modal-inner {
  position: relative;
  width: 100%;
}
@media (max-width: 640px) {
  #ahs-takeover .modal .modal-inner {
    max-width: none;
  }
}
#ahs-takeover .modal .alert {
  display: none;
}
#ahs-takeover .modal .alert.landscape {
  display: none;
}
#ahs-takeover .modal .alert.portrait {
  display: block;
  position: relative;
  width: 100%;
  padding: 15px 0;
  background-color: #000;
  text-align: center;
}
#ahs-takeover .modal .alert.portrait img {
  width: 60%;
}
#ahs-takeover .modal .title-bar {
  position: absolute;
  width: 100%;
  top: 0;
  padding: 15px 0;
  text-align: left;
  z-index: 9;
  background-color: rgba(0, 0, 0, 0.7);
}
@media (max-width: 640px) {
  #ahs-takeover .modal .title-bar {
    padding: 10px 0;
  }
}
#ahs-takeover .modal .title-bar .logo {
  margin-left: 40px;
}
@media (max-width: 640px) {
  #ahs-takeover .modal .title-bar .logo {
    width: 18%;
    margin-left: 15px;
  }
}
#ahs-takeover .modal .title-bar .tune-in {
  margin-left: 15px;
}
@media (max-width: 640px) {
  #ahs-takeover .modal .title-bar .tune-in {
    width: 25%;
    margin-left: 5px;
  }
}
.jcarousel {
  position: relative;
  overflow: hidden;
  width: 100%;
}
.jcarousel ul {
  width: 2000em;
  position: relative;
}
.jcarousel ul li {
  float: left;
}
.jcarousel ul li img {
  width: 100%;
  height: auto;
}
/* Individual Page Styles */#homepage .content-wrapper {
  width: 100%;
  height: 98%;
}
#homepage #header-spacer {
  display: none;
}
#homepage .takeover-ad {
  position: absolute;
  width: 100%;
  height: 760px;
  display: block;
  left: 0;
  bottom: 0;
  background-repeat: no-repeat;
  background-size: cover;
  background-position: center center;
  z-index: 100;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content {
    padding-top: 80px;
  }
}
@media (max-width: 640px) {
  .home-content {
    padding-top: 60px;
  }
}
.home-content .home-content-inner .ad-carousel {
  position: relative;
  padding: 0 0 56px 0;
  margin-bottom: 20px;
}
@media (max-width: 640px) {
  .home-content .home-content-inner .ad-carousel {
    padding: 0 0 23px 0;
    margin-bottom: 9px;
  }
}
.home-content .home-content-inner .ad-carousel .ad0-carousel-inner .ad-slider-container {
  position: relative;
}
.home-content .home-content-inner .story {
  width: 100%;
  max-width: 1400px;
  height: 600px;
  background-size: 105%;
  background-repeat: no-repeat;
  background-position: center top;
  position: relative;
  margin: 0 auto 25px;
  overflow: hidden;
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content .home-content-inner .story {
    height: 329px;
  }
}
@media (max-width: 640px) {
  .home-content .home-content-inner .story {
    height: 137px;
    margin-bottom: 9px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content .home-content-inner .story:last-child .content-section {
    bottom: 150px;
  }
}
@media (max-width: 640px) {
  .home-content .home-content-inner .story:last-child .content-section {
    bottom: 20px;
  }
}
.home-content .home-content-inner .story .content-section {
  text-align: center;
  position: absolute;
  width: 100%;
  bottom: 0;
  display: block;
  padding-bottom: 37px;
  background-image: -owg(linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, .50)));
  background-image: -webkit(linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, .50)));
  background-image: -moz(linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, .50)));
  background-image: -o(linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, .50)));
  background-image: linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, .50));
}
@media (max-width: 640px) {
  .home-content .home-content-inner .story .content-section {
    padding-bottom: 17px;
  }
}
.home-content .home-content-inner .story .content-section .eyebrow {
  font-size: 24px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content .home-content-inner .story .content-section .eyebrow {
    font-size: 18px;
  }
}
@media (max-width: 640px) {
  .home-content .home-content-inner .story .content-section .eyebrow {
    display: none;
  }
}
.home-content .home-content-inner .story .content-section .heading {
  font-size: 70px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content .home-content-inner .story .content-section .heading {
    font-size: 50px;
  }
}
@media (max-width: 640px) {
  .home-content .home-content-inner .story .content-section .heading {
    font-size: 18px;
  }
}
.home-content .home-content-inner .story .content-section .sub-heading {
  font-size: 18px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content .home-content-inner .story .content-section .sub-heading {
    font-size: 14px;
  }
}
@media (max-width: 640px) {
  .home-content .home-content-inner .story .content-section .sub-heading {
    font-size: 14px;
  }
}
.home-content .home-content-inner .story .content-section .play-button {
  width: 67px;
  height: 67px;
  display: inline-block;
  margin-bottom: 12px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content .home-content-inner .story .content-section .play-button {
    width: 57px;
    height: 57px;
  }
}
@media (max-width: 640px) {
  .home-content .home-content-inner .story .content-section .play-button {
    width: 50px;
    height: 50px;
  }
}
.home-content .home-content-inner .story .content-section .play-button path {
  fill: #fff;
}
.home-content .home-content-inner .button-bank {
  background-color: #121212;
}
.home-content .home-content-inner .button-bank .button-bank-inner {
  max-width: 98%;
  margin: 0 auto;
  padding: 55px 0;
  width: auto;
  text-align: center;
}
@media (min-width: 641px) and (max-width: 1200px) {
}
@media (max-width: 640px) {
  .home-content .home-content-inner .button-bank .button-bank-inner {
    max-width: 240px;
    padding: 50px 0;
  }
}
.home-content .home-content-inner .button-bank ul {
  zoom: 1;
}
.home-content .home-content-inner .button-bank ul:before, .home-content .home-content-inner .button-bank ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.home-content .home-content-inner .button-bank ul:after {
  clear: both;
}
.home-content .home-content-inner .button-bank ul li {
  display: inline-block;
  float: none;
  margin: 15px;
  max-width: 369px;
  width: auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content .home-content-inner .button-bank ul li {
    max-width: 217px;
    margin: 15px;
  }
}
@media (max-width: 640px) {
  .home-content .home-content-inner .button-bank ul li {
    max-width: 217px;
    float: none;
  }
  .home-content .home-content-inner .button-bank ul li:last-child {
    margin-bottom: 0;
  }
}
.home-content .home-content-inner .button-bank ul li:last-child {
  margin-right: 0;
}
.home-content .home-content-inner .button-bank ul li a {
  display: block;
  position: relative;
  width: 369px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content .home-content-inner .button-bank ul li a {
    width: 217px;
  }
}
@media (max-width: 640px) {
  .home-content .home-content-inner .button-bank ul li a {
    width: 100%;
  }
}
.home-content .home-content-inner .button-bank ul li a img {
  display: block;
  width: 100%;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content .home-content-inner .button-bank ul li a img {
    width: 217px;
  }
}
@media (max-width: 640px) {
  .home-content .home-content-inner .button-bank ul li a img {
    width: 100%;
  }
}
.home-content .home-content-inner .button-bank ul li a h3 {
  position: absolute;
  top: 50%;
  margin-top: -30px;
  left: 50%;
  margin-left: -150px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 37px;
  text-transform: uppercase;
  text-align: center;
  width: 300px;
  height: 60px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .home-content .home-content-inner .button-bank ul li a h3 {
    width: 217px;
    left: 0;
    margin-left: 0;
  }
}
.home-content .home-content-inner .button-bank ul li a h3 span {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 19px;
  display: block;
}
.home-content .home-content-inner .button-bank ul li a > span {
  display: block;
  position: absolute;
  top: -8px;
  right: -14px;
  background-color: #fff;
  -webkit-border-radius : 50%;
  -moz-border-radius : 50%;
  -ms-border-radius : 50%;
  -o-border-radius : 50%;
  border-radius : 50%;
  width: 31px;
  height: 31px;
  color: #000;
  text-align: center;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 16px;
  padding-top: 8px;
}
/**
 * CSS for all shows/movies pages
 */#header-spacer {
  height: 80px;
}
@media (min-width: 641px) and (max-width: 1200px) {
}
@media (max-width: 640px) {
  #header-spacer {
    height: 60px;
  }
}
#entertainment-listing {
  -webkit-background-size: contain;
  -moz-background-size: contain;
  -o-background-size: contain;
  background-size: contain;
  background-color: transparent;
  background-position: center 0;
  background-repeat: no-repeat;
  width: 100%;
  max-width: 1280px;
  margin: 0 auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing {
    margin-top: 50px;
  }
}
@media (max-width: 640px) {
  #entertainment-listing {
    margin-top: 50px;
  }
}
#entertainment-listing .new {
  color: #ff0100;
  font-weight: bold;
}
#entertainment-listing .expires {
  color: #ff0100;
  display: block;
  margin-top: -5px;
}
@media (max-width: 640px) {
  #entertainment-listing .expires {
    display: none;
  }
}
#entertainment-listing .featured {
  position: relative;
  text-align: center;
  z-index: 1;
  margin-bottom: 35px;
}
#entertainment-listing .featured .play {
  position: relative;
}
#entertainment-listing a.grid-container {
  color: #fff;
}
#entertainment-listing .desktop-ad {
  width: 100%;
  margin: 30px 0;
  text-align: center;
}
#entertainment-listing .subscriber-recommendation {
  width: 870px;
  border-bottom: 1px solid #767676;
  margin: 25px auto 60px;
  padding-bottom: 15px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing .subscriber-recommendation {
    width: 685px;
    padding-bottom: 0;
    margin-bottom: 90px;
  }
}
@media (max-width: 640px) {
  #entertainment-listing .subscriber-recommendation {
    width: 290px;
    padding-bottom: 0;
    margin-bottom: 35px;
  }
}
#entertainment-listing .subscriber-recommendation li {
  min-height: 466px !important;
}
@media (max-width: 640px) {
  #entertainment-listing .subscriber-recommendation li {
    min-height: 204px !important;
    width: 100%;
  }
}
@media (min-width: 1201px) {
  #entertainment-listing .subscriber-recommendation li:nth-child(3) {
    margin-right: 0;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing .subscriber-recommendation li:nth-child(3) {
    margin-right: 0;
  }
}
@media (max-width: 640px) {
  #entertainment-listing .subscriber-recommendation li:nth-child(2) {
    margin-right: 0;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing .subscriber-recommendation li .standard {
    display: inline-block;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing .subscriber-recommendation li .standard {
    display: inline-block;
  }
}
@media (max-width: 640px) {
  #entertainment-listing .subscriber-recommendation li .standard {
    display: none;
  }
}
@media (min-width: 1201px) {
  #entertainment-listing .subscriber-recommendation li .mobile {
    display: none;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing .subscriber-recommendation li .mobile {
    display: none;
  }
}
@media (max-width: 640px) {
  #entertainment-listing .subscriber-recommendation li .mobile {
    display: block;
  }
}
#entertainment-listing .subscriber-recommendation .section-header {
  margin-bottom: 10px;
}
#entertainment-listing .subscriber-recommendation .sponsor-block {
  position: static;
  margin-bottom: 20px;
}
@media (max-width: 640px) {
  #entertainment-listing .subscriber-recommendation .sponsor-block {
    display: block;
  }
}
#entertainment-listing .subscriber-recommendation h5 {
  color: #fff;
  text-align: center;
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  letter-spacing: 0.02em;
}
@media (max-width: 640px) {
  #entertainment-listing .subscriber-recommendation h5 {
    margin-bottom: 5px;
    font-size: 12px;
  }
}
@media (max-width: 640px) {
  #entertainment-listing .subscriber-recommendation h4 a {
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 700;
    letter-spacing: 0.03em;
    font-size: 14px;
    text-transform: uppercase;
  }
}
#entertainment-listing .global-header {
  position: absolute;
  bottom: 2px;
  left: 0;
  text-align: left;
}
@media (max-width: 640px) {
  #entertainment-listing .global-header {
    bottom: 60px;
  }
}
#entertainment-listing .global-header .sub-heading {
  margin-bottom: 12px;
}
#entertainment-listing .hero-dropdown, #entertainment-listing .sponsor-block {
  position: absolute;
  bottom: 10px;
  right: 0;
}
@media (max-width: 640px) {
  #entertainment-listing .hero-dropdown, #entertainment-listing .sponsor-block {
    bottom: 15px;
  }
}
#entertainment-listing .sponsor-block {
  bottom: 1px;
}
#entertainment-listing .hero-dropdown {
  width: 200px;
  text-align: left;
  bottom: -5px;
}
@media (max-width: 640px) {
  #entertainment-listing .hero-dropdown {
    width: 290px;
    text-align: left;
    bottom: 15px;
    position: static;
  }
}
#entertainment-listing .hero-dropdown.movies {
  width: 180px;
}
#entertainment-listing .featured {
  height: 530px;
}
#entertainment-listing .featured .play {
  top: 280px;
  display: inline-block;
  width: 70px;
  height: 70px;
}
#entertainment-listing .featured .play path {
  fill: #fff;
}
#entertainment-listing .secondary, #entertainment-listing .bg {
  height: 415px;
  background-color: transparent;
  background-repeat: no-repeat;
  background-position: center center;
  background-size: contain;
  margin-bottom: 50px;
  display: block;
  overflow: hidden;
}
@media (max-width: 640px) {
  #entertainment-listing .secondary, #entertainment-listing .bg {
    background-size: cover;
    width: 100%;
    margin-bottom: 0;
  }
}
#entertainment-listing .secondary .play, #entertainment-listing .bg .play {
  bottom: 0;
  display: block;
  left: 0;
  margin: auto;
  position: absolute;
  right: 0;
  top: 0;
}
@media (max-width: 640px) {
  #entertainment-listing .secondary .play, #entertainment-listing .bg .play {
    bottom: -35%;
  }
}
#entertainment-listing .secondary .global-header, #entertainment-listing .bg .global-header {
  bottom: 44px;
  left: 40px;
  position: absolute;
}
#entertainment-listing .secondary .sponsor-block, #entertainment-listing .bg .sponsor-block {
  bottom: 0px;
  margin: 0 0 20px;
  right: 20px;
}
@media (max-width: 640px) {
  #entertainment-listing .secondary .sponsor-block, #entertainment-listing .bg .sponsor-block {
    display: none;
  }
}
#entertainment-listing .bg {
  position: absolute;
  width: 100%;
  left: 0;
}
#entertainment-listing .bg.mobile {
  display: none;
}
@media (max-width: 640px) {
  #entertainment-listing .bg {
    display: none;
  }
  #entertainment-listing .bg.mobile {
    display: block;
  }
}
#entertainment-listing.movies .featured {
  margin-bottom: 60px;
}
@media (max-width: 640px) {
  #entertainment-listing.movies .featured {
    margin-bottom: 7px;
  }
}
#entertainment-listing.movies .entertainment-list li {
  min-height: 483px;
  margin-bottom: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing.movies .entertainment-list li {
    min-height: 400px !important;
  }
}
@media (max-width: 640px) {
  #entertainment-listing.movies .entertainment-list li {
    min-height: 260px;
  }
}
#entertainment-listing.movies .entertainment-list li img {
  margin-bottom: 11px;
}
@media (max-width: 640px) {
  #entertainment-listing.movies .entertainment-list li img {
    margin-bottom: 2px;
  }
}
#entertainment-listing.movies .secondary {
  margin: 10px auto 60px;
}
@media (max-width: 640px) {
  #entertainment-listing.movies .secondary h4 {
    width: 250px;
    margin: 0 auto;
  }
}
#entertainment-listing .more-movies {
  margin-top: 65px;
}
#entertainment-listing .more-movies .section-header {
  margin-bottom: 20px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing .more-movies .section-header {
    margin-bottom: 2px;
  }
}
@media (max-width: 640px) {
  #entertainment-listing .more-movies .section-header {
    margin: -25px 0 13px;
  }
}
#entertainment-listing .more-movies p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 20px;
  color: #a3a3a3;
  margin: 0 auto 40px;
  width: 790px;
  text-align: center;
  line-height: 22px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing .more-movies p {
    width: 600px;
    margin-bottom: 30px;
    font-size: 16px;
  }
}
@media (max-width: 640px) {
  #entertainment-listing .more-movies p {
    width: 100%;
    font-size: 14px;
    line-height: 18px;
    margin-bottom: 20px;
  }
}
@media (max-width: 640px) {
  #entertainment-listing .more-movies h4 {
    display: none;
  }
}
#entertainment-listing .more-movies .entertainment-list {
  margin: 0;
}
#entertainment-listing .more-movies .entertainment-list li {
  width: 210px;
  min-height: 398px;
  margin: 0 5px 33px;
}
@media (min-width: 1201px) {
  #entertainment-listing .more-movies .entertainment-list li:nth-child(6n) {
    margin-left: 0;
  }
  #entertainment-listing .more-movies .entertainment-list li:first-child {
    margin-left: 0;
  }
  #entertainment-listing .more-movies .entertainment-list li:nth-child(5n) {
    margin-right: 0;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing .more-movies .entertainment-list li {
    width: 160px;
    min-height: 322px;
    margin: 0 4px 0;
  }
  #entertainment-listing .more-movies .entertainment-list li:nth-child(5n) {
    margin-left: 0;
  }
  #entertainment-listing .more-movies .entertainment-list li:first-child {
    margin-left: 0;
  }
  #entertainment-listing .more-movies .entertainment-list li:nth-child(4n) {
    margin-right: 0;
  }
}
@media (max-width: 640px) {
  #entertainment-listing .more-movies .entertainment-list li {
    width: 90px;
    margin: 0 2px;
    min-height: 0;
  }
}
#entertainment-listing .more-movies .entertainment-list li img {
  margin-bottom: 13px;
}
@media (max-width: 640px) {
  #entertainment-listing .more-movies .entertainment-list li img {
    margin-bottom: 6px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing {
    /*display: none !important;*/
  }
  #entertainment-listing .featured {
    height: 400px;
    margin-bottom: 36px;
  }
  #entertainment-listing .featured .play {
    top: 145px;
  }
  #entertainment-listing .secondary {
    height: 295px;
  }
  #entertainment-listing .secondary .global-header {
    left: 42px;
    bottom: 3px;
  }
  #entertainment-listing .secondary .global-header h4 {
    margin-bottom: 12px;
  }
  #entertainment-listing .hero-content .play {
    display: inline-block !important;
  }
}
@media (max-width: 640px) {
  #entertainment-listing .secondary {
    height: 350px;
  }
  #entertainment-listing .secondary .global-header {
    left: 0;
    bottom: 22px;
  }
  #entertainment-listing .secondary .global-header h4 {
    margin-bottom: 0;
  }
  #entertainment-listing .global-header {
    width: 100%;
    text-align: center;
    position: static;
  }
  #entertainment-listing .global-header .btn {
    display: none;
  }
  #entertainment-listing .play {
    display: none;
  }
  #entertainment-listing .sub-hero .play {
    display: block;
  }
  #entertainment-listing .featured:not(.secondary) {
    height: 313px;
    margin-bottom: 12px;
  }
  #entertainment-listing .featured:not(.secondary) .hero-content-inner {
    position: absolute;
    bottom: 30px;
    left: 0;
    right: 0;
  }
  #entertainment-listing .featured:not(.secondary) .play {
    display: inline-block !important;
    width: 55px;
    height: 55px;
    position: static;
    margin-bottom: 10px;
  }
}
#entertainment-listing .subscriber-recommendation {
  background: transparent;
  /* Old browsers */
  background: -moz-radial-gradient(center, circle cover, #950100 0%, transparent 310px);
  /* FF3.6+ */
  background: -webkit-gradient(radial, center center, 0px, center center, 100%, color-stop(0%, #950100), color-stop(63%, transparent));
  /* Chrome,Safari4+ */
  background: -webkit-radial-gradient(center 310px, circle cover, #950100 0%, rgba(0, 0, 0, 0) 50%);
  /* Chrome10+,Safari5.1+ */
  background: -o-radial-gradient(center, 310px cover, #950100 0%, transparent 63%);
  /* Opera 12+ */
  background: -ms-radial-gradient(center, 310px cover, #950100 0%, transparent 63%);
  /* IE10+ */
  background: radial-gradient(circle at center 310px, #950100 0%, transparent 63%);
  /* W3C */
}
@media (min-width: 641px) and (max-width: 1200px) {
  #entertainment-listing .subscriber-recommendation {
    background: -moz-radial-gradient(center, circle cover, #950100 0%, transparent 250px);
    /* FF3.6+ */
    background: -webkit-gradient(radial, center center, 0px, center center, 100%, color-stop(0%, #950100), color-stop(67%, transparent));
    /* Chrome,Safari4+ */
    background: -webkit-radial-gradient(center 250px, circle cover, #950100 0%, rgba(0, 0, 0, 0) 50%);
    /* Chrome10+,Safari5.1+ */
    background: -o-radial-gradient(center, 250px cover, #950100 0%, transparent 67%);
    /* Opera 12+ */
    background: -ms-radial-gradient(center, 250px cover, #950100 0%, transparent 67%);
    /* IE10+ */
    background: radial-gradient(circle at center 250px, #950100 0%, transparent 67%);
    /* W3C */
  }
}
@media (max-width: 640px) {
  #entertainment-listing .subscriber-recommendation {
    background: -moz-radial-gradient(center, circle cover, #950100 0%, transparent 170px);
    /* FF3.6+ */
    background: -webkit-gradient(radial, center center, 0px, center center, 100%, color-stop(0%, #950100), color-stop(35%, transparent));
    /* Chrome,Safari4+ */
    background: -webkit-radial-gradient(center 170px, circle cover, #950100 0%, rgba(0, 0, 0, 0) 35%);
    /* Chrome10+,Safari5.1+ */
    background: -o-radial-gradient(center, 170px cover, #950100 0%, transparent 35%);
    /* Opera 12+ */
    background: -ms-radial-gradient(center, 170px cover, #950100 0%, transparent 35%);
    /* IE10+ */
    background: radial-gradient(circle at center 170px, #950100 0%, transparent 35%);
    /* W3C */
  }
}
.series-detail {
  min-height: 1000px;
  display: block;
  background-color: transparent;
  background-position: center top;
  background-repeat: no-repeat;
  background-size: contain;
  padding-top: 90px;
}
@media (max-width: 640px) {
  .series-detail {
    padding-top: 70px;
  }
}
.series-detail .logo-and-show {
  margin-bottom: 30px;
}
@media (max-width: 640px) {
  .series-detail .logo-and-show {
    margin-bottom: 15px;
  }
}
.series-detail .play {
  display: block;
  margin: 0px auto;
  position: relative;
}
.series-detail .video-thumbs .play {
  top: 55px;
  width: 50px;
  height: 50px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .series-detail .video-thumbs .play {
    top: 35px;
  }
}
@media (max-width: 640px) {
  .series-detail .video-thumbs .play {
    top: 20px;
    width: 35px;
    height: 35px;
  }
}
.cast-name a {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  text-transform: uppercase;
  letter-spacing: 0.01em;
}
.character-name {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
@media (max-width: 640px) {
  .character-name {
    word-break: normal;
    /* Non standard for webkit */
    word-break: break-word;
    -webkit-hyphens: auto;
    -moz-hyphens: auto;
    hyphens: auto;
  }
}
.twitter-link {
  font-size: 13px;
  color: #00deff;
  display: block;
  margin-top: 4px;
}
.twitter-link .twitter-logo {
  display: inline-block !important;
  vertical-align: baseline;
  width: 14px;
  height: 11px;
}
.twitter-link .twitter-logo path {
  fill: #00deff;
}
#cast .show {
  display: inline-block !important;
}
#cast .grid-container > .full-width-btn-container {
  display: none;
}
#cast .grid-container > .full-width-btn-container.last {
  margin-bottom: 0;
  padding-bottom: 0;
}
#cast .section-header span {
  display: none;
}
@media (max-width: 640px) {
  #cast .section-header span {
    display: inline-block;
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 400;
    font-size: 18px;
    margin-left: 5px;
  }
}
@media (max-width: 1024px) {
  #cast .section-header {
    margin-bottom: 30px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast .section-header {
    margin-bottom: 30px;
  }
}
@media (max-width: 640px) {
  #cast .section-header {
    margin-bottom: 15px;
  }
}
#cast .no-line {
  background-color: transparent;
}
#cast .no-line .title {
  background-color: transparent;
}
@media (max-width: 1024px) {
}
#cast .entertainment-list {
  margin: 0 auto;
}
@media (max-width: 640px) {
  #cast .grid-container > .entertainment-list li:nth-child(n+5) {
    display: none;
  }
  #cast .grid-container > .full-width-btn-container {
    margin-bottom: 45px;
    display: block;
  }
}
.episode-content-wrapper {
  position: relative;
  z-index: 11;
  width: 100%;
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
.episodes-container {
  text-align: center;
  position: relative;
  margin: 0 auto;
  max-width: 1280px;
}
.episodes-container .episodes-bg {
  position: absolute;
  width: 100%;
  max-height: 520px;
  background-size: cover;
  background-position: center top;
  background-repeat: no-repeat;
  opacity: 1;
  z-index: 1;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episodes-bg {
    background-size: cover;
    margin-top: 55px;
    max-height: 375px;
  }
}
@media (max-width: 640px) {
  .episodes-container .episodes-bg {
    background-position: center bottom;
    max-height: 270px;
    margin-top: 50px;
  }
}
.episodes-container .episodes-bg.blury {
  opacity: 0;
  z-index: 2;
}
.episodes-container .episodes-gradient {
  top: 325px;
  height: 100%;
  position: absolute;
  width: 100%;
  z-index: 10;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episodes-gradient {
    top: 300px;
  }
}
@media (max-width: 640px) {
  .episodes-container .episodes-gradient {
    top: 150px;
  }
}
.episodes-container .ad-carousel {
  display: block;
  position: relative;
  margin: 0 auto 20px;
  height: 70px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .ad-carousel {
    height: 110px;
    margin: 0 auto;
  }
}
@media (max-width: 640px) {
  .episodes-container .ad-carousel {
    height: 70px;
    margin: 0 auto;
  }
}
.episodes-container .episode-hero {
  text-align: center;
  height: 520px;
  position: relative;
  padding-top: 320px;
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
@media (min-width: 1201px) {
  .episodes-container .episode-hero {
    background: -moz-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: -webkit-gradient(linear, left top, left bottom, color-stop(0%, rgba(0, 0, 0, 0)), color-stop(95%, rgba(0, 0, 0, 0)), color-stop(100%, #000));
    background: -webkit-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: -o-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: -ms-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: linear-gradient(to bottom, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episode-hero.no-content {
    padding-top: 200px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episode-hero {
    height: 430px;
    padding-top: 280px;
    background: -moz-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: -webkit-gradient(linear, left top, left bottom, color-stop(0%, rgba(0, 0, 0, 0)), color-stop(95%, rgba(0, 0, 0, 0)), color-stop(100%, #000));
    background: -webkit-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: -o-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: -ms-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: linear-gradient(to bottom, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
  }
}
@media (max-width: 640px) {
  .episodes-container .episode-hero {
    height: 250px;
    padding-top: 170px;
    background: -moz-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: -webkit-gradient(linear, left top, left bottom, color-stop(0%, rgba(0, 0, 0, 0)), color-stop(95%, rgba(0, 0, 0, 0)), color-stop(100%, #000));
    background: -webkit-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: -o-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: -ms-linear-gradient(top, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
    background: linear-gradient(to bottom, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 95%, #000 100%);
  }
}
.episodes-container .episode-hero .logo {
  display: inline-block;
  width: 48px;
  height: 30px;
  margin-bottom: 0;
}
.episodes-container .episode-hero .logo.fxx {
  width: 49px;
  height: 42px;
}
.episodes-container .episode-hero .logo.fxx polygon {
  fill: transparent;
}
.episodes-container .episode-hero .logo.fxx path {
  fill: #fff;
}
@media (max-width: 640px) {
  .episodes-container .episode-hero .logo {
    width: 29px;
    height: 19px;
  }
}
.episodes-container .episode-hero .logo polygon {
  fill: #fff;
}
.episodes-container .episode-hero .heading {
  font-size: 65px;
  margin-bottom: 6px;
}
@media (max-width: 640px) {
  .episodes-container .episode-hero .heading {
    font-size: 22px;
    position: relative;
    display: block;
  }
}
.episodes-container .episode-hero .sub-heading {
  font-size: 16px;
  text-transform: uppercase;
}
@media (max-width: 640px) {
  .episodes-container .episode-hero .sub-heading {
    font-size: 14px;
    position: relative;
    display: block;
    margin: 0 auto 6px;
  }
}
.episodes-container .episode-content-container {
  width: 100%;
  background: -moz-linear-gradient(top, rgba(0, 0, 0, 0) 0%, #000 5%, #000 51%, #000 100%);
  background: -webkit-gradient(linear, left top, left bottom, color-stop(0%, rgba(0, 0, 0, 0)), color-stop(5%, #000), color-stop(51%, #000), color-stop(100%, #000));
  background: -webkit-linear-gradient(top, rgba(0, 0, 0, 0) 0%, #000 5%, #000 51%, #000 100%);
  background: -o-linear-gradient(top, rgba(0, 0, 0, 0) 0%, #000 5%, #000 51%, #000 100%);
  background: -ms-linear-gradient(top, rgba(0, 0, 0, 0) 0%, #000 5%, #000 51%, #000 100%);
  background: linear-gradient(to bottom, rgba(0, 0, 0, 0) 0%, #000 5%, #000 51%, #000 100%);
}
@media (max-width: 640px) {
  .episodes-container .episode-content-container {
    background: #000;
  }
}
.episodes-container .episodes-unavailable {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 25px;
  line-height: 30px;
  display: block;
  text-align: center;
  margin: 10px auto 50px;
}
@media (max-width: 640px) {
  .episodes-container .episodes-unavailable {
    display: none;
  }
}
.episodes-container .episodes-unavailable-mobile {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
  line-height: 30px;
  display: none;
  text-align: center;
}
@media (max-width: 640px) {
  .episodes-container .episodes-unavailable-mobile {
    display: block;
  }
}
.episodes-container .episode-content {
  width: 1171px;
  margin: 0 auto;
  -webkit-backface-visibility: hidden;
  -webkit-transform: translate3d(0, 0, 0);
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episode-content {
    width: 100%;
    padding: 0 40px;
  }
}
@media (max-width: 640px) {
  .episodes-container .episode-content {
    width: 100%;
    padding: 0;
  }
}
.episodes-container .episode-content .content-header {
  zoom: 1;
  text-align: center;
  position: relative;
  padding: 33px 0 31px 0;
  display: block;
}
.episodes-container .episode-content .content-header:before, .episodes-container .episode-content .content-header:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.episodes-container .episode-content .content-header:after {
  clear: both;
}
@media (min-width: 1201px) {
  .episodes-container .episode-content .content-header .sponsor-block .image {
    margin-top: -15px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episode-content .content-header .sponsor-block .image {
    margin: -35px 0 0 25px;
  }
}
.episodes-container .episode-content .content-header.mobile {
  display: none;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episode-content .content-header {
    display: block;
  }
}
@media (max-width: 640px) {
  .episodes-container .episode-content .content-header {
    display: none;
  }
  .episodes-container .episode-content .content-header.mobile {
    display: block;
    border: none;
    padding: 26px 0;
  }
  .episodes-container .episode-content .content-header.mobile .social-tools, .episodes-container .episode-content .content-header.mobile .ad-unit, .episodes-container .episode-content .content-header.mobile .episode-drop-down {
    position: static;
  }
  .episodes-container .episode-content .content-header.mobile .social-tools {
    margin-bottom: 27px;
  }
  .episodes-container .episode-content .content-header.mobile .social-tools li {
    margin-right: 10px;
  }
  .episodes-container .episode-content .content-header.mobile .social-tools li:last-child {
    margin-right: 0;
  }
}
@media (max-width: 640px) and (max-width: 640px) {
  .episodes-container .episode-content .content-header.mobile .social-tools li .twitter-follow {
    width: 100%;
  }
  .episodes-container .episode-content .content-header.mobile .social-tools li .twitter-follow span:nth-child(2n) {
    overflow: hidden;
    white-space: nowrap;
  }
}
.episodes-container .episode-content .content-header .episode-drop-down {
  position: absolute;
  top: 19px;
  left: 0;
  text-align: left;
}
.episodes-container .episode-content .content-header .episode-drop-down .chosen-single, .episodes-container .episode-content .content-header .episode-drop-down .non-select {
  color: #a3a3a3;
}
.episodes-container .episode-content .content-header .episode-drop-down .non-select {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  background: #151515;
  margin: 10px auto 0;
  padding: 10px 20px;
}
.episodes-container .episode-content .content-header .social-tools {
  display: inline-block;
}
.episodes-container .episode-content .content-header .social-tools li a {
  padding: 4px 0;
}
.episodes-container .episode-content .content-header .sponsor-block {
  position: absolute;
  top: 24px;
  right: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episode-content .content-header .sponsor-block {
    top: 13px;
  }
  .episodes-container .episode-content .content-header .sponsor-block .text {
    display: block;
    font-size: 11px;
    margin-bottom: 4px;
  }
}
@media (max-width: 640px) {
  .episodes-container .episode-content .content-header .sponsor-block {
    position: static;
    margin-bottom: 15px;
  }
  .episodes-container .episode-content .content-header .sponsor-block .text {
    font-size: 11px;
  }
}
.episodes-container .episode-content .episode {
  zoom: 1;
  text-align: left;
  padding: 25px 0 18px 0;
  border-bottom: 1px solid #767676;
  display: block;
}
.episodes-container .episode-content .episode:before, .episodes-container .episode-content .episode:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.episodes-container .episode-content .episode:after {
  clear: both;
}
@media (max-width: 640px) {
  .episodes-container .episode-content .episode {
    display: none;
  }
}
.episodes-container .episode-content .episode.last-child {
  border-bottom: none;
}
.episodes-container .episode-content .episode .episode-thumbnail {
  float: left;
  position: relative;
  margin-right: 31px;
}
.episodes-container .episode-content .episode .episode-thumbnail:hover circle, .episodes-container .episode-content .episode .episode-thumbnail:hover ellipse {
  fill: #616161;
}
.episodes-container .episode-content .episode .episode-thumbnail img {
  display: block;
  height: auto;
  width: 570px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episode-content .episode .episode-thumbnail img {
    width: 334px;
  }
}
.episodes-container .episode-content .episode .episode-thumbnail .play-icon {
  position: absolute;
  top: 50%;
  margin-top: -25px;
  left: 50%;
  margin-left: -25px;
  width: 51px;
  height: 51px;
}
.episodes-container .episode-content .episode .episode-thumbnail .play-icon .icon-play-medium path {
  fill: #fff;
}
.episodes-container .episode-content .episode .episode-thumbnail .progress-bar {
  width: 100%;
  height: 2px;
  background-color: #797979;
}
.episodes-container .episode-content .episode .episode-thumbnail .progress-bar span {
  display: block;
  height: 100%;
  background-color: #ff0100;
}
.episodes-container .episode-content .episode .episode-description {
  overflow: hidden;
}
.episodes-container .episode-content .episode .episode-description .ep-title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
  letter-spacing: 0;
  margin-bottom: 10px;
}
.episodes-container .episode-content .episode .episode-description p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  margin-bottom: 12px;
}
.episodes-container .episode-content .episode .episode-description p.ep-expiration {
  text-transform: uppercase;
}
.episodes-container .episode-content .episode .episode-description p.ep-number {
  margin-bottom: 5px;
}
.episodes-container .episode-content .episode .episode-description p.ep-number span {
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  color: #ff0100;
}
.episodes-container .episode-content .episode .episode-description p.ep-music {
  margin-top: 40px;
  margin-bottom: 0;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
}
.episodes-container .episode-content .episode .episode-description ul {
  zoom: 1;
  margin-top: 9px;
}
.episodes-container .episode-content .episode .episode-description ul:before, .episodes-container .episode-content .episode .episode-description ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.episodes-container .episode-content .episode .episode-description ul:after {
  clear: both;
}
.episodes-container .episode-content .episode .episode-description ul li {
  float: left;
  width: 170px;
}
.episodes-container .episode-content .episode .episode-description ul li:hover a p {
  color: #fff;
}
.episodes-container .episode-content .episode .episode-description ul li:hover a .icon .icon-exit-link path {
  fill: #fff;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episode-content .episode .episode-description ul li {
    float: none;
    display: block;
    width: auto;
    clear: both;
  }
}
.episodes-container .episode-content .episode .episode-description ul li p {
  float: left;
  width: 130px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 12px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episode-content .episode .episode-description ul li p {
    margin-top: 5px;
  }
}
.episodes-container .episode-content .episode .episode-description ul li p span {
  display: block;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  margin-bottom: 2px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episodes-container .episode-content .episode .episode-description ul li p span {
    display: inline-block;
    margin-bottom: 0;
  }
}
.episodes-container .episode-content .episode .episode-description ul li a {
  zoom: 1;
}
.episodes-container .episode-content .episode .episode-description ul li a:before, .episodes-container .episode-content .episode .episode-description ul li a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.episodes-container .episode-content .episode .episode-description ul li a:after {
  clear: both;
}
.episodes-container .episode-content .episode .episode-description ul li a .icon {
  width: 20px;
  height: 20px;
  float: left;
  margin-right: 9px;
}
.episodes-container .episode-content .episode .episode-description ul li a .icon .icon-exit-link path {
  fill: #b7b7b7;
}
.episode-accordian {
  display: none;
}
@media (max-width: 640px) {
  .episode-accordian {
    display: block;
  }
}
.episode-accordian .accordian-section.selected .episode-accordian-header {
  border: none;
}
.episode-accordian .accordian-section.selected .episode-accordian-header .percent-bar, .episode-accordian .accordian-section.selected .episode-accordian-header .plus-icon {
  display: none;
}
.episode-accordian .accordian-section:first-child .episode-accordian-header {
  border-top: 1px solid #3e3e3e;
}
.episode-accordian .accordian-section:first-child.selected .episode-accordian-header {
  border: none;
}
.episode-accordian .accordian-panel {
  display: none;
}
.episode-accordian .episode-accordian-header {
  zoom: 1;
  border-bottom: 1px solid #3e3e3e;
  padding: 20px 15px;
}
.episode-accordian .episode-accordian-header:before, .episode-accordian .episode-accordian-header:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.episode-accordian .episode-accordian-header:after {
  clear: both;
}
.episode-accordian .episode-accordian-header .ep-number {
  float: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #d0d0cf;
}
.episode-accordian .episode-accordian-header .ep-number span {
  color: #fff;
}
.episode-accordian .episode-accordian-header .ep-title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  letter-spacing: 0;
  margin-bottom: 10px;
  float: left;
  margin-left: 5px;
  width: 145px;
  text-align: left;
}
.episode-accordian .episode-accordian-header .accordian-progress {
  float: right;
  zoom: 1;
}
.episode-accordian .episode-accordian-header .accordian-progress:before, .episode-accordian .episode-accordian-header .accordian-progress:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.episode-accordian .episode-accordian-header .accordian-progress:after {
  clear: both;
}
.episode-accordian .episode-accordian-header .accordian-progress .percent-bar {
  float: left;
  width: 33px;
  background-color: #5c5c5c;
  margin: 5px 38px 0 0;
}
.episode-accordian .episode-accordian-header .accordian-progress .percent-bar .percent-progress {
  height: 4px;
  background-color: #e02626;
}
.episode-accordian .episode-accordian-header .accordian-progress .plus-icon {
  float: right;
  width: 13px;
  height: 13px;
}
.episode-accordian .episode-accordian-header .accordian-progress .plus-icon:hover {
  cursor: pointer;
}
.episode-accordian .episode-accordian-header .accordian-progress .plus-icon polygon {
  fill: #fff;
}
.episode-accordian .episode-thumbnail {
  position: relative;
  text-align: center;
  padding: 0 15px;
  margin-top: 2px;
  margin-bottom: 15px;
}
.episode-accordian .episode-thumbnail:hover circle, .episode-accordian .episode-thumbnail:hover ellipse {
  fill: #616161;
}
.episode-accordian .episode-thumbnail img {
  display: block;
  width: 100%;
}
.episode-accordian .episode-thumbnail .play-icon {
  position: absolute;
  top: 50%;
  margin-top: -25px;
  left: 50%;
  margin-left: -25px;
  width: 51px;
  height: 51px;
}
.episode-accordian .episode-thumbnail .play-icon .icon-play-medium path {
  fill: #fff;
}
.episode-accordian .episode-thumbnail .progress-bar {
  width: 100%;
  height: 2px;
  background-color: #797979;
}
.episode-accordian .episode-thumbnail .progress-bar span {
  display: block;
  height: 100%;
  background-color: #ff0100;
}
.episode-accordian .episode-description {
  overflow: hidden;
  text-align: left;
  padding: 0 15px 15px 15px;
  border-bottom: 1px solid #3e3e3e;
}
.episode-accordian .episode-description .ep-title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
  letter-spacing: 0;
  margin-bottom: 10px;
}
.episode-accordian .episode-description p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #cfcfcf;
  margin-bottom: 12px;
}
.episode-accordian .episode-description p.ep-number {
  margin-bottom: 5px;
}
.episode-accordian .episode-description p.ep-number span {
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  color: #ff0100;
}
.episode-accordian .episode-description p.ep-music {
  margin-top: 20px;
  margin-bottom: 0;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
}
.episode-accordian .episode-description p.ep-expiration {
  text-transform: uppercase;
  margin-bottom: 0;
  color: #fff;
}
.episode-accordian .episode-description p.ep-desc {
  color: #fff;
}
.episode-accordian .episode-description ul {
  zoom: 1;
  margin-top: 9px;
}
.episode-accordian .episode-description ul:before, .episode-accordian .episode-description ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.episode-accordian .episode-description ul:after {
  clear: both;
}
.episode-accordian .episode-description ul li {
  float: left;
  width: 170px;
}
.episode-accordian .episode-description ul li:hover {
  cursor: pointer;
}
.episode-accordian .episode-description ul li:hover a p {
  color: #fff;
}
.episode-accordian .episode-description ul li:hover a .icon .icon-exit-link path {
  fill: #fff;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episode-accordian .episode-description ul li {
    float: none;
    display: block;
    width: auto;
    clear: both;
  }
}
@media (max-width: 640px) {
  .episode-accordian .episode-description ul li {
    float: none;
    width: auto;
    clear: both;
    margin-bottom: 14px;
  }
}
.episode-accordian .episode-description ul li a {
  zoom: 1;
}
.episode-accordian .episode-description ul li a:before, .episode-accordian .episode-description ul li a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.episode-accordian .episode-description ul li a:after {
  clear: both;
}
.episode-accordian .episode-description ul li a .icon {
  width: 20px;
  height: 20px;
  float: left;
  margin-right: 9px;
}
.episode-accordian .episode-description ul li a .icon .icon-exit-link path {
  fill: #b7b7b7;
}
.episode-accordian .episode-description ul li a .icon .icon-exit-link path:hover {
  fill: #fff;
}
.episode-accordian .episode-description ul li a p {
  float: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 12px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episode-accordian .episode-description ul li a p {
    margin-top: 5px;
  }
}
@media (max-width: 640px) {
  .episode-accordian .episode-description ul li a p {
    display: inline-block;
    margin-top: 4px;
    margin-bottom: 0;
  }
}
.episode-accordian .episode-description ul li a p span {
  display: block;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  margin-bottom: 2px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .episode-accordian .episode-description ul li a p span {
    display: inline-block;
    margin-bottom: 0;
  }
}
@media (max-width: 640px) {
  .episode-accordian .episode-description ul li a p span {
    display: inline-block;
  }
}
@media (max-width: 640px) {
  .promos {
    margin-left: 15px;
    margin-right: 15px;
  }
  .promos .wide-promo {
    text-align: center;
    height: 206px;
  }
  .promos .wide-promo .wide-promo-content {
    width: 100%;
    left: 0;
    bottom: 20px;
  }
  .promos .wide-promo .wide-promo-content .heading {
    font-size: 24px;
  }
  .promos .wide-promo .wide-promo-content .sub-heading {
    display: none;
  }
  .promos .wide-promo .wide-promo-content .btn {
    display: none;
  }
}
.promos .wide-promo {
  margin: 82px 0 40px 0;
}
@media (max-width: 640px) {
  .promos .wide-promo {
    margin-top: 20px;
  }
}
.promos .wide-promo .wide-promo-content .sub-heading {
  margin-bottom: 12px;
  filter: progid:DXImageTransform.Microsoft.Alpha(Opacity=70);
  opacity: 0.7;
}
.full-width-ad-unit {
  margin-bottom: 50px;
}
#episodes-out-of-season .percent-bar {
  display: none;
}
#episodes-out-of-season .episodes-container .episode-hero {
  padding-top: 300px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #episodes-out-of-season .episodes-container .episode-hero {
    padding-top: 250px;
    height: auto;
  }
}
@media (max-width: 640px) {
  #episodes-out-of-season .episodes-container .episode-hero {
    padding-top: 105px;
  }
}
#episodes-out-of-season .hero-extras-btn {
  border-width: 2px;
  padding: 10px 30px;
  margin: 10px auto;
}
@media (max-width: 640px) {
  #episodes-out-of-season .hero-extras-btn {
    margin-top: 15px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #episodes-out-of-season .episode-content-wrapper .scroll-to-top {
    display: none;
  }
}
@media (max-width: 640px) {
  #episodes-out-of-season .episode-content-wrapper .scroll-to-top {
    display: none;
  }
}
#episodes-out-of-season .episode-content-wrapper .scroll-to-top {
  margin-top: 35px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #episodes-out-of-season .extras-btn {
    display: none;
  }
}
@media (max-width: 640px) {
  #episodes-out-of-season .extras-btn {
    display: none;
  }
}
@media (max-width: 640px) {
  #episodes-out-of-season .episode-accordian {
    margin-bottom: 50px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #episodes-out-of-season .episodes-container .episode-content .episode .episode-description p.ep-music {
    margin-top: 10px;
  }
}
#episodes-sponsored .episode-hero {
  height: 480px;
}
@media (max-width: 640px) {
  #episodes-sponsored .episode-hero {
    padding-top: 140px;
    height: 220px;
  }
}
#episodes-sponsored .episode-hero .sub-heading {
  text-transform: uppercase;
}
#episodes-sponsored .episode-accordian {
  margin-bottom: 65px;
}
#episodes-coming-soon .sub-menu {
  display: none;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #episodes-coming-soon .episode-hero {
    height: 430px;
    padding-top: 270px;
  }
}
@media (max-width: 640px) {
  #episodes-coming-soon .episode-hero {
    height: 200px;
    padding-top: 100px;
  }
}
#episodes-coming-soon .episode-hero .logo {
  margin-bottom: 10px;
}
#episodes-coming-soon .episode-hero .eyebrow {
  font-size: 24px;
}
@media (max-width: 640px) {
  #episodes-coming-soon .episode-hero .eyebrow {
    font-size: 14px;
  }
}
#episodes-coming-soon .episode-hero .heading {
  font-size: 57px;
}
@media (max-width: 640px) {
  #episodes-coming-soon .episode-hero .heading {
    font-size: 22px;
  }
}
#episodes-coming-soon .episode-hero .sub-heading {
  letter-spacing: 3px;
}
@media (max-width: 640px) {
  #episodes-coming-soon .episode-hero .sub-heading {
    font-size: 14px;
  }
}
#episodes-coming-soon .about-the-show {
  zoom: 1;
  padding: 34px 0 0;
}
#episodes-coming-soon .about-the-show:before, #episodes-coming-soon .about-the-show:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#episodes-coming-soon .about-the-show:after {
  clear: both;
}
@media (max-width: 640px) {
  #episodes-coming-soon .about-the-show {
    padding-top: 0;
    padding-left: 15px;
    padding-right: 15px;
  }
}
#episodes-coming-soon .about-the-show.no-content {
  width: 578px;
  margin: 0 auto;
}
@media (max-width: 640px) {
  #episodes-coming-soon .about-the-show.no-content {
    width: 100%;
    margin-bottom: 20px;
  }
}
#episodes-coming-soon .about-the-show .about-the-show-thumbmail {
  float: left;
  margin-right: 31px;
  text-align: left;
}
#episodes-coming-soon .about-the-show .about-the-show-thumbmail:hover circle, #episodes-coming-soon .about-the-show .about-the-show-thumbmail:hover ellipse {
  fill: #616161;
}
@media (max-width: 640px) {
  #episodes-coming-soon .about-the-show .about-the-show-thumbmail {
    float: none;
    margin-right: 0;
    margin-bottom: 15px;
  }
}
#episodes-coming-soon .about-the-show .about-the-show-thumbmail > span {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  display: inline-block;
  margin-top: 10px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #episodes-coming-soon .about-the-show .about-the-show-thumbmail > span {
    display: none;
  }
}
@media (max-width: 640px) {
  #episodes-coming-soon .about-the-show .about-the-show-thumbmail > span {
    display: none;
  }
}
#episodes-coming-soon .about-the-show .about-the-show-thumbmail a {
  display: block;
  position: relative;
}
#episodes-coming-soon .about-the-show .about-the-show-thumbmail a .play-icon {
  position: absolute;
  left: 50%;
  margin-left: -25px;
  top: 50%;
  margin-top: -25px;
  width: 50px;
  height: 50px;
}
#episodes-coming-soon .about-the-show .about-the-show-thumbmail a .play-icon path {
  fill: #fff;
}
#episodes-coming-soon .about-the-show .about-the-show-thumbmail a img {
  display: block;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #episodes-coming-soon .about-the-show .about-the-show-thumbmail a img {
    width: 333px;
  }
}
@media (max-width: 640px) {
  #episodes-coming-soon .about-the-show .about-the-show-thumbmail a img {
    width: 100%;
  }
}
#episodes-coming-soon .about-the-show .about-the-show-desc {
  overflow: hidden;
  text-align: left;
}
#episodes-coming-soon .about-the-show .about-the-show-desc h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
  margin-bottom: 20px;
}
#episodes-coming-soon .about-the-show .about-the-show-desc p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  margin-bottom: 20px;
  line-height: 20px;
}
#episodes-coming-soon .about-the-show .pullqoute {
  padding-top: 30px;
  margin-bottom: 60px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #episodes-coming-soon .about-the-show .pullqoute {
    display: none;
  }
}
@media (max-width: 640px) {
  #episodes-coming-soon .about-the-show .pullqoute {
    display: none;
  }
}
#episodes-coming-soon .video-thumbs-container {
  margin-bottom: 40px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #episodes-coming-soon .video-thumbs-container {
    display: none;
  }
}
@media (max-width: 640px) {
  #episodes-coming-soon .video-thumbs-container {
    display: none;
  }
}
#episodes-coming-soon .video-thumbs-container .video-link {
  display: block;
  width: 270px;
  height: 150px;
  margin-bottom: 10px;
  position: relative;
}
#episodes-coming-soon .video-thumbs-container .play {
  top: 50%;
  margin-top: -25px;
  left: 50%;
  margin-left: -25px;
  width: 50px;
  height: 50px;
  position: absolute;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #episodes-coming-soon .cast-list-container {
    display: none;
  }
}
@media (max-width: 640px) {
  #episodes-coming-soon .cast-list-container {
    display: none;
  }
}
#series-about h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 19px;
  text-transform: uppercase;
  letter-spacing: -0.02em;
  margin: 8px 0 15px;
}
#series-about .social-tools {
  margin-bottom: 25px;
}
#series-about .social-tools li:last-child {
  padding: 5px 0 0;
}
@media (max-width: 640px) {
  #series-about .social-tools li:last-child span:nth-child(2n) {
    white-space: nowrap;
    width: 50px;
  }
}
@media (max-width: 640px) {
  #series-about .social-tools li {
    margin-right: 15px;
  }
}
#series-about .hero {
  margin-bottom: 40px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .hero {
    margin-bottom: 45px;
  }
}
@media (max-width: 640px) {
  #series-about .hero {
    margin-bottom: 55px;
  }
}
#series-about .hero > div {
  display: inline-block;
  vertical-align: top;
}
#series-about .hero-image-container, #series-about .hero-description {
  width: 570px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .hero-image-container, #series-about .hero-description {
    width: 335px;
  }
}
@media (max-width: 640px) {
  #series-about .hero-image-container, #series-about .hero-description {
    width: 290px;
  }
}
#series-about .hero-image-container {
  margin-right: 25px;
}
#series-about .hero-image-container .video-link {
  display: block;
  background-repeat: no-repeat;
  height: 320px;
  margin-bottom: 5px;
  width: 100%;
  background-size: contain;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .hero-image-container .video-link {
    height: 185px;
  }
}
@media (max-width: 640px) {
  #series-about .hero-image-container .video-link {
    height: 165px;
  }
}
#series-about .hero-image-container .video-link .play {
  width: 50px;
  height: 50px;
  top: 135px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .hero-image-container .video-link .play {
    top: 65px;
  }
}
@media (max-width: 640px) {
  #series-about .hero-image-container .video-link .play {
    width: 35px;
    height: 35px;
    top: 65px;
  }
}
#series-about .hero-image-container .video-link .play path {
  fill: #fff;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .hero-image-container {
    margin-right: 10px;
  }
}
@media (max-width: 640px) {
  #series-about .hero-image-container {
    margin-right: 0;
    margin-bottom: 35px;
  }
}
#series-about .hero-image-container h4 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  line-height: 18px;
}
#series-about .hero-description .logo-and-show {
  margin-bottom: 25px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .hero-description .logo-and-show {
    margin-bottom: 10px;
  }
}
@media (max-width: 640px) {
  #series-about .hero-description .logo-and-show {
    margin-bottom: 15px;
  }
}
#series-about .hero-description p {
  color: #c3c3c3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  letter-spacing: 0.02em;
  line-height: 18px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .hero-description p {
    letter-spacing: 0.01em;
  }
}
@media (max-width: 640px) {
  #series-about .hero-description p {
    font-size: 13px;
    letter-spacing: 0.05em;
    line-height: 17px;
  }
}
#series-about .quotes {
  background-image: url(../img/series-detail/about/quote-carousel-bg.png);
  margin-bottom: 75px;
  position: relative;
  background-size: 75%;
  background-repeat: no-repeat;
  background-position: center 60%;
  margin-bottom: 75px;
  position: relative;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .quotes {
    margin-bottom: 45px;
    background-position: center 85%;
    background-size: 100%;
  }
}
@media (max-width: 640px) {
  #series-about .quotes {
    margin-bottom: 15px;
    background-position: center 15%;
    background-size: 140%;
  }
}
#series-about .quotes hr {
  background-color: red;
  border: 0;
  height: 1px;
  width: 110px;
}
#series-about .quotes hr.top {
  margin-bottom: 45px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .quotes hr.top {
    margin-bottom: 40px;
  }
}
@media (max-width: 640px) {
  #series-about .quotes hr.top {
    margin-bottom: 30px;
  }
}
#series-about .quotes hr.bottom {
  margin-top: 45px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .quotes hr.bottom {
    margin-top: 50px;
  }
}
@media (max-width: 640px) {
  #series-about .quotes hr.bottom {
    margin-top: 32px;
  }
}
#series-about .quotes .quote-container {
  text-align: left;
  min-height: 150px;
}
#series-about .quotes .quote-container li {
  display: inline-block;
  vertical-align: middle;
  text-align: center;
  white-space: nowrap;
}
#series-about .quotes .quote-container li h5 {
  white-space: normal;
}
#series-about .quotes .quote {
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: italic;
  font-weight: 400;
  font-size: 40px;
  text-align: center;
  letter-spacing: -0.01em;
  line-height: 48px;
  margin-bottom: 25px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .quotes .quote {
    font-size: 28px;
    letter-spacing: 0.06em;
    line-height: 40px;
    margin-bottom: 17px;
  }
}
@media (max-width: 640px) {
  #series-about .quotes .quote {
    font-size: 20px;
    line-height: 30px;
    width: 280px;
    margin: 0 auto 10px;
  }
}
#series-about .quotes .source {
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
#series-about .quotes .carousel-arrow {
  position: absolute;
  top: 32%;
}
@media (max-width: 640px) {
  #series-about .quotes .carousel-arrow {
    display: none;
  }
}
#series-about .quotes #quote-left {
  left: 15px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .quotes #quote-left {
    left: -10px;
  }
}
#series-about .quotes #quote-right {
  right: 15px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .quotes #quote-right {
    right: -15px;
  }
}
#series-about .quotes .pagination {
  display: block;
  top: auto;
  bottom: 40px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .quotes .pagination {
    bottom: 45px;
  }
}
#series-about .video-thumbs-container {
  margin-bottom: 40px;
}
@media (max-width: 640px) {
  #series-about .video-thumbs-container {
    margin-bottom: 50px;
  }
}
@media (max-width: 640px) {
  #series-about .video-thumbs-container .full-width-btn-container {
    margin-top: 15px;
  }
}
@media (max-width: 640px) {
  #series-about .cast-list-container li {
    margin-bottom: 30px;
  }
}
@media (max-width: 640px) {
  #series-about .cast-list-container .full-width-btn-container {
    margin-top: 5px;
  }
}
#series-about .video-thumbs img, #series-about .cast-list img {
  margin-bottom: 5px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .video-thumbs img, #series-about .cast-list img {
    margin-bottom: 10px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about .section-header {
    margin-bottom: 25px;
  }
}
@media (max-width: 640px) {
  #series-about .section-header {
    margin-bottom: 30px;
  }
}
#series-about #quote-slider {
  width: 830px;
  margin: 0 auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-about #quote-slider {
    width: 620px;
  }
}
@media (max-width: 640px) {
  #series-about #quote-slider {
    width: 290px;
  }
}
#series-about .swipe {
  overflow: hidden;
  visibility: hidden;
  position: relative;
}
#series-about .swipe-wrap {
  overflow: hidden;
  position: relative;
}
#series-about .swipe-wrap > li {
  width: 700px;
  display: table-cell;
  position: relative;
  vertical-align: middle;
  margin-right: -5px;
  padding: 0;
}
#extras .grid-container > hr {
  margin-bottom: 35px;
  height: 1px;
  padding: 0;
  border: 0;
  background-color: #767676;
}
@media (max-width: 640px) {
  #extras .grid-container > hr {
    margin-bottom: 37px;
  }
}
#extras .grid-container.hero {
  padding-bottom: 40px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras .grid-container.hero {
    padding-bottom: 0;
  }
}
@media (max-width: 640px) {
  #extras .grid-container.hero {
    margin-bottom: 10px;
    padding-bottom: 0;
  }
}
@media (max-width: 640px) {
  #extras .grid-container {
    margin-bottom: 10px;
  }
}
#extras .grid-container.top .section-header {
  margin-bottom: 0px;
}
@media (max-width: 640px) {
  #extras .grid-container.top .section-header {
    margin-bottom: 7px;
  }
}
#extras .grid-container.top .sponsor-block {
  display: block;
  margin-top: 12px;
  margin-bottom: 20px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras .grid-container.top .sponsor-block {
    margin-top: 8px;
    margin-bottom: 22px;
  }
}
@media (max-width: 640px) {
  #extras .grid-container.top .sponsor-block {
    margin-top: 6px;
    margin-bottom: 10px;
  }
}
#extras.full-list .sponsor-block {
  margin: 20px auto 15px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras.full-list .sponsor-block {
    margin-top: 16px;
    margin-bottom: 21px;
  }
}
@media (max-width: 640px) {
  #extras.full-list .sponsor-block {
    margin-top: 12px;
    margin-bottom: 10px;
  }
}
#extras .video-link {
  background-size: cover;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras .video-link {
    height: 120px;
  }
}
#extras .full-width-btn-container.last {
  margin-bottom: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras .full-width-btn-container {
    margin-top: 0;
    margin-bottom: 60px;
  }
}
@media (max-width: 640px) {
  #extras .full-width-btn-container {
    margin-top: 0;
    margin-bottom: 40px;
  }
}
#extras .section-header {
  margin-bottom: 35px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras .section-header {
    margin-bottom: 27px;
  }
}
@media (max-width: 640px) {
  #extras .section-header {
    margin-bottom: 17px;
  }
}
#extras .more-content-recommended hr {
  visibility: visible;
}
#extras .video-thumbs {
  display: inline-block;
  vertical-align: top;
  width: 100%;
}
#extras .video-thumbs.entertainment-list {
  padding-left: 0px;
}
#extras .video-thumbs li {
  margin-bottom: 12px;
}
@media (min-width: 1201px) {
  #extras .video-thumbs li {
    margin: 0 8px 12px 10px;
  }
}
#extras .hero-image-container {
  max-width: 570px;
  width: 100%;
  float: left;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras .hero-image-container {
    max-width: 217px;
  }
}
@media (max-width: 640px) {
  #extras .hero-image-container {
    max-width: 140px;
  }
}
#extras .hero-image-container .video-link {
  display: block;
  background-repeat: no-repeat;
  height: 320px;
  margin-bottom: 8px;
  width: 100%;
  background-size: cover;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras .hero-image-container .video-link {
    height: 120px;
  }
}
@media (max-width: 640px) {
  #extras .hero-image-container .video-link {
    height: 78px;
  }
}
#extras .hero-image-container .video-link .play {
  width: 50px;
  height: 50px;
  top: 135px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras .hero-image-container .video-link .play {
    top: 35px;
  }
}
@media (max-width: 640px) {
  #extras .hero-image-container .video-link .play {
    width: 35px;
    height: 35px;
    top: 20px;
  }
}
#extras .hero-image-container .video-link .play path {
  fill: #fff;
}
@media (max-width: 640px) {
  #extras .hero-image-container {
    margin-bottom: 35px;
  }
}
#extras .hero-image-container h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  line-height: 17px;
  color: #ff0100;
  text-transform: uppercase;
  margin-bottom: 3px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras .hero-image-container h3 {
    display: none;
  }
}
@media (max-width: 640px) {
  #extras .hero-image-container h3 {
    display: none;
  }
}
#extras .hero-image-container h4 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
  line-height: 18px;
}
@media (min-width: 1201px) {
  #extras .hero-image-container .title a {
    font-size: 18px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #extras .video-thumbs li:nth-child(6) {
    display: inline-block;
  }
  #extras .video-thumbs li {
    margin-bottom: 15px;
  }
  #extras .hero-image-container .video-link {
    margin-bottom: 9px;
  }
  #extras .hero-image-container {
    float: none;
  }
}
@media (max-width: 640px) {
  #extras .video-thumbs li {
    margin-bottom: 14px;
  }
  #extras .video-thumbs li:nth-child(n+5) {
    display: none;
  }
  #extras .hero-image-container {
    float: none;
  }
  #extras.full-list li:nth-child(n+5) {
    display: inline-block;
  }
}
#photo .logo-and-show {
  margin-bottom: 30px;
}
@media (max-width: 640px) {
  #photo .logo-and-show {
    margin-bottom: 15px;
  }
}
#photo .subheading {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
  text-align: center;
  color: #c3c3c3;
  width: 820px;
  margin: 0 auto 15px;
  letter-spacing: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo .subheading {
    width: 615px;
  }
}
@media (max-width: 640px) {
  #photo .subheading {
    font-size: 14px;
    width: 100%;
    line-height: 16px;
  }
}
#photo .section-header {
  margin-bottom: 12px;
}
@media (max-width: 640px) {
  #photo .section-header {
    margin-bottom: 5px;
  }
}
#photo .sponsor-block {
  margin-bottom: 20px;
}
#photo .entertainment-list.photo {
  padding-bottom: 20px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo .entertainment-list.photo {
    padding-bottom: 10px;
  }
}
@media (max-width: 640px) {
  #photo .entertainment-list.photo {
    padding-bottom: 0;
  }
}
#photo .entertainment-list li {
  margin-bottom: 0;
}
@media (max-width: 640px) {
  #photo .entertainment-list li {
    margin-bottom: 5px;
  }
}
#photo .entertainment-list img {
  margin-bottom: 0;
}
#photo .full-width-btn-container {
  margin-bottom: 75px;
}
@media (max-width: 640px) {
  #photo .full-width-btn-container {
    margin-top: 10px;
    margin-bottom: 55px;
  }
}
#photo .last .section-header {
  margin-bottom: 35px;
}
@media (max-width: 640px) {
  #photo .last .section-header {
    margin-bottom: 15px;
  }
}
#photo .last .full-width-btn-container {
  margin-bottom: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo .entertainment-list li:nth-child(4) {
    width: 615px;
    display: none;
  }
}
#cast-detail {
  /*max-width: 90%;*/
}
#cast-detail .actor, #cast-detail .crew {
  margin: 0 auto 40px;
}
#cast-detail .pager {
  display: inline-block;
  width: 7px;
  height: 7px;
  vertical-align: middle;
  margin: 0 1px 0 2px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast-detail .pager {
    margin: 0;
  }
}
#cast-detail .pager polygon, #cast-detail .pager path {
  fill: #656361;
}
#cast-detail .pager.active path {
  fill: #fff;
}
#cast-detail .pager-right, #cast-detail .pager-left {
  height: 20px;
  width: 10px;
}
#cast-detail .pager-right polygon, #cast-detail .pager-left polygon {
  fill: #fff;
}
@media (max-width: 640px) {
  #cast-detail .pager-right, #cast-detail .pager-left {
    position: absolute;
    top: 8px;
  }
}
#cast-detail .pager-right {
  margin-left: 7px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast-detail .pager-right {
    margin-left: 0;
  }
}
@media (max-width: 640px) {
  #cast-detail .pager-right {
    right: 0;
  }
}
#cast-detail .pager-left {
  margin-right: 5px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast-detail .pager-left {
    margin-right: 0;
  }
}
@media (max-width: 640px) {
  #cast-detail .pager-left {
    left: 0;
  }
}
#cast-detail .pagination {
  position: absolute;
  top: 40px;
  right: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast-detail .pagination {
    top: 57px;
  }
}
#cast-detail .pagination li .icon-circle {
  width: 7px;
  height: 7px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast-detail .pagination {
    margin: 0;
  }
}
@media (max-width: 640px) {
  #cast-detail .pagination {
    margin-bottom: 15px;
    position: relative;
    text-align: center;
    padding: 10px 0;
    top: auto;
    border-top: 1px solid #767676;
    border-bottom: 1px solid #767676;
    width: 100%;
  }
}
#cast-detail .back-button {
  position: absolute;
  left: 0;
  top: 40px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast-detail .back-button {
    top: 59px;
  }
}
@media (max-width: 640px) {
  #cast-detail .back-button {
    margin-bottom: 15px;
    position: static;
  }
}
#cast-detail .controls-name-container {
  position: relative;
  height: 90px;
  margin-bottom: 45px;
  border-bottom: 1px solid #767676;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast-detail .controls-name-container {
    height: 85px;
    margin-bottom: 25px;
  }
}
@media (max-width: 640px) {
  #cast-detail .controls-name-container {
    margin-bottom: 20px;
    height: auto;
    border-bottom: 0;
  }
}
#cast-detail .controls-name-container h1, #cast-detail .controls-name-container h2 {
  text-align: center;
}
@media (max-width: 640px) {
  #cast-detail .controls-name-container h1, #cast-detail .controls-name-container h2 {
    text-align: left;
  }
}
#cast-detail .controls-name-container h1 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 38px;
  text-transform: uppercase;
  margin-bottom: 10px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast-detail .controls-name-container h1 {
    margin-bottom: 5px;
    font-size: 34px;
  }
}
@media (max-width: 640px) {
  #cast-detail .controls-name-container h1 {
    margin-bottom: 5px;
    font-size: 34px;
  }
}
#cast-detail .controls-name-container h2 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 16px;
}
@media (max-width: 640px) {
  #cast-detail .controls-name-container h2 {
    font-size: 18px;
  }
}
#cast-detail .headshot, #cast-detail .bio {
  display: inline-block;
  vertical-align: top;
}
#cast-detail .headshot {
  max-width: 570px;
  width: 45%;
  margin-right: 27px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast-detail .headshot {
    max-width: 333px;
    margin-right: 12px;
  }
}
@media (max-width: 640px) {
  #cast-detail .headshot {
    max-width: 90%;
    width: 100%;
    display: block;
    margin: 0 auto;
  }
}
#cast-detail .headshot img {
  width: 100%;
}
#cast-detail .bio {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  /*max-width: 550px;*/
  width: 52%;
  color: #c3c3c3;
  padding-top: 2px;
  line-height: 16px;
  letter-spacing: 0.02em;
  margin: 0 0 10px;
}
#cast-detail .bio p {
  width: 100%;
  margin: 0 0 10px;
  width: auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #cast-detail .bio {
    /*max-width: 470px;*/
    padding-top: 0;
    line-height: 1.25em;
  }
}
@media (max-width: 640px) {
  #cast-detail .bio {
    padding-top: 15px;
  }
}
@media (max-width: 640px) {
  #cast-detail .bio {
    max-width: 90%;
    width: 100%;
    margin: 0 auto;
    text-align: center;
  }
  #cast-detail .bio p {
    text-align: left;
  }
}
#cast-detail .bio .twitter-link {
  display: inline-block;
}
/* background: url('../img/series-detail/blog/blog-bg.png') no-repeat center top;*/.series-detail-blog-container {
  background-size: contain;
  background-repeat: no-repeat;
  background-position: center top;
  text-align: center;
}
@media (max-width: 640px) {
  .series-detail-blog-container {
    background-size: 200%;
  }
}
.series-detail-blog-container .series-detail-blog-hero {
  padding-top: 274px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .series-detail-blog-container .series-detail-blog-hero {
    padding-top: 234px;
  }
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-hero {
    padding-top: 140px;
  }
}
.series-detail-blog-container .series-detail-blog-hero h1 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 70px;
  text-transform: uppercase;
  margin-bottom: 35px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .series-detail-blog-container .series-detail-blog-hero h1 {
    font-size: 42px;
    margin-bottom: 22px;
  }
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-hero h1 {
    font-size: 24px;
    margin-bottom: 27px;
  }
}
.series-detail-blog-container .series-detail-blog-hero .tag {
  border-top: 1px solid #767676;
  border-bottom: 1px solid #767676;
  padding: 47px 0;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
  text-transform: uppercase;
  color: #c3c3c3;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .series-detail-blog-container .series-detail-blog-hero .tag {
    padding: 26px 0;
    font-size: 16px;
  }
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-hero .tag {
    padding: 18px 0;
    font-size: 14px;
  }
}
.series-detail-blog-container .series-detail-blog-section {
  border-bottom: 1px solid #767676;
}
.series-detail-blog-container .series-detail-blog-section:last-child {
  margin-bottom: 0;
  border-bottom: none;
}
.series-detail-blog-container .series-detail-blog-section .comments {
  display: block;
  width: 670px;
  text-align: left;
  padding: 44px 0 40px;
  margin: auto;
  position: relative;
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .comments {
    width: 100%;
    padding-left: 15px;
    padding-right: 15px;
    padding-top: 45px;
    padding-bottom: 25px;
  }
}
.series-detail-blog-container .series-detail-blog-section .comments .add-comment {
  display: block;
  position: relative;
  width: 670px;
  height: 282px;
  text-align: center;
  padding: 44px 0 40px;
  margin: auto;
  bottom: 0;
  overflow: hidden;
}
.series-detail-blog-container .series-detail-blog-section .comments .add-comment a.sign-in-to-leave-comment {
  background: #000;
  display: block;
  position: absolute;
  width: 98%;
  height: 98%;
  border: 1px solid #fff;
  margin: auto;
  top: 0;
  bottom: 0;
  left: 0;
  right: 0;
  line-height: 100px;
  z-index: 20;
}
.series-detail-blog-container .series-detail-blog-section .comments .add-comment a.sign-in-to-leave-comment.hidden {
  visibility: hidden;
}
.series-detail-blog-container .series-detail-blog-section .comments .add-comment form {
  display: block;
  position: absolute;
  width: 98%;
  height: 98%;
  margin: auto;
  top: 0;
  bottom: 0;
  left: 0;
  right: 0;
  z-index: 10;
}
.series-detail-blog-container .series-detail-blog-section .comments .add-comment form textarea {
  border: 1px solid #646464;
  width: 80%;
  height: 35%;
  resize: none;
}
.series-detail-blog-container .series-detail-blog-section .comments .add-comment form .btn {
  font-size: 15px;
  margin: 1px auto;
  padding: 0;
  vertical-align: top;
}
.series-detail-blog-container .series-detail-blog-section .comments .comment-count {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  margin: 0 0 20px;
  font-weight: bold;
}
.series-detail-blog-container .series-detail-blog-section .comments .comment {
  border-bottom: 1px solid #767676;
  margin: 0 auto 20px;
  padding: 0 0 20px;
}
.series-detail-blog-container .series-detail-blog-section .comments .comment .commenter {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  margin: 0 0 10px;
  color: #c3c3c3;
}
.series-detail-blog-container .series-detail-blog-section .comments .comment .commenter a {
  color: #fff;
  font-weight: bold;
}
.series-detail-blog-container .series-detail-blog-section .comments .comment .commenter a:after {
  content: " / ";
  color: #c3c3c3;
}
.series-detail-blog-container .series-detail-blog-section .comments .comment p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  padding: 0 10px;
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content {
  width: 670px;
  margin: 0 auto;
  text-align: left;
  padding: 44px 0 40px;
  position: relative;
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content {
    width: 100%;
    padding-left: 15px;
    padding-right: 15px;
    padding-top: 45px;
    padding-bottom: 25px;
  }
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading {
  margin-bottom: 37px;
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading {
    text-align: center;
  }
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading h2 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 30px;
  text-transform: uppercase;
  line-height: 36px;
  margin-bottom: 16px;
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading h2 {
    font-size: 20px;
    line-height: 24px;
  }
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading h2 a {
  color: #fff;
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li {
  display: inline-block;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #fff;
  padding: 0 3px;
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li {
    display: block;
    color: #a3a3a3;
    margin-bottom: 2px;
  }
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li ul.social-tools li {
    display: inline-block;
    margin-top: 5px;
  }
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li.dashes {
    display: none;
  }
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li:first-child {
  padding-left: 0;
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li:last-child {
  padding-right: 0;
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li.share-list {
    margin-top: 10px;
  }
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li a {
  color: #fff;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li .share-icon {
  display: inline-block;
  vertical-align: top;
  margin-top: -2px;
  margin-left: 5px;
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li .share-icon .icon-share {
  width: 17px;
  height: 15px;
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li .share-icon .icon-share path {
  fill: #fff;
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .entry-heading .entry-sub-heading li ul.social-tools li {
    display: inline-block;
    margin-top: 5px;
  }
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .embedded-video, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .image, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .video {
  margin-bottom: 38px;
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .embedded-video, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .image, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .video {
    margin-bottom: 25px;
  }
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .embedded-video img, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .image img, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .video img {
    width: 100%;
  }
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .embedded-video span, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .image span, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .video span {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .embedded-video span, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .image span, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .video span {
    color: #c3c3c3;
  }
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .embedded-video span, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .image span, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .video span {
    text-align: center;
    display: inline-block;
  }
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .embedded-video .video-container, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .image .video-container, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .video .video-container {
  position: relative;
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .embedded-video .video-container .play-icon, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .image .video-container .play-icon, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .video .video-container .play-icon {
  position: absolute;
  top: 50%;
  margin-top: -25px;
  left: 50%;
  margin-left: -25px;
  width: 50px;
  height: 50px;
}
@media (max-width: 640px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .embedded-video .video-container .play-icon, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .image .video-container .play-icon, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .video .video-container .play-icon {
    width: 40px;
    height: 40px;
    margin-top: -20px;
    margin-left: -20px;
  }
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .embedded-video .video-container .play-icon path, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .image .video-container .play-icon path, .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .video .video-container .play-icon path {
  fill: #fff;
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  margin: 10px 0;
  line-height: 18px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .series-detail-blog-container .series-detail-blog-section .series-detail-blog-content p {
    color: #c3c3c3;
  }
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content p img {
  display: block;
  clear: both;
  margin: 0 0 10px;
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content p a {
  color: #fff;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
}
.series-detail-blog-container .series-detail-blog-section .series-detail-blog-content .read-more {
  display: block;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  color: #fff;
  margin-bottom: 20px;
}
.series-detail-blog-container #recaptcha_area {
  margin-bottom: 15px !important;
  margin-left: 4px !important;
}
#blog-detail .series-detail-blog-hero {
  border-bottom: 1px solid #767676;
}
#blog-detail .series-detail-blog-section {
  border-color: #404040;
}
#blog-detail .comments {
  text-align: left;
  width: 670px;
  margin: 0 auto;
  padding: 50px 0 0;
}
@media (max-width: 640px) {
  #blog-detail .comments {
    width: 100%;
    padding-left: 15px;
    padding-right: 15px;
  }
}
#blog-detail .comments .comment-count {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 18px;
  margin-bottom: 25px;
}
#blog-detail .comments .comment-count span {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
}
#blog-detail .comments .comment {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  margin-bottom: 30px;
}
#blog-detail .comments .comment .commenter {
  margin-bottom: 10px;
}
#blog-detail .comments .comment .commenter a {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  color: #fff;
}
#blog-detail .comments .comment p {
  color: #a3a3a3;
}
#blog-detail .comments .sign-in-to-leave-comment {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 16px;
  color: #fff;
  margin-bottom: 50px;
  margin-top: 15px;
  display: inline-block;
}
.inline-img-carousel {
  display: block;
  visibility: hidden;
}
.inline-img-carousel img {
  width: 100%;
}
#photo-detail .back-button {
  margin-bottom: 25px;
}
@media (max-width: 640px) {
  #photo-detail .back-button {
    margin-bottom: 15px;
  }
}
#photo-detail .swipe {
  overflow: hidden;
  visibility: hidden;
  position: relative;
  width: 870px;
  margin: 0 auto 40px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .swipe {
    width: 625px;
  }
}
@media (max-width: 640px) {
  #photo-detail .swipe {
    width: 290px;
  }
}
#photo-detail .swipe-wrap {
  overflow: hidden;
  position: relative;
  white-space: nowrap;
}
#photo-detail .swipe-wrap > li {
  float: left;
  width: 870px;
  position: relative;
  white-space: nowrap;
  max-height: 620px;
  height: auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .swipe-wrap > li {
    width: 625px;
    max-height: 500px;
  }
}
@media (max-width: 640px) {
  #photo-detail .swipe-wrap > li {
    width: 290px;
    max-height: 420px;
  }
}
#photo-detail .photo {
  list-style: none;
  display: inline-block;
  text-align: center;
}
@media (max-width: 640px) {
  #photo-detail .photo {
    width: 265px;
    margin-right: 0;
  }
}
#photo-detail .photo svg {
  width: 100%;
  height: 100%;
}
#photo-detail .photo svg path {
  fill: #fff;
}
#photo-detail.series-detail .logo-and-show {
  margin-bottom: 0px;
  max-width: 50%;
}
@media (max-width: 640px) {
  #photo-detail.series-detail .logo-and-show {
    margin-bottom: 20px;
    max-width: 100%;
  }
}
#photo-detail .top {
  position: relative;
}
#photo-detail .top .pagination {
  max-width: 90%;
}
#photo-detail .top .pagination-container {
  height: auto;
  max-width: 37%;
  position: absolute;
  right: 0;
  top: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .top .pagination-container {
    max-width: 60%;
  }
}
@media (max-width: 640px) {
  #photo-detail .top .pagination-container {
    max-width: 100%;
    position: relative;
    border-top: 1px solid #767676;
    border-bottom: 1px solid #767676;
    padding: 12px 0;
    text-align: center;
    bottom: 0;
    margin-bottom: 20px;
  }
}
#photo-detail .top .carousel-arrow {
  width: 10px;
  height: 20px;
  padding: 0;
}
@media (max-width: 640px) {
  #photo-detail .top .carousel-arrow {
    position: absolute;
    top: 10px;
  }
}
#photo-detail .top #quote-left {
  left: 0;
}
#photo-detail .top #quote-right {
  right: 0;
}
#photo-detail .share-save-container, #photo-detail .share-save-inner {
  display: inline-block;
  width: auto;
  height: 530px;
  background-repeat: no-repeat;
  background-size: contain;
  text-align: center;
  margin: 0 auto;
}
#photo-detail .share-save-container img, #photo-detail .share-save-inner img {
  width: auto;
  height: 100%;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .share-save-container, #photo-detail .share-save-inner {
    width: 625px;
    height: 380px;
  }
}
@media (max-width: 640px) {
  #photo-detail .share-save-container, #photo-detail .share-save-inner {
    width: 290px;
    height: 175px;
  }
}
#photo-detail .share-save-container h3, #photo-detail .share-save-inner h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 30px;
  text-transform: uppercase;
  margin-bottom: 11px;
  letter-spacing: 0.1em;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .share-save-container h3, #photo-detail .share-save-inner h3 {
    font-size: 24px;
  }
}
@media (max-width: 640px) {
  #photo-detail .share-save-container h3, #photo-detail .share-save-inner h3 {
    margin-bottom: 5px;
    font-size: 14px;
  }
}
#photo-detail .share-save-container h3 a, #photo-detail .share-save-inner h3 a {
  color: #fff;
  font-size: 20px;
  display: inline-block;
  padding: 20px 25px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .share-save-container h3 a, #photo-detail .share-save-inner h3 a {
    font-size: 24px;
  }
}
@media (max-width: 640px) {
  #photo-detail .share-save-container h3 a, #photo-detail .share-save-inner h3 a {
    font-size: 14px;
    padding: 13px 25px;
  }
}
#photo-detail .share-save-container {
  margin-bottom: 10px;
  position: relative;
}
@media (max-width: 640px) {
  #photo-detail .share-save-container {
    margin-bottom: 40px;
  }
}
#photo-detail .share-save-inner {
  background-color: rgba(0, 0, 0, 0.5);
  padding-top: 93px;
  opacity: 0;
  z-index: -1;
  position: absolute;
  left: 0;
  right: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .share-save-inner {
    padding-top: 30px;
  }
}
@media (max-width: 640px) {
  #photo-detail .share-save-inner {
    padding-top: 11px;
  }
}
#photo-detail .share-links {
  margin-bottom: 62px;
}
@media (max-width: 640px) {
  #photo-detail .share-links {
    margin-bottom: 20px;
  }
}
#photo-detail .share-links li {
  display: inline-block;
  vertical-align: top;
}
#photo-detail .share-links a {
  padding: 22px 23px;
  border: 2px solid #fff;
  display: inline-block;
  margin: 0 5px 0 5px;
}
@media (max-width: 640px) {
  #photo-detail .share-links a {
    padding: 9px;
    margin: 0 1px;
  }
}
@media (max-width: 640px) {
  #photo-detail .share-links a.share-links-pinterest {
    display: none;
  }
}
#photo-detail .share-links span {
  display: inline-block;
  width: 25px;
  height: 25px;
}
@media (max-width: 640px) {
  #photo-detail .share-links span {
    width: 12px;
    height: 12px;
  }
}
#photo-detail .share-links span svg {
  width: 100%;
  height: 100%;
}
#photo-detail .mobile {
  width: 40px;
  height: 80px;
}
#photo-detail .tablet {
  width: 72px;
  height: 92px;
}
#photo-detail .desktop {
  width: 111px;
  height: 92px;
}
#photo-detail .save-links {
  margin-top: 15px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .save-links {
    display: none;
  }
}
@media (max-width: 640px) {
  #photo-detail .save-links {
    display: none;
  }
}
#photo-detail .save-links li {
  display: inline-block;
  margin: 0 17px;
}
#photo-detail .save-links span {
  display: inline-block;
}
#photo-detail .save-links .type {
  display: block;
}
#photo-detail .info .btn {
  min-width: 160px;
}
#photo-detail .info .description {
  color: #c3c3c3;
  display: inline-block;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  text-align: left;
  margin-left: 20px;
  vertical-align: middle;
  white-space: normal;
  letter-spacing: -0.01em;
  width: 70%;
  max-width: 600px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .info .description {
    max-width: 600px;
    width: 60%;
  }
}
@media (max-width: 640px) {
  #photo-detail .info .description {
    margin: 10px 0 0 0;
    width: 100%;
    line-height: 16px;
    display: block;
  }
}
#photo-detail .resolution-links-container {
  display: none;
}
#photo-detail .resolution-links {
  position: relative;
  margin-top: 25px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .resolution-links {
    display: none !important;
  }
}
@media (max-width: 640px) {
  #photo-detail .resolution-links {
    display: none !important;
  }
}
#photo-detail .resolution-links li {
  display: inline-block;
  margin: 0 5px;
}
#photo-detail .resolution-links li span:not(.type) {
  border: 2px solid #fff;
  display: inline-block;
}
#photo-detail .resolution-links li.back-container {
  position: absolute;
  left: -80px;
  top: 69px;
}
#photo-detail .resolution-links li.back-container span {
  border: 0;
}
#photo-detail .resolution-links ._1024x768 {
  width: 113px;
  height: 73px;
}
#photo-detail .resolution-links ._1280x1024 {
  width: 143px;
  height: 93px;
}
#photo-detail .resolution-links ._1600x1200 {
  width: 163px;
  height: 113px;
}
#photo-detail .type {
  display: block;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  text-transform: uppercase;
  color: #fff;
  margin-top: 15px;
  letter-spacing: 0.1em;
}
#photo-detail .responsive {
  display: none;
}
@media (min-width: 1201px) {
  #photo-detail .desktop-only {
    display: block;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #photo-detail .tablet-only {
    display: inline-block;
    border: 2px solid #fff;
  }
}
@media (max-width: 641px) {
  #photo-detail .mobile-only {
    display: inline-block;
    border: 2px solid #fff;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-detail-social .grid-container {
    width: 705px;
  }
}
@media (max-width: 640px) {
  #series-detail-social .grid-container {
    width: 100%;
  }
}
.social-container {
  background-repeat: no-repeat;
  background-position: center top;
  background-size: contain;
}
.social-nav {
  text-align: center;
  padding-top: 85px;
  margin-bottom: 31px;
}
@media (max-width: 640px) {
  .social-nav {
    padding-top: 67px;
    margin-bottom: 21px;
  }
}
.social-nav ul {
  margin: 0 auto;
}
.social-nav ul li {
  display: inline-block;
  opacity: 0.2;
  margin-right: 33px;
  -webkit-transition: all 0.2s ease-out;
  -moz-transition: all 0.2s ease-out;
  -ms-transition: all 0.2s ease-out;
  -o-transition: all 0.2s ease-out;
  transition: all 0.2s ease-out;
}
.social-nav ul li:last-child {
  margin-right: 0;
}
.social-nav ul li:hover {
  opacity: 1;
}
.social-nav ul li polygon, .social-nav ul li path {
  fill: #fff;
}
.social-nav ul li.selected {
  opacity: 1;
}
.social-nav ul li.twitter {
  width: 35px;
  height: 29px;
}
@media (max-width: 640px) {
  .social-nav ul li.twitter {
    width: 29px;
    height: 24px;
  }
}
.social-nav ul li.facebook {
  width: 17px;
  height: 33px;
}
@media (max-width: 640px) {
  .social-nav ul li.facebook {
    width: 15px;
    height: 28px;
  }
}
.social-nav ul li.getglue {
  width: 33px;
  height: 33px;
}
@media (max-width: 640px) {
  .social-nav ul li.getglue {
    width: 27px;
    height: 27px;
  }
}
.social-content {
  zoom: 1;
  display: none;
}
.social-content:before, .social-content:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.social-content:after {
  clear: both;
}
.social-content.selected {
  display: block;
}
.social-content .lr {
  float: left;
  margin-right: 40px;
}
@media (max-width: 640px) {
  .social-content .lr {
    float: none;
    margin-right: 0;
  }
}
.social-content .lr aside {
  width: 358px;
  background-color: rgba(0, 0, 0, .33);
  padding: 28px;
  display: block;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .social-content .lr aside {
    width: 272px;
  }
}
@media (max-width: 640px) {
  .social-content .lr aside {
    width: 100%;
    background-color: transparent;
    padding: 0;
  }
}
.social-content .lr section.bottom-hr {
  border-bottom: 1px solid #494949;
  padding-bottom: 30px;
}
@media (max-width: 640px) {
  .social-content .lr section.bottom-hr {
    padding-bottom: 18px;
  }
}
.social-content .rr {
  overflow: hidden;
}
@media (max-width: 640px) {
  .social-content .rr {
    overflow: visible;
    padding-left: 5px;
    padding-right: 10px;
    padding-top: 20px;
  }
}
.social-content .rr .fb-comment-box {
  border-top: 1px solid #494949;
  margin-top: 10px;
  display: none;
  margin-bottom: 15px;
  padding-bottom: 0;
}
.social-content .rr .fb-comment-box p {
  display: none;
  margin-top: 25px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 18px;
}
.social-content .rr .fb-comment-box.comment-reply-posted form {
  display: none;
}
.social-content .rr .fb-comment-box.comment-reply-posted p {
  display: block;
}
.social-content .rr .fb-comment-box.post-to-wall {
  display: none;
}
.social-content .rr .fb-comment-box.post-to-wall .form-status {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 18px;
  color: #fff;
  margin-top: 15px;
  border-bottom: 1px solid #494949;
  padding-bottom: 15px;
}
.social-content .rr .fb-comment-box textarea {
  width: 100%;
  display: block;
  margin: 15px 0;
}
.social-content .social-stat-overview {
  zoom: 1;
  margin-bottom: 17px;
}
.social-content .social-stat-overview:before, .social-content .social-stat-overview:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.social-content .social-stat-overview:after {
  clear: both;
}
@media (max-width: 640px) {
  .social-content .social-stat-overview {
    padding-left: 15px;
    padding-right: 15px;
  }
}
.social-content .social-stat-overview img {
  float: left;
  margin-right: 13px;
}
.social-content .social-stat-overview .social-stat-title {
  overflow: hidden;
  padding-top: 2px;
}
.social-content .social-stat-overview .social-stat-title span {
  display: block;
  line-height: 16px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
.social-content .social-stat-overview .social-stat-title span strong {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  text-transform: uppercase;
}
.social-content .social-stat-overview .social-stat-title span a {
  color: #00deff;
}
.social-content .social-action-button {
  margin-bottom: 15px;
}
@media (max-width: 640px) {
  .social-content .social-action-button {
    padding-left: 15px;
    padding-right: 15px;
  }
}
.social-content .social-user-stats {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
@media (max-width: 640px) {
  .social-content .social-user-stats {
    padding-left: 15px;
    padding-right: 15px;
  }
}
.social-content .social-user-stats .stat-count {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 26px;
}
.social-content .social-user-stats .stat-unit {
  margin-left: -3px;
}
.social-content .featured-stats {
  padding-top: 30px;
}
@media (max-width: 640px) {
  .social-content .featured-stats {
    display: none;
  }
}
.social-content .featured-stats h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 15px;
  text-transform: uppercase;
  margin-bottom: 14px;
}
.social-content .featured-stats ul.facebook {
  zoom: 1;
}
.social-content .featured-stats ul.facebook:before, .social-content .featured-stats ul.facebook:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.social-content .featured-stats ul.facebook:after {
  clear: both;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .social-content .featured-stats ul.facebook {
    margin-bottom: 10px;
  }
}
.social-content .featured-stats ul.facebook li {
  float: left;
  margin-right: 13px;
  margin-bottom: 13px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .social-content .featured-stats ul.facebook li {
    margin-right: 5px;
    margin-bottom: 5px;
  }
  .social-content .featured-stats ul.facebook li:nth-child(4n+4) {
    margin-right: 0;
  }
  .social-content .featured-stats ul.facebook li:nth-last-of-type(-n+2) {
    display: none;
  }
}
.social-content .featured-stats ul.facebook li img {
  display: block;
}
.social-content .featured-stats ul.facebook li:nth-child(5n+5) {
  margin-right: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .social-content .featured-stats ul.facebook li:nth-child(5n+5) {
    margin-right: 5px;
  }
}
.social-content .featured-stats ul li {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  line-height: 18px;
}
.social-content .featured-stats ul li a {
  color: #b2b2b2;
}
.social-content .social-interaction {
  padding-top: 30px;
}
.social-content .social-interaction .social-interaction-wrap {
  height: 280px;
  overflow: hidden;
}
.social-content .social-interaction #who-to-follow-more-btn {
  margin-top: 22px;
}
@media (max-width: 640px) {
  .social-content .social-interaction {
    display: none;
  }
}
.social-content .social-interaction h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 15px;
  text-transform: uppercase;
  margin-bottom: 14px;
}
.social-content .social-interaction ul li {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  zoom: 1;
  margin-bottom: 22px;
}
.social-content .social-interaction ul li:before, .social-content .social-interaction ul li:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.social-content .social-interaction ul li:after {
  clear: both;
}
.social-content .social-interaction ul li img {
  float: left;
  margin-right: 15px;
  width: 80px;
  height: 80px;
}
.social-content .social-interaction ul li .social-interaction-desc {
  overflow: hidden;
  padding-top: 2px;
}
.social-content .social-interaction ul li .social-interaction-desc a {
  color: #00deff;
}
.social-content .social-interaction ul li .social-interaction-desc span {
  display: block;
  line-height: 16px;
}
.social-content .social-interaction ul li .social-interaction-desc span.social-interaction-title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  text-transform: uppercase;
}
.social-content .more-ways-to-follow {
  padding-top: 30px;
}
@media (max-width: 640px) {
  .social-content .more-ways-to-follow {
    display: none;
  }
}
.social-content .more-ways-to-follow h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 15px;
  text-transform: uppercase;
  margin-bottom: 14px;
}
.social-content .more-ways-to-follow ul li {
  margin-bottom: 20px;
}
.social-content .more-ways-to-follow ul li:last-child {
  margin-bottom: 0;
}
.social-content .more-ways-to-follow ul li a {
  zoom: 1;
  display: block;
}
.social-content .more-ways-to-follow ul li a:before, .social-content .more-ways-to-follow ul li a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.social-content .more-ways-to-follow ul li a:after {
  clear: both;
}
.social-content .more-ways-to-follow ul li a svg {
  float: left;
}
.social-content .more-ways-to-follow ul li a svg.logo-instagram {
  width: 18px;
  height: 19px;
  margin-right: 10px;
  margin-top: -1px;
}
.social-content .more-ways-to-follow ul li a svg.logo-instagram path {
  fill: #fff;
}
.social-content .more-ways-to-follow ul li a svg.logo-google-plus {
  width: 16px;
  height: 16px;
  margin-right: 11px;
}
.social-content .more-ways-to-follow ul li a svg.logo-google-plus path, .social-content .more-ways-to-follow ul li a svg.logo-google-plus polygon {
  fill: #fff;
}
.social-content .more-ways-to-follow ul li a svg.logo-tumblr {
  width: 11px;
  height: 17px;
  margin-right: 15px;
}
.social-content .more-ways-to-follow ul li a svg.logo-tumblr path, .social-content .more-ways-to-follow ul li a svg.logo-tumblr polygon {
  fill: #fff;
}
.social-content .more-ways-to-follow ul li a span {
  overflow: hidden;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  color: #fff;
  text-transform: uppercase;
  padding-top: 1px;
}
.social-content .social-stream .load-more {
  margin-left: 56px;
}
.social-content .social-stream .social-stream-header {
  zoom: 1;
  margin-bottom: 20px;
}
.social-content .social-stream .social-stream-header:before, .social-content .social-stream .social-stream-header:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.social-content .social-stream .social-stream-header:after {
  clear: both;
}
.social-content .social-stream .social-stream-header h1 {
  float: left;
  margin-top: 7px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 25px;
  text-transform: uppercase;
}
@media (max-width: 640px) {
  .social-content .social-stream .social-stream-header h1 {
    font-size: 18px;
    margin-top: 11px;
  }
}
.social-content .social-stream .social-stream-header .btn {
  float: right;
}
@media (max-width: 640px) {
  .social-content .social-stream .social-stream-content.twitter {
    text-align: center;
  }
}
.social-content .social-stream .social-stream-content.twitter ol {
  margin-bottom: 15px;
  text-align: left;
}
.social-content .social-stream .social-stream-content.twitter ol li .tweet-avatar {
  float: left;
  margin-right: 13px;
  width: 48px;
  height: 48px;
  background: #333;
}
@media (max-width: 640px) {
  .social-content .social-stream .social-stream-content.twitter ol li .tweet-avatar {
    margin-right: 10px;
  }
}
.social-content .social-stream .social-stream-content.twitter ol li .tweet-content {
  overflow: hidden;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  line-height: 18px;
  position: relative;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .social-content .social-stream .social-stream-content.twitter ol li .tweet-content {
    padding-right: 55px;
  }
}
.social-content .social-stream .social-stream-content.twitter ol li .tweet-content .tweet-author {
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  padding-top: 2px;
  max-width: 230px;
}
.social-content .social-stream .social-stream-content.twitter ol li .tweet-content .tweet-author a {
  text-transform: none;
  color: #00deff;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
@media (max-width: 640px) {
  .social-content .social-stream .social-stream-content.twitter ol li .tweet-content .tweet-author a {
    padding: 0 50% 0 0;
  }
}
.social-content .social-stream .social-stream-content.twitter ol li .tweet-content a, .social-content .social-stream .social-stream-content.twitter ol li .tweet-content span {
  color: #b2b2b2;
}
.social-content .social-stream .social-stream-content.twitter ol li .tweet-content .tweet-timestamp {
  position: absolute;
  top: 0;
  right: 0;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 12px;
  color: #fff;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions {
  margin-top: 12px;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul {
  zoom: 1;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul:before, .social-content .social-stream .social-stream-content.twitter .tweet-actions ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul:after {
  clear: both;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul li {
  float: left;
  margin-right: 10px;
  margin-bottom: 22px;
  width: 70px;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul li:first-child {
  margin-right: 0;
}
@media (max-width: 640px) {
  .social-content .social-stream .social-stream-content.twitter .tweet-actions ul li {
    margin-right: 5px;
    width: 65px;
  }
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul li a {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 10px;
  text-transform: uppercase;
  color: #fff;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul li a svg {
  float: left;
  margin: 3px 5px 0 0;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul li a svg path, .social-content .social-stream .social-stream-content.twitter .tweet-actions ul li a svg polygon {
  fill: #fff;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul li a svg.icon-reply {
  width: 17px;
  height: 10px;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul li a svg.icon-refresh {
  width: 13px;
  height: 12px;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul li a svg.icon-favorite {
  width: 12px;
  height: 12px;
}
.social-content .social-stream .social-stream-content.twitter .tweet-actions ul li a span {
  float: left;
}
.social-content .social-stream .social-stream-content.facebook ol {
  margin-bottom: 34px;
}
.social-content .social-stream .social-stream-content.facebook ol li .fb-avatar {
  float: left;
  margin-right: 12px;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-content-container {
  overflow: hidden;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-content {
  border-bottom: 1px solid #494949;
  padding-bottom: 15px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  line-height: 18px;
  margin-bottom: 17px;
  position: relative;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-content .post-author {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  text-transform: uppercase;
  padding-top: 2px;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-content .post-author span {
  text-transform: none;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  color: #727271;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-content .post-content p {
  margin-bottom: 5px;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-content .post-content img {
  display: block;
  margin: 10px 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .social-content .social-stream .social-stream-content.facebook ol li .facebook-post-content .post-content img {
    width: 90%;
  }
}
@media (max-width: 640px) {
  .social-content .social-stream .social-stream-content.facebook ol li .facebook-post-content .post-content img {
    width: 90%;
  }
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-content .post-timestamp {
  position: absolute;
  top: 0;
  right: 0;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 12px;
  color: #fff;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-comments {
  border-bottom: 1px solid #494949;
  padding-bottom: 15px;
  margin-bottom: 17px;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-comments .facebook-share-stats {
  margin-top: 5px;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-comments .facebook-share-stats a span {
  margin-top: 3px;
  display: inline-block;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-comments .fb-comment-avatar {
  float: left;
  margin-right: 10px;
}
@media (max-width: 640px) {
  .social-content .social-stream .social-stream-content.facebook ol li .facebook-post-comments .fb-comment-avatar {
    width: 24px;
  }
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-comments .facebook-comment-content {
  overflow: hidden;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-comments .facebook-comment-content .post-author p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  line-height: 18px;
  margin-bottom: 5px;
}
.social-content .social-stream .social-stream-content.facebook ol li .facebook-post-comments .facebook-comment-content .post-author p a {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
}
.facebook-action-buttons li, .facebook-share-stats li {
  display: inline-block;
  font-size: 10px;
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
}
.facebook-action-buttons li a, .facebook-share-stats li a {
  color: #a3a3a3;
}
.facebook-share-stats .like-count a {
  min-width: 140px;
}
.facebook-share-stats .like-count a.get-glue-comment-like {
  width: 160px;
}
.facebook-share-stats .like-count a.get-glue-comment-like span {
  text-transform: none;
}
.facebook-share-stats .like-count a.get-glue-comment-like span strong {
  text-transform: uppercase;
}
.facebook-share-stats .share-count a {
  min-width: 135px;
}
.facebook-share-stats a {
  display: inline-block;
  zoom: 1;
}
.facebook-share-stats a:before, .facebook-share-stats a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.facebook-share-stats a:after {
  clear: both;
}
.facebook-share-stats a svg {
  float: left;
  margin-right: 5px;
}
.facebook-share-stats a .icon-facebook-like {
  width: 13px;
  height: 13px;
}
.facebook-share-stats a .icon-facebook-like path {
  fill: #818181;
}
.facebook-share-stats a .icon-facebook-share {
  width: 12px;
  height: 12px;
}
.facebook-share-stats a .icon-facebook-share rect, .facebook-share-stats a .icon-facebook-share path {
  fill: #848685;
}
.view-more-comments {
  zoom: 1;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 10px;
  text-transform: uppercase;
  color: #a3a3a3;
  border-bottom: 1px solid #494949;
  padding-bottom: 17px;
}
.view-more-comments:before, .view-more-comments:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.view-more-comments:after {
  clear: both;
}
.view-more-comments .view-more-btn {
  float: left;
  color: #a3a3a3;
  zoom: 1;
}
.view-more-comments .view-more-btn:before, .view-more-comments .view-more-btn:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.view-more-comments .view-more-btn:after {
  clear: both;
}
.view-more-comments .view-more-btn svg {
  float: left;
  margin-right: 7px;
}
.view-more-comments .view-more-btn .icon-comment-bubble {
  width: 11px;
  height: 11px;
}
.view-more-comments .view-more-btn .icon-comment-bubble line, .view-more-comments .view-more-btn .icon-comment-bubble path {
  fill: #a3a3a3;
}
.view-more-comments .view-more-btn span {
  float: left;
}
.view-more-comments .comment-totals {
  float: right;
}
.final-ride {
  padding: 100px 0;
  background-repeat: no-repeat;
  background-position: center top;
  background-size: contain;
}
.final-ride .mr-space {
  width: 917px;
  min-height: 1115px;
  margin: auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .final-ride .mr-space {
    width: 651px;
    min-height: 790px;
  }
}
@media (max-width: 640px) {
  .final-ride .mr-space {
    width: 80%;
    min-height: 5500px;
  }
}
#movie-detail {
  text-align: center;
}
#movie-detail #header-spacer {
  height: 80px;
}
#movie-detail .hero {
  background-size: cover;
  background-repeat: no-repeat;
  background-position: center top;
  height: 500px;
  position: relative;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #movie-detail .hero {
    height: 298px;
  }
}
@media (max-width: 640px) {
  #movie-detail .hero {
    width: 90%;
    height: 163px;
    margin: 10px auto 0 auto;
  }
}
#movie-detail .hero .play-icon {
  display: block;
  width: 98px;
  height: 98px;
  position: absolute;
  top: 50%;
  margin-top: -49px;
  left: 50%;
  margin-left: -49px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #movie-detail .hero .play-icon {
    width: 67px;
    height: 67px;
    margin-top: -33px;
    margin-left: -33px;
  }
}
@media (max-width: 640px) {
  #movie-detail .hero .play-icon {
    width: 50px;
    height: 50px;
    margin-top: -25px;
    margin-left: -25px;
  }
}
#movie-detail .hero .play-icon path, #movie-detail .hero .play-icon polygon {
  fill: #fff;
}
#movie-detail .hero .network-logo {
  position: absolute;
  right: 25px;
  bottom: 30px;
}
@media (max-width: 640px) {
  #movie-detail .hero .network-logo {
    right: 27px;
    bottom: 22px;
  }
}
@media (max-width: 640px) {
  #movie-detail .hero .network-logo {
    right: 15px;
    bottom: 15px;
  }
}
#movie-detail .hero .network-logo polygon {
  fill: #fff;
}
#movie-detail .hero .network-logo.fxm {
  width: 87px;
  height: 36px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #movie-detail .hero .network-logo.fxm {
    width: 56px;
    height: 23px;
  }
}
@media (max-width: 640px) {
  #movie-detail .hero .network-logo.fxm {
    width: 41px;
    height: 17px;
  }
}
#movie-detail .movie-content {
  text-align: left;
  width: 1171px;
  margin: 0 auto 90px auto;
  position: relative;
  zoom: 1;
}
#movie-detail .movie-content:before, #movie-detail .movie-content:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#movie-detail .movie-content:after {
  clear: both;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #movie-detail .movie-content {
    width: 684px;
    margin: 0 auto 50px;
  }
}
@media (max-width: 640px) {
  #movie-detail .movie-content {
    width: 90%;
    margin-bottom: 50px;
  }
}
#movie-detail .movie-content .movie-art {
  position: absolute;
  top: -30px;
  left: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #movie-detail .movie-content .movie-art {
    width: 190px;
  }
}
@media (max-width: 640px) {
  #movie-detail .movie-content .movie-art {
    display: none;
  }
}
#movie-detail .movie-content .movie-desc {
  float: right;
  width: 830px;
  padding-top: 25px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #movie-detail .movie-content .movie-desc {
    width: 450px;
  }
}
@media (max-width: 640px) {
  #movie-detail .movie-content .movie-desc {
    float: none;
    width: 100%;
  }
}
#movie-detail .movie-content .movie-desc .sponsor-block {
  text-align: left;
  margin-bottom: 7px;
}
@media (max-width: 640px) {
  #movie-detail .movie-content .movie-desc .sponsor-block {
    text-align: center;
    margin-bottom: 25px;
  }
}
#movie-detail .movie-content .movie-desc h1 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 50px;
  text-transform: uppercase;
  margin-bottom: 5px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #movie-detail .movie-content .movie-desc h1 {
    font-size: 36px;
  }
}
#movie-detail .movie-content .movie-desc ul {
  zoom: 1;
  margin-bottom: 34px;
}
#movie-detail .movie-content .movie-desc ul:before, #movie-detail .movie-content .movie-desc ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#movie-detail .movie-content .movie-desc ul:after {
  clear: both;
}
#movie-detail .movie-content .movie-desc ul li {
  float: left;
  margin-right: 10px;
}
#movie-detail .movie-content .movie-desc ul li a {
  color: #a3a3a3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 10px;
  zoom: 1;
  text-transform: uppercase;
  display: block;
}
#movie-detail .movie-content .movie-desc ul li a:before, #movie-detail .movie-content .movie-desc ul li a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#movie-detail .movie-content .movie-desc ul li a:after {
  clear: both;
}
#movie-detail .movie-content .movie-desc ul li svg {
  float: left;
  zoom: 1;
  margin-right: 5px;
}
#movie-detail .movie-content .movie-desc ul li svg:before, #movie-detail .movie-content .movie-desc ul li svg:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#movie-detail .movie-content .movie-desc ul li svg:after {
  clear: both;
}
#movie-detail .movie-content .movie-desc ul li svg polygon, #movie-detail .movie-content .movie-desc ul li svg path {
  fill: #a3a3a3;
}
#movie-detail .movie-content .movie-desc ul li svg.logo-twitter {
  width: 12px;
  height: 10px;
}
#movie-detail .movie-content .movie-desc ul li svg.logo-facebook {
  width: 6px;
  height: 14px;
  margin-top: -2px;
}
#movie-detail .movie-content .movie-desc ul li span {
  float: left;
}
#movie-detail .movie-content .movie-desc p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
  color: #a3a3a3;
  margin-bottom: 25px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #movie-detail .movie-content .movie-desc p {
    font-size: 16px;
  }
}
@media (max-width: 640px) {
  #movie-detail .movie-content .movie-desc p {
    font-size: 14px;
  }
}
#movie-detail .movie-content .movie-desc p.exp-date {
  color: #fff;
  text-transform: uppercase;
  margin-bottom: 10px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #movie-detail .movie-extras .video-thumbs-container {
    width: 684px;
  }
  #movie-detail .movie-extras .video-thumbs-container .entertainment-list li:last-child {
    display: none;
  }
}
#movie-detail .movie-extras .video-link {
  position: relative;
}
#movie-detail .movie-extras .video-link .play {
  top: 50%;
  margin-top: -25px;
  left: 50%;
  margin-left: -25px;
  width: 50px;
  height: 50px;
  position: absolute;
}
@media (max-width: 640px) {
  #movie-detail .movie-extras .video-link .play {
    width: 34px;
    height: 34px;
    margin-top: -17px;
    margin-left: -17px;
  }
}
#generic footer {
  margin-top: 0;
}
.generic-message-container {
  text-align: center;
  height: 100%;
}
.generic-message-container .grid-container {
  height: 100%;
}
.generic-message-container .hidden {
  height: 600px;
  display: inline-block;
  vertical-align: middle;
  width: 1px;
}
@media (max-width: 640px) {
  .generic-message-container .hidden {
    height: 375px;
  }
}
.generic-message-container .content {
  display: inline-block;
  vertical-align: middle;
  width: 98%;
}
.generic-message-container h1 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 30px;
  text-transform: uppercase;
  width: 500px;
  margin: 0 auto 25px;
}
@media (max-width: 640px) {
  .generic-message-container h1 {
    width: 100%;
    font-size: 24px;
  }
}
.generic-message-container .message {
  color: #a3a3a3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
  width: 440px;
  margin: 0 auto 25px;
}
@media (max-width: 640px) {
  .generic-message-container .message {
    width: 100%;
  }
}
.generic-message-container #signin-form h2 {
  width: 500px;
  margin: 0 auto 15px;
  text-align: left;
}
@media (max-width: 640px) {
  .generic-message-container #signin-form h2 {
    width: 100%;
    text-align: center;
  }
}
.generic-message-container .sub-text {
  text-align: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  width: 375px;
  margin-bottom: 25px;
}
@media (max-width: 640px) {
  .generic-message-container .sub-text {
    width: 100%;
  }
}
.generic-message-container .sub-text .txt-link {
  display: inline;
}
@media (max-width: 640px) {
  .generic-message-container #signin-form h1 {
    margin-top: 30px;
  }
}
.generic-message-container #signin-form .social-container, .generic-message-container #signin-form .or-container, .generic-message-container #signin-form .email-container {
  display: inline-block;
  vertical-align: top;
  text-align: left;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .generic-message-container #signin-form .social-container, .generic-message-container #signin-form .or-container, .generic-message-container #signin-form .email-container {
    display: inline-block;
  }
}
@media (max-width: 640px) {
  .generic-message-container #signin-form .social-container, .generic-message-container #signin-form .or-container, .generic-message-container #signin-form .email-container {
    display: block;
    margin: 0 auto;
  }
}
.generic-message-container #signin-form .or-container {
  width: 25px;
  text-align: center;
  margin: 0 25px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .generic-message-container #signin-form .or-container {
    width: 25px;
    text-align: center;
    margin: 0 25px;
  }
}
@media (max-width: 640px) {
  .generic-message-container #signin-form .or-container {
    width: 100%;
    margin: 20px 0;
  }
}
.generic-message-container #signin-form .or-container .separator {
  height: 86px;
  width: 1px;
  background-color: #505050;
  margin: 0 auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .generic-message-container #signin-form .or-container .separator {
    height: 86px;
    width: 1px;
    background-color: #505050;
    margin: 0 auto;
  }
}
@media (max-width: 640px) {
  .generic-message-container #signin-form .or-container .separator {
    display: inline-block;
    height: 1px;
    width: 122px;
    position: relative;
    top: -5px;
  }
}
.generic-message-container #signin-form .or-container p {
  margin: 10px 3px;
  display: inline-block;
  font-size: 12px;
}
.generic-message-container #signin-form .email-container .btn {
  position: relative;
  top: 85px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .generic-message-container #signin-form .email-container .btn {
    position: relative;
    top: 85px;
  }
}
@media (max-width: 640px) {
  .generic-message-container #signin-form .email-container .btn {
    position: static;
    width: 100%;
  }
}
@media (max-width: 640px) {
  .generic-message-container #signin-form .sign-up .txt-link {
    display: block;
  }
}
.generic-message-container .email #signin-form {
  width: 250px;
  margin: 0 auto;
}
.generic-message-container .email #signin-form h2 {
  text-align: center;
  width: 100%;
}
.generic-message-container .email #signin-form .btn {
  margin: 0 auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .generic-message-container #account-info-form {
    width: 430px;
    margin: 0 auto;
  }
}
.generic-message-container #account-info-form h2 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 30px;
  text-align: left;
  text-transform: uppercase;
  margin: 25px 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .generic-message-container #account-info-form h2 {
    font-size: 24px;
  }
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form h2 {
    font-size: 24px;
  }
}
.generic-message-container #account-info-form h2 br {
  display: none;
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form h2 br {
    display: block;
  }
}
.generic-message-container #account-info-form h3 {
  text-align: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  margin-bottom: 15px;
}
.generic-message-container #account-info-form .social-container, .generic-message-container #account-info-form .or-container {
  width: 315px;
  display: block;
}
.generic-message-container #account-info-form .social-container a, .generic-message-container #account-info-form .or-container a {
  zoom: 1;
  display: block;
  margin-bottom: 10px;
  text-align: left;
}
.generic-message-container #account-info-form .social-container a:before, .generic-message-container #account-info-form .or-container a:before, .generic-message-container #account-info-form .social-container a:after, .generic-message-container #account-info-form .or-container a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.generic-message-container #account-info-form .social-container a:after, .generic-message-container #account-info-form .or-container a:after {
  clear: both;
}
.generic-message-container #account-info-form .social-container a .text, .generic-message-container #account-info-form .or-container a .text {
  width: 240px;
}
.generic-message-container #account-info-form .or-container {
  text-align: left;
  width: 100%;
  margin: 20px 0;
}
.generic-message-container #account-info-form .or-container .separator {
  background-color: #505050;
  margin: 0 auto;
  display: inline-block;
  height: 1px;
  width: 164px;
  position: relative;
  top: -5px;
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form .or-container .separator {
    width: 127px;
  }
}
.generic-message-container #account-info-form .or-container p {
  margin: 10px 3px;
  display: inline-block;
  font-size: 12px;
}
.generic-message-container #account-info-form .state-zip-container {
  text-align: left;
}
.generic-message-container #account-info-form .captcha-container-outer {
  width: 360px;
  text-align: left;
  margin: 20px 0;
  padding: 20px 0;
  border-top: 1px solid #494949;
  border-bottom: 1px solid #494949;
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form .captcha-container-outer {
    width: 100%;
  }
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form .captcha-container-outer .captcha-container {
    width: 290px;
    overflow-x: scroll;
    overflow-y: hidden;
  }
}
.generic-message-container #account-info-form .provider-container {
  text-align: left;
}
.generic-message-container #account-info-form .checkboxes {
  width: 400px;
  text-align: left;
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form .checkboxes {
    width: 100%;
  }
}
.generic-message-container #account-info-form .checkbox {
  display: block;
  margin-bottom: 8px;
}
.generic-message-container #account-info-form .checkbox span {
  display: inline-block;
  vertical-align: middle;
}
.generic-message-container #account-info-form .checkbox .label {
  display: inline-block;
  vertical-align: middle;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form .checkbox .label {
    width: 89%;
  }
}
.generic-message-container #account-info-form .checkbox .label .txt-link {
  display: inline;
}
.generic-message-container #account-info-form .social-message {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  margin-bottom: 25px;
  text-align: left;
  width: 400px;
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form .social-message {
    width: 100%;
  }
}
.generic-message-container #account-info-form .social-message img, .generic-message-container #account-info-form .social-message p {
  display: inline-block;
  vertical-align: top;
}
.generic-message-container #account-info-form .social-message p {
  width: 365px;
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form .social-message p {
    width: 89%;
  }
}
.generic-message-container #account-info-form .social-connect-success {
  position: relative;
  width: 360px;
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form .social-connect-success {
    width: 100%;
  }
}
.generic-message-container #account-info-form .social-connect-success span {
  display: block;
  position: absolute;
  width: 15px;
  height: 15px;
  background-color: transparent;
  top: 20px;
  right: -25px;
}
.generic-message-container #account-info-form .social-connect-success span path {
  fill: #3f9b3b;
}
@media (max-width: 640px) {
  .generic-message-container #account-info-form .social-connect-success span {
    right: 20px;
  }
}
#schedule #header-spacer {
  height: 130px;
  margin-bottom: 20px;
}
#schedule .find-bottom {
  display: none;
}
@media (max-width: 640px) {
  #schedule .find-bottom {
    display: block;
  }
}
#schedule-controls {
  position: relative;
  margin-bottom: 50px;
  height: 46px;
  overflow: visible;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #schedule-controls {
    margin-bottom: 30px;
  }
}
@media (max-width: 640px) {
  #schedule-controls {
    margin-bottom: 20px;
    height: auto;
    text-align: center;
  }
}
#schedule-controls .find-channel {
  display: inline;
  top: 0;
  left: 0;
}
#schedule-controls .find-channel .btn.with-icon {
  padding-left: 10px;
  padding-right: 10px;
}
@media (max-width: 640px) {
  #schedule-controls .find-channel {
    display: none;
  }
}
#schedule-controls .choose-day, #schedule-controls .choose-timezone {
  margin: 0 5px;
  width: 200px;
  float: right;
}
@media (max-width: 640px) {
  #schedule-controls .choose-day, #schedule-controls .choose-timezone {
    display: inline-block;
    float: none;
    margin: 0 4px 20px;
    width: 135px;
    text-align: left;
  }
}
#schedule-controls .choose-day .chosen-single, #schedule-controls .choose-timezone .chosen-single {
  font-size: 14px;
}
@media (max-width: 640px) {
  #schedule-controls .choose-day .chosen-single, #schedule-controls .choose-timezone .chosen-single {
    font-size: 12px;
  }
  #schedule-controls .choose-day .chosen-single span, #schedule-controls .choose-timezone .chosen-single span {
    width: 90px;
  }
}
#schedule-controls .choose-day .chosen-single span, #schedule-controls .choose-timezone .chosen-single span {
  width: 180px;
}
@media (max-width: 640px) {
  #schedule-controls .choose-day .chosen-single span, #schedule-controls .choose-timezone .chosen-single span {
    width: 120px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #schedule-controls #mobile-channels {
    display: none;
  }
}
@media (min-width: 1201px) {
  #schedule-controls #mobile-channels {
    display: none;
  }
}
@media (max-width: 640px) {
  #schedule-controls #mobile-channels {
    display: block;
    margin: 0 auto 20px;
    text-align: center;
  }
  #schedule-controls #mobile-channels a {
    margin: 0 20px;
  }
}
#schedule-controls #mobile-channels a {
  display: inline-block;
  margin-right: 10px;
  height: 20px;
  vertical-align: top;
}
#schedule-controls #mobile-channels a.active polygon {
  fill: #fff;
}
#schedule-controls #mobile-channels a.fx-mobile {
  width: 30px;
}
#schedule-controls #mobile-channels a.fxx-mobile {
  width: 32px;
  height: 26px;
}
#schedule-controls #mobile-channels a.fxx-mobile polygon {
  fill: #000;
}
#schedule-controls #mobile-channels a.fxx-mobile path {
  fill: #333;
}
#schedule-controls #mobile-channels a.fxx-mobile.active path {
  fill: #fff;
}
#schedule-controls #mobile-channels a.fxm-mobile {
  width: 45px;
}
#schedule-controls #mobile-channels polygon {
  fill: #333;
}
#channel-listings #times {
  padding-top: 68px;
  margin-left: 65px;
  width: 95px;
  display: inline-block;
  vertical-align: top;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings #times {
    margin-left: 0;
    width: 75px;
    padding-top: 68px;
  }
}
@media (max-width: 640px) {
  #channel-listings #times {
    margin-left: 0;
    width: 60px;
    padding-top: 0px;
  }
}
#channel-listings #times li {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 20px;
  color: #a3a3a3;
  height: 200px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings #times li {
    height: 200px;
  }
}
@media (max-width: 640px) {
  #channel-listings #times li {
    height: 160px;
    font-size: 14px;
  }
}
@media (max-width: 640px) {
  #channel-listings #FXX-schedule {
    width: 225px;
    display: none;
  }
}
@media (max-width: 640px) {
  #channel-listings #FXM-schedule {
    width: 225px;
    display: none;
  }
}
#channel-listings .channel {
  display: inline-block;
  vertical-align: top;
  margin-right: 35px;
  max-width: 300px;
}
@media (min-width: 1201px) {
  #channel-listings .channel {
    display: inline-block !important;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .channel {
    margin-right: 13px;
    display: inline-block !important;
  }
}
@media (max-width: 640px) {
  #channel-listings .channel {
    margin: 0;
  }
}
#channel-listings .channel:nth-child(4) {
  margin-right: 0;
}
#channel-listings .channel li {
  border: 1px solid #4a4a4a;
  border-top: 0;
  display: block;
  padding: 20px 20px 0;
  position: relative;
  width: 314px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .channel li {
    width: 190px;
    padding: 10px 15px;
  }
}
@media (max-width: 640px) {
  #channel-listings .channel li {
    width: 225px;
    padding: 10px 10px 0;
    margin-right: 0;
  }
  #channel-listings .channel li h3, #channel-listings .channel li h4 {
    width: 100%;
  }
}
#channel-listings .channel li:hover {
  cursor: pointer;
  background-color: #ff0100;
}
#channel-listings .channel li:hover .highlight, #channel-listings .channel li:hover .title, #channel-listings .channel li:hover .extra {
  color: #fff;
}
#channel-listings .channel li:hover .watch-live path {
  fill: #fff;
}
#channel-listings .channel li:nth-child(1) {
  border-top: 1px solid #4a4a4a;
}
#channel-listings .channel .watch-live {
  position: absolute;
  top: 8px;
  right: 20px;
  width: 35px;
  height: 35px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .channel .watch-live {
    width: 28px;
    height: 28px;
    right: 10px;
  }
}
@media (max-width: 640px) {
  #channel-listings .channel .watch-live {
    width: 28px;
    height: 28px;
  }
}
#channel-listings .channel .watch-live path {
  fill: #ff0100;
}
#channel-listings .channel .watch-live svg {
  width: 100%;
  height: 100%;
}
#channel-listings .channel .highlight {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  color: #ff0100;
  text-transform: uppercase;
  margin-right: 3px;
}
@media (max-width: 640px) {
  #channel-listings .channel .highlight {
    font-size: 14px;
    display: inline-block;
    margin-bottom: 4px;
  }
}
#channel-listings .channel .title {
  color: #fff;
  font-size: 18px;
  margin-bottom: 2px;
  padding-right: 40px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .channel .title {
    font-size: 14px;
  }
}
@media (max-width: 640px) {
  #channel-listings .channel .title {
    font-size: 14px;
    display: inline-block;
  }
}
#channel-listings .channel .extra {
  color: #a3a3a3;
  font-size: 14px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .channel .extra {
    width: 130px;
  }
}
@media (max-width: 640px) {
  #channel-listings .channel .extra {
    font-size: 14px;
    width: 150px;
  }
}
#channel-listings .channel .description, #channel-listings .channel .photo {
  display: none;
}
#channel-listings .channel ._10min, #channel-listings .channel ._15min {
  height: 50px;
  padding: 8px 20px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .channel ._10min, #channel-listings .channel ._15min {
    min-height: 50px;
    height: auto;
  }
}
@media (max-width: 640px) {
  #channel-listings .channel ._10min, #channel-listings .channel ._15min {
    height: 40px;
    padding: 5px 10px 0;
  }
}
#channel-listings .channel ._20min, #channel-listings .channel ._30min {
  height: 100px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .channel ._20min, #channel-listings .channel ._30min {
    min-height: 100px;
    height: auto;
  }
}
@media (max-width: 640px) {
  #channel-listings .channel ._20min, #channel-listings .channel ._30min {
    height: 80px;
  }
}
#channel-listings .channel ._40min, #channel-listings .channel ._45min, #channel-listings .channel ._50min {
  height: 150px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .channel ._40min, #channel-listings .channel ._45min, #channel-listings .channel ._50min {
    min-height: 150px;
    height: auto;
  }
}
@media (max-width: 640px) {
  #channel-listings .channel ._40min, #channel-listings .channel ._45min, #channel-listings .channel ._50min {
    height: 120px;
  }
}
#channel-listings .channel ._60min, #channel-listings .channel ._70min {
  height: 200px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._60min, #channel-listings .channel ._70min {
    height: 160px;
  }
}
#channel-listings .channel ._75min, #channel-listings .channel ._80min {
  height: 250px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._75min, #channel-listings .channel ._80min {
    height: 200px;
  }
}
#channel-listings .channel ._90min, #channel-listings .channel ._100min {
  height: 300px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._90min, #channel-listings .channel ._100min {
    height: 240px;
  }
}
#channel-listings .channel ._105min, #channel-listings .channel ._110min {
  height: 350px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._105min, #channel-listings .channel ._110min {
    height: 280px;
  }
}
#channel-listings .channel ._120min, #channel-listings .channel ._125min {
  height: 400px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._120min, #channel-listings .channel ._125min {
    height: 320px;
  }
}
#channel-listings .channel ._130min, #channel-listings .channel ._135min, #channel-listings .channel ._140min {
  height: 450px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._130min, #channel-listings .channel ._135min, #channel-listings .channel ._140min {
    height: 360px;
  }
}
#channel-listings .channel ._145min, #channel-listings .channel ._150min {
  height: 500px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._145min, #channel-listings .channel ._150min {
    height: 400px;
  }
}
#channel-listings .channel ._160min, #channel-listings .channel ._165min, #channel-listings .channel ._170min {
  height: 550px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._160min, #channel-listings .channel ._165min, #channel-listings .channel ._170min {
    height: 440px;
  }
}
#channel-listings .channel ._180min {
  height: 600px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._180min {
    height: 480px;
  }
}
#channel-listings .channel ._195min, #channel-listings .channel ._200min {
  height: 650px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._195min, #channel-listings .channel ._200min {
    height: 520px;
  }
}
#channel-listings .channel ._205min, #channel-listings .channel ._210min {
  height: 700px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._205min, #channel-listings .channel ._210min {
    height: 560px;
  }
}
#channel-listings .channel ._220min, #channel-listings .channel ._230min {
  height: 750px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._220min, #channel-listings .channel ._230min {
    height: 600px;
  }
}
#channel-listings .channel ._235min, #channel-listings .channel ._240min {
  height: 800px;
}
@media (max-width: 640px) {
  #channel-listings .channel ._235min, #channel-listings .channel ._240min {
    height: 640px;
  }
}
#channel-listings .header {
  margin-bottom: 28px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .header {
    margin-bottom: 32px;
  }
}
@media (max-width: 640px) {
  #channel-listings .header {
    display: none;
  }
}
#channel-listings .header span {
  vertical-align: bottom;
  display: inline-block;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  margin-left: 5px;
}
#channel-listings .logo {
  display: inline-block;
  vertical-align: bottom;
}
#channel-listings .logo polygon {
  fill: #fff;
}
#channel-listings .logo.fx {
  width: 60px;
  height: 40px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .logo.fx {
    width: 40px;
    height: 23px;
  }
}
#channel-listings .logo.fxx {
  width: 60px;
  height: 50px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .logo.fxx {
    height: 32px;
    width: 38px;
  }
}
#channel-listings .logo.fxx polygon {
  fill: #000;
}
#channel-listings .logo.fxx path {
  fill: #fff;
}
#channel-listings .logo.fxm {
  width: 87px;
  height: 40px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings .logo.fxm {
    width: 57px;
    height: 24px;
  }
}
#channel-listings #FXX-schedule .header {
  margin-bottom : 18px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings #FXX-schedule .header {
    margin-bottom: 23px;
  }
}
#channel-listings #FXX-schedule .header span {
  position: relative;
  top: -11px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channel-listings #FXM-schedule .header {
    margin-bottom: 31px;
  }
}
#collection-detail .collection-detail-container {
  background-size: contain;
  background-repeat: no-repeat;
  background-position: center top;
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container {
    background-image: none !important;
  }
}
#collection-detail .collection-detail-container .collection-detail-hero {
  width: 1170px;
  height: 500px;
  position: relative;
  margin: 0 auto;
  border-bottom: 1px solid #494949;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #collection-detail .collection-detail-container .collection-detail-hero {
    width: 684px;
    height: 428px;
  }
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container .collection-detail-hero {
    width: 90%;
    height: 176px;
  }
}
#collection-detail .collection-detail-container .collection-detail-hero .global-header {
  position: absolute;
  left: 0;
  bottom: 18px;
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container .collection-detail-hero .global-header {
    top: 20px;
    bottom: auto;
  }
}
#collection-detail .collection-detail-container .collection-detail-hero .global-header .sub-heading {
  color: #a3a3a3;
}
#collection-detail .collection-detail-container .collection-detail-hero .sponsor-block {
  position: absolute;
  right: 0;
  bottom: 18px;
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container .collection-detail-hero .sponsor-block {
    left: 0;
    right: auto;
  }
}
#collection-detail .collection-detail-container .movies {
  width: 1170px;
  margin: 0 auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #collection-detail .collection-detail-container .movies {
    width: 684px;
  }
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container .movies {
    width: 90%;
  }
}
#collection-detail .collection-detail-container .movies .movie-row {
  zoom: 1;
  padding: 30px 0;
  border-bottom: 1px solid #494949;
}
#collection-detail .collection-detail-container .movies .movie-row:before, #collection-detail .collection-detail-container .movies .movie-row:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#collection-detail .collection-detail-container .movies .movie-row:after {
  clear: both;
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container .movies .movie-row {
    padding-bottom: 50px;
  }
}
#collection-detail .collection-detail-container .movies .movie-row:last-child {
  border-bottom: none;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-thumb {
  display: block;
  float: left;
  position: relative;
  margin-right: 30px;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-thumb:hover circle, #collection-detail .collection-detail-container .movies .movie-row .movie-thumb:hover ellipse {
  fill: #616161;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #collection-detail .collection-detail-container .movies .movie-row .movie-thumb {
    margin-right: 15px;
  }
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container .movies .movie-row .movie-thumb {
    float: none;
    margin: 0 0 18px 0;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #collection-detail .collection-detail-container .movies .movie-row .movie-thumb img {
    width: 333px;
  }
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container .movies .movie-row .movie-thumb img {
    width: 100%;
  }
}
#collection-detail .collection-detail-container .movies .movie-row .movie-thumb .icon-play-large {
  position: absolute;
  top: 50%;
  left: 50%;
  width: 100px;
  height: 100px;
  margin-top: -50px;
  margin-left: -50px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #collection-detail .collection-detail-container .movies .movie-row .movie-thumb .icon-play-large {
    width: 50px;
    height: 50px;
    margin-top: -25px;
    margin-left: -25px;
  }
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container .movies .movie-row .movie-thumb .icon-play-large {
    width: 50px;
    height: 50px;
    margin-top: -25px;
    margin-left: -25px;
  }
}
#collection-detail .collection-detail-container .movies .movie-row .movie-thumb .icon-play-large polygon, #collection-detail .collection-detail-container .movies .movie-row .movie-thumb .icon-play-large path {
  fill: #fff;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc {
  overflow: hidden;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #collection-detail .collection-detail-container .movies .movie-row .movie-desc {
    font-size: 14px;
  }
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container .movies .movie-row .movie-desc {
    font-size: 14px;
  }
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc h2 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 36px;
  text-transform: uppercase;
  margin-bottom: 10px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #collection-detail .collection-detail-container .movies .movie-row .movie-desc h2 {
    font-size: 28px;
  }
}
@media (max-width: 640px) {
  #collection-detail .collection-detail-container .movies .movie-row .movie-desc h2 {
    font-size: 24px;
  }
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc h2 a {
  color: #fff;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc h3 {
  text-transform: uppercase;
  margin-bottom: 25px;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc h3.expiring-soon {
  color: #d70100;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc p {
  color: #c3c3c3;
  margin-bottom: 25px;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul {
  zoom: 1;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul:before, #collection-detail .collection-detail-container .movies .movie-row .movie-desc ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul:after {
  clear: both;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li {
  float: left;
  margin-right: 17px;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a {
  zoom: 1;
  color: #c3c3c3;
  display: block;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a:before, #collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a:after {
  clear: both;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a .share-logo {
  float: left;
  margin-right: 5px;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a .share-logo polygon, #collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a .share-logo path {
  fill: #c3c3c3;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a .share-logo.facebook {
  width: 6px;
  height: 14px;
  margin-top: -3px;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a .share-logo.twitter {
  width: 12px;
  height: 10px;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a .share-logo.getglue {
  width: 12px;
  height: 11px;
  margin-top: -2px;
}
#collection-detail .collection-detail-container .movies .movie-row .movie-desc ul li a span {
  float: left;
  font-size: 10px;
  text-transform: uppercase;
}
#shop .shop-container {
  min-height: 1000px;
  display: block;
  background-color: transparent;
  background-position: center top;
  background-repeat: no-repeat;
  background-size: contain;
  padding-top: 90px;
}
@media (max-width: 640px) {
  #shop .shop-container {
    padding-top: 70px;
  }
}
#shop .shop-container .visit-full-shop {
  text-align: center;
  padding: 30px 0;
}
#shop .shop-container .back-to-top {
  text-align: center;
  padding: 30px 0;
  display: none;
}
@media (max-width: 640px) {
  #shop .shop-container .back-to-top {
    display: block;
  }
}
#shop .shop-container .shop-grid iframe {
  width: 100%;
  height: 733px;
  overflow: hidden;
  display: none;
}
#shop .shop-container .shop-grid iframe.desktop {
  display: block;
}
#shop .shop-container .shop-grid iframe.tablet {
  display: none;
}
#shop .shop-container .shop-grid iframe.mobile {
  display: none;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #shop .shop-container .shop-grid iframe.desktop {
    display: none;
  }
  #shop .shop-container .shop-grid iframe.tablet {
    display: block;
    height: 1028px;
  }
  #shop .shop-container .shop-grid iframe.mobile {
    display: none;
  }
}
@media (max-width: 640px) {
  #shop .shop-container .shop-grid iframe.desktop {
    display: none;
  }
  #shop .shop-container .shop-grid iframe.tablet {
    display: none;
  }
  #shop .shop-container .shop-grid iframe.mobile {
    display: block;
    height: 2982px;
  }
}
#network #entertainment-listing {
  margin-top: 0;
}
#network .full-width-hero {
  height: 550px;
  background-repeat: no-repeat;
  background-size: cover;
  background-position: center top;
  position: relative;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network .full-width-hero {
    height: 495px;
    background-size: auto 110%;
  }
}
@media (max-width: 640px) {
  #network .full-width-hero {
    height: 340px;
    background-size: auto 115%;
  }
}
#network .full-width-hero .featured {
  height: 100%;
}
@media (max-width: 640px) {
  #network .full-width-hero .featured {
    position: absolute;
    bottom: 0;
    left: 0;
    right: 0;
    height: auto;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network .full-width-hero .featured .play {
    top: 210px;
  }
}
@media (max-width: 640px) {
  #network .full-width-hero .featured .play {
    position: static;
    margin-bottom: 10px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network .full-width-hero .featured .sponsor-block {
    bottom: 15px;
  }
}
@media (max-width: 640px) {
  #network .full-width-hero .featured .sponsor-block {
    position: static;
  }
}
#network .full-width-hero .global-header {
  bottom: 40px;
}
@media (max-width: 640px) {
  #network .full-width-hero .global-header {
    position: static;
  }
}
#network .progress-bar {
  width: 100%;
  height: 2px;
  background-color: #797979;
  margin-top: 10px;
}
@media (max-width: 640px) {
  #network .progress-bar {
    display: none;
  }
}
#network .progress-bar span {
  display: block;
  height: 100%;
  background-color: #ff0100;
}
#network #short-schedule {
  padding: 40px 0 28px;
  margin-bottom: 30px;
  border-bottom: 2px solid #494949;
}
@media (max-width: 640px) {
  #network #short-schedule {
    text-align: center;
    margin-bottom: 15px;
    border-bottom: 0;
    padding-top: 7px;
  }
}
#network #short-schedule .main, #network #short-schedule .shows, #network #short-schedule #scheduleTimezoneNav {
  display: inline-block;
  vertical-align: top;
}
@media (max-width: 640px) {
  #network #short-schedule .main, #network #short-schedule .shows, #network #short-schedule #scheduleTimezoneNav {
    text-align: center;
  }
}
#network #short-schedule .main {
  width: 295px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network #short-schedule .main {
    width: 180px;
  }
}
@media (max-width: 640px) {
  #network #short-schedule .main {
    margin-bottom: 27px;
  }
}
#network #short-schedule .main #scheduleTimezoneNav {
  height: 45px;
  width: 135px;
  margin: 0 20px 0 0;
  float: right;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network #short-schedule .main #scheduleTimezoneNav {
    width: 105px;
    margin: 0;
    float: none;
  }
}
#network #short-schedule .main #scheduleTimezoneNav .chosen-container-single {
  margin: 0px;
}
#network #short-schedule .main #scheduleTimezoneNav .chosen-single {
  width: 100%;
}
#network #short-schedule .main #scheduleTimezoneNav .chosen-results {
  margin: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network #short-schedule .main #scheduleTimezoneNav .chosen-results {
    margin: -134% 0 0;
  }
}
#network #short-schedule .main .logo {
  margin: 4px 10px 8px auto;
  display: inline-block;
}
#network #short-schedule .main .logo polygon {
  fill: #fff;
}
@media (max-width: 640px) {
  #network #short-schedule .main .logo {
    margin: 0 auto 20px;
    width: 45px;
    height: 25px;
  }
}
#network #short-schedule .main .logo.fx {
  width: 57px;
  height: 33px;
}
@media (max-width: 640px) {
  #network #short-schedule .main .logo.fx {
    height: 29px;
    width: 45px;
  }
}
#network #short-schedule .main .logo.fxm {
  width: 81px;
  height: 33px;
}
@media (max-width: 640px) {
  #network #short-schedule .main .logo.fxm {
    height: 29px;
    width: 65px;
  }
}
#network #short-schedule .main .logo.fxx {
  width: 60px;
  height: 45px;
  margin-bottom: 3px;
}
#network #short-schedule .main .logo.fxx polygon {
  fill: #000;
}
#network #short-schedule .main .logo.fxx path {
  fill: #fff;
}
@media (max-width: 640px) {
  #network #short-schedule .main .logo.fxx {
    width: 42px;
    height: 38px;
    margin-bottom: 10px;
  }
}
#network #short-schedule .main h4 {
  color: #ff0100;
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 45px;
  letter-spacing: -0.03em;
  margin: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network #short-schedule .main h4 {
    font-size: 30px;
  }
}
@media (max-width: 640px) {
  #network #short-schedule .main h4 {
    font-size: 36px;
    margin-bottom: -2px;
  }
}
#network #short-schedule .main a {
  font-size: 14px;
  display: inline-block;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network #short-schedule .main .dot {
    display: none;
  }
}
#network #short-schedule .shows {
  margin-top: -2px;
}
#network #short-schedule .shows li {
  display: inline-block;
  width: 195px;
  margin-right: 25px;
  vertical-align: top;
  overflow: hidden;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network #short-schedule .shows li {
    width: 110px;
    margin-right: 10px;
  }
}
@media (max-width: 640px) {
  #network #short-schedule .shows li {
    margin-bottom: 10px;
    margin-right: 0;
  }
}
#network #short-schedule .shows li:nth-child(4n) {
  margin-right: 0;
}
#network #short-schedule .shows .time {
  text-transform: uppercase;
  color: #a3a3a3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  display: block;
  margin-bottom: 5px;
}
#network #short-schedule .shows .icon {
  display: inline-block;
  vertical-align: middle;
  width: 25px;
  height: 25px;
}
#network #short-schedule .shows .icon path {
  fill: #ff0100;
}
#network #short-schedule .shows h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 18px;
  margin-bottom: 5px;
  text-transform: uppercase;
  letter-spacing: 0.03em;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network #short-schedule .shows h3 {
    /*font-size: 16px;*/
    font-size: 12px;
    word-break: normal;
    /* Non standard for webkit */
    word-break: break-word;
    -webkit-hyphens: auto;
    -moz-hyphens: auto;
    hyphens: auto;
  }
}
@media (max-width: 640px) {
  #network #short-schedule .shows h3 {
    margin-bottom: 2px;
    letter-spacing: 0.01em;
  }
}
#network #short-schedule .shows a {
  display: inline-block;
  vertical-align: middle;
  color: #ff0100;
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network #short-schedule .shows a {
    font-size: 12px;
  }
}
@media (max-width: 640px) {
  #network #short-schedule .shows .watch-live {
    padding-bottom: 8px;
  }
}
@media (max-width: 640px) {
  #network .section-header {
    margin-bottom: 20px;
  }
}
#network .updates-container {
  margin: 0 auto;
  max-width: 1170px;
  width: auto;
  text-align: center;
}
#network article {
  display: inline-block;
  margin: 0 10px 10px 0;
  max-width: 570px;
  position: relative;
  vertical-align: top;
  text-align: left;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network article {
    margin-right: 10px;
    width: 335px;
  }
}
@media (max-width: 640px) {
  #network article {
    margin-right: 0;
    width: 100%;
  }
}
#network article a {
  display: block;
  position: relative;
}
#network article .img {
  display: block;
  position: relative;
  width: auto;
  max-width: 570px;
  margin-bottom: 10px;
}
#network article img {
  width: 100%;
  vertical-align: top;
}
#network article h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
  margin-bottom: 2px;
}
@media (max-width: 640px) {
  #network article h3 {
    font-size: 18px;
  }
}
#network article h4 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  text-transform: uppercase;
  margin-bottom: 10px;
}
#network article .play-icon {
  height: 51px;
  width: 51px;
  left: 0;
  bottom: 0;
  top: 0;
  right: 0;
  margin: auto;
  position: absolute;
}
#network article .description {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  line-height: 16px;
}
#network article:nth-child(2n) {
  margin-right: 0;
  margin-bottom: 10px;
}
#network .swipe {
  overflow: hidden;
  visibility: hidden;
  position: relative;
}
#network .swipe-wrap {
  overflow: hidden;
  position: relative;
}
#network .swipe-wrap > div {
  float: left;
  width: 100%;
  position: relative;
}
#network-desktop-show-carosuel {
  position: relative;
  margin-bottom: 42px;
}
@media (min-width: 1201px) {
  #network-desktop-show-carosuel {
    display: block;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network-desktop-show-carosuel {
    display: none;
  }
}
@media (max-width: 640px) {
  #network-desktop-show-carosuel {
    display: none;
  }
}
#network-desktop-show-carosuel button {
  position: absolute;
  top: 182px;
}
#network-desktop-show-carosuel button.next {
  right: -40px;
}
#network-desktop-show-carosuel button.prev {
  left: -40px;
}
#network-desktop-show-carosuel .entertainment-list {
  margin: 0 -12px;
}
@media (min-width: 1201px) {
  #network-desktop-show-carosuel .entertainment-list li {
    margin: 0 9px 32px;
  }
}
#network-tablet-show-carosuel {
  position: relative;
  margin-bottom: 8px;
}
@media (min-width: 1201px) {
  #network-tablet-show-carosuel {
    display: none;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network-tablet-show-carosuel {
    display: block;
  }
}
@media (max-width: 640px) {
  #network-tablet-show-carosuel {
    display: none;
  }
}
#network-tablet-show-carosuel button {
  position: absolute;
  top: 145px;
}
#network-tablet-show-carosuel button.next {
  right: -35px;
}
#network-tablet-show-carosuel button.prev {
  left: -35px;
}
#network-tablet-show-carosuel .entertainment-list {
  margin: 0 -7px;
}
#network-tablet-show-carosuel .entertainment-list li {
  margin: 0 6px 33px 7px;
}
#network-mobile-show-carousel {
  height: 175px;
  overflow: hidden;
}
@media (min-width: 1201px) {
  #network-mobile-show-carousel {
    display: none;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #network-mobile-show-carousel {
    display: none;
  }
}
@media (max-width: 640px) {
  #network-mobile-show-carousel {
    display: block;
  }
}
#network-mobile-show-carousel .entertainment-list {
  height: 200px;
  width: 100%;
  white-space: nowrap;
  overflow-x: scroll;
  margin-top: 10px;
}
#network-mobile-show-carousel .entertainment-list .info {
  display: none;
}
#network-mobile-show-carousel .entertainment-list li {
  width: 90px;
  margin: 0 3px 10px;
}
#network .network-list-mobile {
  display: none;
  text-align: center;
  position: absolute;
  top: 15px;
  left: 0;
  right: 0;
  z-index: 5;
}
@media (max-width: 640px) {
  #network .network-list-mobile {
    display: block;
  }
}
#network .network-list-mobile ul li {
  display: inline-block;
  margin-right: 30px;
  border-bottom: 4px solid transparent;
  height: 37px;
  padding-bottom: 15px;
  vertical-align: top;
}
#network .network-list-mobile ul li polygon {
  fill: #fff;
}
#network .network-list-mobile ul li:last-child {
  margin-right: 0;
}
#network .network-list-mobile ul li.channel-logo-fx {
  width: 30px;
}
#network .network-list-mobile ul li.channel-logo-fxx {
  width: 30px;
  height: 37px;
  padding-bottom: 8px;
}
#network .network-list-mobile ul li.channel-logo-fxx path {
  fill: #fff;
}
#network .network-list-mobile ul li.channel-logo-fxx polygon {
  fill: #000;
}
#network .network-list-mobile ul li.channel-logo-fxm {
  width: 43px;
}
#network .network-list-mobile ul li.active {
  border-color: #ff0100;
}
@media (min-width: 1400px) {
  #network .full-width-hero {
    background-size: cover;
  }
}
#ratings h1 {
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 30px;
  color: #fff;
  margin-bottom: 26px;
}
#ratings .ratings {
  margin-top: 25px;
}
.ratings li {
  margin-bottom: 30px;
}
.ratings img {
  margin-right: 30px;
}
@media (max-width: 640px) {
  .ratings img {
    margin-right: 10px;
  }
}
.ratings img, .ratings .details {
  display: inline-block;
  vertical-align: top;
}
.ratings .title {
  text-transform: uppercase;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
}
.ratings .short-desc {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 13px;
  margin-bottom: 2px;
}
.ratings .long-desc {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  line-height: 15px;
}
.ratings .details {
  width: 520px;
}
@media (max-width: 640px) {
  .ratings .details {
    width: 230px;
  }
}
#series-apps .series-detail {
  min-height: 0;
  padding-bottom: 135px;
  background-size: cover;
}
@media (max-width: 640px) {
  #series-apps .series-detail {
    padding-bottom: 65px;
  }
}
#series-apps footer {
  margin-top: 0;
}
@media (max-width: 640px) {
  #series-apps .grid-container {
    width: 290px;
  }
}
#series-apps .apps {
  zoom: 1;
}
#series-apps .apps:before, #series-apps .apps:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
#series-apps .apps:after {
  clear: both;
}
#series-apps .apps .lr {
  float: left;
  width: 570px;
}
@media (max-width: 640px) {
  #series-apps .apps .lr {
    border-bottom: 1px solid #494949;
    padding-bottom: 24px;
  }
}
#series-apps .apps .lr h2 {
  margin-top: 22px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-apps .apps .lr h2 {
    margin-top: 13px;
  }
}
#series-apps .apps .rr {
  float: right;
  width: 570px;
}
@media (max-width: 640px) {
  #series-apps .apps .rr {
    padding-top: 20px;
  }
}
#series-apps .apps .rr h2 {
  margin-top: 22px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-apps .apps .rr h2 {
    margin-top: 13px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-apps .apps .lr, #series-apps .apps .rr {
    width: 333px;
  }
}
@media (max-width: 640px) {
  #series-apps .apps .lr, #series-apps .apps .rr {
    float: none;
    width: 290px;
    margin: 0 auto;
  }
}
#series-apps .apps .lr .app-image, #series-apps .apps .rr .app-image {
  margin-bottom: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-apps .apps .lr .app-image, #series-apps .apps .rr .app-image {
    width: 333px;
    margin-bottom: 12px;
  }
}
@media (max-width: 640px) {
  #series-apps .apps .lr .app-image, #series-apps .apps .rr .app-image {
    width: 100%;
    margin-bottom: 14px;
  }
}
#series-apps .apps .lr h2, #series-apps .apps .rr h2 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  margin-bottom: 12px;
  text-transform: uppercase;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-apps .apps .lr h2, #series-apps .apps .rr h2 {
    margin-bottom: 12px;
    font-size: 20px;
  }
}
@media (max-width: 640px) {
  #series-apps .apps .lr h2, #series-apps .apps .rr h2 {
    letter-spacing: -0.01em;
    font-size: 17px;
  }
}
#series-apps .apps .lr p, #series-apps .apps .rr p {
  margin-bottom: 27px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  line-height: 18px;
  padding-right: 125px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #series-apps .apps .lr p, #series-apps .apps .rr p {
    padding-right: 0;
    margin-bottom: 20px;
  }
}
@media (max-width: 640px) {
  #series-apps .apps .lr p, #series-apps .apps .rr p {
    padding-right: 0;
    letter-spacing: -0.01em;
  }
}
#live-tv {
  padding: 70px 0;
}
@media (max-width: 640px) {
  #live-tv {
    padding: 70px 0 0;
  }
}
#live-tv #header-spacer {
  height: 130px;
  margin-bottom: 30px;
}
#live-tv .find-channel.top {
  margin-bottom: 30px;
}
@media (max-width: 640px) {
  #live-tv .find-channel.top {
    display: none;
  }
}
#live-tv .find-channel.bottom {
  display: none;
}
@media (max-width: 640px) {
  #live-tv .find-channel.bottom {
    display: block;
    margin: 0 auto;
    text-align: center;
  }
}
#channels .logo-container {
  height: 70px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .logo-container {
    height: 55px;
  }
}
#channels .logo-container span {
  display: inline-block;
  margin: 24px 0 0 2px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .logo-container span {
    margin-top: 13px;
  }
}
#channels .logo {
  display: inline-block;
  vertical-align: top;
}
#channels .logo polygon {
  fill: #fff;
}
#channels .logo.fx {
  width: 60px;
  height: 35px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .logo.fx {
    width: 38px;
    height: 23px;
  }
}
#channels .logo.fxx {
  width: 60px;
  height: 50px;
}
#channels .logo.fxx polygon {
  fill: #000;
}
#channels .logo.fxx path {
  fill: #fff;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .logo.fxx {
    width: 38px;
    height: 32px;
  }
}
#channels .logo.fxm {
  width: 85px;
  height: 35px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .logo.fxm {
    width: 57px;
    height: 23px;
  }
}
#channels li {
  display: inline-block;
  width: 370px;
  margin-right: 25px;
  vertical-align: top;
}
#channels li:nth-child(3) {
  margin-right: 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels li {
    width: 217px;
    margin-right: 10px;
  }
}
@media (max-width: 640px) {
  #channels li {
    width: 100%;
    margin: 0 0 35px;
    padding-bottom: 25px;
    border-bottom: 1px solid #494949;
  }
}
@media (max-width: 640px) {
  #channels .logo-container {
    display: none;
  }
}
#channels .plus-icon {
  float: right;
  width: 20px;
  height: 20px;
  margin-right: 2px;
  margin-top: 5px;
  cursor: pointer;
}
#channels .plus-icon polygon {
  fill: #fff;
}
#channels .plus-icon rect {
  fill: #fff;
}
@media (min-width: 1201px) {
  #channels .plus-icon {
    display: none;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .plus-icon {
    display: none;
  }
}
@media (max-width: 640px) {
  #channels .plus-icon .icon-close {
    display: none;
  }
}
@media (max-width: 640px) {
  #channels .plus-icon.open .icon-open {
    display: none;
  }
  #channels .plus-icon.open .icon-close {
    display: block;
  }
}
@media (max-width: 640px) {
  #channels .plus-icon.close .icon-close {
    display: none;
  }
  #channels .plus-icon.close .icon-open {
    display: block;
  }
}
@media (min-width: 1201px) {
  #channels .flex {
    display: block !important;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .flex {
    display: block !important;
  }
}
@media (max-width: 640px) {
  #channels .flex {
    display: none;
  }
}
#channels .watch-live-container {
  width: 100%;
  height: 208px;
  margin-bottom: 28px;
  position: relative;
  text-align: center;
  background-repeat: no-repeat;
  background-size: cover;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .watch-live-container {
    height: 125px;
  }
}
@media (max-width: 640px) {
  #channels .watch-live-container {
    height: 160px;
    margin-bottom: 18px;
  }
}
#channels .watch-live-container .logo {
  position: absolute;
  bottom: 10px;
  left: 10px;
  opacity: 1 !important;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .watch-live-container .logo {
    display: none;
  }
}
@media (min-width: 1201px) {
  #channels .watch-live-container .logo {
    display: none;
  }
}
#channels .watch-live-container .logo.fx {
  width: 38px;
  height: 23px;
}
#channels .watch-live-container .logo.fxx {
  width: 38px;
  height: 32px;
}
#channels .watch-live-container .logo.fxm {
  width: 57px;
  height: 24px;
}
#channels .solid-btn {
  margin-top: 85px;
  -ms-filter: "progid:DXImageTransform.Microsoft.Alpha(Opacity=90)";
  filter: alpha(opacity=90);
  opacity: 0.9;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .solid-btn {
    margin-top: 35px;
    padding: 15px 20px;
  }
}
@media (max-width: 640px) {
  #channels .solid-btn {
    margin-top: 60px;
    padding: 15px 18px;
  }
}
#channels .progress-bar {
  position: absolute;
  z-index: 2;
  bottom: 0;
  width: 100%;
  height: 2px;
  background-color: #797979;
  margin-top: 10px;
}
#channels .progress-bar span {
  display: block;
  height: 100%;
  background-color: #ff0100;
}
#channels h2, #channels h4, #channels .no-subcription {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels h2, #channels h4, #channels .no-subcription {
    font-size: 20px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels h2 {
    margin-bottom: 5px;
  }
}
@media (max-width: 640px) {
  #channels h2 {
    font-size: 18px;
    margin-bottom: 5px;
  }
}
#channels h4 {
  font-size: 18px;
}
#channels h3, #channels .description {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
#channels h3 {
  margin-bottom: 5px;
}
#channels .description {
  color: #a3a3a3;
  line-height: 16px;
}
#channels .no-subcription {
  text-transform: none;
  font-size: 20px;
  color: #fff;
  margin-bottom: 5px;
}
#channels .details {
  min-height: 255px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .details {
    min-height: 300px;
  }
}
@media (max-width: 640px) {
  #channels .details {
    min-height: 0;
  }
}
#channels .details .time {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
  margin-bottom: 20px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  #channels .details .time {
    font-size: 16px;
  }
}
@media (max-width: 640px) {
  #channels .details .time {
    font-size: 14px;
  }
}
#channels .next {
  border-top: 1px solid #494949;
  padding-top: 20px;
}
@media (max-width: 640px) {
  #channels .next {
    border: 0;
    padding-top: 30px;
  }
}
#channels .next .time {
  text-transform: uppercase;
  color: #a3a3a3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  margin-bottom: 5px;
  letter-spacing: 2px;
}
#channels .inactive .solid-btn {
  display: none;
}
#channels .inactive .watch-live-container {
  opacity: 0.4;
}
#channels .inactive .details, #channels .inactive h2 {
  color: #747474;
}
#channels .inactive .logo {
  opacity: 0.5;
}
.apps-content {
  background-repeat: no-repeat;
  background-position: center top;
  background-size: contain;
  text-align: center;
}
.apps-content.with-promo .apps-content-inner .hero {
  height: 550px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content.with-promo .apps-content-inner .hero {
    height: 240px;
  }
}
@media (max-width: 640px) {
  .apps-content.with-promo .apps-content-inner .hero {
    height: 130px;
    margin-bottom: 0;
  }
}
.apps-content.with-promo .apps-content-inner .hero h1 {
  display: none;
}
.apps-content.with-promo .apps-content-inner .hero .promo-link {
  display: block;
  height: 650px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content.with-promo .apps-content-inner .hero .promo-link {
    height: 320px;
  }
}
@media (max-width: 640px) {
  .apps-content.with-promo .apps-content-inner .hero .promo-link {
    height: 130px;
    margin-bottom: 0;
  }
}
.apps-content .mobile-carousel-outer {
  display: none;
  height: 133px;
  overflow: hidden;
  margin-bottom: 60px;
}
@media (max-width: 640px) {
  .apps-content .mobile-carousel-outer {
    display: block;
  }
}
.apps-content #originals-mobile, .apps-content #movies-mobile {
  white-space: nowrap;
  overflow-x: scroll;
  overflow-y: hidden;
}
.apps-content #originals-mobile a, .apps-content #movies-mobile a {
  width: 90px;
  height: 133px;
  white-space: nowrap;
  display: inline-block;
  margin: 0 10px 0 0;
}
.apps-content #originals-mobile a img, .apps-content #movies-mobile a img {
  width: 100%;
  height: auto;
}
.apps-content .apps-content-inner {
  width: 1170px;
  text-align: left;
  margin: 0 auto;
  padding: 0 70px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner {
    width: 100%;
    padding: 0 40px;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner {
    width: 100%;
    padding: 0 15px;
    margin-bottom: 65px;
  }
}
.apps-content .apps-content-inner section {
  margin-bottom: 12px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner section {
    margin-bottom: 4px;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner section {
    margin-bottom: 58px;
  }
}
.apps-content .apps-content-inner .hero {
  height: 453px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .hero {
    height: 346px;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .hero {
    height: 240px;
    margin-bottom: 0;
  }
}
.apps-content .apps-content-inner .hero h1 {
  text-align: center;
  color: #fff;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 300;
  font-size: 38px;
  text-transform: uppercase;
  letter-spacing: 7px;
  padding-top: 291px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .hero h1 {
    padding-top: 240px;
    font-size: 28px;
    letter-spacing: 5px;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .hero h1 {
    padding-top: 134px;
    font-size: 24px;
    letter-spacing: 0.2em;
    line-height: 26px;
  }
}
.apps-content .apps-content-inner .section-titles {
  color: #fff;
}
.apps-content .apps-content-inner .section-titles h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 23px;
  letter-spacing: -0.02em;
  margin-bottom: -5px;
  text-transform: uppercase;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .section-titles h3 {
    font-size: 21px;
    margin-bottom: 0;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .section-titles h3 {
    font-size: 18px;
    text-align: center;
    margin-bottom: 0;
  }
}
.apps-content .apps-content-inner .section-titles h2 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 92px;
  text-transform: uppercase;
  letter-spacing: -0.06em;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .section-titles h2 {
    font-size: 62px;
    line-height: 66px;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .section-titles h2 {
    font-size: 44px;
    text-align: center;
    margin-bottom: 9px;
  }
}
.apps-content .apps-content-inner .section-titles p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #bdbdbd;
  margin-bottom: 15px;
  letter-spacing: -0.01em;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .section-titles p {
    margin-bottom: 25px;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .section-titles p {
    text-align: center;
    line-height: 18px;
  }
}
.apps-content .apps-content-inner .originals, .apps-content .apps-content-inner .movies, .apps-content .apps-content-inner .devices, .apps-content .apps-content-inner .cable-providers {
  margin-bottom: 90px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .originals, .apps-content .apps-content-inner .movies, .apps-content .apps-content-inner .devices, .apps-content .apps-content-inner .cable-providers {
    margin-bottom: 75px;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .originals, .apps-content .apps-content-inner .movies, .apps-content .apps-content-inner .devices, .apps-content .apps-content-inner .cable-providers {
    margin-bottom: 10px;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .originals {
    margin-top: 50px;
  }
}
.apps-content .apps-content-inner .apps-carousel-container {
  position: relative;
}
.apps-content .apps-content-inner .apps-carousel-container.desktop {
  display: block;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .apps-carousel-container.desktop {
    display: none;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .apps-carousel-container.desktop {
    display: none;
  }
}
.apps-content .apps-content-inner .apps-carousel-container.tablet {
  display: none;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .apps-carousel-container.tablet {
    display: block;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .apps-carousel-container.tablet {
    display: none;
  }
}
.apps-content .apps-content-inner .apps-carousel-container.mobile {
  display: none;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .apps-carousel-container.mobile {
    display: none;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .apps-carousel-container.mobile {
    display: block;
  }
}
.apps-content .apps-content-inner .apps-carousel-container .originals-carousel-prev, .apps-content .apps-content-inner .apps-carousel-container .originals-carousel-next, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-prev, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-next {
  position: absolute;
  width: 15px;
  height: 30px;
  top: 50%;
  margin-top: -13px;
  left: -70px;
}
.apps-content .apps-content-inner .apps-carousel-container .originals-carousel-prev path, .apps-content .apps-content-inner .apps-carousel-container .originals-carousel-next path, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-prev path, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-next path, .apps-content .apps-content-inner .apps-carousel-container .originals-carousel-prev polygon, .apps-content .apps-content-inner .apps-carousel-container .originals-carousel-next polygon, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-prev polygon, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-next polygon {
  fill: #fff;
}
.apps-content .apps-content-inner .apps-carousel-container .originals-carousel-prev:hover, .apps-content .apps-content-inner .apps-carousel-container .originals-carousel-next:hover, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-prev:hover, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-next:hover {
  cursor: pointer;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .apps-carousel-container .originals-carousel-prev, .apps-content .apps-content-inner .apps-carousel-container .originals-carousel-next, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-prev, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-next {
    left: -29px;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .apps-carousel-container .originals-carousel-prev, .apps-content .apps-content-inner .apps-carousel-container .originals-carousel-next, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-prev, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-next {
    display: none;
  }
}
.apps-content .apps-content-inner .apps-carousel-container .originals-carousel-next, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-next {
  left: auto;
  right: -70px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .apps-carousel-container .originals-carousel-next, .apps-content .apps-content-inner .apps-carousel-container .movies-carousel-next {
    right: -29px;
  }
}
.apps-content .apps-content-inner .apps-carousel-container .apps-carousel {
  overflow: hidden;
  visibility: hidden;
  position: relative;
}
.apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap {
  overflow: hidden;
  position: relative;
  zoom: 1;
}
.apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap:before, .apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap:after {
  clear: both;
}
.apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap .slide {
  float: left;
  width: 100%;
  position: relative;
  zoom: 1;
}
.apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap .slide:before, .apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap .slide:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap .slide:after {
  clear: both;
}
.apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap .slide a {
  float: left;
  margin-right: 14px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap .slide a {
    width: 102px;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap .slide a {
    width: 90px;
    margin-right: 10px;
  }
}
.apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap .slide a:last-child {
  margin-right: 0;
}
.apps-content .apps-content-inner .apps-carousel-container .apps-carousel .apps-carousel-wrap .slide img {
  width: 100%;
  height: auto;
}
.apps-content .apps-content-inner .device-list {
  zoom: 1;
}
.apps-content .apps-content-inner .device-list:before, .apps-content .apps-content-inner .device-list:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.apps-content .apps-content-inner .device-list:after {
  clear: both;
}
.apps-content .apps-content-inner .device-list li {
  float: left;
  text-align: center;
  width: 256px;
  height: 176px;
  margin-right: 2px;
  margin-bottom: 2px;
  background-image: -owg(linear-gradient(#676767, #3c3c3c));
  background-image: -webkit(linear-gradient(#676767, #3c3c3c));
  background-image: -moz(linear-gradient(#676767, #3c3c3c));
  background-image: -o(linear-gradient(#676767, #3c3c3c));
  background-image: linear-gradient(#676767, #3c3c3c);
}
.apps-content .apps-content-inner .device-list li a {
  display: block;
  height: 176px;
  position: relative;
  width: 256px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .apps-content-inner .device-list li {
    width: 227px;
  }
  .apps-content .apps-content-inner .device-list li a {
    width: 227px;
  }
  .apps-content .apps-content-inner .device-list li:nth-child(3n+3) {
    margin-right: 0;
  }
  .apps-content .apps-content-inner .device-list li:nth-child(4n+4) {
    margin-right: 2px !important;
  }
}
@media (max-width: 640px) {
  .apps-content .apps-content-inner .device-list li {
    width: 143px;
    height: 176px;
  }
  .apps-content .apps-content-inner .device-list li a {
    width: 143px;
    height: 176px;
  }
}
.apps-content .apps-content-inner .device-list li:nth-child(4n+4) {
  margin-right: 0;
}
.apps-content .apps-content-inner .device-list li:last-child {
  margin-right: 0;
}
.apps-content .apps-content-inner .device-list li.unavailable {
  background-image: none;
  background-color: #1d1d1d;
  color: #4f4f4f;
  padding-top: 70px;
}
.apps-content .apps-content-inner .device-list li.app-iphone img {
  margin-bottom: 11px;
  margin-top: 35px;
}
.apps-content .apps-content-inner .device-list li.app-samsung img {
  margin-bottom: 11px;
  margin-top: 28px;
}
.apps-content .apps-content-inner .device-list li.app-ipad img {
  margin-top: 16px;
  margin-bottom: 19px;
}
.apps-content .apps-content-inner .device-list li.app-web img {
  margin-top: 35px;
  margin-bottom: 10px;
}
.apps-content .apps-content-inner .device-list li.app-xbox img {
  margin-bottom: 11px;
  margin-top: 36px;
}
.apps-content .apps-content-inner .device-list li.app-windows img {
  margin-bottom: 10px;
  margin-top: 36px;
}
.apps-content .apps-content-inner .device-list li.app-android img {
  margin-top: 35px;
  margin-bottom: 17px;
}
.apps-content .apps-content-inner .device-list li p, .apps-content .apps-content-inner .device-list li span {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 19px;
}
.apps-content .apps-content-inner .device-list li span {
  font-size: 12px;
  display: block;
}
.apps-content .cable-providers {
  margin: 0 auto 105px auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .cable-providers {
    padding: 0;
  }
}
@media (max-width: 640px) {
  .apps-content .cable-providers {
    margin-bottom: 65px;
  }
}
.apps-content .cable-providers .section-header {
  margin-bottom: 10px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .cable-providers .section-header .title {
    font-size: 30px;
  }
}
.apps-content .cable-providers > p {
  color: #a3a3a3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  width: 570px;
  margin: 0 auto 24px;
  text-align: center;
  line-height: 17px;
}
@media (max-width: 640px) {
  .apps-content .cable-providers > p {
    width: 300px;
  }
}
.apps-content .cable-providers > p.full-list-copy {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
  font-weight: 700;
}
.apps-content .cable-providers p.full-list-copy {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 18px;
  font-weight: 700;
}
@media (max-width: 640px) {
  .apps-content .cable-providers p.full-list-copy {
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 400;
    font-size: 12px;
  }
}
.apps-content .cable-providers ul {
  width: 800px;
  margin: 0 auto 20px;
  text-align: center;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .cable-providers ul {
    width: 100%;
  }
}
@media (max-width: 640px) {
  .apps-content .cable-providers ul {
    width: 100%;
  }
}
.apps-content .cable-providers ul li {
  display: inline-block;
  width: 264px;
  text-align: center;
  padding: 30px 0 0;
  vertical-align: middle;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .cable-providers ul li {
    width: 210px;
    padding-top: 33px;
  }
}
@media (max-width: 640px) {
  .apps-content .cable-providers ul li {
    width: 93px;
    padding: 12px 0 0;
  }
  .apps-content .cable-providers ul li img {
    width: 82px;
  }
}
.apps-content .how-it-works {
  margin: 0 auto 90px;
  text-align: center;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works {
    margin-bottom: 75px;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works {
    margin-bottom: 10px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works .section-header {
    margin-bottom: 30px;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works .section-header {
    margin-bottom: 10px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works .section-header .title {
    font-size: 30px;
  }
}
.apps-content .how-it-works ul {
  zoom: 1;
}
.apps-content .how-it-works ul:before, .apps-content .how-it-works ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.apps-content .how-it-works ul:after {
  clear: both;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul {
    display: inline-block;
  }
}
.apps-content .how-it-works ul li {
  width: 370px;
  height: 300px;
  background-color: #151515;
  float: left;
  margin-right: 30px;
  text-align: center;
  position: relative;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li {
    width: 218px;
    height: 176px;
    margin-right: 14px;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li {
    float: none;
    width: 100%;
    height: 84px;
    margin-bottom: -20px;
  }
}
.apps-content .how-it-works ul li:last-child {
  margin-right: 0;
}
.apps-content .how-it-works ul li.how-it-works-enjoy .how-it-works-header {
  margin-bottom: 28px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li.how-it-works-enjoy .how-it-works-header {
    margin-bottom: 40px;
  }
}
.apps-content .how-it-works ul li .how-it-works-header {
  zoom: 1;
  margin-top: 30px;
  padding: 0 30px;
  margin-bottom: 37px;
}
.apps-content .how-it-works ul li .how-it-works-header:before, .apps-content .how-it-works ul li .how-it-works-header:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.apps-content .how-it-works ul li .how-it-works-header:after {
  clear: both;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li .how-it-works-header {
    margin-top: 15px;
    padding-left: 15px;
    margin-bottom: 46px;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li .how-it-works-header {
    padding-top: 25px;
    padding-left: 26px;
  }
}
.apps-content .how-it-works ul li .how-it-works-header .number {
  float: left;
  position: relative;
  width: 59px;
  height: 59px;
  margin-right: 30px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li .how-it-works-header .number {
    width: 38px;
    height: 38px;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li .how-it-works-header .number {
    width: 35px;
    height: 35px;
    margin-right: 14px;
  }
}
.apps-content .how-it-works ul li .how-it-works-header .number path, .apps-content .how-it-works ul li .how-it-works-header .number polygon {
  fill: #494949;
}
.apps-content .how-it-works ul li .how-it-works-header .number span {
  position: absolute;
  top: 18px;
  left: 0;
  color: #494949;
  width: 59px;
  text-align: center;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 24px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li .how-it-works-header .number span {
    font-size: 18px;
    top: 11px;
    width: 38px;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li .how-it-works-header .number span {
    font-size: 18px;
    top: 9px;
    width: 35px;
    text-indent: 1px;
  }
}
.apps-content .how-it-works ul li .how-it-works-header .label {
  float: left;
  color: #fff;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 24px;
  text-transform: uppercase;
  margin-top: 18px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li .how-it-works-header .label {
    font-size: 18px;
    position: absolute;
    left: 0;
    top: 45px;
    width: 100%;
    text-align: center;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li .how-it-works-header .label {
    margin-top: 7px;
    font-size: 20px;
  }
}
.apps-content .how-it-works ul li .how-it-works-icon {
  margin: 0 auto;
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li .how-it-works-icon {
    position: absolute;
    top: 24px;
    right: 17px;
  }
}
.apps-content .how-it-works ul li .how-it-works-icon path, .apps-content .how-it-works ul li .how-it-works-icon polygon {
  fill: #fff;
}
.apps-content .how-it-works ul li .how-it-works-icon.downloads {
  width: 76px;
  height: 76px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li .how-it-works-icon.downloads {
    width: 50px;
    height: 50px;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li .how-it-works-icon.downloads {
    width: 24px;
    height: 24px;
    top: 27px;
    right: 22px;
  }
}
.apps-content .how-it-works ul li .how-it-works-icon.checkmark {
  width: 91px;
  height: 69px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li .how-it-works-icon.checkmark {
    width: 58px;
    height: 44px;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li .how-it-works-icon.checkmark {
    width: 33px;
    height: 25px;
    top: 28px;
  }
}
.apps-content .how-it-works ul li .how-it-works-icon.key {
  width: 76px;
  height: 76px;
}
.apps-content .how-it-works ul li .how-it-works-icon.key path, .apps-content .how-it-works ul li .how-it-works-icon.key polygon {
  fill: #f00 !important;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li .how-it-works-icon.key {
    width: 58px;
    height: 58px;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li .how-it-works-icon.key {
    width: 33px;
    height: 33px;
    top: 28px;
  }
}
.apps-content .how-it-works ul li .how-it-works-icon.tv-medium {
  width: 91px;
  height: 78px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li .how-it-works-icon.tv-medium {
    width: 59px;
    height: 50px;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li .how-it-works-icon.tv-medium {
    width: 33px;
    height: 29px;
  }
}
.apps-content .how-it-works ul li p {
  position: absolute;
  width: 290px;
  left: 50%;
  margin-left: -145px;
  bottom: 26px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 16px;
  color: #a3a3a3;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .apps-content .how-it-works ul li p {
    display: none;
  }
}
@media (max-width: 640px) {
  .apps-content .how-it-works ul li p {
    display: none;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .devices .section-titles p {
    padding-right: 175px;
  }
}
.settings-container {
  max-width: 1170px;
  width: 100%;
  margin: 0 auto;
  padding-top: 40px;
}
.settings-container.error {
  min-height: 600px;
}
.settings-container.error h2 {
  margin: 20px auto 40px;
}
.settings-container.error p {
  margin: 10px auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-container {
    max-width: 714px;
    margin: 0 auto;
  }
}
@media (max-width: 640px) {
  .settings-container {
    max-width: 290px;
    margin: 0 auto;
  }
}
.settings-container h1 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 30px;
  text-transform: uppercase;
  margin-bottom: 33px;
}
.settings-container .settings-nav-mobile {
  zoom: 1;
  display: none;
  margin-bottom: 30px;
}
.settings-container .settings-nav-mobile:before, .settings-container .settings-nav-mobile:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.settings-container .settings-nav-mobile:after {
  clear: both;
}
@media (max-width: 640px) {
  .settings-container .settings-nav-mobile {
    display: block;
  }
}
.settings-container .settings-nav-mobile label {
  float: left;
  margin: 15px 0 0;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  text-transform: uppercase;
}
.settings-container .settings-nav-mobile .chosen-container, .settings-container .settings-nav-mobile select {
  float: right;
  width: 60% !important;
}
.settings-container .settings-nav {
  float: left;
  margin-right: 69px;
  width: 300px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-container .settings-nav {
    width: 189px;
    margin-right: 43px;
  }
}
@media (max-width: 640px) {
  .settings-container .settings-nav {
    display: none;
  }
}
.settings-container .settings-nav option {
  visibility: hidden;
  display: none;
}
.settings-container .settings-nav ul li a {
  zoom: 1;
  display: block;
  width: 100%;
  background-color: #151515;
  margin-bottom: 4px;
  padding: 17px 15px 0 15px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  text-transform: capitalize;
  min-height: 48px;
  max-height: 48px;
}
.settings-container .settings-nav ul li a:before, .settings-container .settings-nav ul li a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.settings-container .settings-nav ul li a:after {
  clear: both;
}
.settings-container .settings-nav ul li a.selected {
  background-color: #ff0100;
}
.settings-container .settings-nav ul li a:hover {
  background-color: #494949;
}
.settings-container .settings-nav ul li a span {
  float: left;
}
.settings-container .settings-nav ul li a strong {
  float: right;
  font-size: 22px;
  margin-top: -6px;
}
.settings-container .settings-content {
  overflow: hidden;
  min-height: 500px;
  width: auto;
  padding-left: 2px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-container .settings-content {
    width: 466px;
  }
}
@media (max-width: 640px) {
  .settings-container .settings-content {
    overflow: visible;
    min-height: 0;
    width: 290px;
  }
}
.settings-container .settings-content .txt-link {
  display: inline-block;
}
.settings-container .settings-content .section-title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
  margin-bottom: 28px;
}
.settings-container .settings-content #change-password .msg {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  background: none;
  border: 2px solid #fff;
  border-radius: 0;
  color: #fff;
  display: inline-block;
  min-height: 40px;
  width: 300px;
  padding: 10px 20px 0;
  margin: 0 auto 20px;
  text-align: center;
}
.settings-container .settings-content #change-password .msg.error {
  border: 2px solid #ff0100;
  color: #ff0100;
}
.settings-content.gc {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
.settings-content.gc .jump-to-nav li {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  text-transform: capitalize;
  margin-bottom: 20px;
}
.settings-content.gc section {
  margin-top: 56px;
}
.settings-content.gc section.top {
  margin-top: 0;
}
.settings-content.gc section h2 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 20px;
  text-transform: uppercase;
  margin-bottom: 28px;
}
.settings-content.gc section h2.section-title {
  font-size: 24px;
}
.settings-content.gc section p {
  color: #c3c3c3;
  line-height: 18px;
  margin-bottom: 25px;
}
.settings-content.gc section.back-to-top {
  text-align: center;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-content.ratings .details {
    width: 400px;
  }
}
.settings-content.ratings ul h2 {
  margin-bottom: 2px;
  font-size: 14px;
}
.settings-content.social-connect h2 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
  margin-bottom: 25px;
}
@media (max-width: 640px) {
  .settings-content.social-connect h2 {
    margin-bottom: 15px;
  }
}
.settings-content.social-connect h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  width: 550px;
  letter-spacing: 0.02em;
  margin-bottom: 30px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-content.social-connect h3 {
    width: 485px;
  }
}
@media (max-width: 640px) {
  .settings-content.social-connect h3 {
    line-height: 16px;
    margin-bottom: 27px;
    width: 100%;
  }
}
.settings-content.social-connect h3 span {
  color: #fff;
  text-transform: uppercase;
}
.settings-content.social-connect li {
  display: block;
  margin-bottom: 10px;
}
@media (max-width: 640px) {
  .settings-content.social-connect li {
    margin-bottom: 5px;
  }
}
.settings-content.social-connect .social-icon-container {
  display: table-cell;
  vertical-align: middle;
  float: left;
  width: 66px;
  height: 66px;
  padding-top: 22px;
}
.settings-content.social-connect .social-icon-container .icon {
  height: 22px;
}
@media (max-width: 640px) {
  .settings-content.social-connect .social-icon-container .icon {
    height: 19px;
  }
}
.settings-content.social-connect .social-icon-container .icon path {
  fill: #fff;
}
.settings-content.social-connect .social-icon-container.facebook {
  background-color: #4962a1;
}
.settings-content.social-connect .social-icon-container.twitter {
  background-color: #00a8f2;
}
.settings-content.social-connect .social-icon-container.glue {
  background-color: #387aa8;
}
.settings-content.social-connect .social-icon-container.google {
  background-color: #dd4b39;
  color: #fff;
}
@media (max-width: 640px) {
  .settings-content.social-connect .social-icon-container {
    width: 48px;
    height: 48px;
    padding-top: 14px;
  }
}
.settings-content.social-connect .action {
  display: table-cell;
  background-color: #151515;
  width: 535px;
  padding: 25px 15px;
  position: relative;
  vertical-align: middle;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-content.social-connect .action {
    width: 400px;
    padding: 18px 15px;
    height: 66px;
  }
}
@media (max-width: 640px) {
  .settings-content.social-connect .action {
    width: 235px;
    padding: 9px 15px;
    height: 48px;
  }
}
.settings-content.social-connect .action > span {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  vertical-align: middle;
  display: inline-block;
}
@media (max-width: 640px) {
  .settings-content.social-connect .action > span {
    font-size: 12px;
  }
}
.settings-content.social-connect .action .connected {
  display: inline;
}
@media (max-width: 640px) {
  .settings-content.social-connect .action .connected {
    display: none;
  }
}
.settings-content.social-connect h4 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  color: #fff;
  display: inline-block;
  vertical-align: middle;
  margin-right: 5px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-content.social-connect h4 {
    display: block;
  }
}
@media (max-width: 640px) {
  .settings-content.social-connect h4 {
    display: block;
  }
}
.settings-content.social-connect .btn {
  position: absolute;
  top: 13px;
  right: 20px;
  margin: 0;
}
@media (max-width: 640px) {
  .settings-content.social-connect .btn {
    right: 4px;
    top: 6px;
    padding: 8px 10px 0 10px;
    min-height: 35px;
    min-width: 100px;
  }
}
@media (min-width: 1201px) {
  .settings-content {
    width: 700px;
  }
}
.settings-content input[type=email], .settings-content input[type=text], .settings-content input[type=password] {
  margin-bottom: 10px;
  border: 0;
  width: 310px;
  display: block;
}
@media (max-width: 640px) {
  .settings-content input[type=email], .settings-content input[type=text], .settings-content input[type=password] {
    width: 100%;
  }
}
.settings-content label, .settings-content p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  display: block;
  margin-bottom: 10px;
}
.settings-content .btn {
  margin: 20px 0;
}
.settings-content #setup .section-title {
  margin-bottom: 20px;
}
.settings-content #setup p {
  margin-bottom: 30px;
}
.settings-content #setup label[for='new-pin'].error, .settings-content #setup label[for='confirm-pin'].error {
  margin-top: -10px;
}
.settings-content #setup .input-pin {
  margin-bottom: 20px;
}
.settings-content #unlock .section-title {
  margin-bottom: 13px;
}
.settings-content #unlock label, .settings-content #unlock p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  display: block;
  margin-bottom: 10px;
}
.settings-content #unlock p {
  margin-bottom: 20px;
}
.settings-content #unlock .input-pin {
  margin-bottom: 20px;
}
.settings-content #change-pin .section-title {
  margin-bottom: 13px;
}
.settings-content #change-pin label {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  display: block;
  margin-bottom: 10px;
}
.settings-content #change-pin label.error {
  margin-top: -10px;
}
.settings-content #change-pin .input-pin {
  margin-bottom: 20px;
}
.settings-content #change-password .section-title {
  margin-bottom: 20px;
}
.settings-content #change-password label {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  display: block;
  margin-bottom: 10px;
}
.settings-content #change-password label.error {
  margin-top: -10px;
}
.settings-content #change-password input[type=password] {
  margin-bottom: 20px;
  width: 300px;
  display: block;
}
@media (max-width: 640px) {
  .settings-content #change-password input[type=password] {
    width: 100%;
  }
}
.settings-content #change-password input[type=submit] {
  margin-top: 20px;
}
.settings-content #edit-controls {
  width: 700px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-content #edit-controls {
    width: 480px;
  }
}
@media (max-width: 640px) {
  .settings-content #edit-controls {
    width: 100%;
  }
}
.settings-content #edit-controls hr {
  border: 0;
  height: 1px;
  background-color: #494949;
  margin-bottom: 20px;
}
.settings-content #edit-controls p {
  color: #c3c3c3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
.settings-content #edit-controls p span {
  color: #fff;
}
.settings-content #edit-controls .slider-section {
  display: block;
  height: 240px;
  margin-left: 42px;
  margin-top: 60px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-content #edit-controls .slider-section {
    margin-left: 19px;
  }
}
@media (max-width: 640px) {
  .settings-content #edit-controls .slider-section {
    margin-left: 28px;
    height: 330px;
  }
}
@media (max-width: 640px) {
  .settings-content #edit-controls .slider-section #slider-container {
    width: 50px;
  }
}
@media (max-width: 640px) {
  .settings-content #edit-controls .btn {
    padding: 10px 10px 0;
  }
}
@media (max-width: 640px) {
  .settings-content #edit-controls .submit {
    padding: 0 20px;
    min-width: 90px;
  }
}
.settings-content #reset-pin p {
  color: #c3c3c3;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
}
.settings-content #reset-pin p span {
  color: #6e6e6e;
}
.settings-content #reset-pin .btn {
  margin-top: 30px;
}
.settings-content #reset-pin .email {
  color: #fff;
}
.settings-content #restrictions hr {
  border: 0;
  height: 1px;
  background-color: #494949;
  margin-bottom: 20px;
}
.settings-content #restrictions .title, .settings-content #restrictions .action {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  margin-bottom: 12px;
}
.settings-content #restrictions .title strong, .settings-content #restrictions .action strong {
  color: #fff;
  font-weight: 700;
}
.settings-content #restrictions .title .pin, .settings-content #restrictions .action .pin {
  font-size: 26px;
  line-height: 0;
  position: relative;
  top: 3px;
  height: 4px;
}
.settings-content #restrictions .action {
  padding: 16px 15px;
  background-color: #151515;
  margin-bottom: 27px;
  display: block;
}
.settings-content #restrictions .action:hover {
  background-color: #494949;
}
.settings-content #restrictions .action .arrow {
  float: right;
  font-size: 26px;
  margin-top: -9px;
  color: #fff;
  font-weight: 500;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-content.channel-lookup {
    width: 400px;
  }
}
.settings-content.channel-lookup .section-title {
  margin-bottom: 5px;
}
.settings-content.channel-lookup h3 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  margin-bottom: 25px;
}
.settings-content.channel-lookup h3 strong {
  font-weight: 800;
}
.settings-content.channel-lookup h4 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #c3c3c3;
  margin-bottom: 10px;
}
.settings-content.channel-lookup h4.step-2 {
  margin-bottom: 20px;
}
.settings-content.channel-lookup .form-collection {
  margin-bottom: 20px;
  width: 275px;
}
.settings-content.channel-lookup .form-collection input[type=text] {
  margin-bottom: 10px;
}
.settings-content.channel-lookup .form-collection select {
  width: 100%;
}
.settings-content.channel-lookup .highlight {
  color: #ff0100;
}
.settings-content.channel-lookup .change-channel {
  margin-bottom: 45px;
}
.settings-content.channel-lookup .channels {
  margin-bottom: 30px;
}
.settings-content.channel-lookup .channels li {
  display: inline-block;
  background-color: #151515;
  min-height: 130px;
  width: 180px;
  vertical-align: top;
  text-align: center;
  min-height: 180px;
  margin-right: 15px;
  padding: 20px 0;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-content.channel-lookup .channels li {
    width: 125px;
    margin-right: 5px;
  }
}
@media (max-width: 640px) {
  .settings-content.channel-lookup .channels li {
    width: 90px;
    margin-right: 4px;
    min-height: 120px;
  }
}
.settings-content.channel-lookup .channels li.restricted .logo-outer, .settings-content.channel-lookup .channels li.restricted p {
  opacity: 0.5;
}
.settings-content.channel-lookup .channels li:last-child {
  margin-right: 0;
}
.settings-content.channel-lookup .channels .logo-outer {
  min-height: 75px;
}
@media (max-width: 640px) {
  .settings-content.channel-lookup .channels .logo-outer {
    min-height: 50px;
  }
}
.settings-content.channel-lookup .channels .logo {
  height: 47px;
}
@media (max-width: 640px) {
  .settings-content.channel-lookup .channels .logo {
    height: 28px;
  }
}
.settings-content.channel-lookup .channels .logo polygon {
  fill: #fff;
}
.settings-content.channel-lookup .channels .logo.fxx {
  height: 64px;
}
@media (max-width: 640px) {
  .settings-content.channel-lookup .channels .logo.fxx {
    height: 38px;
  }
}
.settings-content.channel-lookup .channels .logo.fxx polygon {
  fill: #000;
}
.settings-content.channel-lookup .channels .logo.fxx path {
  fill: #fff;
}
.settings-content.channel-lookup .channels .on, .settings-content.channel-lookup .channels .off {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  width: 100px;
  margin: 0 auto;
}
@media (max-width: 640px) {
  .settings-content.channel-lookup .channels .on, .settings-content.channel-lookup .channels .off {
    width: 100%;
  }
}
.settings-content.channel-lookup .channels .on, .settings-content.channel-lookup .channels .on-mobile {
  text-transform: uppercase;
  margin-bottom: 3px;
}
@media (max-width: 640px) {
  .settings-content.channel-lookup .channels .on, .settings-content.channel-lookup .channels .on-mobile {
    text-transform: none;
    display: inline;
  }
}
@media (max-width: 640px) {
  .settings-content.channel-lookup .channels .on {
    display: none;
  }
}
.settings-content.channel-lookup .channels .on-mobile {
  display: block;
}
@media (min-width: 1201px) {
  .settings-content.channel-lookup .channels .on-mobile {
    display: none;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .settings-content.channel-lookup .channels .on-mobile {
    display: none;
  }
}
.settings-content.channel-lookup .channels .channel-no {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 30px;
}
@media (max-width: 640px) {
  .settings-content.channel-lookup .channels .channel-no {
    display: none;
  }
}
.settings-content.channel-lookup .issue {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  line-height: 16px;
}
.settings-content.channel-lookup .issue span {
  color: #fff;
}
.settings-content.channel-lookup .sub-title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 16px;
  text-transform: uppercase;
  margin-bottom: 10px;
}
@media (max-width: 640px) {
  .settings-content.newsletter {
    margin-bottom: 100px;
  }
}
.settings-content.newsletter h2 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 24px;
  text-transform: uppercase;
  margin-bottom: 20px;
}
@media (max-width: 640px) {
  .settings-content.newsletter h2 {
    margin-bottom: 15px;
  }
}
.settings-content.newsletter hr {
  height: 1px;
  border: 0;
  background: #383838;
  margin-bottom: 10px;
}
.settings-content.newsletter ul {
  margin-bottom: 25px;
}
.settings-content.newsletter li {
  display: block;
  background-color: #151515;
  padding: 17px 15px;
  margin-bottom: 5px;
  position: relative;
}
.settings-content.newsletter li .btn, .settings-content.newsletter li label {
  position: absolute;
  top: 0;
  right: 0;
}
.settings-content.newsletter li label {
  top: 8px;
  right: 30px;
}
.settings-content.newsletter li .btn {
  top: 4px;
  right: 20px;
  min-width: 70px;
  min-height: 38px;
  margin: 7px 0;
}
.video-player-page-container .share-link textarea {
  padding: 0 15px;
  font-size: 14px;
}
.video-player-page-container #adBlock {
  max-width: 300px;
  text-align: right;
}
.video-player-page-container video {
  left: 0;
}
.video-player-page-container .video-tab-container {
  margin-bottom: 50px;
  max-width: 1170px;
  margin-left: auto;
  margin-right: auto;
}
.video-player-page-container .video-player-wrapper {
  display: block;
  position: relative;
  height: auto;
  margin: 0 auto;
  width: auto;
  position: relative;
  text-align: center;
  max-height: 670px;
  max-width: 970px;
  overflow: hidden;
  padding: 0 0 135px;
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-wrapper {
    padding: 0;
  }
}
.video-player-page-container .video-player-wrapper.live-tv {
  padding: 0;
  max-height: 540px;
  margin-top: 80px;
}
.video-player-page-container .video-player-wrapper.movie {
  margin-bottom: 50px;
}
.video-player-page-container .video-player-wrapper .video-player-inner {
  display: block;
  clear: both;
  position: relative;
  height: auto;
  width: auto;
  margin: 0 auto;
  max-height: 540px;
  max-width: 960px;
  overflow: hidden;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-player-page-container .video-player-wrapper .video-player-inner {
    padding-bottom: 56.25%;
  }
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-wrapper .video-player-inner {
    padding-bottom: 56.25%;
  }
}
.video-player-page-container .video-player-wrapper .video-player-inner #player, .video-player-page-container .video-player-wrapper .video-player-inner #video-player-error {
  position: relative;
  max-width: inherit;
  max-height: inherit;
  width: 960px;
  height: 540px;
  top: 0;
  left: 0;
  margin: auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-player-page-container .video-player-wrapper .video-player-inner #player, .video-player-page-container .video-player-wrapper .video-player-inner #video-player-error {
    position: absolute;
    width: 100%;
    height: 100%;
  }
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-wrapper .video-player-inner #player, .video-player-page-container .video-player-wrapper .video-player-inner #video-player-error {
    position: absolute;
    width: 100%;
    height: 100%;
  }
}
.video-player-page-container .video-player-wrapper .video-player-inner #player {
  border: 1px solid #222;
  text-align: center;
}
.video-player-page-container .video-player-wrapper .video-player-inner #player h1 {
  position: absolute;
  width: 20%;
  height: 100px;
  top: 0;
  left: 0;
  right: 0;
  bottom: 0;
  margin: auto;
}
.video-player-page-container .video-player-wrapper .video-player-inner #video-player-error {
  display: none;
  border: 3px solid #fff;
  background: #000;
  padding: 40px;
  text-align: center;
  overflow: hidden;
  z-index: 9999;
}
.video-player-page-container .video-player-wrapper .video-player-inner #video-player-error div {
  display: block;
  position: absolute;
  top: 0;
  bottom: 0;
  left: 0;
  right: 0;
  margin: auto;
  width: 90%;
  height: 50%;
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-wrapper .video-player-inner #video-player-error div {
    height: 90%;
    width: 100%;
  }
}
.video-player-page-container .video-player-wrapper .video-player-inner .message {
  margin: 5% auto;
  padding: 0 34px;
  display: block;
  line-height: 22px;
  text-align: left;
}
.video-player-page-container .video-player-wrapper .video-player-inner .message.age-verify {
  text-align: center;
}
.video-player-page-container .video-player-wrapper .video-player-inner .message .privacy-lnk {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 12px;
  color: #a3a3a3;
}
.video-player-page-container .video-player-wrapper .video-player-inner .message .btn {
  display: block;
  max-width: 120px;
  padding: 7px;
  width: auto;
  margin: 30px auto;
}
@media (min-width: 1201px) {
  .video-player-page-container .video-player-wrapper .video-player-inner .message {
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 400;
    font-size: 18px;
    width: 70%;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-player-page-container .video-player-wrapper .video-player-inner .message {
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 400;
    font-size: 16px;
    width: 80%;
  }
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-wrapper .video-player-inner .message {
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 400;
    font-size: 14px;
    width: 90%;
    margin: 3% auto 0;
    padding: 0 10px;
  }
}
.video-player-page-container .video-player-wrapper .video-player-inner h1 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 30px;
  text-transform: uppercase;
  margin-top: -1px;
  text-align: center;
  margin: 0 auto;
  max-width: 600px;
}
@media (min-width: 1201px) {
  .video-player-page-container .video-player-wrapper .video-player-inner h1 {
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 700;
    letter-spacing: 0.03em;
    font-size: 30px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-player-page-container .video-player-wrapper .video-player-inner h1 {
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 700;
    letter-spacing: 0.03em;
    font-size: 25px;
  }
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-wrapper .video-player-inner h1 {
    font-family: "proxima-nova", sans-serif;
    font-style: normal;
    font-weight: 700;
    letter-spacing: 0.03em;
    font-size: 18px;
  }
}
.video-player-page-container .video-player-wrapper .video-player-inner .btn {
  margin: 0 auto;
}
.video-player-page-container .video-player-wrapper .video-player-description {
  zoom: 1;
  max-width: 960px;
  min-height: 100px;
  margin: 0 auto 10px;
  display: block;
  position: absolute;
  text-align: left;
  bottom: 0;
  left: 0;
  right: 0;
}
.video-player-page-container .video-player-wrapper .video-player-description:before, .video-player-page-container .video-player-wrapper .video-player-description:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.video-player-page-container .video-player-wrapper .video-player-description:after {
  clear: both;
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-wrapper .video-player-description {
    position: relative;
    margin: 20px auto;
  }
}
.video-player-page-container .video-player-wrapper .video-player-description .rr {
  float: right;
  max-width: 60%;
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-wrapper .video-player-description .rr {
    float: none;
    margin: 15px auto 0;
    max-width: 90%;
  }
}
.video-player-page-container .video-player-wrapper .video-player-description .lr {
  float: left;
  max-width: 40%;
}
@media (min-width: 641px) and (max-width: 1200px) {
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-wrapper .video-player-description .lr {
    float: none;
    max-width: 90%;
    margin: 0 auto;
  }
}
.video-player-page-container .video-player-wrapper .video-player-description .lr .social-buttons ul {
  zoom: 1;
}
.video-player-page-container .video-player-wrapper .video-player-description .lr .social-buttons ul:before, .video-player-page-container .video-player-wrapper .video-player-description .lr .social-buttons ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.video-player-page-container .video-player-wrapper .video-player-description .lr .social-buttons ul:after {
  clear: both;
}
.video-player-page-container .video-player-wrapper .video-player-description .lr .social-buttons ul li {
  float: left;
  margin-right: 10px;
}
.video-player-page-container .video-player-wrapper .video-player-description .lr .video-titles {
  min-height: 45px;
  margin-bottom: 5px;
}
.video-player-page-container .video-player-wrapper .video-player-description .lr .video-titles svg {
  float: left;
  width: 48px;
  height: 30px;
  margin-right: 8px;
}
.video-player-page-container .video-player-wrapper .video-player-description .lr .video-titles svg path, .video-player-page-container .video-player-wrapper .video-player-description .lr .video-titles svg polygon {
  fill: #fff;
}
.video-player-page-container .video-player-wrapper .video-player-description .lr .video-titles .video-title-container {
  overflow: hidden;
}
.video-player-page-container .video-player-wrapper .video-player-description .lr .video-titles .video-title-container .video-title {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 20px;
  text-transform: uppercase;
  margin: 0;
}
.video-player-page-container .video-player-wrapper .video-player-description .lr .video-titles .video-title-container p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  line-height: 16px;
}
.video-player-page-container .video-player-tab {
  display: none;
}
.video-player-page-container .video-player-tab.selected {
  display: block;
}
.video-player-page-container .video-player-tab .social-nav {
  padding-top: 25px;
}
.video-player-page-container .detail-nav nav {
  height: 50px;
  max-height: 50px;
  background-color: #101010;
  border-top: 1px solid #434343;
}
.video-player-page-container .detail-nav nav ul {
  text-align: center;
}
.video-player-page-container .detail-nav nav ul li {
  display: inline-block;
}
.video-player-page-container .detail-nav nav ul li a {
  display: block;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 12px;
  height: 50px;
  max-height: 50px;
  text-align: center;
  padding: 18px 5px 0;
  text-transform: uppercase;
  margin-right: 19px;
}
.video-player-page-container .detail-nav nav ul li a.selected, .video-player-page-container .detail-nav nav ul li a:hover {
  border-bottom: 5px solid #ff0100;
}
.video-player-page-container .detail-nav nav ul li:last-child a {
  margin-right: 0;
}
.video-player-page-container .video-player-details {
  padding-top: 20px;
}
.video-player-page-container .video-player-details .video-player-inner {
  max-width: 960px;
  width: auto;
  margin: 0 auto;
  zoom: 1;
}
.video-player-page-container .video-player-details .video-player-inner:before, .video-player-page-container .video-player-details .video-player-inner:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.video-player-page-container .video-player-details .video-player-inner:after {
  clear: both;
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-details .video-player-inner {
    width: 90%;
  }
}
.video-player-page-container .video-player-details .video-player-inner .video-desc-actions {
  display: inline-block;
  float: right;
  margin: 35px 0 0 20px;
  max-width: 400px;
  vertical-align: top;
  width: auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-player-page-container .video-player-details .video-player-inner .video-desc-actions {
    margin: 35px 0 0 0;
    padding-left: 3px;
  }
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-details .video-player-inner .video-desc-actions {
    float: left;
    margin: 0;
  }
}
.video-player-page-container .video-player-details .video-player-inner .video-desc-actions ul {
  zoom: 1;
}
.video-player-page-container .video-player-details .video-player-inner .video-desc-actions ul:before, .video-player-page-container .video-player-details .video-player-inner .video-desc-actions ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.video-player-page-container .video-player-details .video-player-inner .video-desc-actions ul:after {
  clear: both;
}
.video-player-page-container .video-player-details .video-player-inner .video-desc-actions ul li {
  float: left;
  margin-right: 20px;
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-details .video-player-inner .video-desc-actions ul li {
    float: none;
    margin: 0;
  }
}
.video-player-page-container .video-player-details .video-player-inner .video-desc-actions ul li:last-child {
  float: right;
  margin-right: 0;
}
@media (max-width: 640px) {
  .video-player-page-container .video-player-details .video-player-inner .video-desc-actions ul li:last-child {
    float: none;
    margin: 10px 0 0;
  }
}
.video-player-page-container .video-player-social {
  max-width: 960px;
  margin: 0 auto;
  display: none;
  width: 95%;
}
.video-player-page-container .show-more, .video-player-page-container .see-all, .video-player-page-container .show-more-link {
  text-align: center;
  padding: 40px 0 0;
  margin-bottom: 68px;
}
.video-player-page-container .see-all {
  display: none;
}
.video-player-page-container .video-thumb-list-container {
  max-width: 1170px;
  margin: 0 auto;
  text-align: center;
}
.video-player-page-container .video-thumb-list-container.non-expanding .video-thumb-list {
  height: auto;
  max-height: 100%;
  overflow: hidden;
}
.video-player-page-container .video-thumb-list-container .video-thumb-list {
  zoom: 1;
  overflow: hidden;
  height: auto;
  max-height: 250px;
  margin: 0 auto;
  text-align: left;
}
.video-player-page-container .video-thumb-list-container .video-thumb-list:before, .video-player-page-container .video-thumb-list-container .video-thumb-list:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.video-player-page-container .video-thumb-list-container .video-thumb-list:after {
  clear: both;
}
.video-player-page-container .video-thumb-list-container .video-thumb-list.no-desc {
  max-height: 190px;
}
@media (max-width: 640px) {
  .video-player-page-container .video-thumb-list-container .video-thumb-list.no-desc {
    max-height: 150px;
  }
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-player-page-container .video-thumb-list-container .video-thumb-list {
    max-height: 190px;
    max-width: 685px;
  }
}
@media (max-width: 640px) {
  .video-player-page-container .video-thumb-list-container .video-thumb-list {
    margin: 0 auto;
    min-width: 295px;
    padding: 0 10px;
    width: auto;
    max-height: 160px;
    max-width: 90%;
  }
}
.video-player-page-container .video-thumb-list-container .video-thumb-list.expanded {
  height: auto;
  max-height: 100%;
}
.video-player-page-container .video-thumb-list-container .video-thumb-list li {
  float: left;
  margin-right: 29px;
  margin-bottom: 13px;
  width: 270px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-player-page-container .video-thumb-list-container .video-thumb-list li {
    display: inline-block;
    float: none;
    margin: 15px 5px 0 0;
    vertical-align: top;
    width: 217px;
  }
}
@media (max-width: 640px) {
  .video-player-page-container .video-thumb-list-container .video-thumb-list li {
    display: inline-block;
    width: 140px;
    float: none;
    margin: 15px 5px 0 0;
    vertical-align: top;
    min-height: 150px;
  }
}
.video-player-page-container .video-thumb-list-container .video-thumb-list li:nth-child(4n+4) {
  margin-right: 0;
}
.video-player-page-container .video-thumb-list-container .video-thumb-list li .video-thumb {
  display: block;
  position: relative;
  margin-bottom: 6px;
  height: 150px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-player-page-container .video-thumb-list-container .video-thumb-list li .video-thumb {
    height: 120px;
  }
}
@media (max-width: 640px) {
  .video-player-page-container .video-thumb-list-container .video-thumb-list li .video-thumb {
    height: 78px;
  }
}
.video-player-page-container .video-thumb-list-container .video-thumb-list li .video-thumb .icon-play-medium {
  width: 51px;
  height: 51px;
  position: absolute;
  top: 50%;
  margin-top: -25px;
  left: 50%;
  margin-left: -25px;
}
.video-player-page-container .video-thumb-list-container .video-thumb-list li .video-thumb .icon-play-medium path, .video-player-page-container .video-thumb-list-container .video-thumb-list li .video-thumb .icon-play-medium polygon {
  fill: #fff;
}
.video-player-page-container .video-thumb-list-container .video-thumb-list li .video-thumb img {
  display: block;
  width: 100%;
  height: auto;
}
.video-player-page-container .video-thumb-list-container .video-thumb-list li p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  line-height: 16px;
  margin-bottom: 15px;
  text-align: left;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-player-page-container .video-thumb-list-container .video-thumb-list li p.desc {
    display: none;
  }
}
@media (max-width: 640px) {
  .video-player-page-container .video-thumb-list-container .video-thumb-list li p.desc {
    display: none;
  }
}
.video-player-page-container .video-thumb-list-container .video-thumb-list li p a {
  color: #fff;
}
.video-player-page-container .video-thumb-list-container .video-thumb-list li p span {
  display: block;
}
.ie9 .video-player-page-container .video-player-description, .ie10 .video-player-page-container .video-player-description {
  position: relative;
  margin: 20px auto;
}
#player {
  width: 960px;
  height: 540px;
}
.load-video {
  display: block;
  float: left;
  width: 145px;
  height: 80px;
  background-repeat: no-repeat;
  text-indent: -500px;
  overflow: hidden;
  margin-right: 16px;
  border: 2px solid #000;
}
.playing {
  border-color: #f00;
}
.video-desc {
  display: inline-block;
  width: auto;
  max-width: 565px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .video-desc {
    max-width: 80%;
  }
}
@media (max-width: 640px) {
  .video-desc {
    max-width: 90%;
  }
}
.video-desc.movies {
  margin-top: 50px;
  float: none;
}
.video-desc p {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  color: #a3a3a3;
  margin-bottom: 13px;
  line-height: 18px;
}
.video-desc p strong {
  color: #fff;
}
.video-desc p .rating {
  text-transform: uppercase;
}
.live-stream-container {
  background-size: contain;
  background-position: center 50px;
  background-repeat: no-repeat;
}
@media (max-width: 640px) {
  .live-stream-container {
    background-size: 300%;
  }
}
.live-stream-container .live-stream-inner {
  width: 970px;
  margin: 0 auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .live-stream-container .live-stream-inner {
    width: 684px;
  }
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner {
    width: 100%;
    padding: 0 10px;
  }
}
.live-stream-container .live-stream-inner .hero {
  position: relative;
  border-bottom: 1px solid #494949;
  height: 503px;
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .hero {
    height: 560px;
  }
}
.live-stream-container .live-stream-inner .hero .sponsor-block {
  position: absolute;
  right: 0;
  bottom: 8px;
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .hero .sponsor-block {
    display: block;
    right: auto;
    left: 0;
    width: 100%;
  }
}
.live-stream-container .live-stream-inner .hero .global-header {
  position: absolute;
  left: 0;
  top: 89px;
}
.live-stream-container .live-stream-inner .hero .hero-copy {
  text-align: center;
  position: absolute;
  width: 100%;
  bottom: 0px;
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .hero .hero-copy {
    bottom: 65px;
  }
}
.live-stream-container .live-stream-inner .hero .hero-copy h1 {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 800;
  letter-spacing: -0.04em;
  font-size: 53px;
  text-transform: uppercase;
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .hero .hero-copy h1 {
    font-size: 24px;
  }
}
.live-stream-container .live-stream-inner .hero .hero-copy ul {
  display: inline-block;
  zoom: 1;
  margin: 10px 0 15px 0;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul:before, .live-stream-container .live-stream-inner .hero .hero-copy ul:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul:after {
  clear: both;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul li {
  float: left;
  margin-right: 30px;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul li:last-child {
  margin-right: 0;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul li a {
  display: block;
  zoom: 1;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul li a:before, .live-stream-container .live-stream-inner .hero .hero-copy ul li a:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul li a:after {
  clear: both;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul li a svg {
  float: left;
  margin-right: 5px;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul li a svg path, .live-stream-container .live-stream-inner .hero .hero-copy ul li a svg polygon {
  fill: #a3a3a3;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul li a svg.logo-facebook {
  width: 6px;
  height: 14px;
  margin-top: -3px;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul li a svg.logo-twitter {
  width: 13px;
  height: 10px;
}
.live-stream-container .live-stream-inner .hero .hero-copy ul li a span {
  float: left;
  color: #fff;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 10px;
  text-transform: uppercase;
}
.live-stream-container .live-stream-inner .hero .hero-copy p {
  color: #fff;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 14px;
  margin-bottom: 20px;
  padding: 0 160px;
  line-height: 18px;
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .hero .hero-copy p {
    padding: 0;
  }
}
.live-stream-container .live-stream-inner .hero .hero-copy p:last-child {
  margin-bottom: 0;
}
.live-stream-container .live-stream-inner .hero .hero-copy p span {
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  text-transform: uppercase;
}
.live-stream-container .live-stream-inner .live-stream-content {
  zoom: 1;
}
.live-stream-container .live-stream-inner .live-stream-content:before, .live-stream-container .live-stream-inner .live-stream-content:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.live-stream-container .live-stream-inner .live-stream-content:after {
  clear: both;
}
.live-stream-container .live-stream-inner .live-stream-content .lr {
  float: left;
  max-width: 630px;
  width: 100%;
  padding: 0 16px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .live-stream-container .live-stream-inner .live-stream-content .lr {
    max-width: 350px;
    padding: 0;
  }
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .live-stream-content .lr {
    float: none;
    width: 100%;
    padding: 0;
  }
}
.live-stream-container .live-stream-inner .live-stream-content .lr .streaming-video {
  padding: 37px 0;
  width: 100%;
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .live-stream-content .lr .streaming-video {
    padding: 15px 0;
  }
}
.live-stream-container .live-stream-inner .live-stream-content .lr .streaming-video iframe {
  width: 100%;
  min-height: 1400px;
  height: auto;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .live-stream-container .live-stream-inner .live-stream-content .lr .streaming-video iframe {
    height: auto;
    min-height: 1250px;
  }
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .live-stream-content .lr .streaming-video iframe {
    height: auto;
    min-height: 220px;
  }
}
.live-stream-container .live-stream-inner .live-stream-content .lr .streaming-video.live {
  display: none;
}
.live-stream-container .live-stream-inner .live-stream-content .lr .streaming-video > div {
  display: none;
  text-align: left;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 400;
  font-size: 16px;
  color: #494949;
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .live-stream-content .lr .streaming-video > div {
    text-align: center;
  }
}
.live-stream-container .live-stream-inner .live-stream-content .lr .streaming-video > div a {
  color: #494949 !important;
}
.live-stream-container .live-stream-inner .live-stream-content .lr .streaming-video > div a:hover {
  text-decoration: underline;
}
.live-stream-container .live-stream-inner .live-stream-content .rr {
  float: right;
  max-width: 325px;
  width: 100%;
  padding-top: 37px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .live-stream-container .live-stream-inner .live-stream-content .rr {
    max-width: 325px;
  }
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .live-stream-content .rr {
    float: none;
    margin: 0 auto;
    padding-top: 0px;
    max-width: 325px;
    text-align: center;
  }
}
.live-stream-container .live-stream-inner .live-stream-content .rr .getglue-checkin-widget {
  width: 100% !important;
}
.live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav {
  display: block;
  zoom: 1;
}
.live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav:before, .live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav:after {
  content: "\0020";
  display: block;
  height: 0;
  overflow: hidden;
}
.live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav:after {
  clear: both;
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav {
    width: 100%;
  }
}
.live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav li {
  float: left;
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav li {
    width: 33.33333%;
  }
}
.live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav li a {
  display: block;
  width: 106px;
  text-align: center;
  background-color: #000;
  height: 35px;
  max-height: 35px;
  font-family: "proxima-nova", sans-serif;
  font-style: normal;
  font-weight: 700;
  letter-spacing: 0.03em;
  font-size: 14px;
  text-transform: uppercase;
  color: #fff;
  padding-top: 11px;
}
@media (min-width: 641px) and (max-width: 1200px) {
  .live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav li a {
    width: 100px;
  }
}
@media (max-width: 640px) {
  .live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav li a {
    width: 100%;
  }
}
.live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-nav li a.selected {
  background-color: #ff0100;
}
.live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-pane {
  display: block;
}
.live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-pane iframe {
  height: auto;
  min-height: 620px;
  width: 100%;
}
.live-stream-container .live-stream-inner .live-stream-content .rr .social-tab-pane > div {
  display: none;
}


    </style>


</head>

<body>

    <header class='main-header'>
        <div class='header-inner'>
            <div class='logo'>
                <svg class='logo-fx-fearless' enable-background='new 0 0 125.938 41.7' height='100%' version='1.1' viewbox='0 0 125.938 41.7' width='100%' x='0px' xml:space='preserve' xmlns:xlink='http://www.w3.org/1999/xlink' xmlns='http://www.w3.org/2000/svg' y='0px'>
                <g class='logo-fx-main'>
                <g>
                <path d='M118.893,1.204l-4.489,15.199l-3.96-15.199h-7.262l-3.788,14.537L95.101,1.204h-8.355l1.178,3.982&#x000A;      C85.31,2.023,81.331,0,76.871,0c-6.07,0-11.241,3.749-13.295,9.021V1.206h-7.995v11.606L46.894,1.206h-4.935l0.001-0.002h-9.958&#x000A;      l-3.111,4.943l-3.122-4.943L0,1.206v25.509h8.731v-8.299h9.594v-6.945H8.731V8.394h11.678l3.54,5.603l-8.008,12.723h9.861&#x000A;      l3.096-4.891l3.09,4.891h9.894l-8.029-12.713l5.976-9.436v14.115l5.07,8.029h2.925V15.109l8.687,11.605h7.066v-7.64&#x000A;      c2.054,5.273,7.225,9.021,13.295,9.021c7.315,0,13.337-5.438,14.148-12.437l3.271,11.06h7.936l3.882-14.878l3.883,14.878h8.407&#x000A;      l7.541-25.515H118.893z M76.871,20.324c-2.535,0-4.59-2.809-4.59-6.276c0-3.466,2.055-6.278,4.59-6.278s4.592,2.812,4.592,6.278&#x000A;      C81.463,17.516,79.406,20.324,76.871,20.324z' fill='#010101'></path>
                </g>
                </g>
                <g class='logo-fx-sub'>
                <path d='M0,41.551v-8.316h5.273v0.648H0.711v3.079h4.476v0.649H0.711v3.939H0z' fill='#010101'></path>
                <path d='M16.734,41.551v-8.316h5.273v0.648h-4.562v3.079h4.476v0.649h-4.476v3.291h4.562v0.648H16.734z' fill='#010101'></path>
                <path d='M39.766,41.551l-0.823-2.045h-4.4l-0.823,2.045h-0.823l3.404-8.316h0.885l3.404,8.316H39.766z&#x000A;     M36.749,33.995l-1.971,4.862h3.928L36.749,33.995z' fill='#010101'></path>
                <path d='M56.663,41.551l-2.332-3.441h-1.832v3.441h-0.711v-8.316h3.104c1.434,0,2.531,0.91,2.531,2.432&#x000A;    c0,1.509-1.061,2.344-2.307,2.394l2.406,3.491H56.663z M56.676,35.666c0-1.048-0.735-1.783-1.846-1.783h-2.331v3.578h2.331&#x000A;    C55.94,37.461,56.676,36.713,56.676,35.666z' fill='#010101'></path>
                <path d='M68.997,41.551v-8.316h0.723v7.668h4.027v0.648H68.997z' fill='#010101'></path>
                <path d='M85.184,41.551v-8.316h5.273v0.648h-4.563v3.079h4.476v0.649h-4.476v3.291h4.563v0.648H85.184z' fill='#010101'></path>
                <path d='M101.73,40.379l0.462-0.536c0.536,0.61,1.408,1.209,2.605,1.209c1.695,0,2.182-0.947,2.182-1.658&#x000A;    c0-2.444-4.987-1.172-4.987-4.077c0-1.359,1.222-2.219,2.73-2.219c1.234,0,2.183,0.437,2.818,1.172l-0.474,0.523&#x000A;    c-0.599-0.723-1.447-1.048-2.382-1.048c-1.109,0-1.945,0.636-1.945,1.534c0,2.132,4.987,0.96,4.987,4.064&#x000A;    c0,1.072-0.711,2.356-2.955,2.356C103.401,41.7,102.367,41.139,101.73,40.379z' fill='#010101'></path>
                <path d='M118.951,40.379l0.462-0.536c0.536,0.61,1.409,1.209,2.605,1.209c1.696,0,2.183-0.947,2.183-1.658&#x000A;    c0-2.444-4.988-1.172-4.988-4.077c0-1.359,1.223-2.219,2.731-2.219c1.234,0,2.182,0.437,2.817,1.172l-0.474,0.523&#x000A;    c-0.599-0.723-1.446-1.048-2.382-1.048c-1.109,0-1.944,0.636-1.944,1.534c0,2.132,4.987,0.96,4.987,4.064&#x000A;    c0,1.072-0.711,2.356-2.955,2.356C120.622,41.7,119.588,41.139,118.951,40.379z' fill='#010101'></path>
                </g>
                </svg>
                <div class='sprite sprite-Logo_FXNOW_Fearless'></div>

                <div class="mvpd-logo"></div>
                </div>
                <div class='logo mobile'>

                <svg enable-background='new 0 0 298 65.31' height='100%' version='1.1' viewbox='0 0 298 65.31' width='100%' x='0px' xml:space='preserve' xmlns:xlink='http://www.w3.org/1999/xlink' xmlns='http://www.w3.org/2000/svg' y='0px'>
                <g>
                <path d='M181.941,18.062c-5.999,0-10.861,6.534-10.861,14.593c0,8.062,4.862,14.589,10.861,14.589&#x000A;    c5.998,0,10.865-6.527,10.865-14.589C192.807,24.596,187.939,18.062,181.941,18.062z' fill='none'></path>
                <path d='M281.373,2.799l-10.621,35.332l-9.371-35.332h-3.693h-13.133h-0.357l-8.965,33.793L225.075,2.799h-19.771&#x000A;    l2.783,9.247c-6.182-7.35-15.598-12.047-26.146-12.047c-14.342,0-26.584,8.676-31.461,20.899V2.805h-18.918v26.977L111.006,2.805&#x000A;    H99.331l0.004-0.006H75.769l-7.364,11.49l-7.386-11.49L0.046,2.805v59.296h20.659V42.81h22.701V26.664H20.705v-7.155h27.633&#x000A;    l8.378,13.027L37.769,62.108h23.33l7.328-11.366l7.311,11.366h23.411L80.15,32.558l14.137-21.932v32.809l11.998,18.666h6.919&#x000A;    V35.119l20.557,26.982h16.719V44.413c4.877,12.224,17.119,20.896,31.461,20.896c17.302,0,31.555-12.626,33.486-28.886l7.73,25.685&#x000A;    h5.303h8.323h5.151l9.185-34.584l9.187,34.584h0.141h16.668h3.086l17.845-59.31H281.373z M181.941,47.244&#x000A;    c-5.999,0-10.861-6.527-10.861-14.589c0-8.059,4.862-14.593,10.861-14.593c5.998,0,10.865,6.534,10.865,14.593&#x000A;    C192.807,40.717,187.939,47.244,181.941,47.244z' fill='#010101' id='fxnow-logo-fill'></path>
                </g>
                </svg>                <div class='sprite sprite-Logo_FXNOW' href=''></div>

                <div class="mvpd-logo"></div>
            </div>
        </div>

    </header>

    <!-- main content -->
    <div class="content-wrapper">

        <div class="apps-content">

            <div class="apps-content-inner" style="padding-top: 110px; text-align: center;">
                <p>
                    Thank you for your interest in FX Networks<br />
                    The content you are trying to access is not available in your region.
                </p>

                <div style="font-size: 12px; text-align: center; margin-top: 20px;">
                    Looking for FX Canada? <a href="http://www.fxcanada.ca/" target="_blank" style="text-decoration: underline;">Click here</a>.
                </div>
            </div>

        </div>

    </div>
    <!--Header Title -->

    <footer>
        <div class="footer">
            <div style="width: 100%; text-align: center; font-family: 'proxima-nova', sans-serif; font-size: 12px; color: #717171;">&copy; 2014 FX Networks, LLC All Rights Reserved</div>
        </div>
    </footer>

</body>
</html>
























<!-- -->