<!DOCTYPE html>
<html lang="en" dir="ltr" xmlns:article="http://ogp.me/ns/article#" xmlns:book="http://ogp.me/ns/book#" xmlns:product="http://ogp.me/ns/product#" xmlns:profile="http://ogp.me/ns/profile#" xmlns:video="http://ogp.me/ns/video#" prefix="content: http://purl.org/rss/1.0/modules/content/  dc: http://purl.org/dc/terms/  foaf: http://xmlns.com/foaf/0.1/  og: http://ogp.me/ns#  rdfs: http://www.w3.org/2000/01/rdf-schema#  schema: http://schema.org/  sioc: http://rdfs.org/sioc/ns#  sioct: http://rdfs.org/sioc/types#  skos: http://www.w3.org/2004/02/skos/core#  xsd: http://www.w3.org/2001/XMLSchema#  tk:http://tracking.3ds.com/ns#" class="ds-ui-kit-scope">
<head>
  <meta charset="utf-8" />
<meta name="title" content="Education Edition 2019-2020 | SOLIDWORKS" />
<meta name="twitter:card" content="summary_large_image" />
<meta property="tk:category" content="education_edition_2018_2019" />
<meta property="og:site_name" content="SOLIDWORKS" />
<link rel="canonical" href="https://www.solidworks.com/product/solidworks-education-whats-new" />
<meta name="twitter:site" content="@solidworks" />
<meta name="twitter:title" content="Education Edition 2019-2020" />
<meta property="tk:name" content="/solidworks/education_edition_2018_2019/home" />
<meta property="tk:sub_category" content="home" />
<meta property="og:url" content="https://www.solidworks.com/product/solidworks-education-whats-new" />
<meta property="og:title" content="Education Edition 2019-2020" />
<meta property="tk:type" content="home" />
<meta name="twitter:creator" content="@solidworks" />
<meta property="tk:site_name" content="solidworks" />
<meta itemprop="woc:typedisplaytext" content="SOLIDWORKS" />
<meta name="twitter:url" content="https://www.solidworks.com/product/solidworks-education-whats-new" />
<meta property="og:locale" content="en" />
<meta property="article:published_time" content="2018-02-27T17:16:19+0100" />
<meta property="article:modified_time" content="2019-05-10T15:18:51+0200" />
<meta name="Generator" content="Drupal 8 (https://www.drupal.org)" />
<meta name="MobileOptimized" content="width" />
<meta name="HandheldFriendly" content="true" />
<meta name="viewport" content="width=device-width, initial-scale=1.0" />
<script type="application/ld+json">{
    "@context": "http://schema.org",
    "@type": "WebSite",
    "url": "https://www.solidworks.com",
    "potentialAction": {
        "@type": "SearchAction",
        "target": "https://www.solidworks.com/search?wockw={search_term_string}",
        "query-input": "required name=search_term_string",
        "description": "Search on solidworks.com",
        "agent": {
            "@type": "Organization",
            "logo": "https://www.solidworks.com/logo.png",
            "name": "Solidworks"
        }
    }
}</script>
<meta property="tk:env" content="prd" />
<link rel="alternate" hreflang="en" href="https://www.solidworks.com/product/solidworks-education-whats-new" />
<link rel="alternate" hreflang="fr" href="https://www.solidworks.com/fr/product/solidworks-education-whats-new" />
<link rel="alternate" hreflang="zh-hans" href="https://www.solidworks.com/zh-hans/product/solidworks-education-whats-new" />
<link rel="alternate" hreflang="de" href="https://www.solidworks.com/de/product/solidworks-education-whats-new" />
<link rel="alternate" hreflang="pt-br" href="https://www.solidworks.com/pt-br/product/solidworks-education-whats-new" />
<link rel="alternate" hreflang="es" href="https://www.solidworks.com/es/product/solidworks-education-whats-new" />
<link rel="alternate" hreflang="it" href="https://www.solidworks.com/it/product/solidworks-education-whats-new" />
<link rel="alternate" hreflang="ja" href="https://www.solidworks.com/ja/product/solidworks-education-whats-new" />
<link rel="alternate" hreflang="tr" href="https://www.solidworks.com/tr/product/solidworks-education-whats-new" />
<link rel="alternate" hreflang="ko" href="https://www.solidworks.com/ko/product/solidworks-education-whats-new" />
<link rel="alternate" hreflang="ru" href="https://www.solidworks.com/ru/product/solidworks-education-whats-new" />
<link rel="shortcut icon" href="/themes/custom/solidworks_digital/favicon_SW.png" type="image/png" />
<link rel="alternate defaultlang" hreflang="x-default" href="https://www.solidworks.com/product/solidworks-education-whats-new" />
<link rel="revision" href="/product/solidworks-education-whats-new" />
<style media="screen">.entity--type-brick.entity--id-1129.entity--view-mode-default , .entity--type-brick.entity--id-1129.entity--view-mode-default  .ds-banner__shadow { background-color: rgba(0, 0, 0, 0.4); }</style>
<style media="screen">.entity--type-brick.entity--id-1129.entity--view-mode-default .ds-banner { background-image: url('https://www.solidworks.com/sites/default/files/styles/banner/public/2017-12/SOLIDWORKS-footer-workflow-design-verification-management-3d-cad-001.jpg?itok=FLyGrsMP'); background-size: cover; }</style>
<style media="screen">.entity--type-brick.entity--id-1127.entity--view-mode-default .sw-banner-text__shadow, .entity--type-brick.entity--id-1127.entity--view-mode-default .sw-banner-text__shadow .ds-banner__shadow { background-color: rgba(0, 0, 0, 0); }</style>
<style media="screen">.entity--type-brick.entity--id-2890.entity--view-mode-default , .entity--type-brick.entity--id-2890.entity--view-mode-default  .ds-banner__shadow { background-color: rgba(0, 0, 0, 0.4); }</style>
<style media="screen">.entity--type-brick.entity--id-2890.entity--view-mode-default .ds-banner { background-image: url('https://www.solidworks.com/sites/default/files/styles/banner/public/2019-04/banner-mysolidworks-for-students-001.jpg?itok=eSF0s5nf'); background-size: cover; }</style>
<style media="screen">.entity--type-brick.entity--id-2891.entity--view-mode-picture-body , .entity--type-brick.entity--id-2891.entity--view-mode-picture-body  .ds-banner__shadow { background-color: rgba(0, 0, 0, 0.1); }</style>
<style media="screen">.entity--type-brick.entity--id-1125.entity--view-mode-default .sw-banner-text__shadow, .entity--type-brick.entity--id-1125.entity--view-mode-default .sw-banner-text__shadow .ds-banner__shadow { background-color: rgba(0, 0, 0, 0); }</style>
<style media="screen">.entity--type-brick.entity--id-2858.entity--view-mode-picture-body , .entity--type-brick.entity--id-2858.entity--view-mode-picture-body  .ds-banner__shadow { background-color: rgba(0, 0, 0, 0); }</style>
<style media="screen">.entity--type-brick.entity--id-1124.entity--view-mode-default , .entity--type-brick.entity--id-1124.entity--view-mode-default  .ds-banner__shadow { background-color: rgba(0, 0, 0, 0.4); }</style>
<style media="screen">.entity--type-brick.entity--id-1124.entity--view-mode-default .ds-banner { background-image: url('https://www.solidworks.com/sites/default/files/styles/banner/public/2019-04/hero-solidworks-education-edition-2019-2020-01.jpg?itok=ve1wgQrX'); background-size: cover; }</style>

    <title>Education Edition 2019-2020 | SOLIDWORKS</title>
    <link rel="stylesheet" href="/sites/default/files/css/css_2v_F32Fs2HOXxrfMul1qkyDuLGKySHfUxFCa2hkFY_g.css?pusvrl" media="all" />
<link rel="stylesheet" href="/sites/default/files/css/css_j-ieMv-Qi2Yzny1ImAIXeVs0lMvezoOcZbq6lLAbxCw.css?pusvrl" media="all" />
<link rel="stylesheet" href="//cards.3ds.com/1/assets/css/styles.css" media="all" />
<link rel="stylesheet" href="/sites/default/files/css/css_Yghr4qkPRSvXSfGGD8aZYQWuM_SGikNfkjy80fJyAzA.css?pusvrl" media="all" />
<link rel="stylesheet" href="/sites/default/files/css/css_7g8_oj0KiDv3tNukr_Eb-IxpIDIMFjMPjp3y18Sezv0.css?pusvrl" media="all" />
<link rel="stylesheet" href="/sites/default/files/css/css_IEugImF-Eq3ZzzYXZrmYSWEGwTo0WaZo4wcYkY7uE6g.css?pusvrl" media="all" />
<link rel="stylesheet" href="/sites/default/files/css/css_-JQIgCse4Blex95PBDeZ0vpxJidXGPZokHoV5xpO6vg.css?pusvrl" media="all" />

      
<!--[if lte IE 8]>
<script src="/sites/default/files/js/js_VtafjXmRvoUgAzqzYTA3Wrjkx9wcWhjP0G4ZnnqRamA.js"></script>
<![endif]-->
<script src="//tracking.3ds.com/stat/init/ds_init_global.js"></script>
<script src="//cards.3ds.com/1/assets/js/cards3ds.js"></script>
<script src="/sites/default/files/js/js_XFmjmRetcfe45jMDtVrtnqWlUIF9zDVLp8CU7I_yeQs.js"></script>

        </head>
<body class="ds-ui-kit-scope route--entity--type--node route--entity--id--5909 route--entity-view ds-theme-solidworks path-node page-node-type-wall">
<a href="#main-content" class="visually-hidden focusable skip-link">
  Skip to main content
</a>

  <div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas>
    
<header role="banner">
    
