################ Newegg Robots.txt File ################



################ DESKTOP - START ################

User-agent: *

# Original version disallows
Disallow: /Common/BML/
Disallow: /Common/ThirdParty/
Disallow: /App/
Disallow: /Application/
Disallow: /Configuration/
Disallow: /Test.aspx
Disallow: /GiftCertificate/GiftCartPlus.aspx
Disallow: /GiftCertificate/GiftOrderCompleteHandle.aspx
Disallow: /GiftCertificate/GiftResponseFromBank.aspx
Disallow: /MyAccount/AudioCAPTCHA/
Disallow: /MyAccount/ImageValidator.aspx
Disallow: /RMA/LabelSOResponseFromBank.aspx
Disallow: /RMA/RMALabelTest.aspx
Disallow: /Shopping/AddtoCart.aspx
Disallow: /Shopping/ResponseOrderFromBank.aspx
Disallow: /WishList/WishCartPlus.aspx
Disallow: /WishList/WishCartPlus.aspx
Disallow: /NewMyAccount/
Disallow: /MyNewegg/

# Allows updated 10/26/16
Allow: /info/newsroomdetail.aspx

# Page disallows updated 3/26/2018
Disallow: */Common/Ajax/ProductBuzz2013.aspx
Disallow: */Common/Ajax/WishListAjaxMiddlePage.asp
Disallow: */Common/Ajax/CheckStateByIP.asp
Disallow: */Common/Ajax/CheckEDUByIP.aspx
Disallow: */customerProfile/CustomerReviews.aspx
Disallow: */Common/CommonReCaptchaValidate.aspx
Disallow: */feedback/custratingallreview.aspx
Disallow: */feedback/reviews.aspx
Disallow: */feedback/videocenter.aspx
Disallow: */product/ImageGallery.aspx
Disallow: */Product/MappingPrice2012.aspx
Disallow: */Product/NewProduct.aspx
Disallow: */Product/PowerSearch.aspx
Disallow: */product/productcompare.aspx
Disallow: */Product/SingleProductReview.aspx
Disallow: */Product/singleproductreview.aspx
Disallow: */profile/reviews/
Disallow: */Shopping/failedaddtocart.aspx
Disallow: */Shopping/Shoppingitem.aspx
Disallow: /app/catalog.asp
Disallow: /app/clearselect.asp
Disallow: /app/custratingreview.asp
Disallow: /app/listproduct.asp
Disallow: /app/manufact.asp
Disallow: /app/manufactory.asp
Disallow: /app/searchproductresult.asp
Disallow: /app/showimage.asp
Disallow: /app/viewproduct.asp
Disallow: /app/viewproductdesc.asp
Disallow: /HelpInfo/FAQDetail.aspx
Disallow: /info/alltermsandconditions.aspx
Disallow: /info/cartforgamecrate.aspx
Disallow: /info/cartforunlocked.aspx
Disallow: /info/cingularplan.aspx
Disallow: /info/cookie.aspx
Disallow: /info/faqaboutshopping.aspx
Disallow: /info/faqorderinfo.aspx
Disallow: /info/policynonrefundable.aspx
Disallow: /info/trackorder.aspx
Disallow: */Common/Ajax/CheckEDUByIP.aspx
Disallow: /Common/ThirdParty/IFrame3rdPartyCodeTotal.aspx
Disallow: /Common/TrackingLandingPageScripts.asp
Disallow: /Info/CartForGamecrate.aspx

# blog disallows updated 6/11/18
Disallow: /insider/blog/wp-admin/
Disallow: /insider/blog/wp-includes/
Disallow: /insider/tag/
Disallow: /insider/author/
Disallow: /insider/2010/
Disallow: /insider/2011/
Disallow: /insider/2012/
Disallow: /insider/2013/
Disallow: /insider/2014/
Disallow: /insider/2015/
Disallow: /insider/2016/
Disallow: /insider/2017/
Disallow: /insider/2018/
Disallow: /insider/2019/
Disallow: /insider/2020/

# disallow rss 9/24/2018
Disallow: */RSS.aspx

# disallow 12/11/2018
Disallow:*/promotions/marketplace/sellers/

User-agent: ChangeDetection
Disallow: /

User-agent: 008
Disallow: /  

User-agent: Nutch
Disallow: /


################ DESKTOP - END ################



################ MOBILE - START ################


User-agent: *
Disallow: /m/ajax/getMiniCartApi
Disallow: /m/ajax/addItemApi


################ MOBILE - END ################




