<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">
<head>
    <title>Autotrader - page unavailable</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="stylesheet" href="https://maxcdn.bootstrapcdn.com/bootstrap/3.3.6/css/bootstrap.min.css" integrity="sha384-1q8mTJOASx8j1Au+a5WDVnPi2lkFfwwEAa8hDDdjZlpLegxhjVME1fgjWPGmkzs7" crossorigin="anonymous">
    <link href='https://fonts.googleapis.com/css?family=Roboto:400,700' rel='stylesheet' type='text/css'>
    <link href="/akamai-block/block-images/css/app.css" rel="stylesheet" type="text/css">

    <style type="text/css">

    </style>
</head>
<body>
<div class="atc-header-background">
    <div class="container">
        <img src="/akamai-block/block-images/autotrader-logo-blue.png" class="autotrader-logo" alt="Buy New or Used Cars at Autotrader" onError="this.onerror=null;this.src='./block-images/autotrader-logo-blue.png';">
    </div>
</div>
<div id="atcui-navigation-container-wrapper"></div>
<div class="body-content container">
    <img src="/akamai-block/block-images/error-message-icon.png" alt="" onError="this.onerror=null;this.src='./block-images/error-message-icon.png';">

    <h1>We're sorry for any inconvenience, but the site is currently unavailable.</h1>
    <div id="message">Please <a href="#">contact our support team</a> for help.</div>
    <div id="contactform">
        <div class="col-md-4 col-md-offset-4">
            <form data-toggle="validator" data-testcaptcha="g-recaptcha-response" role="form" id="atcform" >
                <div class="form-group">
                    <input type="text" class="form-control" id="inputName" name="name" placeholder="Your Name" >
                </div>
                <div class="form-group">
                    <input type="email" class="form-control" id="inputEmail" name="email" placeholder="Email" data-error="Email address is invalid" pattern="[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,63}$"  required>
                    <div class="help-block with-errors"></div>
                </div>
                <div class="form-group">
                    <textarea class="form-control" rows="3" id="inputComments" name="comments" placeholder="Comments"></textarea>
                </div>
                <div class="form-group">
                <div  class="capatcha"><div id="botbuster" class="g-recaptcha" data-callback="onCapPass"></div></div>
                    </div>
                <div class="form-group">
                    <button type="submit" id="formsubmitbtn" class="btn btn-primary">Submit</button>
                    </div>
            </form>
        </div>
    </div>

    <div id="successmessage" style="display: none;">
        <div class="row">

            <div class="alert alert-success" role="alert"> <strong>Thank you!</strong> Our engineers will investigate your issue. </div>

        </div>
    </div>

    <div id="incidentid" >
        <div>
            <p>
                <span>
                  Incident Number: 18.904c3917.1563828035.33814406
                </span>
            <p>
        </div>
    </div>
</div>

<script src="https://ajax.googleapis.com/ajax/libs/jquery/2.2.0/jquery.min.js"></script>
<script src="https://maxcdn.bootstrapcdn.com/bootstrap/3.3.6/js/bootstrap.min.js" integrity="sha384-0mSbJDEHialfmuBBQP6A4Qrprq5OVfW37PRR3j5ELqxss1yVqOtnepnHVP9aJ7xS" crossorigin="anonymous"></script>
<script src="https://www.google.com/recaptcha/api.js?render=explicit" async defer></script>
<script src="/akamai-block/block-images/js/validator.js"></script>
<script src="/akamai-block/block-images/js/jquery.serialize-object.min.js"></script>
<script src="/akamai-block/block-images/js/app.js"></script>

</body>
</html>