<div id="block-globalmenublock" class="block block-wp-mod-d8ftr-header-footer-menu block-global-menu-block">
  
    
            <script type="application/ld+json">
      {
        "@context": "http://schema.org",
        "@type": "Organization",
        "url": "https://www.3ds.com",
        "logo": "https://menu.3ds.com/assets/img/logo/3ds-dark.svg",
        "name": "Dassault Systèmes®"
      }
      </script>
      <!-- Compatibility with ui-kit 1.0.11 - BEGIN  -->
      <style>
      .ds-ui-kit-scope .ds-g-menu__user {
        display:none;
        vertical-align:top
      }
      .ds-ui-kit-scope .ds-gmenu-profile {
        display: none;
        position: fixed;
        top: 0;
        left: 0;
        width: 100%;
        height: 100%;
        background-color: #fff;
        z-index: 3;
        padding: 128px 0 24px;
        overflow-y: scroll; 
      }
      .ds-ui-kit-scope .ds-gmenu-profile {
        display: block;
        height: 0%;
        text-align: center;
        padding: 0;
        transition: height 0.3s cubic-bezier(0.25, 0.1, 0.25, 1); 
      }
      @media all and (min-width: 721px) and (min-height: 800px) {
        .ds-ui-kit-scope .ds-gmenu-profile {
          display: -webkit-box;
          display: -ms-flexbox;
          display: flex;
          -webkit-box-orient: vertical;
          -webkit-box-direction: normal;
              -ms-flex-direction: column;
                  flex-direction: column;
          -webkit-box-pack: center;
              -ms-flex-pack: center;
                  justify-content: center; 
        }
      }
      .ds-ui-kit-scope .ds-g-menu__notif a {
          color: rgba(0,0,0,.48);
      }
      </style>
      <!-- Compatibility with ui-kit 1.0.11 - END -->
      <div class="ds-g-menu">
        <div class="ds-g-menu__action">
          <div class="ds-g-menu__action__burger js-toggle-side"><i class="ds-ico ds-ico-burger-icon" itemscope itemtype="http://tracking.3ds.com/ClickAction">
              <meta itemprop="category" content="Navigation"/>
              <meta itemprop="action" content="menu"/>
              <meta itemprop="label" content="burger"/></i></div>
          <div class="ds-g-menu__action__logo"><a href="https://www.3ds.com" itemscope itemtype="http://tracking.3ds.com/ClickAction"><img src="https://menu.3ds.com/assets/img/logo/3ds-dark.svg" alt="Dassault Systèmes® logo">
            <meta itemprop="category" content="Navigation"/>
            <meta itemprop="action" content="menu_home"/>
            <meta itemprop="label" content="https://www.3ds.com"/>
          </a></div>
        </div>
        <ul class="ds-g-menu__features">
          <li class="ds-g-menu__cta" style="display: none;">
            <a href="javascript:void(0);" class="ds-btn ds-btn--scream ds-btn--compact" itemscope itemtype="http://tracking.3ds.com/ClickAction">How to buy
              <meta itemprop="category" content="CTA"/>
              <meta itemprop="action" content="top_menu"/>
              <meta itemprop="label" content="how_to_buy"/>
            </a>
          </li>
          <li class="ds-g-menu__search js-icon-search">
            <i class="ds-ico ds-ico-search-icon" itemscope itemtype="http://tracking.3ds.com/ClickAction">
              <meta itemprop="category" content="CTA"/>
              <meta itemprop="action" content="top_menu"/>
              <meta itemprop="label" content="search"/>
            </i>
          </li>
          <li class="ds-g-menu__notif js-icon-user js-icon-notif" >
            <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
              <i class="ds-ico ds-ico-user-icon"></i>
              <meta itemprop="category" content="Navigation"/>
              <meta itemprop="action" content="top_menu"/>
              <meta itemprop="label" content="login"/>
            </a>
            <div class="ds-g-menu__notif__count"></div>
            <div class="ds-g-menu__user"><span class="ds-g-menu__shortname"></span>
              <div><span class="ds-g-menu__welcome">Hello</span><span class="ds-g-menu__username"></span></div>
            </div>        
          </li>
          <li class="ds-g-menu__compass js-icon-compass" style="display: none;">
            <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
              <meta itemprop="category" content="Navigation"/>
              <meta itemprop="action" content="menu_home"/>
              <meta itemprop="label" content="javascript:void(0);"/><img src="https://menu.3ds.com/assets/img/logo/compass.png"/>
            </a>
          </li>
        </ul>
        <div class="ds-g-menu-login ds-shadow-2">
          <div class="ds-g-menu-login__intro">Log into your favorite platform</div>
          <ul>
            <li><a href="https://my.solidworks.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
              <meta itemprop="category" content="Navigation"/>
              <meta itemprop="action" content="top_menu"/>
              <meta itemprop="label" content="login_mysolidworks"/>
              <div class="ds-g-menu-login__logo" style="background-image: url(https://menu.3ds.com);"></div>
              <div class="ds-g-menu-login__title">MySolidWorks</div></a>
            </li>
            <li><a href="https://www.solidworks.com/customerportal" itemscope itemtype="http://tracking.3ds.com/ClickAction">
              <meta itemprop="category" content="Navigation"/>
              <meta itemprop="action" content="top_menu"/>
              <meta itemprop="label" content="login_sw_customer_portal"/>
              <div class="ds-g-menu-login__logo" style="background-image: url(https://menu.3ds.com);"></div>
              <div class="ds-g-menu-login__title">SW Customer Portal</div></a>
            </li>
            <li><a href="https://www.solidworks.com/sw/partners/login/index.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
              <meta itemprop="category" content="Navigation"/>
              <meta itemprop="action" content="top_menu"/>
              <meta itemprop="label" content="login_sw_partner_program"/>
              <div class="ds-g-menu-login__logo" style="background-image: url(https://menu.3ds.com);"></div>
              <div class="ds-g-menu-login__title">SW Partner Program</div></a>
            </li>
            <li><a href="https://varportal.solidworks.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
              <meta itemprop="category" content="Navigation"/>
              <meta itemprop="action" content="top_menu"/>
              <meta itemprop="label" content="login_var_resource_center"/>
              <div class="ds-g-menu-login__logo" style="background-image: url(https://menu.3ds.com);"></div>
              <div class="ds-g-menu-login__title">VAR Resource Center</div></a>
            </li>
            <li><a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
              <meta itemprop="category" content="Navigation"/>
              <meta itemprop="action" content="top_menu"/>
              <meta itemprop="label" content="login_"/>
              <div class="ds-g-menu-login__logo" style="background-image: url(https://menu.3ds.com);"></div>
              <div class="ds-g-menu-login__title"></div></a>
            </li>
            <li><a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
              <meta itemprop="category" content="Navigation"/>
              <meta itemprop="action" content="top_menu"/>
              <meta itemprop="label" content="login_"/>
              <div class="ds-g-menu-login__logo" style="background-image: url(https://menu.3ds.com);"></div>
              <div class="ds-g-menu-login__title"></div></a>
            </li>
          </ul>
          <div class="ds-g-menu-login__expand"><a class="ds-btn ds-btn--shout ds-btn--compact">See More</a></div>
        </div>
      </div>
      <div class="ds-gmenu-wrapper">
        <div class="ds-g-overlay js-gmenu-overlay"></div>
        <div class="ds-g-side">
          <div class="ds-g-left-bar">
            <div class="ds-g-left-bar__action">
              <div class="ds-g-left-bar__action__close js-toggle-side"><i class="ds-ico ds-ico-close-icon"></i></div>
              <div class="ds-g-left-bar__action__logo">
                <a href="https://www.3ds.com" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                  <meta itemprop="category" content="Navigation"/>
                  <meta itemprop="action" content="menu_home"/>
                  <meta itemprop="label" content="https://www.3ds.com"/><img src="https://menu.3ds.com/assets/img/logo/3ds-dark.svg" alt="Dassault Systèmes® logo" itemprop="logo"/>
                </a>
              </div>
            </div>
            <div class="ds-g-left-bar__container">
              <div class="ds-g-left-bar__wrapper">
                <div class="ds-g-left-bar__menu js-left-menu-nav">
                  <div class="ds-g-left-bar__top-part">
                    <div class="ds-g-left-bar__title">Navigate to...</div>
                    <!-- You can put as many item as you want.-->
                    <ul class="ds-g-left-list">
                      <li class="ds-g-left-list__item ds-g-left-list__item--chevron" data-menu-cat="menus_top-0">
                        <a class="js-show-submenu" href="javascript:void(0);" data-ds-gmenu-link-translated="false">Industries</a>
                      </li>
                      <li class="ds-g-left-list__item ds-g-left-list__item--chevron" data-menu-cat="menus_top-1">
                        <a class="js-show-submenu" href="javascript:void(0);" data-ds-gmenu-link-translated="false">Insights</a>
                      </li>
                      <li class="ds-g-left-list__item ds-g-left-list__item--chevron" data-menu-cat="menus_top-2">
                        <a class="js-show-submenu" href="javascript:void(0);" data-ds-gmenu-link-translated="false">Products &amp; Services</a>
                      </li>
                      <li class="ds-g-left-list__item ds-g-left-list__item--chevron" data-menu-cat="menus_top-3">
                        <a class="js-show-submenu" href="javascript:void(0);" data-ds-gmenu-link-translated="false">About Dassault Systèmes</a>
                      </li>
                      <li class="ds-g-left-list__item ds-g-left-list__item--chevron" data-menu-cat="menus_top-4">
                        <a class="js-show-submenu" href="javascript:void(0);" data-ds-gmenu-link-translated="false">Support</a>
                      </li>
                      <li class="ds-g-left-list__item ds-g-left-list__item--chevron" data-menu-cat="menus_top-5">
                        <a class="js-show-submenu" href="javascript:void(0);" data-ds-gmenu-link-translated="false">Training</a>
                      </li>
                      <li class="ds-g-left-list__item ds-g-left-list__item--chevron" data-menu-cat="menus_top-6">
                        <a class="js-show-submenu" href="javascript:void(0);" data-ds-gmenu-link-translated="false">Education</a>
                      </li>
                      <li class="ds-g-left-list__item ds-g-left-list__item--chevron" data-menu-cat="menus_top-7">
                        <a class="js-show-submenu" href="javascript:void(0);" data-ds-gmenu-link-translated="false">Partners</a>
                      </li>
                    </ul>
                  </div>
                  <div class="ds-g-left-bar__bottom-part">
                    <div class="ds-g-left-bar__title"></div>
                    <!-- You can put as many item as you want.-->
                    <ul class="ds-g-left-list">
                    </ul>
                  </div>
                </div>
              </div>
            </div>
            <div class="ds-g-left-bar__menu-location-container">
              <div class="ds-g-left-bar__menu-location-wrapper js-left-menu-lang">
                <div class="ds-g-left-bar__menu-location">
                  <div class="ds-g-left-bar__back js-toggle-lang"><i class="ds-ico ds-ico-back-mini"></i></div>
                  <div class="ds-g-left-bar__input">
                    <label><i class="ds-ico ds-ico-search-mini"></i>
                      <input class="js-search-country-input" type="text" placeholder="Search a language"/>
                    </label>
                  </div>
                  <div class="ds-g-side__title" style="display: none;"></div>
                  <!-- You can put as many item as you want.-->
                  <ul class="ds-g-left-list ds-g-left-list--countries">
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="en"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/united_states.svg" width="21"/><span data-langcode="en">English (US)</span>                  
                      </a>
                    </li>
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="zh-hans"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/china.svg" width="21"/><span data-langcode="zh-hans">中文</span>                  
                      </a>
                    </li>
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="de"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/germany.svg" width="21"/><span data-langcode="de">Deutsch</span>                  
                      </a>
                    </li>
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="fr"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/france.svg" width="21"/><span data-langcode="fr">Français</span>                  
                      </a>
                    </li>
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="it"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/italy.svg" width="21"/><span data-langcode="it">Italiano</span>                  
                      </a>
                    </li>
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="es"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/spain.svg" width="21"/><span data-langcode="es">Español</span>                  
                      </a>
                    </li>
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="ja"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/japan.svg" width="21"/><span data-langcode="ja">日本語</span>                  
                      </a>
                    </li>
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="ko"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/korea.svg" width="21"/><span data-langcode="ko">한국어</span>                  
                      </a>
                    </li>
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="pt-br"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/brazil.svg" width="21"/><span data-langcode="pt-br">Português (BR)</span>                  
                      </a>
                    </li>
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="ru"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/russia.svg" width="21"/><span data-langcode="ru">Русский язык</span>                  
                      </a>
                    </li>
                    <li class="ds-g-left-list__item">
                      <a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                          <meta itemprop="category" content="Navigation"/>
                          <meta itemprop="action" content="menu_language"/>
                          <meta itemprop="label" content="tr"/>        
                          <img src="https://menu.3ds.com/assets/img/flag/turkey.svg" width="21"/><span data-langcode="tr">Türkçe</span>                  
                      </a>
                    </li>
                  </ul>
                </div>
              </div>
            </div>
            <div class="ds-g-left-bar__footer">
              <a class="ds-g-left-bar__location js-toggle-lang" href="javascript:void(0);">
              <i class="ds-ico ds-ico-language-mini"></i>English (US)</a></div>
            </div>
            <div class="ds-g-side__submenu ds-g-submenu">
              <div class="ds-g-submenu__back js-side-back"><i class="ds-ico ds-ico-back-mini"></i></div>
              <div class="ds-g-submenu__item" id="menus_top-0">
                <div class="ds-g-submenu__first-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div  class="ds-g-submenu__title">Industries</div>
                      <!--p.ds-g-submenu__title-description Discover all our products and services.-->
                      <!-- Here you can put as many item as you want but from the same type-->
                      <ul class="ds-g-sub-list">
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/aerospace-defense/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="aerospace_defense"/>
                            <div class="ds-g-sub-list__title">Aerospace &amp; Defense</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/business-services/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="business_services"/>
                            <div class="ds-g-sub-list__title">Business Services</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/construction-cities-territories/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="construction_cities_territories"/>
                            <div class="ds-g-sub-list__title">Construction, Cities &amp; Territories</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/consumer-packaged-goods-retail/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="consumer_packaged_goods_retail"/>
                            <div class="ds-g-sub-list__title">Consumer Packaged Goods &amp; Retail</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/energy-materials/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="energy_materials"/>
                            <div class="ds-g-sub-list__title">Energy &amp; Materials</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/high-tech/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="high_tech"/>
                            <div class="ds-g-sub-list__title">High-Tech</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/home-lifestyle/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="home_lifestyle"/>
                            <div class="ds-g-sub-list__title">Home &amp; Lifestyle</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/industrial-equipment/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="industrial_equipment"/>
                            <div class="ds-g-sub-list__title">Industrial Equipment</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/life-sciences/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="life_sciences"/>
                            <div class="ds-g-sub-list__title">Life Sciences</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/marine-offshore/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="marine_offshore"/>
                            <div class="ds-g-sub-list__title">Marine &amp; Offshore</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/transportation-mobility/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="transportation_mobility"/>
                            <div class="ds-g-sub-list__title">Transportation &amp; Mobility</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                      </ul>
                    </div>
                  </div>
                </div>
                <div class="ds-g-submenu__last-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div class="ds-g-submenu__related">
                        <div class="ds-g-submenu__title">ALSO DISCOVER</div>
                        <!-- You can put as many item as you want.-->
                        <ul class="ds-g-sub-list ds-g-sub-list--related">
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.solidworks.com/customer-stories" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="customer_stories"/>
                            <div class="ds-g-sub-list__title">Customer Stories</div>
                            <div class="ds-g-sub-list__descr">Explore how SOLIDWORKS supports customers to generate more value in their business</div>
                          </a>
                            </li>
                        </ul>
                      </div>
                      <div class="ds-g-submenu__discover">
                        <!--Here you can put either one customer story like the one below...-->
                        <div class="ds-g-submenu__card">
                          <a href="https://farmtoglass.solidworks.com" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_industries"/>
                            <meta itemprop="label" content="farm_to_glass"/>
                            <!--(image must be 255x136)-->
                            <img src="https://menu.3ds.com/remote/direct_uploads/1519743933_HOME-Farm-to-Glass-001.jpg" alt="Farm to Glass" title="Farm to Glass"/>
                            <div class="ds-g-submenu__card__title">Farm to Glass</div>
                            <p>Behind every craft beer there’s a journey</p>
                          </a>
                        </div>
                      </div>
                    </div>
                  </div>
                </div>
              </div>
              <div class="ds-g-submenu__item" id="menus_top-1">
                <div class="ds-g-submenu__first-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div  class="ds-g-submenu__title">Insights</div>
                      <!--p.ds-g-submenu__title-description Discover all our products and services.-->
                      <!-- Here you can put as many item as you want but from the same type-->
                      <ul class="ds-g-sub-list">
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/design/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_insights"/>
                            <meta itemprop="label" content="design"/>
                            <div class="ds-g-sub-list__title">Design</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/manufacturing/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_insights"/>
                            <meta itemprop="label" content="manufacturing"/>
                            <div class="ds-g-sub-list__title">Manufacturing</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/science/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_insights"/>
                            <meta itemprop="label" content="science"/>
                            <div class="ds-g-sub-list__title">Science</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://ifwe.3ds.com/cloud/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_insights"/>
                            <meta itemprop="label" content="cloud"/>
                            <div class="ds-g-sub-list__title">Cloud</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                      </ul>
                    </div>
                  </div>
                </div>
                <div class="ds-g-submenu__last-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div class="ds-g-submenu__related">
                        <div class="ds-g-submenu__title">Related Content</div>
                        <!-- You can put as many item as you want.-->
                        <ul class="ds-g-sub-list ds-g-sub-list--related">
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.solidworks.com/customer-stories" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_insights"/>
                            <meta itemprop="label" content="customer_stories"/>
                            <div class="ds-g-sub-list__title">Customer Stories</div>
                            <div class="ds-g-sub-list__descr">Explore how SOLIDWORKS supports customers to generate more value in their business</div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://compassmag.3ds.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_insights"/>
                            <meta itemprop="label" content="compass_mag"/>
                            <div class="ds-g-sub-list__title">Compass Mag</div>
                            <div class="ds-g-sub-list__descr">The 3DEXPERIENCE Magazine</div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://blogs.solidworks.com" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_insights"/>
                            <meta itemprop="label" content="solidworks_blogs"/>
                            <div class="ds-g-sub-list__title">SOLIDWORKS Blogs</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                        </ul>
                      </div>
                      <div class="ds-g-submenu__discover">
                        <!--Here you can put either one customer story like the one below...-->
                      </div>
                    </div>
                  </div>
                </div>
              </div>
              <div class="ds-g-submenu__item" id="menus_top-2">
                <div class="ds-g-submenu__first-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div  class="ds-g-submenu__title">Products &amp; Services</div>
                      <!--p.ds-g-submenu__title-description Discover all our products and services.-->
                      <!-- Here you can put as many item as you want but from the same type-->
                      <ul class="ds-g-sub-list">
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.3ds.com/products-services/catia/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="catia"/>
                              <!-- <a href="https://www.3ds.com/products-services/catia/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/CATIA.svg" title="CATIA" alt="CATIA"/></div>
                            <div class="ds-g-sub-list__descr">Shape The World We Live In</div>
                              <!-- </a> -->
                          </a>
                        </li>
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.solidworks.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="solidworks"/>
                              <!-- <a href="https://www.solidworks.com/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/SOLIDWORKS.svg" title="SOLIDWORKS" alt="SOLIDWORKS"/></div>
                            <div class="ds-g-sub-list__descr">Inspiring Innovation</div>
                              <!-- </a> -->
                          </a>
                        </li>
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.3ds.com/products-services/enovia/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="enovia"/>
                              <!-- <a href="https://www.3ds.com/products-services/enovia/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/ENOVIA.svg" title="ENOVIA" alt="ENOVIA"/></div>
                            <div class="ds-g-sub-list__descr">Collaborative innovation</div>
                              <!-- </a> -->
                          </a>
                        </li>
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.3ds.com/products-services/delmia/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="delmia"/>
                              <!-- <a href="https://www.3ds.com/products-services/delmia/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/DELMIA.svg" title="DELMIA" alt="DELMIA"/></div>
                            <div class="ds-g-sub-list__descr">Global Industrial Operations</div>
                              <!-- </a> -->
                          </a>
                        </li>
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.3ds.com/products-services/simulia/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="simulia"/>
                              <!-- <a href="https://www.3ds.com/products-services/simulia/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/SIMULIA.svg" title="SIMULIA" alt="SIMULIA"/></div>
                            <div class="ds-g-sub-list__descr">Simulation for Product, Nature &amp; Life</div>
                              <!-- </a> -->
                          </a>
                        </li>
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.3ds.com/products-services/geovia/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="geovia"/>
                              <!-- <a href="https://www.3ds.com/products-services/geovia/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/GEOVIA.svg" title="GEOVIA" alt="GEOVIA"/></div>
                            <div class="ds-g-sub-list__descr">Virtual Planet</div>
                              <!-- </a> -->
                          </a>
                        </li>
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.3ds.com/products-services/exalead/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="exalead"/>
                              <!-- <a href="https://www.3ds.com/products-services/exalead/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/EXALEAD.svg" title="EXALEAD" alt="EXALEAD"/></div>
                            <div class="ds-g-sub-list__descr">Data in Business</div>
                              <!-- </a> -->
                          </a>
                        </li>
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.3ds.com/products-services/3dvia/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="3dvia"/>
                              <!-- <a href="https://www.3ds.com/products-services/3dvia/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/3DVIA.svg" title="3DVIA" alt="3DVIA"/></div>
                            <div class="ds-g-sub-list__descr">The Consumer Experience Brand</div>
                              <!-- </a> -->
                          </a>
                        </li>
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.3ds.com/products-services/biovia/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="biovia"/>
                              <!-- <a href="https://www.3ds.com/products-services/biovia/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/BIOVIA.svg" title="BIOVIA" alt="BIOVIA"/></div>
                            <div class="ds-g-sub-list__descr">Virtual Biosphere and Materials</div>
                              <!-- </a> -->
                          </a>
                        </li>
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.3ds.com/products-services/netvibes/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="netvibes"/>
                              <!-- <a href="https://www.3ds.com/products-services/netvibes/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/NETVIBES.svg" title="NETVIBES" alt="NETVIBES"/></div>
                            <div class="ds-g-sub-list__descr">Dashboard Intelligence</div>
                              <!-- </a> -->
                          </a>
                        </li>
                        <!-- TYPE TWO-->
                        <li class="ds-g-sub-list__item ds-g-sub-list__item--with-logo">
                          <a href="https://www.3ds.com/products-services/3dexcite/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="3dexcite"/>
                              <!-- <a href="https://www.3ds.com/products-services/3dexcite/"> -->
                            <div class="ds-g-sub-list__title"><img src="https://menu.3ds.com/assets/img/logo/3DExcite.svg" title="3DExcite" alt="3DExcite"/></div>
                            <div class="ds-g-sub-list__descr">Marketing in the Age of Experience</div>
                              <!-- </a> -->
                          </a>
                        </li>
                      </ul>
                    </div>
                  </div>
                </div>
                <div class="ds-g-submenu__last-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div class="ds-g-submenu__related">
                        <div class="ds-g-submenu__title">ALSO DISCOVER</div>
                        <!-- You can put as many item as you want.-->
                        <ul class="ds-g-sub-list ds-g-sub-list--related">
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.draftsight.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="draftsight"/>
                            <div class="ds-g-sub-list__title">DRAFTSIGHT</div>
                            <div class="ds-g-sub-list__descr">CAD Software</div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="http://www.quintiq.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="quintiq"/>
                            <div class="ds-g-sub-list__title">QUINTIQ</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/services/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="services"/>
                            <div class="ds-g-sub-list__title">Services</div>
                            <div class="ds-g-sub-list__descr">Services to ensure a successful deployment of the 3DEXPERIENCE platform</div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.solidworks.com/customer-stories" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="customer_stories"/>
                            <div class="ds-g-sub-list__title">Customer stories</div>
                            <div class="ds-g-sub-list__descr">Explore how SOLIDWORKS supports customers to generate more value in their business</div>
                          </a>
                            </li>
                        </ul>
                      </div>
                      <div class="ds-g-submenu__discover">
                        <!--Here you can put either one customer story like the one below...-->
                        <div class="ds-g-submenu__products">
                          <a href="https://www.draftsight.com" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_products_services"/>
                            <meta itemprop="label" content="draftsight"/>
                            <div class="ds-g-submenu__products__image" style="background-image: url(https://menu.3ds.com/assets/img/product/Draftsight.png);"></div>
                          </a>
                        </div>
                      </div>
                    </div>
                  </div>
                </div>
              </div>
              <div class="ds-g-submenu__item" id="menus_top-3">
                <div class="ds-g-submenu__first-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div  class="ds-g-submenu__title">About Dassault Systèmes</div>
                      <!--p.ds-g-submenu__title-description Discover all our products and services.-->
                      <!-- Here you can put as many item as you want but from the same type-->
                      <ul class="ds-g-sub-list">
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/about-3ds/3dexperience-center-network/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="3dexperience_center_network"/>
                            <div class="ds-g-sub-list__title">3DEXPERIENCE Center Network</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/about-3ds/3dexperience-platform" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="3dexperience_platform"/>
                            <div class="ds-g-sub-list__title">3DEXPERIENCE® platform</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/about-3ds/3ds-magazines/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="3ds_magazines"/>
                            <div class="ds-g-sub-list__title">3DS Magazines</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://investor.3ds.com/earnings-reports/annual-report/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="annual_reports"/>
                            <div class="ds-g-sub-list__title">Annual Reports</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/environmental-responsibility/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="environmental_responsibility"/>
                            <div class="ds-g-sub-list__title">Environmental Responsibility</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/about-3ds/ethics-and-compliance/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="ethics_and_compliance"/>
                            <div class="ds-g-sub-list__title">Ethics and Compliance</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/about-3ds/history/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="history"/>
                            <div class="ds-g-sub-list__title">History</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/about-3ds/management/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="management"/>
                            <div class="ds-g-sub-list__title">Management</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/about-3ds/purpose/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="purpose"/>
                            <div class="ds-g-sub-list__title">Purpose</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/about-3ds/world-presence/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="world_presence"/>
                            <div class="ds-g-sub-list__title">World Presence</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                      </ul>
                    </div>
                  </div>
                </div>
                <div class="ds-g-submenu__last-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div class="ds-g-submenu__related">
                        <div class="ds-g-submenu__title">Corporate</div>
                        <!-- You can put as many item as you want.-->
                        <ul class="ds-g-sub-list ds-g-sub-list--related">
                            <li class="ds-g-sub-list__item">
                          <a href="https://3dexperiencelab.3ds.com" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="3dexperience_lab"/>
                            <div class="ds-g-sub-list__title">3DEXPERIENCE Lab</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://careers.3ds.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="careers"/>
                            <div class="ds-g-sub-list__title">Careers</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/customer-stories/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="customer_stories"/>
                            <div class="ds-g-sub-list__title">Customer Stories</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/events/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="events"/>
                            <div class="ds-g-sub-list__title">Events</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://investor.3ds.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="investors"/>
                            <div class="ds-g-sub-list__title">Investors</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://lafondation.3ds.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="la_fondation"/>
                            <div class="ds-g-sub-list__title">La Fondation</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/press-releases/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="press_releases"/>
                            <div class="ds-g-sub-list__title">Press Releases</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/stories/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="stories"/>
                            <div class="ds-g-sub-list__title">Stories</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/designstudio/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_about_dassault_systmes"/>
                            <meta itemprop="label" content="designstudio"/>
                            <div class="ds-g-sub-list__title">DESIGNStudio</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                        </ul>
                      </div>
                      <div class="ds-g-submenu__discover">
                        <!--Here you can put either one customer story like the one below...-->
                      </div>
                    </div>
                  </div>
                </div>
              </div>
              <div class="ds-g-submenu__item" id="menus_top-4">
                <div class="ds-g-submenu__first-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div  class="ds-g-submenu__title">Support</div>
                      <!--p.ds-g-submenu__title-description Discover all our products and services.-->
                      <!-- Here you can put as many item as you want but from the same type-->
                      <ul class="ds-g-sub-list">
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/support/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="home"/>
                            <div class="ds-g-sub-list__title">Home</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/support/documentation/overview/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="documentation"/>
                            <div class="ds-g-sub-list__title">Documentation</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/support/download/overview/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="download"/>
                            <div class="ds-g-sub-list__title">Download</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/support/hardware-and-software/overview/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="hardware_and_software"/>
                            <div class="ds-g-sub-list__title">Hardware and Software</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/support/knowledge-base/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="knowledge_base"/>
                            <div class="ds-g-sub-list__title">Knowledge Base</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/support/users-communities/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="user_communities"/>
                            <div class="ds-g-sub-list__title">User Communities</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                      </ul>
                    </div>
                  </div>
                </div>
                <div class="ds-g-submenu__last-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div class="ds-g-submenu__related">
                        <div class="ds-g-submenu__title">Specific Support</div>
                        <!-- You can put as many item as you want.-->
                        <ul class="ds-g-sub-list ds-g-sub-list--related">
                            <li class="ds-g-sub-list__item">
                          <a href="https://academy.3ds.com/en/contact" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="academy_support"/>
                            <div class="ds-g-sub-list__title">Academy Support</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/support/new-customer/cloud-support/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="cloud_support"/>
                            <div class="ds-g-sub-list__title">Cloud Support</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/support/draftsight-support/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="draftsight_support"/>
                            <div class="ds-g-sub-list__title">DraftSight Support</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.solidworks.com/sw/training-support-cad.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="solidworks_support"/>
                            <div class="ds-g-sub-list__title">Solidworks Support</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/support/documentation/program-directories/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="program_directories"/>
                            <div class="ds-g-sub-list__title">Program Directories</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/support/new-customer/cloud-support/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="cloud_support"/>
                            <div class="ds-g-sub-list__title">Cloud-Support</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                        </ul>
                      </div>
                      <div class="ds-g-submenu__discover">
                        <!--Here you can put either one customer story like the one below...-->
                        <div class="ds-g-submenu__products">
                          <a href="https://www.3ds.com/support/contact/call-us/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_support"/>
                            <meta itemprop="label" content="call_us"/>
                            <div class="ds-g-submenu__products__image" style="background-image: url(https://menu.3ds.com/assets/img/product/callus.png);"></div>
                          </a>
                        </div>
                      </div>
                    </div>
                  </div>
                </div>
              </div>
              <div class="ds-g-submenu__item" id="menus_top-5">
                <div class="ds-g-submenu__first-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div  class="ds-g-submenu__title">Training</div>
                      <!--p.ds-g-submenu__title-description Discover all our products and services.-->
                      <!-- Here you can put as many item as you want but from the same type-->
                      <ul class="ds-g-sub-list">
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/training/training-classes/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_training"/>
                            <meta itemprop="label" content="training_classes"/>
                            <div class="ds-g-sub-list__title">Training classes</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/training/learning-paths-course-catalogs/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_training"/>
                            <meta itemprop="label" content="learning_paths_course_catalogs"/>
                            <div class="ds-g-sub-list__title">Learning paths &amp; course catalogs</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/training/why-an-elearning-management-system/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_training"/>
                            <meta itemprop="label" content="why_an_elearning_management_system"/>
                            <div class="ds-g-sub-list__title">Why an eLearning management system?</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/training/certification-program/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_training"/>
                            <meta itemprop="label" content="certification_program"/>
                            <div class="ds-g-sub-list__title">Certification Program</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/training/customized-services/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_training"/>
                            <meta itemprop="label" content="customized_services"/>
                            <div class="ds-g-sub-list__title">Customized Services</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                      </ul>
                    </div>
                  </div>
                </div>
                <div class="ds-g-submenu__last-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div class="ds-g-submenu__related">
                        <div class="ds-g-submenu__title">ALSO DISCOVER</div>
                        <!-- You can put as many item as you want.-->
                        <ul class="ds-g-sub-list ds-g-sub-list--related">
                            <li class="ds-g-sub-list__item">
                          <a href="http://my.solidworks.com/training" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_training"/>
                            <meta itemprop="label" content="mysolidworks_training"/>
                            <div class="ds-g-sub-list__title">MySolidWorks Training</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                        </ul>
                      </div>
                      <div class="ds-g-submenu__discover">
                        <!--Here you can put either one customer story like the one below...-->
                      </div>
                    </div>
                  </div>
                </div>
              </div>
              <div class="ds-g-submenu__item" id="menus_top-6">
                <div class="ds-g-submenu__first-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div  class="ds-g-submenu__title">Education</div>
                      <!--p.ds-g-submenu__title-description Discover all our products and services.-->
                      <!-- Here you can put as many item as you want but from the same type-->
                      <ul class="ds-g-sub-list">
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://academy.3ds.com/en/learn-online" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_education"/>
                            <meta itemprop="label" content="learn_online"/>
                            <div class="ds-g-sub-list__title">Learn Online</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://academy.3ds.com/en/get-software" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_education"/>
                            <meta itemprop="label" content="get_software"/>
                            <div class="ds-g-sub-list__title">Get Software</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://academy.3ds.com/en/visit-our-lab" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_education"/>
                            <meta itemprop="label" content="visit_our_lab"/>
                            <div class="ds-g-sub-list__title">Visit Our Lab</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://academy.3ds.com/en/be-recognized" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_education"/>
                            <meta itemprop="label" content="be_recognized"/>
                            <div class="ds-g-sub-list__title">Be Recognized</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://academy.3ds.com/en/project-showroom" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_education"/>
                            <meta itemprop="label" content="project_showroom"/>
                            <div class="ds-g-sub-list__title">Project Showroom</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://academy.3ds.com/en/contact" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_education"/>
                            <meta itemprop="label" content="contact"/>
                            <div class="ds-g-sub-list__title">Contact</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                      </ul>
                    </div>
                  </div>
                </div>
                <div class="ds-g-submenu__last-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div class="ds-g-submenu__related">
                        <div class="ds-g-submenu__title">ALSO DISCOVER</div>
                        <!-- You can put as many item as you want.-->
                        <ul class="ds-g-sub-list ds-g-sub-list--related">
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.solidworks.com/sw/engineering-education-software.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_education"/>
                            <meta itemprop="label" content="solidworks_in_academia"/>
                            <div class="ds-g-sub-list__title">SOLIDWORKS in Academia</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                            </li>
                        </ul>
                      </div>
                      <div class="ds-g-submenu__discover">
                        <!--Here you can put either one customer story like the one below...-->
                      </div>
                    </div>
                  </div>
                </div>
              </div>
              <div class="ds-g-submenu__item" id="menus_top-7">
                <div class="ds-g-submenu__first-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div  class="ds-g-submenu__title">Partners</div>
                      <!--p.ds-g-submenu__title-description Discover all our products and services.-->
                      <!-- Here you can put as many item as you want but from the same type-->
                      <ul class="ds-g-sub-list">
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/partners" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_partners"/>
                            <meta itemprop="label" content="overview"/>
                            <div class="ds-g-sub-list__title">Overview</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/partners/partnership-programs/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_partners"/>
                            <meta itemprop="label" content="partnership_programs"/>
                            <div class="ds-g-sub-list__title">Partnership programs</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/partners/find-a-partner/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_partners"/>
                            <meta itemprop="label" content="find_a_partner"/>
                            <div class="ds-g-sub-list__title">Find a Partner</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                        <!-- TYPE ONE-->
                        <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/partners/become-a-partner/business/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_partners"/>
                            <meta itemprop="label" content="become_a_dassault_systmes_partner"/>
                            <div class="ds-g-sub-list__title">Become a Dassault Systèmes&#x27; Partner</div>
                            <div class="ds-g-sub-list__descr"></div>
                          </a>
                        </li>
                      </ul>
                    </div>
                  </div>
                </div>
                <div class="ds-g-submenu__last-col">
                  <div class="ds-g-submenu-container">
                    <div class="ds-g-submenu-wrapper">
                      <div class="ds-g-submenu__related">
                        <div class="ds-g-submenu__title">ALSO DISCOVER</div>
                        <!-- You can put as many item as you want.-->
                        <ul class="ds-g-sub-list ds-g-sub-list--related">
                            <li class="ds-g-sub-list__item">
                          <a href="https://vs-partners.3ds.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_partners"/>
                            <meta itemprop="label" content="partner_portal"/>
                            <div class="ds-g-sub-list__title">Partner Portal</div>
                            <div class="ds-g-sub-list__descr">Restricted to Reseller Partners</div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://csi-partners.3ds.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_partners"/>
                            <meta itemprop="label" content="sales_directory"/>
                            <div class="ds-g-sub-list__title">Sales Directory</div>
                            <div class="ds-g-sub-list__descr">Dedicated to Consulting firms and System Integrators</div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://swym.3ds.com/#community:72" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_partners"/>
                            <meta itemprop="label" content="alliances_network"/>
                            <div class="ds-g-sub-list__title">Alliances Network</div>
                            <div class="ds-g-sub-list__descr">For Software, Technology &amp; Service Partners</div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://swym.3ds.com/#community:816" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_partners"/>
                            <meta itemprop="label" content="customers_partners_talk"/>
                            <div class="ds-g-sub-list__title">Customers &amp; Partners TALK</div>
                            <div class="ds-g-sub-list__descr">Exchange around Partners&#x27; contributions</div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.3ds.com/events/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_partners"/>
                            <meta itemprop="label" content="events"/>
                            <div class="ds-g-sub-list__title">Events</div>
                            <div class="ds-g-sub-list__descr">Dassault Systèmes organizes and takes part in events all around the world</div>
                          </a>
                            </li>
                            <li class="ds-g-sub-list__item">
                          <a href="https://www.solidworks.com/sw/products/engineering-software-partners.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
                            <meta itemprop="category" content="Navigation"/>
                            <meta itemprop="action" content="menu_partners"/>
                            <meta itemprop="label" content="solidworks_partner_products"/>
                            <div class="ds-g-sub-list__title">SolidWorks Partner Products</div>
                            <div class="ds-g-sub-list__descr">Extend the Power and Utility of Your SOLIDWORKS Solutions</div>
                          </a>
                            </li>
                        </ul>
                      </div>
                      <div class="ds-g-submenu__discover">
                        <!--Here you can put either one customer story like the one below...-->
                      </div>
                    </div>
                  </div>
                </div>
              </div>
            </div>
          </div>
          <div class="ds-g-modal">
            <div class="ds-g-modal__text"></div>
          </div>
      </div>
      <div class="ds-gmenu-search">
        <svg viewBox="0 0 100 100" preserveAspectRatio="xMaxYMin slice">
          <circle cx="90" cy="0" r="0" style="fill: #fff" id="ds-search-anim" />
          <animate xlink:href="#ds-search-anim" attributeName="r" dur="0.3s" begin="indefinite" fill="freeze" restart="whenNotActive" />
        </svg>
        <div class="ds-container">
          <div class="ds-row">
            <div class="ds-col ds-col--center ds-col--md-6 ds-col--ld-8">
              <i class="ds-ico ds-ico-back-icon"></i>
              <form action="">
                <label>Search</label>
                <input type="text" placeholder="Type something..." name="q" />
              </form>
              <div class="ds-gmenu-search__title"></div>
              <ul class="ds-gmenu-search__tag clearfix">
              </ul>
            </div>
          </div>
        </div>
      </div>
      <div class="ds-gmenu-profile">
        <div class="ds-gmenu-profile__wrapper">
          <span class="ds-gmenu-profile__thumbnail"></span>
            <p class="ds-gmenu-profile__name"></p>
            <p class="ds-gmenu-profile__links">
              <a href="javascript:void(0);" class="ds-gmenu-profile__my"><i class="ds-ico ds-ico-profile-mini is-inline"></i>My Profile</a>
              <a href="javascript:void(0);" class="ds-gmenu-profile__logout"><i class="ds-ico ds-ico-logout-mini is-inline"></i>Logout</a>
            </p>
            <p class="ds-gmenu-profile__cta">
              <a href="https://eu1-ifwe.3dexperience.3ds.com" class="ds-btn ds-btn--scream">3DEXPERIENCE platform</a>
            </p>
            <a href="javascript:void(0);" class="ds-gmenu-profile__close"><i class="ds-ico ds-ico-top-chevron-mini"></i><br>Close</a>
        </div>
        <div class="ds-gmenu-profile__iframe">
          <a href="javascript:void(0);" class="ds-gmenu-profile__close"><i class="ds-ico ds-ico-top-chevron-mini"></i><br>Close</a>
        </div>
      </div>
  </div>
