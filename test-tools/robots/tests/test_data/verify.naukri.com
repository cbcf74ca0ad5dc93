<!DOCTYPE html>

<html>
  <head>
    <title>Naukri reCAPTCHA</title>
    <meta name="robots" content="noindex, nofollow">
        <link rel="stylesheet" href="https://static.naukimg.com/s/4/101/c/common_v62.min.css" />      
        <script src="https://www.google.com/recaptcha/api.js" async defer></script>   
    </head>
    <body>
        <div class="headGNBWrap">
            <div itemscope="" itemtype="https://schema.org/Organization" class="headGNB cloneCont wrap"><a itemprop="url" class="nLogo fl" href="#" data-ga-track="Company Logo|Company Logo"><img itemprop="logo" src="https://static.naukimg.com/s/4/100/i/naukri_Logo.png" alt="Naukri.com, India’s No.1 Job Site"></a>
            </div>
        </div>
        <div class="wrap">
            <div class="mainSec">
                <form action="" method="POST">
                    <div class="g-recaptcha" data-sitekey="6Lfr8SEUAAAAACgWL1C--Pup9o8uBElCNXYZ4vfL"></div>
                    <br/>
                    <input type="submit" value="Submit" class="blueBtn">
                </form>
            </div>
        </div>
    </body>
</html>

