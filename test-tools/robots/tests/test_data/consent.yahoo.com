<!DOCTYPE html>
<html dir="ltr" class="ltr eu yahoo-page height100">
    <head>
        <title>Yahoo is now a part of Oath</title>
        <meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1" >
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, minimum-scale=1, user-scalable=no, viewport-fit=cover">
        <link rel="stylesheet" href="https://s.yimg.com/oa/build/css/site-ltr-5cb48a68.css">
        <link rel="icon" type="image/png" href="https://s.yimg.com/oa/build/images/favicons/yahoo.png">
    </head>
    
    <body class="no-js no-touch blur-preview-tpl eu-localized  en">
        <script nonce="s2puaT24ddSXOqViX1H5nvof0oT3thlb">
            if ('classList' in document.body) {
                document.body.classList.add('js');
                document.body.classList.remove('no-js');
            }
        </script>

        <div class="consent-semi-transparent">
        <div class="consent-round-corner">
        <div class="consent-container">
            <h1 class="consent-title">
                Before you continue...
            </h1>
            <div class="consent-text">
                Yahoo is part of Oath. Oath and our partners need your consent to access your device and use your data (including location) to understand your interests, and provide and measure personalised ads. Oath will also provide you personalised ads on partner products.

                <a class="expand-learn-more">Learn More.</a>
                <section class="learn-more-content hidden">
                    <h2>How Oath and our partners bring you better ad experiences</h2>
                    <p>
                        To give you a better overall experience, we want to provide relevant ads that are more useful to you. For example, when you search for a film, we use your search information and location to show the most relevant cinemas near you. We also use this information to show you ads for similar films you may like in the future. Like Oath, our partners may also show you ads that they think match your interests.
                    </p>
                    <p>
                        Learn more about how <a href="/redirect?to=https%3A%2F%2Fmydata.oath.com%2F%23sharingdata" target="_blank">Oath collects and uses data</a> and how our <a href="/collectConsent/partners?sessionId=4_cc-session_28ed9c90-363a-49dc-b5c6-fd1eff0b6179&lang=en&step=EU_SINGLEPAGE">partners collect and use data</a>.
                    </p>
                </section>

                Select &#x27;OK&#x27; to continue and allow Oath and our partners to use your data, or select &#x27;Manage options&#x27; to view your choices.
            </div>

            <form method="post" class="consent-form" action="/consent">
                <input type="hidden" name="consentCollectionStep" value="EU_SINGLEPAGE">
                <input type="hidden" name="previousStep" value="">
                <input type="hidden" name="csrfToken" value="jX8li2uCoTPwfZHgtW4sRMHIAbSISv6m">
                <input type="hidden" name="jurisdiction" value="">
                <input type="hidden" name="locale" value="en">
                <input type="hidden" name="doneUrl" value="https://guce.yahoo.com/copyConsent?sessionId&#x3D;4_cc-session_28ed9c90-363a-49dc-b5c6-fd1eff0b6179&amp;inline&#x3D;false&amp;lang&#x3D;en">
                <input type="hidden" name="tosId" value="eu">
                <input type="hidden" name="sessionId" value="4_cc-session_28ed9c90-363a-49dc-b5c6-fd1eff0b6179">
                <input type="hidden" class="namespace" name="namespace" value="yahoo">
                <input type="hidden" name="originalDoneUrl" value="https://uk.search.yahoo.com/robots.txt?guccounter&#x3D;1">
                <input type="hidden" name="inline" value="false">
                <input type="hidden" name="startStep" value="EU_SINGLEPAGE">
                <input type="hidden" name="isSDK" value="false">
                <input type="hidden" name="brandBid" value="76bagf1ejc7qk">
                <input type="hidden" name="userType" value="NON_REG">
                <input type="hidden" name="country" value="IN">
                <input type="hidden" name="ybarNamespace" value="YAHOO">                <div>
                    <button type="submit" class="btn link" name="moreOptions" value="moreOptions">
                        Manage options
                    </button>
                    <button type="submit" class="btn primary" name="agree" value="agree">

                            OK
                    </button>
                </div>
            </form>
            </div>
        </div>
        </div>

        <script src="https://s.yimg.com/oa/build/js/site-2c739c91.js" nonce="s2puaT24ddSXOqViX1H5nvof0oT3thlb"></script>
    </body>
</html>