<div id="block-localmenu" class="block block-block-content block-block-contented7e55a5-7c70-494d-a4bb-10ce0f09c71e">
  
    
      <div data-more-label="More..." class="ds-menu">
  <div class="ds-menu__wrapper">
    <ul class="ds-menu__container">
              <li class="ds-menu__cta">
          
            <a href="https://my.solidworks.com/try-solidworks" target="_blank" itemtype="http://tracking.3ds.com/ClickAction" itemscope="" class="ds-btn--shout ds-btn--dark ds-btn">
    <span>
    Try now
      </span>
            <meta itemprop="category" content="CTA"/>
                <meta itemprop="action" content="top_menu"/>
                <meta itemprop="label" content="try_now"/>
      </a>

      
        </li>
            <li class="ds-menu__top">
        <p class="ds-menu__title">
          <i class="ds-ico ds-ico-down-chevron-icon"></i>
          <a href="https://www.solidworks.com/" itemtype="http://tracking.3ds.com/ClickAction">
                                      
              <img width="" height="" src="/sites/default/files/2018-02/SWlogo33.svg" alt="Solidworks" typeof="foaf:Image" />


      
                        <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="local_menu_home">
            <meta itemprop="label" content="https://www.solidworks.com/">
          </a>
        </p>
      </li>
      <li class="ds-menu__links">
        
            
                
                        
        <ul>
                                                                                                                
                        
                
                                                                                                                    
                
                                                                
                <li class="menu-item--parent ds-menu__item">
            <a href="/products-and-solutions" class="ds-menu__dropdown" data-drupal-link-system-path="node/28" target="_self">                <span>Products &amp; Solutions</span><i class="ds-ico ds-ico-dropdown-chevron-mini"></i>
            </a>
            
                                                                            
                                            <div class="has-column ds-menu__sub">
        
                                            
        <ul>
                                                                                                                
                        
                
                        
                
                                                                
                <li class="ds-menu__subtitle">
            <a href="/" title="Product Categories " data-drupal-link-system-path="&lt;front&gt;" target="_self">Product Categories</a>
            
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/product/draftsight" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            2D CAD
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="2d_cad">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/category/3d-cad" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            3D CAD
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="3d_cad">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/category/cam" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            CAM
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="cam">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/category/collaboration" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Collaboration
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="collaboration">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/category/electrical-design" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Electrical Design
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="electrical_design">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/category/product-configurator" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Product Configurator
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="product_configurator">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/category/product-data-management" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Product Data Management
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="product_data_management">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/category/simulation-solutions" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Simulation Solutions
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="simulation_solutions">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/category/technical-communication" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Technical Communication
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="technical_communication">
        </a>
    
                                </li>
                                                                                
                        
                                    
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/category/visualization" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Visualization
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="visualization">
        </a>
    
                                </li>
                                                                                
                                                        </ul><ul>
        
                
                                                                                                
                
                                                                                                
                <li class="click_3ds_sub_menu">
        <a href="/" class="ds-menu__sublink"  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
                            Solution by Processes <i class="ds-ico ds-ico-right-chevron-mini"></i>
            
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solution_by_processes">
        </a>
    
                                                                                <div class="ds-menu__sub2" style="display: none;">
                    <p class="ds-menu__back"><a class="" href="#"><i class="ds-ico ds-ico-back-mini is-inline"></i></a><br><span>Solution by Processes</span></p>
                
                                
                                            
        <ul>
                                                                                    
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/processes/additive-manufacturing" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Additive Manufacturing
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="additive_manufacturing">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/processes/designer-analyst" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Designer to Analyst
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="designer_to_analyst">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/processes/design-manufacturing" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Design to Manufacturing
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="design_to_manufacturing">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/processes/distributed-data-management" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Distributed Data Management
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="distributed_data_management">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/processes/mechatronics-and-iot" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Mechatronics and IOT
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="mechatronics_and_iot">
        </a>
    
                                </li>
            </ul>
            

                                    </div>
                                    </li>
                                                                                
                        
                
                                                                                                
                
                                                                                                
                <li class="click_3ds_sub_menu">
        <a href="/" class="ds-menu__sublink"  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
                            Solutions by Segments <i class="ds-ico ds-ico-right-chevron-mini"></i>
            
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solutions_by_segments">
        </a>
    
                                                                                <div class="ds-menu__sub2" style="display: none;">
                    <p class="ds-menu__back"><a class="" href="#"><i class="ds-ico ds-ico-back-mini is-inline"></i></a><br><span>Solutions by Segments</span></p>
                
                                
                                            
        <ul>
                                                                                    
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/business-segments/academia" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Academia
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="academia">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/business-segments/commercial-enterprises" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Commercial Enterprises
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="commercial_enterprises">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/business-segments/distributed-teams" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Distributed Teams
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="distributed_teams">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/business-segments/entrepreneurs-startups" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Entrepreneurs &amp; Startups
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="entrepreneurs_and_startups">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/business-segments/government" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Government
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="government">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/incubators-accelerators" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Incubators &amp; Accelerators
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="incubators_and_accelerators">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/business-segments/makers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Makers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="makers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/business-segments/small-businesses" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Small Business
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="small_business">
        </a>
    
                                </li>
            </ul>
            

                                    </div>
                                    </li>
                                                                                
                        
                
                                                                                                
                
                                                                                                
                <li class="click_3ds_sub_menu">
        <a href="/" class="ds-menu__sublink"  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
                            Solutions by Job Functions <i class="ds-ico ds-ico-right-chevron-mini"></i>
            
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solutions_by_job_functions">
        </a>
    
                                                                                <div class="ds-menu__sub2" style="display: none;">
                    <p class="ds-menu__back"><a class="" href="#"><i class="ds-ico ds-ico-back-mini is-inline"></i></a><br><span>Solutions by Job Functions</span></p>
                
                                
                                            
        <ul>
                                                                                    
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/administrators" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Administrators
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="administrators">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/cad-users" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            CAD Users
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="cad_users">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/designers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Designers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="designers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/document-control-administrators" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Document Control Administrators
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="document_control_administrators">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/draftsmen" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Draftsmen
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="draftsmen">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/educators" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Educators
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="educators">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/electrical-designers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Electrical Designers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="electrical_designers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/electrical-engineers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Electrical Engineers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="electrical_engineers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/engineers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Engineers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="engineers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/executives" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Executives
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="executives">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/industrial-designers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Industrial Designers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="industrial_designers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/it-professionals" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            IT Professionals
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="it_professionals">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/managers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Managers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="managers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/manufacturing-engineers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Manufacturing Engineers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="manufacturing_engineers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/mechatronics-designers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Mechatronics Designers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="mechatronics_designers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/mold-tool-die-designers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Mold, Tool &amp; Die Designers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="mold_tool_and_die_designers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/plastics-designers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Plastics Designers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="plastics_designers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/process-engineers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Process Engineers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="process_engineers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/procurement" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Procurement
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="procurement">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/quality-assurance" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Quality Assurance
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="quality_assurance">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/researchers" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Researchers
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="researchers">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/job-functions/students" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Students
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="students">
        </a>
    
                                </li>
            </ul>
            

                                    </div>
                                    </li>
                                                                                
                        
                
                                                                                                
                
                                                                                                
                <li class="click_3ds_sub_menu">
        <a href="/" class="ds-menu__sublink"  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
                            Solutions by Industries <i class="ds-ico ds-ico-right-chevron-mini"></i>
            
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solutions_by_industries">
        </a>
    
                                                                                <div class="ds-menu__sub2" style="display: none;">
                    <p class="ds-menu__back"><a class="" href="#"><i class="ds-ico ds-ico-back-mini is-inline"></i></a><br><span>Solutions by Industries</span></p>
                
                                
                                            
        <ul>
                                                                                    
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/aerospace-defense" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Aerospace &amp; Defense
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="aerospace_and_defense">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/construction-cities-territories" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Construction, Cities &amp; Territories
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="construction_cities_and_territories">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/home-lifestyle" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Home &amp; Lifestyle
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="home_and_lifestyle">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/energy-materials" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Energy &amp; Materials
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="energy_and_materials">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/high-tech" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            High-Tech
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="high-tech">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/industrial-equipment-mold-tool-die" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
             Industrial Equipment - Mold, Tool &amp; Die
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="industrial_equipment_-_mold_tool_and_die">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/industrial-equipment-packaging-machinery" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Industrial Equipment - Packaging Machinery
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="industrial_equipment_-_packaging_machinery">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/industrial-equipment-heavy-equipment" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Industrial Equipment - Heavy Equipment
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="industrial_equipment_-_heavy_equipment">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/life-sciences" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Life Sciences
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="life_sciences">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/marine-offshore" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
             Marine &amp; Offshore
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="marine_and_offshore">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solution/industries/transportation-mobility" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Transportation &amp; Mobility
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="transportation_and_mobility">
        </a>
    
                                </li>
            </ul>
            

                                    </div>
                                    </li>
                                                                                
                        
                
                                                                                                
                
                                                                                                
                <li class="click_3ds_sub_menu">
        <a href="/" class="ds-menu__sublink"  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
                            Solutions by Platforms <i class="ds-ico ds-ico-right-chevron-mini"></i>
            
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solutions_by_platforms">
        </a>
    
                                                                                <div class="ds-menu__sub2" style="display: none;">
                    <p class="ds-menu__back"><a class="" href="#"><i class="ds-ico ds-ico-back-mini is-inline"></i></a><br><span>Solutions by Platforms</span></p>
                
                                
                        
        <ul>
                                                                                    
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solidworks-cloud-solutions" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Cloud Solutions
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="cloud_solutions">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_inner_sub_menu">
        <a href="/solidworks-desktop-solutions" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Desktop Solutions
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="desktop_solutions">
        </a>
    
                                </li>
            </ul>
            

                                    </div>
                                    </li>
                                                                                                            
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/product/whats-new" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            What&#039;s New in SOLIDWORKS
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="what&#039;s_new_in_solidworks">
        </a>
    
                                </li>
                                                                                                            
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/engineering-software-partners-products" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Partner Products
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="partner_products">
        </a>
    
                                </li>
                                                                                                            
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/3dexperience-marketplace" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            3DEXPERIENCE Marketplace
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="3dexperience_marketplace">
        </a>
    
                                </li>
                                                                                                            
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/products-and-solutions" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            See all Products &amp; Solutions
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="see_all_products_and_solutions">
        </a>
    
                                </li>
            </ul>
                    </div>
            

                                    </li>
                                                                                                            
                        
                
                                                                                                                    
                
                                                                
                <li class="menu-item--parent ds-menu__item">
            <a href="/choosing-solidworks" title="Choosing SOLIDWORKS" class="ds-menu__dropdown" data-drupal-link-system-path="node/542" target="_self">                <span>Choosing SOLIDWORKS</span><i class="ds-ico ds-ico-dropdown-chevron-mini"></i>
            </a>
            
                                                                            
                                            <div class="ds-menu__sub">
        
                        
        <ul>
                                                                                    
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/choosing-solidworks" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Choosing SOLIDWORKS
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="choosing_solidworks">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/solution/business-segments/academia" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            SOLIDWORKS for Academia
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solidworks_for_academia">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/solution/business-segments/entrepreneurs-startups" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            SOLIDWORKS for Entrepreneurs &amp; Startups
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solidworks_for_entrepreneurs_and_startups">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/solution/business-segments/commercial-enterprises" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            SOLIDWORKS for Enterprise
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solidworks_for_enterprise">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/solution/incubators-accelerators" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            SOLIDWORKS for Incubators &amp; Accelerators
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solidworks_for_incubators_and_accelerators">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/customer-stories" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Customer Stories
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="customer_stories">
        </a>
    
                                </li>
            </ul>
                    </div>
            

                                    </li>
                                                                                                            
                        
                
                                                                                                                    
                
                                                                
                <li class="menu-item--parent ds-menu__item">
            <a href="/more-software-its-community" title="Community" class="ds-menu__dropdown" data-drupal-link-system-path="node/56" target="_self">                <span>Community</span><i class="ds-ico ds-ico-dropdown-chevron-mini"></i>
            </a>
            
                                                                            
                                            <div class="ds-menu__sub">
        
                        
        <ul>
                                                                                    
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/more-software-its-community" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Community
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="community">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="https://blogs.solidworks.com/solidworksblog/" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Blogs
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="blogs">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="https://blogs.solidworks.com/solidworksblog/category/born-to-design-podcast" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Podcasts
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="podcasts">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/soritsutowakusushiyahanyusahui" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            User Groups
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="user_groups">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="http://my.solidworks.com/" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            MySolidWorks
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="mysolidworks">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="https://www.solidworks.com/events-and-webinars" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Events &amp; Webinars
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="events_and_webinars">
        </a>
    
                                </li>
            </ul>
                    </div>
            

                                    </li>
                                                                                                            
                        
                
                                                                                                                    
                
                                                                
                <li class="menu-item--parent ds-menu__item">
            <a href="http://www.solidworks.com/sw/training-support-cad.htm" title="Support" class="ds-menu__dropdown" target="_blank">                <span>Support</span><i class="ds-ico ds-ico-dropdown-chevron-mini"></i>
            </a>
            
                                                                            
                                            <div class="ds-menu__sub has-column">
        
                                            
        <ul>
                                                                                                                
                        
                
                        
                
                                                                
                <li class="ds-menu__subtitle">
            <a href="http://www.solidworks.com/sw/training-support-cad.htm" title="Resources" target="_blank">Resources</a>
            
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="http://www.solidworks.com/sw/resources.htm" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Learning Resources
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="learning_resources">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="http://www.solidworks.com/sw/support/hardware.html" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            System Requirements
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="system_requirements">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="https://forum.solidworks.com/" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            SOLIDWORKS Forums
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solidworks_forums">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="http://help.solidworks.com/" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            SOLIDWORKS Web Help
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solidworks_web_help">
        </a>
    
                                </li>
                                                                                                            
                        
                
                        
                
                                                                
                <li class="ds-menu__subtitle">
            <a href="/" title="Magic space to balance the column, do not delete!" data-drupal-link-system-path="&lt;front&gt;" target="_self"> </a>
            
                                </li>
                                                                                                            
                        
                
                        
                
                                                                
                <li class="ds-menu__subtitle">
            <a href="/" data-drupal-link-system-path="&lt;front&gt;" target="_self">Training</a>
            
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="http://www.solidworks.com/sw/support/software-training-certification.htm" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            SOLIDWORKS Training
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="solidworks_training">
        </a>
    
                                </li>
                                                                                
                        
                                    
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="http://www.solidworks.com/sw/support/solidworks-certification.htm" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Certification
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="certification">
        </a>
    
                                </li>
                                                                                                            
                                                        </ul><ul>
        
                
                        
                
                                                                
                <li class="ds-menu__subtitle ds-menu__separator">
            <a href="/" title="Support" data-drupal-link-system-path="&lt;front&gt;" target="_self">Support</a>
            
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/how-to-buy/subscription-services" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Subscription Services
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="subscription_services">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="http://www.solidworks.com/sw/support/customer-software-support.htm" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Technical Support
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="technical_support">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/studentsupport" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Student Support
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="student_support">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="http://www.solidworks.com/sw/support/downloads.htm" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Downloads
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="downloads">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="http://www.solidworks.com/sw/support/solidworks-support.htm?tabshow=2" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Product Lifecycle
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="product_lifecycle">
        </a>
    
                                </li>
            </ul>
                    </div>
            

                                    </li>
                                                                                                            
                        
                
                                                                                                                    
                
                                                                
                <li class="menu-item--parent ds-menu__item">
            <a href="/how-to-buy" title="How to Buy" class="ds-menu__dropdown" data-drupal-link-system-path="node/53" target="_self">                <span>How to Buy</span><i class="ds-ico ds-ico-dropdown-chevron-mini"></i>
            </a>
            
                                                                            
                                            <div class="ds-menu__sub">
        
                        
        <ul>
                                                                                    
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/how-to-buy" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            How to Buy
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="how_to_buy">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/how-to-buy/request-a-demo" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Request a Demo
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="request_a_demo">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/how-to-buy/request-a-quote" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Request a Quote
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="request_a_quote">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/how-to-buy/contact-sales" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Contact Sales
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="contact_sales">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/solidworks-fanmaidailidianrendingfanmaidianyilan" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Find a Reseller
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="find_a_reseller">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/tax-incentives" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Tax Incentives
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="tax_incentives">
        </a>
    
                                </li>
                                                                                
                        
                
                        
                
                                                                
                <li class="click_3ds_sub_menu">
        <a href="/contact-us" class=""  itemscope="" itemtype="http://tracking.3ds.com/ClickAction">
            Contact Us
            <meta itemprop="category" content="Navigation">
            <meta itemprop="action" content="Middle">
            <meta itemprop="label" content="contact_us">
        </a>
    
                                </li>
            </ul>
                    </div>
            

                                    </li>
            </ul>
            


      
      </li>
    </ul>
  </div>
</div>

  </div>


</header>

<main role="main">
  <a id="main-content" tabindex="-1"></a>    
<div role="article" about="/product/solidworks-education-whats-new" class="entity entity-display entity--view-mode-default entity--type-node entity--id-5909 entity--bundle-wall entity--unsticky node--unsticky" resource="/product/solidworks-education-whats-new" lang="en" data-entity-type-id="node" data-entity-id="5909" id="node--5909--default--en">
  
  
          <div   class="ds-container ds-breadcrumb-container">
  <div class="ds-row">
    <div class="ds-col ds-col--center ds-col--lg-12">
      <div  class="ds-breadcrumb--dark ds-breadcrumb" itemscope itemtype="http://schema.org/BreadcrumbList">
        
        <ol class="ds-breadcrumb__ariane">
                                <li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem">
                              <a itemscope itemtype="http://schema.org/Thing" itemprop="item" href="https://www.solidworks.com/">
                  <span itemprop="name">SOLIDWORKS</span>
                </a>
                          </li>
                      <li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem">
                              <span itemprop="name">Education Edition 2019-2020</span>
                          </li>
              		</ol>
      </div>
    </div>
  </div>
	</div>

      <div class="field--formatter-bricks-nested field field--name-field-bricks field--type-bricks field--label-hidden field__items">
              <div class="entity entity-display entity--view-mode-default entity--type-brick entity--id-1124 entity--bundle-banner" resource="/brick/1124" lang="en" data-entity-type-id="brick" data-entity-id="1124" id="brick--1124--default--en">
  
  
  
  <section class="ds-banner--medium ds-banner">
    <div class="ds-banner__shadow"></div>
        
    <div class="ds-banner__content">
      <div class="ds-container">
        <div class="ds-row">
          <div class="ds-col ds-col--center ds-col--md-8 ds-col--lg-10 ds-col--xl-12">
            
            <div class="field--formatter-ds-html-string field field--name-title field--type-string field--label-hidden field__item"><h1 class="ds-banner__title">Education Edition 2019-2020</h1>
</div>
      
            <div class="field--formatter-ds-html-string field field--name-field-subtitle field--type-string field--label-hidden field__item"><h2 class="ds-banner__subtitle">SOLIDWORKS – Your students’ path to success.</h2>
</div>
      
            <div class="field--formatter-ds-layout-bg-image field field--name-field-picture field--type-image field--label-hidden field__item"></div>
      
        
                          <div class="action ds-banner__buttons">
                
      <div class="field--formatter-ds-button-link field field--name-field-ctas field--type-link field--label-hidden field__items">
              <a href="/contact-academic-sales?mktid=11660" target="_self" itemtype="http://tracking.3ds.com/ClickAction" itemscope="" class="ds-btn--scream ds-btn">
    <span>
    Buy now
      </span>
            <meta itemprop="category" content="CTA"/>
                <meta itemprop="action" content="hero_banner"/>
                <meta itemprop="label" content="Buy_now"/>
      </a>

              <a href="https://my.solidworks.com/try-solidworks?mktid=11665&amp;lang=en" target="_blank" itemtype="http://tracking.3ds.com/ClickAction" itemscope="" class="ds-btn--murmur ds-btn--dark ds-btn">
  <i class="ds-ico ds-ico-chevron-mini"></i>  <span>
    Try now
      </span>
            <meta itemprop="category" content="Video"/>
                <meta itemprop="action" content="Play"/>
                <meta itemprop="label" content="SOLIDWORKS_Education_Edition_2018-2019"/>
      </a>

          </div>
  
              </div>
                      </div>
        </div>
      </div>
    </div>
      </section>


  </div>


</div>
<div class="entity entity-display entity--view-mode-picture-body entity--type-brick entity--id-2858 entity--bundle-custom" resource="/brick/2858" lang="en" data-entity-type-id="brick" data-entity-id="2858" id="brick--2858--picture-body--en">
  
  
  <section class="sw-banner-image-text">
  <div class="ds-container">
    <div class="ds-row is-flex">

      
        <div class="ds-col ds-col--xs-4 ds-col--md-4 ds-col--lg-4 ds-col--lg-offset-1 ds-col--xl-4 ds-col--xl-offset-3 sw-banner-image-image">
                      
            <div class="field--formatter-image field field--name-field-picture field--type-image field--label-hidden field__item">  <img src="/sites/default/files/2019-04/banner-edu-lava-drops-wire-frame-01.jpg" width="1000" height="728" alt="Help Your Students Reach Their Full Potential" typeof="foaf:Image" />

</div>
      
                  </div>
        <div class="ds-col ds-col--xs-4 ds-col--md-4 ds-col--lg-5 ds-col--lg-offset-1 ds-col--xl-5 ds-col--xl-offset-2">
          <div class="sw-banner-image-text--container">
                          
            <div class="field--formatter-ds-html-string field field--name-title field--type-string field--label-hidden field__item"><h2>Help Your Students Reach Their Full Potential</h2>
</div>
      
            <div class="field--formatter-text-default ds-copy-text clearfix text-formatted field field--name-field-body field--type-text-long field--label-hidden field__item"><p>With SOLIDWORKS, students rise above their peers by developing the design and engineering skills they need for the next step in their education, or when it is time to start their careers.<br /><span style="font-size: 12px; color: #9d9b9b">(photo credit: Lava Drop X designed by Rapolas Grazys | Lava Drops | www.lavadrops.com)</span></p>
</div>
      
        
                      </div>
        </div>

      
    </div>
  </div>
</section>




</div>
<div class="entity entity-display entity--view-mode-default entity--type-brick entity--id-1126 entity--bundle-woc" resource="/brick/1126" lang="en" data-entity-type-id="brick" data-entity-id="1126" id="brick--1126--default--en">
  
  
    <div class="ds-one-col">
    <h3 class="ds-text-center">Learn how SOLIDWORKS helped these students along their journey to success.</h3>

            <div class="field--formatter-woc-jsonb clearfix text-formatted field field--name-field-woc field--type-text-long field--label-hidden field__item"><div class="ds-container woc-filters-container"><div class="ds-row" id="woc-filters-5a958984284e5"></div>
</div>
<div class="ds-container"><div id="woc-cards-5a958984284e5" class="ds-row woc-cards-container"></div>
</div>
</div>
      
  </div>

</div>
<div class="entity entity-display entity--view-mode-default entity--type-brick entity--id-1125 entity--bundle-custom" resource="/brick/1125" lang="en" data-entity-type-id="brick" data-entity-id="1125" id="brick--1125--default--en">
  
  
  <section class="sw-banner-text">
  <div class="sw-banner-text__shadow"></div>
  <div class="ds-container">
    <div class="ds-row">
      <div class="ds-col ds-col--center ds-col--xs-4 ds-col--md-8 ds-col--lg-12 ds-col--xl-14 ds-col--xl-offset-1">

                  <div class="sw-banner-text-text">
            
        
            <div class="field--formatter-ds-html-string field field--name-title field--type-string field--label-hidden field__item"><h3>What’s new in SOLIDWORKS Education Edition 2019-2020</h3>
</div>
      
            <div class="field--formatter-text-default ds-copy-text clearfix text-formatted field field--name-field-body field--type-text-long field--label-hidden field__item"><p>SOLIDWORKS® Education Edition 2019-2020 is here and packed with power and performance. Our mission is to provide students with the tools and skills they need build their careers.  SOLIDWORKS Education Edition 2019-2020 delivers 3D design solutions to help unleash students’ creativity for inspired design.</p>

<p>SOLIDWORKS Education Edition provides powerful, engaging, hands-on software for students to understand the real-world mechanics of science, technology, engineering, art and math (STEM/STEAM). With SOLIDWORKS Education Edition, educators and students have access to the same 3D development tools used by countless engineering and design professionals around the world, so they can focus on what’s really important—fostering new ideas, solving problems, teamwork, and innovation.</p>

<p>The Education Edition includes over 13 products allowing students to conceptualize, create, validate, communicate, manage, and transform ideas into great designs.</p>
</div>
      
        
          </div>
              </div>
    </div>
  </div>
</section>

</div>
<div class="entity entity-display entity--view-mode-default entity--type-brick entity--id-2892 entity--bundle-woc" resource="/brick/2892" lang="en" data-entity-type-id="brick" data-entity-id="2892" id="brick--2892--default--en">
  
  
    <div class="ds-one-col">
    <h3 class="ds-text-center">Learn More About Our Product Offerings</h3>

            <div class="field--formatter-woc-jsonb clearfix text-formatted field field--name-field-woc field--type-text-long field--label-hidden field__item"><div class="ds-container woc-filters-container"><div class="ds-row" id="woc-filters-5cb4eb573bcca"></div>
</div>
<div class="ds-container"><div id="woc-cards-5cb4eb573bcca" class="ds-row woc-cards-container"></div>
</div>
</div>
      
  </div>

</div>
<div class="entity entity-display entity--view-mode-picture-body entity--type-brick entity--id-2891 entity--bundle-custom" resource="/brick/2891" lang="en" data-entity-type-id="brick" data-entity-id="2891" id="brick--2891--picture-body--en">
  
  
  <section class="sw-banner-image-text">
  <div class="ds-container">
    <div class="ds-row is-flex">

       
        <div class="ds-col ds-col--xs-4 ds-col--md-4 ds-col--lg-4 ds-col--lg-offset-1 ds-col--xl-5 ds-col--xl-offset-3">
          <div class="sw-banner-image-text--container">
                          
            <div class="field--formatter-ds-html-string field field--name-title field--type-string field--label-hidden field__item"><h2>SOLIDWORKS Certification</h2>
</div>
      
            <div class="field--formatter-text-default ds-copy-text clearfix text-formatted field field--name-field-body field--type-text-long field--label-hidden field__item"><p>In today’s competitive job market, CAD professionals need every advantage they can get, and the SOLIDWORKS Certification Program gives students a proven edge. Students show employers they have the 3D CAD skills for the job. Become a SOLIDWORKS Academic Certification Provider and have your students take their certification exam for FREE*!</p>

<p><a href="http://www.solidworks.com/academic-certification-provider-application" id="/educertification" target="_blank">Apply now to become an Academic Certification Provider</a></p>

<p style="font-size: 12px;">(*Minimum license and subscription required.)</p>
</div>
      
        
                      </div>
        </div>
        <div class="ds-col ds-col--xs-4 ds-col--md-4 ds-col--lg-5 ds-col--lg-offset-1 ds-col--xl-4 ds-col--xl-offset-2 sw-banner-image-image">
                      
            <div class="field--formatter-image field field--name-field-picture field--type-image field--label-hidden field__item">  <img src="/sites/default/files/2019-04/banner-edu-certification-001.jpg" width="500" height="269" alt="SOLIDWORKS Certification" typeof="foaf:Image" />

</div>
      
                  </div>

      
    </div>
  </div>
</section>




</div>
<div class="entity entity-display entity--view-mode-default entity--type-brick entity--id-2890 entity--bundle-banner" resource="/brick/2890" lang="en" data-entity-type-id="brick" data-entity-id="2890" id="brick--2890--default--en">
  
  
  
  <section class="ds-banner--medium ds-banner">
    <div class="ds-banner__shadow"></div>
        
    <div class="ds-banner__content">
      <div class="ds-container">
        <div class="ds-row">
          <div class="ds-col ds-col--center ds-col--md-8 ds-col--lg-10 ds-col--xl-12">
            
            <div class="field--formatter-ds-html-string field field--name-title field--type-string field--label-hidden field__item"><h1 class="ds-banner__title">MySolidWorks for Students</h1>
</div>
      
            <div class="field--formatter-ds-html-string field field--name-field-subtitle field--type-string field--label-hidden field__item"><h2 class="ds-banner__subtitle">Provide your students the perfect opportunity to master their SOLIDWORKS skills with My SolidWorks for Students. Access hundreds of product tutorial videos covering a broad range of SOLIDWORKS topics, including CSWA exam prep course.</h2>
</div>
      
            <div class="field--formatter-ds-layout-bg-image field field--name-field-picture field--type-image field--label-hidden field__item"></div>
      
        
                          <div class="action ds-banner__buttons">
                
      <div class="field--formatter-ds-button-link field field--name-field-ctas field--type-link field--label-hidden field__items">
              <a href="http://my.solidworks.com/account/student-access" target="_blank" itemtype="http://tracking.3ds.com/ClickAction" itemscope="" class="ds-btn--scream ds-btn">
    <span>
    Register now
      </span>
            <meta itemprop="category" content="CTA"/>
                <meta itemprop="action" content="middle_banner"/>
                <meta itemprop="label" content="Register_now"/>
      </a>

          </div>
  
              </div>
                      </div>
        </div>
      </div>
    </div>
      </section>


  </div>


</div>
<div class="entity entity-display entity--view-mode-default entity--type-brick entity--id-1127 entity--bundle-custom" resource="/brick/1127" lang="en" data-entity-type-id="brick" data-entity-id="1127" id="brick--1127--default--en">
  
  
  <section class="sw-banner-text">
  <div class="sw-banner-text__shadow"></div>
  <div class="ds-container">
    <div class="ds-row">
      <div class="ds-col ds-col--center ds-col--xs-4 ds-col--md-8 ds-col--lg-12 ds-col--xl-14 ds-col--xl-offset-1">

                  <div class="sw-banner-text-text">
            
        
            <div class="field--formatter-ds-html-string field field--name-title field--type-string field--label-hidden field__item"><h3>Curriculum and Lessons 2019-2020</h3>
</div>
      
            <div class="field--formatter-text-default ds-copy-text clearfix text-formatted field field--name-field-body field--type-text-long field--label-hidden field__item"><p>Educators play a vital role in developing the next generation of engineering and design innovators.  Our goal is to provide them with the tools they need to be successful utilizing our curriculum and lessons. The SOLIDWORKS Education Fundamentals of 3D Design and Simulation and Fundamentals of SOLIDWORKS Electrical are premium guides that give students an understanding of the mechanical and electrical engineering design process.</p></div>
      
        
          </div>
              </div>
    </div>
  </div>
</section>

</div>
<div class="entity entity-display entity--view-mode-default entity--type-brick entity--id-1128 entity--bundle-woc" resource="/brick/1128" lang="en" data-entity-type-id="brick" data-entity-id="1128" id="brick--1128--default--en">
  
  
    <div class="ds-one-col">
    
            <div class="field--formatter-woc-jsonb clearfix text-formatted field field--name-field-woc field--type-text-long field--label-hidden field__item"><div class="ds-container woc-filters-container"><div class="ds-row" id="woc-filters-5a958a4b85acb"></div>
</div>
<div class="ds-container"><div id="woc-cards-5a958a4b85acb" class="ds-row woc-cards-container"></div>
</div>
</div>
      
  </div>

</div>
<div class="entity entity-display entity--view-mode-default entity--type-brick entity--id-1129 entity--bundle-banner" resource="/brick/1129" lang="en" data-entity-type-id="brick" data-entity-id="1129" id="brick--1129--default--en">
  
  
  
  <section class="ds-banner--medium ds-banner">
    <div class="ds-banner__shadow"></div>
        
    <div class="ds-banner__content">
      <div class="ds-container">
        <div class="ds-row">
          <div class="ds-col ds-col--center ds-col--md-8 ds-col--lg-10 ds-col--xl-12">
            
            <div class="field--formatter-ds-html-string field field--name-title field--type-string field--label-hidden field__item"><h1 class="ds-banner__title">Have questions about SOLIDWORKS Education?</h1>
</div>
      
            <div class="field--formatter-ds-html-string field field--name-field-subtitle field--type-string field--label-hidden field__item"><h2 class="ds-banner__subtitle">SOLIDWORKS Education edition includes SOLIDWORKS software, curriculum, certification, and more. It is your all-in-one resource for teaching and learning all aspects of 3D design through manufacturing!</h2>
</div>
      
            <div class="field--formatter-ds-layout-bg-image field field--name-field-picture field--type-image field--label-hidden field__item"></div>
      
        
                          <div class="action ds-banner__buttons">
                
      <div class="field--formatter-ds-button-link field field--name-field-ctas field--type-link field--label-hidden field__items">
              <a href="/contact-academic-sales?mktid=11660" target="_self" itemtype="http://tracking.3ds.com/ClickAction" itemscope="" class="ds-btn--scream ds-btn">
    <span>
    Buy now
      </span>
            <meta itemprop="category" content="CTA"/>
                <meta itemprop="action" content="bottom_banner"/>
                <meta itemprop="label" content="Buy_Now"/>
      </a>

              <a href="https://my.solidworks.com/try-solidworks?mktid=11665&amp;lang=en" target="_blank" itemtype="http://tracking.3ds.com/ClickAction" itemscope="" class="ds-btn--murmur ds-btn--dark ds-btn">
  <i class="ds-ico ds-ico-chevron-mini"></i>  <span>
    Free trial
      </span>
            <meta itemprop="category" content="CTA"/>
                <meta itemprop="action" content="bottom_banner"/>
                <meta itemprop="label" content="Free_Trial"/>
      </a>

              <a href="tel:33-1-61-62-35-10" target="_blank" itemtype="http://tracking.3ds.com/ClickAction" itemscope="" class="ds-btn--murmur ds-btn--dark ds-btn">
  <i class="ds-ico ds-ico-phone-mini"></i>  <span>
    Appeler le +33 1 61 62 35 10
      </span>
            <meta itemprop="category" content="CTA"/>
                <meta itemprop="action" content="bottom_banner"/>
                <meta itemprop="label" content="Click_to_Call"/>
      </a>

          </div>
  
              </div>
                      </div>
        </div>
      </div>
    </div>
      </section>


  </div>


</div>

          </div>
  

</div>



</main>

  <footer role="contentinfo">
      <div id="block-clicktochat" class="block block-sw-clicktochat block-clicktochat-block">
  
    
      <div id="ds-proactivechat-container"></div>
<script type="text/javascript">window.ATGSvcs = {'eeid': 200106306779};</script>

  </div>
<div id="block-globalmenublock-2" class="block block-wp-mod-d8ftr-header-footer-menu block-global-menu-block">
  
    
            <div class="ds-footer ds-footer--legacy ds-theme-solidworks">
      	<div class="ds-footer__top">
      		<div class="ds-container">
      			<div class="ds-footer__lang">English (US)<i class="ds-ico ds-ico-language-icon"></i>
      				<select data-cip-id="cIPJQ342845639">
      						<option value="en" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="en"/>English (US)</option>
      						<option value="zh-hans" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="zh-hans"/>中文</option>
      						<option value="de" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="de"/>Deutsch</option>
      						<option value="es" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="es"/>Español</option>
      						<option value="fr" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="fr"/>Français</option>
      						<option value="it" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="it"/>Italiano</option>
      						<option value="ja" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="ja"/>日本語</option>
      						<option value="ko" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="ko"/>한국어</option>
      						<option value="pt-br" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="pt-br"/>Português (BR)</option>
      						<option value="ru" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="ru"/>Русский язык</option>
      						<option value="tr" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="footer"/>
      							<meta itemprop="action" content="language"/>
      							<meta itemprop="label" content="tr"/>Türkçe</option>
      				</select>
      			</div><a class="ds-footer__logo" href="https://www.solidworks.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction"><img src="https://menu.3ds.com/assets/img/logo/SOLIDWORKS-white.svg" alt="Dassault Systèmes® logo">
      			<meta itemprop="category" content="Navigation"/>
      			<meta itemprop="action" content="footer_home_top"/>
      			<meta itemprop="label" content="https://www.solidworks.com/"/></a>
      			<div class="ds-footer__social">
      						<a class="ds-ico-round ds-ico-round--small" href="https://www.facebook.com/solidworks" target="_blank" itemprop="sameAs" rel="nofollow" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="Exit"/>
      							<meta itemprop="action" content="social_network"/>
      							<meta itemprop="label" content="facebook"/><i class="ds-ico ds-ico-facebook-mini"></i></a>
      						<a class="ds-ico-round ds-ico-round--small" href="https://www.linkedin.com/showcase/solidworks/" target="_blank" itemprop="sameAs" rel="nofollow" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="Exit"/>
      							<meta itemprop="action" content="social_network"/>
      							<meta itemprop="label" content="linkedin"/><i class="ds-ico ds-ico-linkedin-mini"></i></a>
      						<a class="ds-ico-round ds-ico-round--small" href="https://twitter.com/solidworks" target="_blank" itemprop="sameAs" rel="nofollow" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="Exit"/>
      							<meta itemprop="action" content="social_network"/>
      							<meta itemprop="label" content="twitter"/><i class="ds-ico ds-ico-twitter-mini"></i></a>
      						<a class="ds-ico-round ds-ico-round--small" href="https://www.youtube.com/solidworks" target="_blank" itemprop="sameAs" rel="nofollow" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="Exit"/>
      							<meta itemprop="action" content="social_network"/>
      							<meta itemprop="label" content="youtube"/><i class="ds-ico ds-ico-youtube-mini"></i></a>
      			</div>
      		</div>
      	</div>
      	<div class="ds-footer__links">
      		<div class="ds-container">
      			<div class="ds-footer__social clearfix">
      				<div>
      						<a class="ds-ico-round ds-ico-round--small" href="https://www.facebook.com/solidworks" target="_blank" itemprop="sameAs" rel="nofollow" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="Exit"/>
      							<meta itemprop="action" content="social_network"/>
      							<meta itemprop="label" content="facebook"/><i class="ds-ico ds-ico-facebook-mini"></i></a>
      
      						<a class="ds-ico-round ds-ico-round--small" href="https://www.linkedin.com/showcase/solidworks/" target="_blank" itemprop="sameAs" rel="nofollow" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="Exit"/>
      							<meta itemprop="action" content="social_network"/>
      							<meta itemprop="label" content="linkedin"/><i class="ds-ico ds-ico-linkedin-mini"></i></a>
      
      						<a class="ds-ico-round ds-ico-round--small" href="https://twitter.com/solidworks" target="_blank" itemprop="sameAs" rel="nofollow" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="Exit"/>
      							<meta itemprop="action" content="social_network"/>
      							<meta itemprop="label" content="twitter"/><i class="ds-ico ds-ico-twitter-mini"></i></a>
      
      						<a class="ds-ico-round ds-ico-round--small" href="https://www.youtube.com/solidworks" target="_blank" itemprop="sameAs" rel="nofollow" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      							<meta itemprop="category" content="Exit"/>
      							<meta itemprop="action" content="social_network"/>
      							<meta itemprop="label" content="youtube"/><i class="ds-ico ds-ico-youtube-mini"></i></a>
      
      
      
      				</div>
      				<div class="ds-footer__title">Social</div>
      			</div>
      			<div class="ds-row">
      						<div class="ds-col ds-col--xs-4 ds-col--md-4 ds-col--lg-3">
      								<div class="ds-footer__slide-container">
      									<div class="ds-footer__title">PRODUCTS</div>
      									<div class="ds-footer__slide-wrapper">
      										<ul>
      													<li><a href="https://www.solidworks.com/product/draftsight" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_products"/>
      														<meta itemprop="label" content="2d_cad"/>2D CAD</a></li>
      													<li><a href="https://www.solidworks.com/category/3d-cad" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_products"/>
      														<meta itemprop="label" content="3d_cad"/>3D CAD</a></li>
      													<li><a href="https://www.solidworks.com/category/cam" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_products"/>
      														<meta itemprop="label" content="cam"/>CAM</a></li>
      													<li><a href="https://www.solidworks.com/category/collaboration" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_products"/>
      														<meta itemprop="label" content="collaboration"/>Collaboration</a></li>
      													<li><a href="https://www.solidworks.com/category/electrical-design" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_products"/>
      														<meta itemprop="label" content="electrical_design"/>Electrical Design</a></li>
      													<li><a href="https://www.solidworks.com/category/product-configurator" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_products"/>
      														<meta itemprop="label" content="product_configurator"/>Product Configurator</a></li>
      													<li><a href="https://www.solidworks.com/category/product-data-management" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_products"/>
      														<meta itemprop="label" content="product_data_management"/>Product Data Management</a></li>
      													<li><a href="https://www.solidworks.com/category/simulation-solutions" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_products"/>
      														<meta itemprop="label" content="simulation_solutions"/>Simulation Solutions</a></li>
      													<li><a href="https://www.solidworks.com/category/technical-communication" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_products"/>
      														<meta itemprop="label" content="technical_communication"/>Technical Communication</a></li>
      													<li><a href="https://www.solidworks.com/category/visualization" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_products"/>
      														<meta itemprop="label" content="visualization"/>Visualization</a></li>
      										</ul>
      									</div>
      								</div>
      						</div>
      						<div class="ds-col ds-col--xs-4 ds-col--md-4 ds-col--lg-3">
      								<div class="ds-footer__slide-container">
      									<div class="ds-footer__title">HOW TO BUY</div>
      									<div class="ds-footer__slide-wrapper">
      										<ul>
      													<li><a href="https://www.solidworks.com/how-to-buy" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_how_to_buy"/>
      														<meta itemprop="label" content="how_to_buy"/>How to Buy</a></li>
      													<li><a href="https://www.solidworks.com/how-to-buy/request-a-demo" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_how_to_buy"/>
      														<meta itemprop="label" content="request_a_demo"/>Request a Demo</a></li>
      													<li><a href="https://www.solidworks.com/how-to-buy/request-a-quote" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_how_to_buy"/>
      														<meta itemprop="label" content="request_a_quote"/>Request a Quote</a></li>
      													<li><a href="https://www.solidworks.com/how-to-buy/contact-sales" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_how_to_buy"/>
      														<meta itemprop="label" content="contact_sales"/>Contact Sales</a></li>
      													<li><a href="http://www.solidworks.com/sw/purchase/varlocator.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_how_to_buy"/>
      														<meta itemprop="label" content="find_a_reseller"/>Find a Reseller</a></li>
      										</ul>
      									</div>
      								</div>
      								<div class="ds-footer__slide-container">
      									<div class="ds-footer__title">COMMUNITY</div>
      									<div class="ds-footer__slide-wrapper">
      										<ul>
      													<li><a href="https://www.solidworks.com/more-software-its-community" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_community"/>
      														<meta itemprop="label" content="community"/>Community</a></li>
      													<li><a href="http://blogs.solidworks.com/solidworksblog/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_community"/>
      														<meta itemprop="label" content="blogs"/>Blogs</a></li>
      													<li><a href="http://www.swugn.org/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_community"/>
      														<meta itemprop="label" content="user_groups"/>User Groups</a></li>
      													<li><a href="https://my.solidworks.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_community"/>
      														<meta itemprop="label" content="mysolidworks"/>MySolidWorks</a></li>
      													<li><a href="https://www.solidworks.com/events-and-webinars" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_community"/>
      														<meta itemprop="label" content="events_webinars"/>Events &amp; Webinars</a></li>
      										</ul>
      									</div>
      								</div>
      						</div>
      					<div class="clearfix is-hidden-lg"></div>
      						<div class="ds-col ds-col--xs-4 ds-col--md-4 ds-col--lg-3">
      								<div class="ds-footer__slide-container">
      									<div class="ds-footer__title">SUPPORT</div>
      									<div class="ds-footer__slide-wrapper">
      										<ul>
      													<li><a href="http://www.solidworks.com/sw/support/SubscriptionServices.html" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="subscription_services"/>Subscription Services</a></li>
      													<li><a href="http://www.solidworks.com/sw/support/customer-software-support.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="technical_support"/>Technical Support</a></li>
      													<li><a href="https://www.solidworks.com/studentsupport" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="student_support"/>Student Support</a></li>
      													<li><a href="http://www.solidworks.com/sw/support/downloads.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="downloads"/>Downloads</a></li>
      													<li><a href="http://www.solidworks.com/sw/support/solidworks-support.htm?tabshow&#x3D;2" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="product_lifecycle"/>Product Lifecycle</a></li>
      													<li><a href="http://www.solidworks.com/sw/resources.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="learning_resources"/>Learning Resources</a></li>
      													<li><a href="http://www.solidworks.com/sw/support/hardware.html" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="system_requirements"/>System Requirements</a></li>
      													<li><a href="https://forum.solidworks.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="solidworks_forums"/>SOLIDWORKS Forums</a></li>
      													<li><a href="http://help.solidworks.com/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="solidworks_web_help"/>SOLIDWORKS Web Help</a></li>
      													<li><a href="http://www.solidworks.com/sw/support/software-training-certification.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="solidworks_training"/>SOLIDWORKS Training</a></li>
      													<li><a href="http://www.solidworks.com/sw/support/solidworks-certification.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_support"/>
      														<meta itemprop="label" content="certification"/>Certification</a></li>
      										</ul>
      									</div>
      								</div>
      						</div>
      						<div class="ds-col ds-col--xs-4 ds-col--md-4 ds-col--lg-3">
      								<div class="ds-footer__slide-container">
      									<div class="ds-footer__title">PARTNERS</div>
      									<div class="ds-footer__slide-wrapper">
      										<ul>
      													<li><a href="https://www.solidworks.com/engineering-software-partners-products" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_partners"/>
      														<meta itemprop="label" content="partner_products"/>Partner Products</a></li>
      													<li><a href="https://www.solidworks.com/sw/partner_programs.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_partners"/>
      														<meta itemprop="label" content="become_a_partner"/>Become a Partner</a></li>
      													<li><a href="https://www.solidworks.com/sw/partners/login/index.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_partners"/>
      														<meta itemprop="label" content="log_into_partner_desktop"/>Log into Partner Desktop</a></li>
      										</ul>
      									</div>
      								</div>
      								<div class="ds-footer__slide-container">
      									<div class="ds-footer__title">COMPANY</div>
      									<div class="ds-footer__slide-wrapper">
      										<ul>
      													<li><a href="https://www.3ds.com/about-3ds/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_company"/>
      														<meta itemprop="label" content="about_dassault_systmes"/>About Dassault Systèmes</a></li>
      													<li><a href="https://www.3ds.com/press-releases/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_company"/>
      														<meta itemprop="label" content="news"/>News</a></li>
      													<li><a href="https://www.3ds.com/investors" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_company"/>
      														<meta itemprop="label" content="investors"/>Investors</a></li>
      													<li><a href="https://careers.3ds.com" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_company"/>
      														<meta itemprop="label" content="careers"/>Careers</a></li>
      													<li><a href="https://www.solidworks.com/customer-stories" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_company"/>
      														<meta itemprop="label" content="customer_stories"/>Customer Stories</a></li>
      													<li><a href="https://www.solidworks.com/contact-us" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      														<meta itemprop="category" content="Navigation"/>
      														<meta itemprop="action" content="footer_company"/>
      														<meta itemprop="label" content="contact_us"/>Contact Us</a></li>
      										</ul>
      									</div>
      								</div>
      								<div class="ds-footer__slide-container">
      									<div class="ds-footer__title"></div>
      									<div class="ds-footer__slide-wrapper">
      										<ul>
      										</ul>
      									</div>
      								</div>
      						</div>
      					<div class="clearfix is-hidden-lg"></div>
      			</div>
      		</div>
      	</div>
      	<div class="ds-footer__corporate">
      		<div class="ds-container">
      			<div class="ds-row">
      				<div class="ds-col ds-col--xs-4 ds-col--lg-6">
      					<p class="ds-footer__corporate-legal">©2002-2019 <a href="https://www.3ds.com" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      						<meta itemprop="category" content="Navigation"/>
      						<meta itemprop="action" content="footer_home_bottom"/>
      						<meta itemprop="label" content="https://www.3ds.com"/>Dassault Systèmes</a> SolidWorks Corporation</p>
      				</div>
      				<div class="ds-col ds-col--xs-4 ds-col--lg-6">
      					<p class="ds-footer__corporate-links">
      							<a href="javascript:void(0);" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      								<meta itemprop="category" content="Navigation"/>
      								<meta itemprop="action" content="footer_"/>
      								<meta itemprop="label" content=""/></a>  •
      							<a href="https://www.solidworks.com/terms-use" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      								<meta itemprop="category" content="Navigation"/>
      								<meta itemprop="action" content="footer_terms_of_use"/>
      								<meta itemprop="label" content="terms_of_use"/>Terms of Use</a>  •
      							<a href="https://www.solidworks.com/privacy-policy" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      								<meta itemprop="category" content="Navigation"/>
      								<meta itemprop="action" content="footer_privacy_policy"/>
      								<meta itemprop="label" content="privacy_policy"/>Privacy Policy</a>  •
      							<a href="https://www.3ds.com/piracy/" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      								<meta itemprop="category" content="Navigation"/>
      								<meta itemprop="action" content="footer_piracy_prevention"/>
      								<meta itemprop="label" content="piracy_prevention"/>Piracy Prevention</a>  •
      							<a href="https://www.solidworks.com/license-agreement" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      								<meta itemprop="category" content="Navigation"/>
      								<meta itemprop="action" content="footer_license_agreement"/>
      								<meta itemprop="label" content="license_agreement"/>License Agreement</a>  •
      							<a href="https://www.solidworks.com/sw/globalsites.htm" itemscope itemtype="http://tracking.3ds.com/ClickAction">
      								<meta itemprop="category" content="Navigation"/>
      								<meta itemprop="action" content="footer_switch_language"/>
      								<meta itemprop="label" content="switch_language"/>Switch Language</a>
      					</p>
      				</div>
      			</div>
      		</div>
      	</div>
      </div>
  </div>


  </footer>

  </div>


<script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{"baseUrl":"\/","scriptPath":null,"pathPrefix":"","currentPath":"node\/5909","currentPathIsAdmin":false,"isFront":false,"currentLanguage":"en"},"pluralDelimiter":"\u0003","ajaxPageState":{"libraries":"asset_injector\/css\/global,classy\/base,classy\/messages,classy\/node,core\/drupal.dialog.ajax,core\/html5shiv,core\/normalize,digital\/global-styling,layout_discovery\/onecol,solidworks_digital\/global-styling,sw_clicktochat\/clicktochat,system\/base,wp_mod_d8ftr_card\/cards,wp_mod_d8ftr_card\/cards_init,wp_mod_d8ftr_card\/woc_search,wp_mod_d8ftr_core\/ajax,wp_mod_d8ftr_core\/anon,wp_mod_d8ftr_core\/core.init,wp_mod_d8ftr_core\/form,wp_mod_d8ftr_core\/sticky,wp_mod_d8ftr_header_footer_menu\/header_footer_init,wp_mod_d8ftr_tagging\/tag_manager_head_js,wp_mod_d8ftr_uikit\/contextual-links,wp_mod_d8ftr_uikit\/uikit_banner,wp_mod_d8ftr_uikit\/uikit_ex_menu_sw,wp_mod_d8ftr_uikit\/uikit_menu","theme":"solidworks_digital","theme_token":null},"ajaxTrustedUrl":[],"cardsContainersList":{"woc-cards-5a958a4b85acb":"{\u0022filters\u0022:{\u0022type\u0022:\u0022simple\u0022,\u0022id\u0022:\u0022woc-filters-5a958a4b85acb\u0022,\u0022persistent\u0022:0,\u0022search\u0022:0,\u0022reset\u0022:0,\u0022contenttypes\u0022:[],\u0022shown\u0022:[\u0022\u0022]},\u0022cards\u0022:{\u0022id\u0022:\u0022woc-cards-5a958a4b85acb\u0022,\u0022type\u0022:\u0022medium\u0022,\u0022quantity\u0022:\u00228\u0022,\u0022hasBackground\u0022:0},\u0022nav\u0022:{\u0022carousel\u0022:0,\u0022display_nb_results\u0022:0,\u0022infinite\u0022:0,\u0022load_more\u0022:0,\u0022remember\u0022:0,\u0022urlparam\u0022:0,\u0022pager\u0022:[]},\u0022loader\u0022:false,\u0022query\u0022:{\u0022sort\u0022:{\u0022enable\u0022:0,\u0022type\u0022:\u0022\u0022},\u0022keyword\u0022:\u0022\u0022,\u0022contenttypes\u0022:[],\u0022special\u0022:\u0022card_content_cta_1_url:\\u0022\\\/media\\\/fundamentals-3d-design-and-simulation\\u0022{w=20000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/media\\\/fundamentals-solidworks-electrical-0\\u0022{w=19000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/media\\\/cad-tutorial-formula-sae\\u0022{w=18000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/media\\\/bridge-design-project\\u0022{w=17000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/media\\\/cad-tutorials-vocational-schools\\u0022{w=16000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/media\\\/race-car-design-project\\u0022{w=15000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/media\\\/engineering-drawings-tutorials\\u0022{w=14000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/media\\\/sae-baja-electrical-project\\u0022{w=13000}\u0022},\u0022wocid\u0022:\u00225a958a4b85acb\u0022,\u0022carousel\u0022:0,\u0022display_nb_results\u0022:0,\u0022infinite\u0022:0,\u0022load_more\u0022:0,\u0022remember\u0022:0,\u0022urlparam\u0022:0,\u0022pager\u0022:[],\u0022api\u0022:\u0022https:\\\/\\\/apisearch.3ds.com\u0022,\u0022language\u0022:\u0022en\u0022}","woc-cards-5cb4eb573bcca":"{\u0022filters\u0022:{\u0022type\u0022:\u0022simple\u0022,\u0022id\u0022:\u0022woc-filters-5cb4eb573bcca\u0022,\u0022persistent\u0022:0,\u0022search\u0022:0,\u0022reset\u0022:0,\u0022contenttypes\u0022:[],\u0022shown\u0022:[\u0022\u0022]},\u0022cards\u0022:{\u0022id\u0022:\u0022woc-cards-5cb4eb573bcca\u0022,\u0022type\u0022:\u0022compactlarge\u0022,\u0022quantity\u0022:\u002210\u0022,\u0022hasBackground\u0022:0},\u0022nav\u0022:{\u0022carousel\u0022:0,\u0022display_nb_results\u0022:0,\u0022infinite\u0022:0,\u0022load_more\u0022:0,\u0022remember\u0022:0,\u0022urlparam\u0022:0,\u0022pager\u0022:[]},\u0022loader\u0022:false,\u0022query\u0022:{\u0022sort\u0022:{\u0022enable\u0022:0,\u0022type\u0022:\u0022\u0022},\u0022keyword\u0022:\u0022\u0022,\u0022contenttypes\u0022:[],\u0022special\u0022:\u0022card_content_cta_1_url:\\u0022\\\/product\\\/solidworks-3d-cad\\u0022{w=20000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/product\\\/solidworks-simulation\\u0022{w=19000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/product\\\/solidworks-flow-simulation\\u0022{w=18000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/product\\\/solidworks-plastics\\u0022{w=17000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/product\\\/solidworks-electrical-professional\\u0022{w=15000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/product\\\/solidworks-cam\\u0022{w=14000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/product\\\/solidworks-visualize\\u0022{w=13000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/product\\\/solidworks-visualize-boost\\u0022{w=12000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/product\\\/solidworks-composer\\u0022{w=11000}\\r\\n\u0022},\u0022wocid\u0022:\u00225cb4eb573bcca\u0022,\u0022carousel\u0022:0,\u0022display_nb_results\u0022:0,\u0022infinite\u0022:0,\u0022load_more\u0022:0,\u0022remember\u0022:0,\u0022urlparam\u0022:0,\u0022pager\u0022:[],\u0022api\u0022:\u0022https:\\\/\\\/apisearch.3ds.com\u0022,\u0022language\u0022:\u0022en\u0022}","woc-cards-5a958984284e5":"{\u0022filters\u0022:{\u0022type\u0022:\u0022simple\u0022,\u0022id\u0022:\u0022woc-filters-5a958984284e5\u0022,\u0022persistent\u0022:0,\u0022search\u0022:0,\u0022reset\u0022:0,\u0022contenttypes\u0022:[],\u0022shown\u0022:[\u0022\u0022]},\u0022cards\u0022:{\u0022id\u0022:\u0022woc-cards-5a958984284e5\u0022,\u0022type\u0022:\u0022list\u0022,\u0022quantity\u0022:\u00224\u0022,\u0022hasBackground\u0022:0},\u0022nav\u0022:{\u0022carousel\u0022:0,\u0022display_nb_results\u0022:0,\u0022infinite\u0022:0,\u0022load_more\u0022:0,\u0022remember\u0022:0,\u0022urlparam\u0022:0,\u0022pager\u0022:[]},\u0022loader\u0022:false,\u0022query\u0022:{\u0022sort\u0022:{\u0022enable\u0022:0,\u0022type\u0022:\u0022\u0022},\u0022keyword\u0022:\u0022\u0022,\u0022contenttypes\u0022:[],\u0022special\u0022:\u0022card_content_cta_1_url:\\u0022\\\/media\\\/journey-solidworks-student-instrument-designer\\u0022{w=20000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022\\\/media\\\/journey-solidworks-student-entrepreneur\\u0022{w=19000}\\r\\nOR\\r\\ncard_content_cta_1_url:\\u0022https:\\\/\\\/blogs.solidworks.com\\\/teacher\\\/2019\\\/05\\\/full-steam-ahead-with-danielle-boyer-meet-danielle.html\\u0022{w=18000}\\r\\n\\r\\n\u0022},\u0022wocid\u0022:\u00225a958984284e5\u0022,\u0022carousel\u0022:0,\u0022display_nb_results\u0022:0,\u0022infinite\u0022:0,\u0022load_more\u0022:0,\u0022remember\u0022:0,\u0022urlparam\u0022:0,\u0022pager\u0022:[],\u0022api\u0022:\u0022https:\\\/\\\/apisearch.3ds.com\u0022,\u0022language\u0022:\u0022en\u0022}"},"noResult":{"output":null,"special_query":null},"resultStringTranslations":{"noResult":"There is no result","oneResult":"There is one result","multipleResults":"There are @count results"},"user":{"uid":0,"permissionsHash":"6309bd119ada54e537feb53e75965b5f4bb092d4ba6f2d6e8efc974a33d40cc8"}}</script>
<script src="/sites/default/files/js/js_srbgten9t6vB7Zsl_rEENzBO6PzVDcqazclG-uekw1E.js"></script>
<script src="//static.atgsvcs.com/js/atgsvcs.js" defer async></script>
<script src="//solidworks.custhelp.com/rnt/rnw/javascript/vs/1/vsapi.js" defer async></script>
<script src="//solidworks.custhelp.com/vs/1/vsopts.js" defer async></script>
<script src="/sites/default/files/js/js_edrA4wn2WCd68iHyjG4bN5AA8RAeCfCoId7jJHBoSd0.js"></script>

  <script src="/modules/custom/wp-mod-d8ftr/wp-mod-d8ftr-core/libraries/global/js/exit.js?pkgzf7"></script>
</body>
</html>
