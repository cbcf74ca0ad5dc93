<!DOCTYPE html>
<html lang="en-US">
<head>
    <meta http-equiv="content-type" content="text/html; charset=utf-8" />
    <meta http-equiv="Content-Style-Type" content="text/css" />
    <meta http-equiv="Content-Script-Type" content="text/javascript" />
    <meta http-equiv="X-UA-Compatible" content="chrome=1" />
    <title>Oracle Service Cloud | Oracle Service Cloud</title>
    <link rel="search" type="application/opensearchdescription+xml" title="Support Home Page Search" href="/ci/browserSearch/desc/https%3A%2F%2Fcx.rightnow.com%2Fapp%2Fanswers%2Flist%2Fkw%2F%7BsearchTerms%7D/Support+Home+Page+Search/Support+Home+Page+Search/%2Feuf%2Fassets%2Fimages%2Ficons%2Ffavicon_browserSearchPlugin.ico"/>
	
    <link rel="stylesheet" media="print" type="text/css" href="/euf/assets/themes/redesign/print.css"/>
    <link rel="stylesheet" type="text/css" href="/euf/assets/themes/rntSupport/font-awesome-css/font-awesome.min.css"/>
    
<style type='text/css'>
 <!-- 
.rn_ScreenReaderOnly{position:absolute; height:1px; left:-10000px; overflow:hidden; top:auto; width:1px;}
.rn_Hidden{display:none !important;}
 --></style>
<base href='https://cx.rightnow.com/euf/generated/optimized/1563314657/themes/redesign/'/>
<link href='/euf/generated/optimized/1563314657/templates/redesign.themes.redesign.SITE.css' rel='stylesheet' type='text/css' media='all'/>
<link href='/euf/generated/optimized/1563314657/templates/redesign.themes.redesign.css' rel='stylesheet' type='text/css' media='all'/>
<link href='/euf/generated/optimized/1563314657/pages/home.themes.redesign.css' rel='stylesheet' type='text/css' media='all'/>

    <link rel="shortcut icon" href="images/favicon.ico" type="image/x-icon" />
	<!-- Begin jQuery includes -->
	<link rel="stylesheet" href="/euf/assets/javascript/cp/jquery/jquery-ui.red.min.css">
	<script src="/euf/assets/javascript/cp/jquery/jquery-1.10.2.min.js"></script>
	<script src="/euf/assets/javascript/cp/jquery/jquery-ui.min.js"></script>
	<script src="/euf/assets/javascript/Chart.min.js"></script>
	<!-- End jQuery includes -->
	
</head>
<body class="standard_layout yui3-skin-sam">
<div class="rn_Container">   
    <div id="header">        
        <div class="search-box">
            <div class="search-holder">
                <div class="search_and_links group">
                    <ul class="add-nav">
                                                    <li>
                                <div id="rn_AccountDropdownMobile_1" class="rn_AccountDropdownMobile rn_AccountDropdown">
	
        <div class="rn_AccountDropdownParent">
        <a href="javascript:void(0);" role="button" id="rn_LoginLink">Login</a>
    </div>
        <div id="rn_LoginDialogMobile_2" class="rn_LoginDialogMobile rn_LoginDialog rn_LoginDialogMobile rn_Hidden">
	
    	<div class = "closeDiv">
		<span class = "close_icon_span" onclick = "javascript:RightNow.Event.fire('evt_dialogCancelClick');"></span>
	</div>
	<div class = "login_dialog_header">
		<h3>Login</h3>
	</div>
    <div class="rn_FormContent">
	
                        <div id="rn_LoginDialogMobile_2_LoginContent" class="rn_LoginDialogContent">
            <div id="rn_LoginDialogMobile_2_LoginErrorMessage"></div>
            <form id="rn_LoginDialogMobile_2_Form">
                <label for="rn_LoginDialogMobile_2_Username" class="rn_ScreenReaderOnly">Please log in to continue, Username</label>
                <input class="rn_LoginDialog" id="rn_LoginDialogMobile_2_Username" placeholder="Username" type="text" maxlength="80" name="Contact.Login" autocorrect="off" autocapitalize="off" value=""/>
                            <label for="rn_LoginDialogMobile_2_Password" class="rn_ScreenReaderOnly">Password</label>
                <input class="rn_LoginDialog" id="rn_LoginDialogMobile_2_Password" maxlength="20"  placeholder="Password" type="password" name="Contact.Password" autocomplete="off">
                        </form>
        </div>
                <div id="rn_LoginDialogMobile_2_SignUpContent" class="rn_SignUpDialogContent rn_Hidden">
            <div id="rn_LoginDialogMobile_2_SignUpErrorMessage"></div>
            <form action="/ci/ajaxRequest/sendForm" id="rn_LoginDialogMobile_2_SignUpForm">
            <p id="joinInstructions">Unknown message slot CUSTOM_MSG_CP_joinInstructions</p>
                            <div id="rn_TextInput_4" class="rn_TextInput rn_Input">
    <div id="rn_TextInput_4_LabelContainer">
        <label for="rn_TextInput_4_Contact.Emails.PRIMARY.Address" id="rn_TextInput_4_Label" class="rn_Label">
        Address                                </label>
    </div>
    <input type="email" id="rn_TextInput_4_Contact.Emails.PRIMARY.Address" name="Contact.Emails.PRIMARY.Address" class="rn_Email" maxlength='80'  />
    </div>
                            <div id="rn_TextInput_6" class="rn_TextInput rn_Input">
    <div id="rn_TextInput_6_LabelContainer">
        <label for="rn_TextInput_6_Contact.Login" id="rn_TextInput_6_Label" class="rn_Label">
        Login                                </label>
    </div>
    <input type="text" id="rn_TextInput_6_Contact.Login" name="Contact.Login" class="rn_Text" maxlength='80' autocorrect='off' autocapitalize='off'  />
    </div>
                            <div id="rn_DisplayNameInput_8" class="rn_DisplayNameInput rn_TextInput rn_Input">
    <div id="rn_DisplayNameInput_8_LabelContainer">
        <label for="rn_DisplayNameInput_8_Socialuser.DisplayName" id="rn_DisplayNameInput_8_Label" class="rn_Label">
        Display Name                        <span class="rn_Required" aria-label="Required">
    *</span>                                </label>
    </div>
    <input type="text" id="rn_DisplayNameInput_8_Socialuser.DisplayName" name="Socialuser.DisplayName" class="rn_Text" maxlength='80' required  />
    </div>
                            <div id="rn_PasswordInput_10" class="rn_PasswordInput rn_PasswordInput rn_Input">
    <div id="rn_PasswordInput_10_LabelContainer">
        <label for="rn_PasswordInput_10_Contact.NewPassword" id="rn_PasswordInput_10_Label" class="rn_Label">
        NewPassword                    <span class="rn_Required"> *</span><span class="rn_ScreenReaderOnly"> Required</span>
                </label>
    </div>
    <input type="password" aria-describedby="rn_PasswordInput_10_PasswordLength rn_PasswordInput_10_PasswordHelp" id="rn_PasswordInput_10_Contact.NewPassword" name="Contact.NewPassword" class="rn_Password" maxlength='20' required autocomplete="off" />
            <span class="rn_PasswordLength" id="rn_PasswordInput_10_PasswordLength">Must be at least 8 characters</span>
        <div id="rn_PasswordInput_10_PasswordHelp"></div>
    <div class="rn_PasswordInputValidate">
        <div id="rn_PasswordInput_10_LabelValidateContainer">
            <label for="rn_PasswordInput_10_Contact.NewPassword_Validate" id="rn_PasswordInput_10_Contact.NewPassword_LabelValidate" class="rn_Label">Re-enter a value for the field 'NewPassword'                            <span class="rn_Required">*</span><span class="rn_ScreenReaderOnly"> Required</span>
                        </label>
        </div>
        <input type="password" aria-describedby="rn_PasswordInput_10_PasswordValidationHelp" id="rn_PasswordInput_10_Contact.NewPassword_Validate" name="Contact.NewPassword_Validation" class="rn_Password rn_Validation" maxlength='20' required autocomplete="off" />
        <div id="rn_PasswordInput_10_PasswordValidationHelp" class="rn_ScreenReaderOnly">Must match NewPassword</div>
    </div>
</div>
                            <div id="rn_TextInput_12" class="rn_TextInput rn_Input">
    <div id="rn_TextInput_12_LabelContainer">
        <label for="rn_TextInput_12_Contact.Name.First" id="rn_TextInput_12_Label" class="rn_Label">
        First                                </label>
    </div>
    <input type="text" id="rn_TextInput_12_Contact.Name.First" name="Contact.Name.First" class="rn_Text" maxlength='80'  />
    </div>
                            <div id="rn_TextInput_14" class="rn_TextInput rn_Input">
    <div id="rn_TextInput_14_LabelContainer">
        <label for="rn_TextInput_14_Contact.Name.Last" id="rn_TextInput_14_Label" class="rn_Label">
        Last                                </label>
    </div>
    <input type="text" id="rn_TextInput_14_Contact.Name.Last" name="Contact.Name.Last" class="rn_Text" maxlength='80'  />
    </div>
                            <div id="rn_SelectionInput_16" class="rn_SelectionInput rn_SelectionInput rn_Input rn_Radio">
            <fieldset>
            <legend id="rn_SelectionInput_16_Label" class="rn_Label">
                MKTG Opt-In                            </legend>
                    <input type="radio" name="Contact.CustomFields.c.mktg_opt_out" id="rn_SelectionInput_16_Contact.CustomFields.c.mktg_opt_out_1"  value="1"/>
            <label for="rn_SelectionInput_16_Contact.CustomFields.c.mktg_opt_out_1">
            Yes                            <span class="rn_ScreenReaderOnly">Periodic notifications on best practices and resources</span>
                        </label>
                    <input type="radio" name="Contact.CustomFields.c.mktg_opt_out" id="rn_SelectionInput_16_Contact.CustomFields.c.mktg_opt_out_0"  value="0"/>
            <label for="rn_SelectionInput_16_Contact.CustomFields.c.mktg_opt_out_0">
            No                        </label>
                        </fieldset>
    </div>
                        <div id="rn_SelectionInput_18" class="rn_SelectionInput rn_SelectionInput rn_Input">
    <div id="rn_SelectionInput_18_LabelContainer">
        <label for="rn_SelectionInput_18_Contact.Address.Country" id="rn_SelectionInput_18_Label" class="rn_Label">Country                        </label>
    </div>
    <select id="rn_SelectionInput_18_Contact.Address.Country" name="Contact.Address.Country">
            <option value="">--</option>
                            <option value="1" >United States</option>
                    <option value="73" >United Kingdom</option>
                    <option value="2" >Canada</option>
                    <option value="5" >Afghanistan</option>
                    <option value="8" >Albania</option>
                    <option value="59" >Algeria</option>
                    <option value="3" >Andorra</option>
                    <option value="11" >Angola</option>
                    <option value="7" >Anguilla</option>
                    <option value="12" >Antartica</option>
                    <option value="6" >Antigua and Barbuda</option>
                    <option value="13" >Argentina</option>
                    <option value="9" >Armenia</option>
                    <option value="16" >Aruba</option>
                    <option value="15" >Australia</option>
                    <option value="14" >Austria</option>
                    <option value="17" >Azerbaijan</option>
                    <option value="31" >Bahamas</option>
                    <option value="24" >Bahrain</option>
                    <option value="20" >Bangladesh</option>
                    <option value="19" >Barbados</option>
                    <option value="35" >Belarus</option>
                    <option value="21" >Belgium</option>
                    <option value="36" >Belize</option>
                    <option value="26" >Benin</option>
                    <option value="27" >Bermuda</option>
                    <option value="32" >Bhutan</option>
                    <option value="29" >Bolivia</option>
                    <option value="18" >Bosnia and Herzegovina</option>
                    <option value="34" >Botswana</option>
                    <option value="33" >Bouvet Island</option>
                    <option value="30" >Brazil</option>
                    <option value="101" >British Indian Ocean Territory</option>
                    <option value="28" >Brunei Darussalam</option>
                    <option value="23" >Bulgaria</option>
                    <option value="22" >Burkina Faso</option>
                    <option value="25" >Burundi</option>
                    <option value="112" >Cambodia</option>
                    <option value="44" >Cameroon</option>
                    <option value="50" >Cape Verde</option>
                    <option value="121" >Cayman Islands</option>
                    <option value="38" >Central African Republic</option>
                    <option value="211" >Chad</option>
                    <option value="43" >Chile</option>
                    <option value="45" >People&#039;s Republic of China</option>
                    <option value="51" >Christmas Island</option>
                    <option value="37" >Cocos (Keeling) Islands</option>
                    <option value="46" >Colombia</option>
                    <option value="115" >Comoros</option>
                    <option value="39" >Congo (Kinshasa)</option>
                    <option value="42" >Cook Islands</option>
                    <option value="48" >Coral Sea Islands</option>
                    <option value="47" >Costa Rica</option>
                    <option value="41" >Cote D&#039;Ivoire</option>
                    <option value="93" >Croatia</option>
                    <option value="49" >Cuba</option>
                    <option value="52" >Cyprus</option>
                    <option value="53" >Czech Republic</option>
                    <option value="56" >Denmark</option>
                    <option value="55" >Djibouti</option>
                    <option value="57" >Dominica</option>
                    <option value="58" >Dominican Republic</option>
                    <option value="220" >East Timor</option>
                    <option value="60" >Ecuador</option>
                    <option value="62" >Egypt</option>
                    <option value="207" >El Salvador</option>
                    <option value="85" >Equatorial Guinea</option>
                    <option value="250" >Eritrea</option>
                    <option value="61" >Estonia</option>
                    <option value="65" >Ethiopia</option>
                    <option value="70" >Faroe Islands</option>
                    <option value="68" >Falkland Islands</option>
                    <option value="67" >Fiji</option>
                    <option value="66" >Finland</option>
                    <option value="71" >France</option>
                    <option value="77" >French Guiana</option>
                    <option value="172" >French Polynesia</option>
                    <option value="251" >French Southern Territories</option>
                    <option value="72" >Gabon</option>
                    <option value="82" >Gambia</option>
                    <option value="76" >Georgia</option>
                    <option value="54" >Germany</option>
                    <option value="79" >Ghana</option>
                    <option value="80" >Gibraltar</option>
                    <option value="86" >Greece</option>
                    <option value="81" >Greenland</option>
                    <option value="75" >Grenada</option>
                    <option value="84" >Guadeloupe</option>
                    <option value="87" >Guatemala</option>
                    <option value="78" >Guernsey, C.I.</option>
                    <option value="83" >Guinea</option>
                    <option value="88" >Guinea-Bissau</option>
                    <option value="89" >Guyana</option>
                    <option value="94" >Haiti</option>
                    <option value="91" >Heard and McDonald Islands</option>
                    <option value="92" >Honduras</option>
                    <option value="90" >Hong Kong S.A.R.</option>
                    <option value="95" >Hungary</option>
                    <option value="104" >Iceland</option>
                    <option value="100" >India</option>
                    <option value="96" >Indonesia</option>
                    <option value="103" >Iran</option>
                    <option value="102" >Iraq</option>
                    <option value="97" >Ireland</option>
                    <option value="98" >Israel</option>
                    <option value="99" >Isle of Man</option>
                    <option value="105" >Italy</option>
                    <option value="107" >Jamaica</option>
                    <option value="109" >Japan</option>
                    <option value="106" >Jersey, C.I.</option>
                    <option value="108" >Jordan</option>
                    <option value="122" >Kazakhstan</option>
                    <option value="110" >Kenya</option>
                    <option value="113" >Kiribati</option>
                    <option value="114" >Korea, North</option>
                    <option value="119" >Korea, South</option>
                    <option value="120" >Kuwait</option>
                    <option value="111" >Kyrgyzstan</option>
                    <option value="123" >Lao P.D.R.</option>
                    <option value="132" >Latvia</option>
                    <option value="124" >Lebanon</option>
                    <option value="129" >Lesotho</option>
                    <option value="128" >Liberia</option>
                    <option value="133" >Libya</option>
                    <option value="126" >Liechtenstein</option>
                    <option value="130" >Lithuania</option>
                    <option value="131" >Luxembourg</option>
                    <option value="143" >Macao S.A.R.</option>
                    <option value="135" >Macedonia (FYROM)</option>
                    <option value="138" >Madagascar</option>
                    <option value="151" >Malawi</option>
                    <option value="153" >Malaysia</option>
                    <option value="150" >Maldives</option>
                    <option value="140" >Mali</option>
                    <option value="148" >Malta</option>
                    <option value="139" >Marshall Islands</option>
                    <option value="145" >Martinique</option>
                    <option value="146" >Mauritania</option>
                    <option value="149" >Mauritius</option>
                    <option value="152" >Mexico</option>
                    <option value="69" >Micronesia, Fed. States of</option>
                    <option value="137" >Moldova, Republic of</option>
                    <option value="136" >Monaco</option>
                    <option value="142" >Mongolia</option>
                    <option value="134" >Morocco</option>
                    <option value="147" >Montserrat</option>
                    <option value="154" >Mozambique</option>
                    <option value="141" >Myanmar</option>
                    <option value="155" >Namibia</option>
                    <option value="165" >Nauru</option>
                    <option value="164" >Nepal</option>
                    <option value="162" >Netherlands</option>
                    <option value="156" >Netherlands Antilles</option>
                    <option value="157" >New Caledonia</option>
                    <option value="168" >New Zealand</option>
                    <option value="161" >Nicaragua</option>
                    <option value="158" >Niger</option>
                    <option value="160" >Nigeria</option>
                    <option value="167" >Niue</option>
                    <option value="159" >Norfolk Island</option>
                    <option value="144" >Northern Mariana Islands</option>
                    <option value="163" >Norway</option>
                    <option value="169" >Oman</option>
                    <option value="175" >Pakistan</option>
                    <option value="181" >Palau</option>
                    <option value="170" >Panama</option>
                    <option value="173" >Papua New Guinea</option>
                    <option value="182" >Paraguay</option>
                    <option value="171" >Peru</option>
                    <option value="174" >Philippines</option>
                    <option value="178" >Pitcairn Islands</option>
                    <option value="176" >Poland</option>
                    <option value="180" >Portugal</option>
                    <option value="179" >Puerto Rico</option>
                    <option value="184" >Qatar</option>
                    <option value="186" >Reunion</option>
                    <option value="187" >Romania</option>
                    <option value="185" >Russia</option>
                    <option value="188" >Russian Federation</option>
                    <option value="189" >Rwanda</option>
                    <option value="74" >S. Gerogia and S. Sandwich Is.</option>
                    <option value="239" >Samoa</option>
                    <option value="202" >San Marino</option>
                    <option value="206" >Sao Tome and Principe</option>
                    <option value="190" >Saudi Arabia</option>
                    <option value="203" >Senegal</option>
                    <option value="195" >Serbia and Montenegro</option>
                    <option value="192" >Seychelles</option>
                    <option value="201" >Sierra Leone</option>
                    <option value="196" >Singapore</option>
                    <option value="200" >Slovakia</option>
                    <option value="198" >Slovenia</option>
                    <option value="191" >Solomon Islands</option>
                    <option value="204" >Somalia</option>
                    <option value="242" >South Africa</option>
                    <option value="252" >South Georgia</option>
                    <option value="64" >Spain</option>
                    <option value="127" >Sri Lanka</option>
                    <option value="197" >St. Helena</option>
                    <option value="177" >St. Pierre and Miquelon</option>
                    <option value="193" >Sudan</option>
                    <option value="205" >Suriname</option>
                    <option value="199" >Svalbard and Jan Mayen Islands</option>
                    <option value="209" >Swaziland</option>
                    <option value="194" >Sweden</option>
                    <option value="40" >Switzerland</option>
                    <option value="208" >Syrian Arab Republic</option>
                    <option value="224" >Taiwan</option>
                    <option value="215" >Tajikistan</option>
                    <option value="225" >Tanzania, United Republic of</option>
                    <option value="214" >Thailand</option>
                    <option value="213" >Togo</option>
                    <option value="216" >Tokelau</option>
                    <option value="219" >Tonga</option>
                    <option value="222" >Trinidad and Tobago</option>
                    <option value="218" >Tunisia</option>
                    <option value="221" >Turkey</option>
                    <option value="217" >Turkmenistan</option>
                    <option value="210" >Turks and Caicos Islands</option>
                    <option value="223" >Tuvalu</option>
                    <option value="228" >Uganda</option>
                    <option value="226" >Ukraine</option>
                    <option value="227" >United Arab Emirates</option>
                    <option value="230" >Uruguay</option>
                    <option value="229" >U.S.Minor Outlying Islands</option>
                    <option value="231" >Uzbekistan</option>
                    <option value="237" >Vanuatu</option>
                    <option value="232" >Vatican City State</option>
                    <option value="234" >Venezuela</option>
                    <option value="236" >Vietnam</option>
                    <option value="235" >Virgin Islands (British)</option>
                    <option value="253" >Virgin Islands (USA)</option>
                    <option value="238" >Wallis and Futuna Islands</option>
                    <option value="63" >Western Sahara</option>
                    <option value="254" >Western Samoa</option>
                    <option value="240" >Yemen, Republic of</option>
                    <option value="241" >Yugoslavia</option>
                    <option value="243" >Zambia</option>
                    <option value="245" >Zimbabwe</option>
                    <option value="246" >OTHER</option>
                    <option value="248" >Mainland China</option>
                    <option value="275" >Taiwan</option>
                    <option value="276" >Congo (Brazzaville)</option>
                </select>
    </div>
            <div id="rn_TextInput_20" class="rn_TextInput rn_Input">
    <div id="rn_TextInput_20_LabelContainer">
        <label for="rn_TextInput_20_Contact.Phones.OFFICE.Number" id="rn_TextInput_20_Label" class="rn_Label">
        Phone                                </label>
    </div>
    <input type="text" id="rn_TextInput_20_Contact.Phones.OFFICE.Number" name="Contact.Phones.OFFICE.Number" class="rn_Text" maxlength='40'  />
    </div>
            <div id="rn_OptInInput_21" class="rn_OptInInput rn_SelectionInput rn_Input">
    <div id="rn_OptInInput_21_LabelContainer">
        <label for="rn_OptInInput_21_Contact.CustomFields.c.mktg_opt_out" id="rn_OptInInput_21_Label" class="rn_Label">                         </label>
    </div>
            <input type="checkbox" id="rn_OptInInput_21_Contact.CustomFields.c.mktg_opt_out" name="Contact.CustomFields.c.mktg_opt_out"  value="1"/>
  I would like to receive ongoing communications from Oracle Service Cloud.            </div>
            <div id="rn_AccountCheckboxes_22" class="rn_SelectionInput">
    <fieldset>
        <div>
            <!--<input type="checkbox" name="rn_AccountCheckboxes_22_optin" id="rn_AccountCheckboxes_22_optin"  value="1"  />
            <label id="rn_AccountCheckboxes_22_optin_Label" class="rn_Label" for="rn__optin"></label>
        </div>-->
        <a href="http://www.oracle.com/us/legal/privacy/index.html" target="_blank">View the Oracle Privacy Policy</a>
        <br /><br />
                <div>
            <input type="checkbox" name="rn_AccountCheckboxes_22_tc" id="rn_AccountCheckboxes_22_tc"  value="1" />
            <span class="rn_Required"> * </span><span class="rn_ScreenReaderOnly">Required</span>
            <label id="rn_AccountCheckboxes_22_tc_Label" class="rn_Label" for="rn__tc">I agree to <a href='http://www.oracle.com/us/legal/terms/index.html' target='_blank'>Oracle's Terms of Use.</a></label>
        </div>
            </fieldset>
</div>
            <div class="rn_Hidden">
                <div id="rn_FormSubmit_23" class="rn_FormSubmit">
    <button type="submit" id="rn_FormSubmit_23_Button" disabled>
    Submit    </button>
    <span class="rn_Hidden">
        <input id="rn_FormSubmit_23_Submission" type="checkbox" class="rn_Hidden"/>
        <label for="rn_FormSubmit_23_Submission" class="rn_Hidden">&nbsp;</label>
    </span>
</div>
            </div>
            </form>
        </div>
                <div class="rn_AssistanceLink">
            <a href="/app/utils/account_assistance/session/L3RpbWUvMTU2MzgyODAyNS9nZW4vMTU2MzgyODAyNS9zaWQvZlVxWTVZT19fSnhlT1lxWWdMakxOcmp4R1FLcmFqeDFUZ25yWEtvMGpsUFpnSnN6UWhCOVE1RGQ0OHI3N0FuaHFXdkFlN0ZoMkZTc2pxQ0NOJTdFVm5kX2VJdnR6SUxORk42dXkwN3MzWk9leFR6JTdFWlZvakN2aVhlUSUyMSUyMQ==">Forgot your username or password?</a>
        </div>
		
		 <div class="rn_AssistanceLink">
            <a href="/app/utils/create_account">Don't have an account?  Join now.</a>
        </div>
                <div class="rn_MessageBox rn_WarningMessage rn_Hidden">The page will refresh upon submission. Any pending input will be lost.</div>
            </div>
</div>
</div>
                            </li>
							<li>&nbsp;&nbsp;|&nbsp;&nbsp;</li>
							<li>
								<a href = "/app/utils/create_account">Join</a>
							</li>
                                            </ul>
                </div>
            </div>
        </div>	
		<div class="nav-holder">
    <div class="nav-frame">
        <ul id="nav">
            <li>
                <!--a href="/app/home"><img class="navLogo" src ="../redesign/images/O_ServiceCloud_clr_sm.png"/></a-->
				<a href="/app/home"><img class="navLogo" src ="../redesign/images/O-ServiceCloud-rgb.png"/></a>
            </li>
												<li class="main_nav_item ">
						<a class="main_nav_button ">Support</a>
						<div class="drop">
							<ul>
																						<li>
								<a href="/app/answers/list" >Knowledge Base</a>
							</li>
																								<li>
								<a href="/app/landing/get_started_support" >Get Started with Technical Support</a>
							</li>
																								<li>
								<a href="/app/account/questions/list" >Manage My Service Requests</a>
							</li>
																								<li>
								<a href="/app/mysupport/ask/group/techsupport" >Submit a Service Request</a>
							</li>
																								<li class="subItem">
								<a href="/app/mysupport/ask/group/techsupport" >Oracle Service Cloud</a>
							</li>
																								<li class="subItem">
								<a href="/app/mysupport/ask/group/oraclefieldservice" >Oracle Field Service</a>
							</li>
																								<li class="subItem">
								<a href="/app/mysupport/ask/group/co-browse" >Oracle Cobrowse</a>
							</li>
																								<li class="subItem">
								<a href="/app/mysupport/ask/group/OPA" >Oracle Policy Automation</a>
							</li>
																								<li class="subItem">
								<a href="/app/mysupport/ask/group/provisioning" >Turn On/Off Features</a>
							</li>
																								<li class="subItem">
								<a href="/app/mysupport/ask/group/documentation" >Documentation</a>
							</li>
																								<li class="subItem">
								<a href="/app/business/ask" >Business Success</a>
							</li>
																								<li>
								<a href="/app/blog/support_experience" >Support Experience Blog</a>
							</li>
																								<li>
								<a href="http://cloud.oracle.com/" >Cloud Portal</a>
							</li>
																		</ul>
						</div>
					</li>
												<li class="main_nav_item ">
						<a class="main_nav_button ">Learning</a>
						<div class="drop">
							<ul>
																						<li>
								<a href="/app/answers/detail/a_id/5168" >Documentation</a>
							</li>
																								<li>
								<a href="/app/answers/detail/a_id/4833" >Product Tutorials</a>
							</li>
																								<li>
								<a href="/app/answers/detail/a_id/5169" >Technical Documentation & Sample Code</a>
							</li>
																								<li>
								<a href="/app/answers/detail/a_id/5436" >Accelerators</a>
							</li>
																								<li>
								<a href="/app/answers/detail/a_id/7820" >Release Resources</a>
							</li>
																								<li>
								<a href="/app/webinars" >Webinars</a>
							</li>
																								<li>
								<a href="https://www.youtube.com/user/OracleServiceCloud" >Videos</a>
							</li>
																								<li>
								<a href="http://education.oracle.com/launchpad/" >Oracle Cloud Learning</a>
							</li>
																		</ul>
						</div>
					</li>
												<li class="main_nav_item ">
						<a class="main_nav_button ">Community</a>
						<div class="drop">
							<ul>
																						<li>
								<a href="https://cloudcustomerconnect.oracle.com/pages/a548ab8f5b" >Get Started in the Community</a>
							</li>
																								<li>
								<a href="https://cloudcustomerconnect.oracle.com/groups/0b06b363f7/summary" >Service Cloud Community</a>
							</li>
																								<li class="subItem">
								<a href="https://cloudcustomerconnect.oracle.com/groups/0b06b363f7/summary" >Discussion Forum</a>
							</li>
																								<li class="subItem">
								<a href="https://cloudcustomerconnect.oracle.com/posts/a5a0a46569" >Analytics Cookbook</a>
							</li>
																								<li class="subItem">
								<a href="https://cloudcustomerconnect.oracle.com/resources/6857461d40/summary" >Idea Lab Home</a>
							</li>
																								<li>
								<a href="https://cloudcustomerconnect.oracle.com/resources/f687a27a4f" >Field Service Community</a>
							</li>
																								<li class="subItem">
								<a href="https://cloudcustomerconnect.oracle.com/resources/f687a27a4f" >Discussion Forum</a>
							</li>
																								<li class="subItem">
								<a href="https://cloudcustomerconnect.oracle.com/resources/fc329fdb1c/summary" >Idea Lab Home</a>
							</li>
																								<li>
								<a href="https://oracleservicecloud.influitive.com/saml/initialize" >Hero Hub</a>
							</li>
																		</ul>
						</div>
					</li>
												<li class="main_nav_item ">
						<a class="main_nav_button ">Paid Services</a>
						<div class="drop">
							<ul>
																						<li>
								<a href="/app/landing/priority_support" >Priority Support</a>
							</li>
																								<li>
								<a href="http://education.oracle.com/pls/web_prod-plq-dad/db_pages.getpage?page_id=952" >Training and Certification</a>
							</li>
																								<li>
								<a href="/app/landing/consulting" >Consulting</a>
							</li>
																								<li>
								<a href="http://www.oracle.com/partners/index.html" >Partners</a>
							</li>
																								<li>
								<a href="https://cloud.oracle.com/marketplace/faces/homePage.jspx?_adf.ctrl-state=10zqb3qjic_4" >Cloud Marketplace</a>
							</li>
																		</ul>
						</div>
					</li>
			            <li class="main_nav_item_search">
                <div id="rn_SimpleSearch_25" class="rn_SimpleSearch">
    <form id="rn_SimpleSearch_25_SearchForm" onsubmit="return false;">
        <input type="search" id="rn_SimpleSearch_25_SearchField" name="rn_SimpleSearch_25_SearchField" class="rn_SearchField" maxlength="255" placeholder="Quick Search" aria-label="Quick Search"/>
                        <button type="submit" id="rn_SimpleSearch_25_Submit">
            <span class="rn_ButtonLabel">
                &#xf002;            </span>
        </button>
    </form>
</div>
            </li>
        </ul>
    </div>
</div>
    </div>
    <div id="main" class="group">
        <div id="content">
            <!-- If user is not logged in, this will direct them to the ask page when they click on the ask button (forces login before redirect) or force login then redirect to stay on the same page -->
<div class="rn_SiteCommentHolder">
	<a href="/app/mysupport/ask/group/techsupport">	
		<div id = "rn_askAQuestionDiv" tooltiptitle = "Submit a Service Request" class = "rn_askAQuestionDiv questionUnclicked tooltip">
			<p class="rn_askAQuestionLabel">Service<br />Request</p>
		</div>
	</a>
	<a href="/app/answers/detail/a_id/8992">
		<div id = "rn_PhoneContactDiv" tooltiptitle = "Contact Information for Technical Support" class = "rn_PhoneContactDiv questionUnclicked tooltip">
			<p class="rn_phoneCallLabel">Support<br/>Hotline</p>
		</div>
	</a>
		<!--div id = "" tooltiptitle="" class = "rn_QuestionsList questionUnclicked tooltip rn_Hidden">
		</div-->
	<a href="/app/utils/login_form/redirect/%2F">
		<div id = "rn_MyItemsDiv" tooltiptitle = "My Service Notifications" class = "rn_MyItemsDiv questionUnclicked tooltip">
			<p class="rn_myItemsDivLabel">Updates</p>
		</div>
	</a>
	<a href="/app/utils/login_form/redirect/%2F">
		<div id="rn_SiteComment" tooltiptitle="Support Suggestion Box" class="rn_SiteComment questionUnclicked tooltip">
			<p class="rn_siteCommentLabel">Suggestion<br/>Box</p>
		</div>
	</a>	
</div>
<div id="rn_PageTitle1" class="rn_Account">
    <div id="breadcrumb_and_share" class="group">
	</div>
	
	<div class="article-box-support">
	<div class="article-box-support1">
		  <div class="article-holder-bannerexample1">
            <div class="block">
                <div class="header_and_search1">
					<h1>Welcome to Oracle Service Cloud Support</h1>
                </div>
            </div>
        </div>
	</div>
    </div>
</div>
<div id="rn_PageContent" class="rn_Home">
	<div class = "content_background_grey_support">
		<div class="supportbookmarks">
	
			<div class = "landing_container_div">
				<div id="rn_LandingItemSmall_27" class="rn_LandingItemSmall">

	<a class="clickableDiv" href="/app/landing/get_started_support">
		<div class = "landingImageDiv">
			<div class="gettingStartedTS"></div>
		</div>
		<div class = "landingTextDiv">
			<div>
				<h2>Get Started with Technical Support</h2>
			</div>
						<div>
						</div>
				
		</div>
	</a>

</div>
				
				<div id="rn_LandingItemSmall_28" class="rn_LandingItemSmall">

	<a class="clickableDiv" href="https://cx.rightnow.com/app/webinars">
		<div class = "landingImageDiv">
			<div class="mediaImg"></div>
		</div>
		<div class = "landingTextDiv">
			<div>
				<h2>OSvC Technical Support Webinars</h2>
			</div>
						<div>
						</div>
				
		</div>
	</a>

</div>
					
				
								
				<div id="rn_LandingItemSmall_29" class="rn_LandingItemSmall">

	<a class="clickableDiv" href="/app/business/list">
		<div class = "landingImageDiv">
			<div class="successPortal"></div>
		</div>
		<div class = "landingTextDiv">
			<div>
				<h2>Business Success Resources</h2>
			</div>
						<div>
						</div>
				
		</div>
	</a>

</div>
			</div>
		</div>
	</div>
	<div class="content_center_home">
		<div id="SRTabSet_30" class="SupportTabSet" style="display: none;">
<div id="tabs">
	<ul>
		<li class="Tab"><a href = "#tab1">Featured</a></li>
		<li class="Tab"><a href = "#tab2">My Recent Requests</a></li>
		<li class="Tab"><a href = "#tab3">My Organization's Recent Requests</a></li>
		<li class="Tab"><a href = "#tab4"><span id = "notifTabSpan">Support Updates</span></a></li>
	</ul>
	<div id = "tab1">
	<a href="https://learn.oracle.com/pls/web_prod-plq-dad/learn?p=HP:39618"><img id="rn_SRTabSet" src="/euf/assets/themes/redesign/images/HeroBanner/launchPadBackground.jpg"></a>
	</div>
	<div id = "tab2">
					<h3>You must be logged in to view this content</h3>
			</div>
	<div id = "tab3">
					<h3>You must be logged in to view this content</h3>
			</div>
	<div id = "tab4">
			<div id="rn_SystemNotification_31" class="rn_SystemNotification">
									<div class = "notification_box">
						
			<!--div class = "service_notification_header"-->
							<span>Maintenance: </span>
						
			
			
			<!--/div-->
			<!--div class = "service_notification_body"-->
									<span>This site will have a scheduled maintenance on Monday July 22 from 4 PM to 6 PM MDT (GMT -6).  During this timeframe the site may experience intermittent downtime. Please review <a href="https://cx.rightnow.com/app/answers/detail/a_id/2543"> answer 2543 </a> now and record your local support number in the event that you have an urgent service request during this maintenance window. Our support team will still be available to take phone calls and handle service requests.</span>
																			<!--/div-->
			<div class = "notification_item_header">Start Date: </span>2019-07-18 02:41 pm MDT</div>
							<div class = "notification_item_header">End Date: </span>2019-07-22 06:00 pm MDT</div>
					</div>
	</div>
			<div class = "srMoreLink"><a href ="/app/mysupport/service_notifications#tab3"><span class = "srMoreSpan">See more notifications</span></a></div>
	</div>
</div>
</div>
	</div>
    <div class="content_center_home more_padding">
    	<div class="home_content_holder">
			<div class="rn_SupportContent" id="NewAnswers">
	            <h2>New Support Answers</h2>
	            <div id="rn_Multiline_32" class="rn_Multiline">
    <div id="rn_Multiline_32_Alert" role="alert" class="rn_ScreenReaderOnly"></div>
    <div id="rn_Multiline_32_Loading"></div>
    <div id="rn_Multiline_32_Content" class="rn_Content">
                    </div>
</div>
	            <div class = "seeMoreDiv">
					<a class="seeMore" href="/app/answers/list/new/1">See more new support answers</a>
				</div>
	        </div>
	        <div class="rn_SupportContent" id="NewTrainings">
	        	<h2>Featured Videos</h2>
	        	<table>
					<tr>
						<td>
							<img src="../redesign/images/landing_pages/emailIncidentMicro.jpg" style="width: 100px; height: 100px">
						</td>
						<td>
							<a href="https://videohub.oracle.com/media/Time-Saving+Tips+from+OSvC+Technical+SupportA+When+emails+don%27t+create+incidents+as+expected/0_txtci506">Time-Saving Tips: When Emails Don't Create Incidents as Expected</a>
						</td>
					</tr>
	        		<tr>
						<td>
							<img src="../redesign/images/landing_pages/DeferredExMicro.jpg" style="width: 100px; height: 100px">
	        			</td>
						<td>
							<a href="https://videohub.oracle.com/media/Time-Saving+Tips+from+OSvC+Technical+SupportA+Deferred+Execution+in+Reports/0_nxtpg5r7">Time-Saving Tips: Deferred Execution in Reports</a>
						</td>
					</tr>
	        		<tr>
						<td>
							<img src="../redesign/images/landing_pages/User Groups.png" style="width: 100px; height: 100px">
						</td>
						<td>
							<a href="https://videohub.oracle.com/media/AddContactCustomerVideo/0_s5i4sr3k">Managing the Point of Contact on Service Requests</a>
						</td>
					</tr>
	        		<tr>
						<td>
							<img src="../redesign/images/landing_pages/OutboundResponseMicro.jpg" style="width: 100px; height: 100px">
	        			</td>
						<td>
							<a href="https://videohub.oracle.com/media/Time-Saving+Tips+from+OSvC+Technical+SupportA+When+outbound+responses+aren%27t+working/0_qdhef55b">Time-Saving Tips: When Outbound Responses Aren't Working</a>
						</td>
					</tr>
	        	</table>
	        </div>
	        <div class="rn_SupportContent" id="NewBlogs">
	            <h2>New Blog Posts</h2>
			
				<div id="rn_BlogPostView_33" class="rn_BlogPostView">
 <ul class = "blogPostDiv">
   <table>
		<tr>
				<td class = "textSpan">
			<a href = "/app/blog/detail/a_id/10958">Using Fiddler and Wireshark to Troubleshoot the OSvC Environment</a><br>
			Posted By:Cimberli Kearns 22 days ago		</td>
		</tr>
	    </table>
   <table>
		<tr>
				<td class = "textSpan">
			<a href = "/app/blog/detail/a_id/10984">Handling Incident Thread Issues in Oracle Service Cloud</a><br>
			Posted By:Mihai Toma 22 days ago		</td>
		</tr>
	    </table>
   <table>
		<tr>
				<td class = "textSpan">
			<a href = "/app/blog/detail/a_id/10930">Wonderful World of Workspace Rules</a><br>
			Posted By:Cimberli Kearns 2 months ago		</td>
		</tr>
	    </table>
   <table>
		<tr>
				<td class = "textSpan">
			<a href = "/app/blog/detail/a_id/10908">KCS at Oracle Service Cloud</a><br>
			Posted By:Cimberli Kearns 2 months ago		</td>
		</tr>
	    </table>
   <table>
		<tr>
				<td class = "textSpan">
			<a href = "/app/blog/detail/a_id/10825">Managing Session Count for Oracle Service Cloud</a><br>
			Posted By:Cimberli Kearns 3 months ago		</td>
		</tr>
	    </table>
   <table>
		<tr>
				<td class = "textSpan">
			<a href = "/app/blog/detail/a_id/10808">Creating Useful Reports in Oracle Service Cloud</a><br>
			Posted By:Cimberli Kearns 3 months ago		</td>
		</tr>
	    </table>
</ul>
</div>
				 <div class = "seeMoreDiv">
					<a class="seeMore" href="/app/blog/support_experience">See more Support Experience blog posts</a>
				</div>
	        </div>
    	</div>
	</div>
	
</div>
        </div>
    </div>
    <div class="footer group">
        <div id="footer_content">
            <img class="footer_image" src="../redesign/images/O_signature_wht.png"/>
            <ul id="footer_links_right">
                <li><div id="rn_TwitterMenu_34" class="rn_TwitterMenu">
	
	<div id="TwitterDropdown" class="rn_TwitterDropdown twitterUnclicked rn_Hidden" onclick="javascript: RightNow.Event.fire('evt_twitterDropdownClick', this, this.id);">
		<p>&#xf099;</p>
	</div>
	<div id="TwitterMenuOptions" class="TwitterMenuOptions rn_Hidden">
		<div class="twitterClose"></div>
		<ul id="twitterOptions">
			<li><a href="https://twitter.com/OracleServCloud" target="_blank">Oracle Service Cloud</a></li>
			<li><a href="https://twitter.com/OSVC_Support" target="_blank">OSvC Tech Support</a></li>
		</ul>
	</div>
</div>
</li>
                <li><a href="https://www.youtube.com/user/OracleServiceCloud" target="_blank">&#xf16a;</a></li>
                <li><a href="https://www.linkedin.com/groups/764287" target="_blank">&#xf0e1;</a></li>
                <li><a href="https://www.facebook.com/OracleServCloud" target="_blank">&#xf09a;</a></li>
                <li><a href="https://plus.google.com/u/0/+OracleServiceCloudChannel/posts" target="_blank">&#xf0d5;</a></li>
            </ul>
            <ul id="footer_links_left">
                <li><a href="http://www.oracle.com">Oracle.com</a></li>
                <li><a href="http://cloud.oracle.com">Oracle Cloud</a></li>
                <li><a href="https://ora-fusion-apps.custhelp.com/app/home/https%3A%2F%2Fappsconnect.oracle.com%3Flang%3Den_US?action=login">Oracle Applications Customer Connect</a></li>
                <li><a href="http://www.oracle.com/partners/index.html">Oracle Partner Network</a></li>
            </ul>
            <ul id="footer_links">
                <li class="first">&copy; 2019 Oracle</li>
                <li><a href="http://www.oracle.com/us/corporate/index.html">About</a></li>
                <li><a href="http://www.oracle.com/us/legal/privacy/index.html">Privacy</a></li>
                <li><a href="http://www.oracle.com/us/legal/index.html">Terms of Use</a></li>
                <li><a href="/app/mysupport/feedback">Site Feedback</a></li>
            </ul>
        </div>
    </div>
    <div class="mobileFooter">
        <p>Viewing our site using a mobile device? Our mobile pages are just a tap away.</p>
        <span id="rn_PageSetSelector_35" class="rn_PageSetSelector">
    View site in:                        <span class="rn_Bold">Desktop</span>
                <span class="rn_PageSetDivider">|</span>                        <a href="/ci/redirect/pageSet/mobile//session/L3RpbWUvMTU2MzgyODAyNS9nZW4vMTU2MzgyODAyNS9zaWQvZlVxWTVZT19fSnhlT1lxWWdMakxOcmp4R1FLcmFqeDFUZ25yWEtvMGpsUFpnSnN6UWhCOVE1RGQ0OHI3N0FuaHFXdkFlN0ZoMkZTc2pxQ0NOJTdFVm5kX2VJdnR6SUxORk42dXkwN3MzWk9leFR6JTdFWlZvakN2aVhlUSUyMSUyMQ==">Mobile</a>
                    </span>
    </div>
</div>
<script>var YUI_config={"fetchCSS":false,"modules":{"RightNowTreeView":"/euf/core/3.7/js/1.270/min/modules/ui/treeview.js","RightNowTreeViewDialog":"/euf/core/3.7/js/1.270/min/modules/ui/treeviewdialog.js","RightNowTreeViewDropdown":"/euf/core/3.7/js/1.270/min/modules/ui/treeviewdropdown.js"},"lang":["en-US","en-US"],"injected":true,"comboBase":"//rightnow.widget.custhelp.com/ci/cache/yuiCombo/","groups":{"gallery-treeview":{"base":"/rnt/rnw/yui_3.18/gallery-treeview/","modules":{"gallery-treeview":{"path":"gallery-treeview-min.js"}}}}};</script>
<script type="text/javascript" src="/euf/core/3.7/js/1.270/min/RightNow.js"></script>
<script type="text/javascript" src="/euf/generated/optimized/1563314657/templates/redesign.57db38cb7fbbfdf85212643542ff7596.js"></script>
<script type="text/javascript" src="/euf/generated/optimized/1563314657/pages/home.e35b4501ba57347ca91c8a3fd7a7ee9c.js"></script>
<script>
/* <![CDATA[ */
RightNow.Env=(function(){var _props={module:'standard',coreAssets:'/euf/core/3.7/',yuiCore:'/rnt/rnw/yui_3.18/',profileData:{"isLoggedIn":false,"previouslySeenEmail":null}};return function(prop){return _props[prop];};})();RightNow.Interface.setMessagebase(function(){return {"ATTRIBUTES_LC_LBL":"attributes","ATTRIBUTE_HAVENT_SPECIFIED_VALID_IT_LBL":"  Value for '%s' attribute is a number and you haven't specified a valid value for it.","BACK_LBL":"Back","BEG_DIALOG_PLS_DISMISS_DIALOG_BEF_MSG":"Beginning of dialog, please dismiss dialog before continuing","CHANGED_LBL":"Changed","CLOSE_CMD":"Close","COL_SAVE_ED_ERR_L_INV_E_PERMISSIONS_MSG":"Widget changes could not be saved due to errors while saving. Please check the file permissions.","DIALOG_LBL":"dialog","DIALOG_PLEASE_READ_TEXT_DIALOG_MSG_MSG":"dialog, please read above text for dialog message","END_DIALOG_PLS_DISMISS_DIALOG_BEF_MSG":"End of dialog, please dismiss dialog before continuing","ERROR_LBL":"Error","ERRORS_LBL":"Errors","ERROR_PCT_S_LBL":"Error: %s","ERROR_REQUEST_ACTION_COMPLETED_MSG":"There was an error with the request and the action could not be completed.","ERR_SUBMITTING_FORM_DUE_INV_INPUT_LBL":"There was an error submitting the form due to invalid input","ERR_SUBMITTING_SEARCH_MSG":"There was a problem with your request.  Please change your search terms and try again.","HELP_LBL":"Help","INFORMATION_LBL":"Information","INFORMATION_S_LBL":"Information: %s","OK_LBL":"OK","PCT_S_ATTRIB_REQD_HAVENT_VALUE_MSG":"The '%s' attribute is required and you haven't specified a value for it.","PG_COL_SAVE_ED_ERR_L_INV_E_PERMISSIONS_MSG":"Widget changes of page could not be saved due to errors while saving. Please check the page file permissions.","REVEALED_DISP_TB_DD_OP_ADDTL_T_EXPOSED_MSG":"Note: The widget, when revealed, can be inspected, but you may need to perform additional actions for it to be exposed.","SOME_INST_ID_BUT_SEE_ITS_SATTRIBUTESS_MSG":"Some or all instances of this widget are hidden, but you can see its %sattributes%s.","SUCCESS_S_LBL":"Success: %s","TEMPL_COL_SAVE_ED_ERR_INV_TEMPL_PRMSSNS_MSG":"Widget changes of template could not be saved due to errors while saving. Please check the template file permissions.","THIS_WIDGET_HAS_NO_ATTRIBUTES_MSG":"This widget has no attributes.","THIS_WIDGET_HAS_NO_VIEW_LBL":"This widget has no view","VAL_PCT_S_ATTRIB_MINIMUM_VAL_ACCD_MSG":"Value for '%s' attribute is too small. The minimum value accepted is %s but the value received was %s.","VAL_PCT_S_ATTRIB_MAX_VAL_ACCD_PCT_S_MSG":"Value for '%s' attribute is too large. The maximum value accepted is %s but the value received was %s.","VIEW_ATTRIBUTES_LBL":"View Attributes","WARNING_LBL":"Warning","WARNING_S_LBL":"Warning: %s","WIDGET_CHANGES_ERRORS_WILL_IGNORED_MSG":"Widget changes with errors will be ignored.","THERE_PROB_REQ_ACTION_COULD_COMPLETED_MSG":"There was a problem with the request and the action could not be completed.","ASCENDING_LBL":"Ascending","DESCENDING_LBL":"Descending","SORT_BY_S_LBL":"Sort by %s","REVERSE_SORT_BY_COLUMN_LBL":"Reverse sort by {column}","NO_RECORDS_FOUND_MSG":"No records found.","SORTED_ASCENDING_LBL":"Sorted Ascending","SORTED_DESCENDING_LBL":"Sorted Descending","REQUIRED_LBL":"Required","FIELD_REQUIRED_MARK_LBL":"*","VALUE_MUST_BE_AN_INTEGER_MSG":"value must be an integer","VALUE_IS_TOO_LARGE_MAX_VALUE_MSG":"value is too large (max value: ","VALUE_IS_TOO_SMALL_MIN_VALUE_MSG":"value is too small (min value: ","CONTAIN_1_CHARACTER_MSG":"must contain at least 1 more character","PCT_D_CHARACTERS_MSG":"must be at least %d characters long.","EXCEEDS_SZ_LIMIT_PCT_D_CHARS_1_LBL":"exceeds its size limit of %d characters by 1 character","S_SZ_CHARS_CHARS_CHARS_XP_SBM_SZ_XCDD_MSG":"exceeds its size limit of %d characters by %d characters. Note that some characters (such as '&' and '<') are expanded upon submission which may cause the size limit to be exceeded.","PCT_S_IS_AN_INVALID_POSTAL_CODE_MSG":"%s is an invalid postal code","PCT_S_IS_AN_INVALID_PHONE_NUMBER_MSG":"%s is an invalid phone number","PCT_S_CONT_SPACES_DOUBLE_QUOTES_LBL":"%s cannot contain spaces, double quotes or <>","PCT_S_DIDNT_MATCH_EXPECTED_INPUT_LBL":"%s didn't match expected input","CONTAIN_SPACES_PLEASE_TRY_MSG":"must not contain spaces. Please try again.","PCT_S_IS_INVALID_MSG":"%s is invalid","IS_NOT_A_VALID_URL_MSG":"is not a valid URL","FORMSUBMIT_PLACED_FORM_UNIQUE_ID_MSG":"FormSubmit must be placed within a form with a unique ID.","PLS_VERIFY_REQ_ENTERING_TEXT_IMG_MSG":"Please verify your request by entering the text in the image.","PCT_S_MUST_NOT_CONTAIN_SPACES_MSG":"%s must not contain spaces.","USERNAME_LBL":"Username","PCT_S_CONTAIN_DOUBLE_QUOTES_MSG":"%s must not contain double quotes.","PCT_S_CNT_THAN_MSG":"%s must not contain either '<' or '>'","DISPLAY_NAME_LBL":"Display Name","LOGIN_LBL":"Login","CANCEL_LBL":"Cancel","OOPS_LBL":"Oops!","COOKIES_ENABLED_BROWSER_ORDER_LOG_MSG":"You must have cookies enabled in your browser in order to log in. Please enable cookies and try again.","ERROR_PAGE_PLEASE_S_TRY_MSG":"There is an error on the page. Please correct the problem(s) and try again.","LIVE_CHAT_LBL":"Live Chat","MINUTE_LC_LBL":"minute","MINUTES_LWR_LBL":"minutes","SECOND_LBL":"second","SECONDS_LC_LBL":"seconds","PCT_S_IS_NOT_COMPLETELY_FILLED_IN_MSG":"%s is not completely filled in","PCT_S_IS_NOT_A_VALID_DATE_MSG":"%s is not a valid date","VALUE_MIN_VALUE_PCT_S_MSG":"value is too small (min value: %s)","PCT_S_REQUIREMENTS_MET_LBL":"%s requirements have not been met","PASSWD_VALIDATION_REQS_READ_L_MSG":"For password validation requirements, read the list below.","PASSWORD_IS_TOO_SHORT_MSG":"Password is too short","PERFECT_LBL":"Perfect","PASSWORD_IS_TOO_INSECURE_MSG":"Password is too insecure","COMPLETE_LBL":"Complete","INCOMPLETE_LBL":"Incomplete","CUSTOM_MSG_PWD_VALIDATION_SPEC_CHAR_END_ERR":"The last character in a password must be alphanumeric, such as \"a\" or \"3\".","CUSTOM_MSG_PWD_VALIDATION_DISALLOWED_CHAR":"Passwords may not contain the special character \"[char_here]\"","EXPECTED_INPUT_LBL":"Expected Input","WAITING_FOR_CHARACTER_LBL":"Waiting for character: ' ","PLEASE_TYPE_A_NUMBER_MSG":"Please type a number","PLEASE_ENTER_UPPERCASE_LETTER_MSG":"Please enter an uppercase letter or a number","PLEASE_ENTER_AN_UPPERCASE_LETTER_MSG":"Please enter an uppercase letter","PLS_ENTER_UPPERCASE_LETTER_SPECIAL_MSG":"Please enter an uppercase letter, a number or a special character","PLEASE_ENTER_LOWERCASE_LETTER_MSG":"Please enter a lowercase letter or a number","PLEASE_ENTER_A_LOWERCASE_LETTER_MSG":"Please enter a lowercase letter","PLS_ENTER_LOWERCASE_LETTER_SPECIAL_MSG":"Please enter a lowercase letter, a number or a special character","PLEASE_ENTER_A_LETTER_OR_A_NUMBER_MSG":"Please enter a letter or a number","PLEASE_ENTER_A_LETTER_MSG":"Please enter a letter","PLEASE_ENTER_LETTER_SPECIAL_CHAR_MSG":"Please enter a letter, a number or a special character","THE_INPUT_IS_TOO_LONG_MSG":"The input is too long","THE_INPUT_IS_TOO_SHORT_MSG":"The input is too short","CHARACTER_LBL":"Character"};});
RightNow.Interface.setConfigbase(function(){return {"DE_VALID_EMAIL_PATTERN":"^((([-_!#$%&'*+\/=?^~`{|}\\w]+(\\.[.]?[-_!#$%&'*+\/=?^~`{|}\\w]+)*)|(\"[^\"]+\"))@[0-9A-Za-z]+([\\-]+[0-9A-Za-z]+)*(\\.[0-9A-Za-z]+([\\-]+[0-9A-Za-z]+)*)+[; ]*)$","CP_HOME_URL":"home","CP_FILE_UPLOAD_MAX_TIME":400,"OE_WEB_SERVER":"cx.rightnow.com","SUBMIT_TOKEN_EXP":60};});
RightNow.Url.setParameterSegment(4);
RightNow.Url.setSession('L3RpbWUvMTU2MzgyODAyNS9nZW4vMTU2MzgyODAyNS9zaWQvZlVxWTVZT19fSnhlT1lxWWdMakxOcmp4R1FLcmFqeDFUZ25yWEtvMGpsUFpnSnN6UWhCOVE1RGQ0OHI3N0FuaHFXdkFlN0ZoMkZTc2pxQ0NOJTdFVm5kX2VJdnR6SUxORk42dXkwN3MzWk9leFR6JTdFWlZvakN2aVhlUSUyMSUyMQ==');
RightNow.Event.setNoSessionCookies(true);
RightNow.Interface.Constants = 
{"API_VALIDATION_REGEX_EMAIL":"((([-_!#$%&'*+\/=?^~`{|}\\w]+([.][-_!#$%&'*+\/=?^~`{|}\\w]*)*)|(\"[^\"]+\"))@[0-9A-Za-z]+([\\-]+[0-9A-Za-z]+)*(\\.[0-9A-Za-z]+([\\-]+[0-9A-Za-z]+)*)+[;, ]*)+"};
YUI().use('event-base',function(Y){Y.on('domready',function(){var n=RightNow.namespace,W=RightNow.Widgets,c='createWidgetInstance';
n('RightNow.Widgets.TextInput').templates={"label":"<% if (label) { %>  <label for=\"rn_<%= instanceID %>_<%= fieldName %>\" id=\"rn_<%= instanceID %>_Label\" class=\"rn_Label\" aria-hidden=\"true\"> <%= label %> <% if (required) { %>  <%= getRequiredLabel() %>  <% } %> <\/label> <% } %>","labelValidate":"<label for=\"rn_<%= instanceID %>_<%= fieldName %>_Validate\" id=\"rn_<%= instanceID %>_<%= fieldName %>_LabelValidate\" class=\"rn_Label\"><%= label %><% if (required) { %>  <%= getRequiredLabel() %> <% } %><\/label>"};
n('RightNow.Widgets.TextInput').templates={"label":"<% if (label) { %>  <label for=\"rn_<%= instanceID %>_<%= fieldName %>\" id=\"rn_<%= instanceID %>_Label\" class=\"rn_Label\" aria-hidden=\"true\"> <%= label %> <% if (required) { %>  <%= getRequiredLabel() %>  <% } %> <\/label> <% } %>","labelValidate":"<label for=\"rn_<%= instanceID %>_<%= fieldName %>_Validate\" id=\"rn_<%= instanceID %>_<%= fieldName %>_LabelValidate\" class=\"rn_Label\"><%= label %><% if (required) { %>  <%= getRequiredLabel() %> <% } %><\/label>"};
n('Custom.Widgets.input.PasswordInput').templates={"label":"<% if (label) { %>  <label for=\"rn_<%= instanceID %>_<%= fieldName %>\" id=\"rn_<%= instanceID %>_Label\" class=\"rn_Label\"> <%= label %> <% if (required) { %>  <span class=\"rn_Required\"> <%= requiredMarkLabel %><\/span><span class=\"rn_ScreenReaderOnly\"><%= requiredLabel %><\/span>  <% } %> <\/label> <% } %>","labelValidate":"<label for=\"rn_<%= instanceID %>_<%= fieldName %>_Validate\" id=\"rn_<%= instanceID %>_<%= fieldName %>_LabelValidate\" class=\"rn_Label\"><%= label %><% if (required) { %>  <span class=\"rn_Required\"> <%= requiredMarkLabel %><\/span><span class=\"rn_ScreenReaderOnly\"><%= requiredLabel %><\/span> <% } %><\/label>","overlay":"<div class=\"rn_Heading\">  <div class=\"rn_Intro\" aria-describedby=\"rn_<%= instanceID %>_Requirements\"> <div class=\"rn_Text\"><%= title %><\/div> <span class=\"rn_ScreenReaderOnly\"><%= passwordRequirementsLabel %><\/span> <\/div>   <div class=\"rn_Strength rn_Hidden\"> <div class=\"rn_Meter\" aria-describedby=\"rn_<%= instanceID %>_MeterLabel\"><\/div> <label id=\"rn_<%= instanceID %>_MeterLabel\"><\/label> <\/div> <\/div><ul class=\"rn_Requirements\" aria-live=\"assertive\" id=\"rn_<%= instanceID %>_Requirements\"> <% for (var i in validations) { %> <% if (!validations.hasOwnProperty(i)) continue; %> <li data-validate=\"<%= i %>\"> <span class=\"rn_ScreenReaderOnly\"><\/span> <%= validations[i].label %> <\/li> <% } %><\/ul>"};
n('Custom.Widgets.input.SelectionInput').templates={"label":"<% if (label) { %>  <label for=\"rn_<%= instanceID %>_<%= fieldName %>\" id=\"rn_<%= instanceID %>_Label\" class=\"rn_Label\"> <%= label %> <% if (required) { %>  <%= getRequiredLabel() %>  <% } %> <% if (hint) { %> <span class=\"rn_ScreenReaderOnly\"><%= hint %><\/span> <% } %> <\/label> <% } %>","legend":"<% if (label) { %>  <%= label %> <% if (required) { %>  <%= getRequiredLabel() %>  <% } %> <% } %>"};
n('RightNow.Widgets.SelectionInput').templates={"label":"<% if (label) { %>  <label for=\"rn_<%= instanceID %>_<%= fieldName %>\" id=\"rn_<%= instanceID %>_Label\" class=\"rn_Label\"> <%= label %> <% if (required) { %>  <%= getRequiredLabel() %>  <% } %> <% if (hint) { %> <span class=\"rn_ScreenReaderOnly\"><%= hint %><\/span> <% } %> <\/label> <% } %>","legend":"<% if (label) { %>  <%= label %> <% if (required) { %>  <%= getRequiredLabel() %>  <% } %> <% } %>"};
n('RightNow.Widgets.FormSubmit').requires=["anim-scroll"];
n('Custom.Widgets.utils.SiteComment').templates={"feedback":"<span class = \"dialog_close_span\" onclick = \"javascript:RightNow.Event.fire('evt_closeFeedbackDialog');\"><\/span> <div class=\"siteFeedbackDiv\" id=\"rn_<%=instanceID%>_Feedback\">\r<div class = \"toolbarSectionHeader\">\r<%=message['suggestionBox']%>\r<\/div>\r<div id=\"siteFBInstruct\" class = \"toolbarSectionHeader\">\r<%=message['suggestionBoxEmail']%> <a href= \"mailto:osvc_support_feedback@custhelp.com\"><%=message['here']%>.<\/a>\r<\/div> <textarea class=\"fbTextarea_large\" id=\"commentsBox\"><\/textarea>\r<div class=\"fbRequired rn_Hidden\"><%=message['inputRequired']%><\/div>\r<div id=\"processingFeedbackDiv\" class=\"rn_feedback_sending rn_Hidden\"><img id=\"rn_<%=instanceID%>_ProcessingImg\" src=\"\/euf\/assets\/images\/indicator.gif\"\/> <%=message['sending']%><\/div>\r<div id=\"fbConfirmationDiv\" class=\"rn_Hidden\"><\/div>\r<\/div>","incident":"<span class = \"dialog_close_span\" onclick = \"javascript:RightNow.Event.fire('evt_closeDialog');\"><\/span>\r<div>\r<% if(notification['response']['SupportNotification'].length > 0){ %>\r<h3 class=\"rn_notificationLbl\"><%=message['SupportNotifications']%><\/h3>\r<% for(i = 0; i < notification['response']['SupportNotification'].length; i++){ %>\r<p class=\"rn_notificationBd\">\r<span><%=notification['response']['SupportNotification'][i]['Type']%>:<\/span>\r<%=notification['response']['SupportNotification'][i]['Text']%>\r<\/br>\r<%=message['start']%>: <%=notification['response']['SupportNotification'][i]['Start']%>\r<\/br>\r<%=message['end']%>: <%=notification['response']['SupportNotification'][i]['End']%>\r<\/p>\r<% } %>\r<% } %>\r<% if(uk_govt){ %>\r<h3 class=\"rn_notificationLbl\">Please view your service request updates on the UK Government Secure Site <a href=\"\/app\/account\/questions\/list\">here<\/a><\/h3> <% } %> <% if(notification['response']['Waiting'].length > 0){ %>\r<h3 class=\"rn_notificationLbl\"><%=message['waitingOnInput']%><\/h3>\r<table class=\"rn_notif\">\r<tr>\r<th><%=message['SeverityLbl']%><\/th>\r<th><%=message['ReferenceLbl']%><\/th>\r<th><%=message['SubjectLbl']%><\/th>\r<th><%=message['OwnerLbl']%><\/th>\r<\/tr>\r<% for(i = 0; i < notification['response']['Waiting'].length; i++){ %>\r<tr>\r<td><%=notification['response']['Waiting'][i]['Severity']%>\r<\/td>\r<td>\r<a href=\"\/app\/account\/questions\/detail\/i_id\/<%=notification['response']['Waiting'][i]['ID']%>\">\r<%=notification['response']['Waiting'][i]['Reference #']%><\/a>\r<\/td>\r<td><%=notification['response']['Waiting'][i]['Subject']%>\r<\/td>\r<% if(notification['response']['Waiting'][i]['Partner']){ %>\r<td class=\"partner_sr\" partnertooltip=\"This request is managed by a partner\"><%=notification['response']['Waiting'][i]['Owner']%>\r<\/td>\r<% }else{ %>\r<td><%=notification['response']['Waiting'][i]['Owner']%>\r<\/td>\r<% } %>\r<\/tr>\r<%}%>\r<\/table>\r<% } %> <% if(notification['response']['Responses'].length > 0){ %>\r<h3 class=\"rn_notificationLbl\"><%=message['ResponsePast24']%><\/h3>\r<table class=\"rn_notif\">\r<tr>\r<th><%=message['SeverityLbl']%><\/th>\r<th><%=message['ReferenceLbl']%><\/th>\r<th><%=message['SubjectLbl']%><\/th>\r<th><%=message['OwnerLbl']%><\/th>\r<\/tr>\r<% for(i = 0; i < notification['response']['Responses'].length; i++){ %>\r<tr>\r<td><%=notification['response']['Responses'][i]['Severity']%>\r<\/td>\r<td><a href=\"\/app\/account\/questions\/detail\/i_id\/<%=notification['response']['Responses'][i]['ID']%>\">\r<%=notification['response']['Responses'][i]['Reference #']%><\/a>\r<\/td>\r<td><%=notification['response']['Responses'][i]['Subject']%>\r<\/td>\r<% if(notification['response']['Responses'][i]['Partner']){ %>\r<td class=\"partner_sr\" partnertooltip=\"This request is managed by a partner\"><%=notification['response']['Responses'][i]['Owner']%>\r<\/td>\r<% }else{ %>\r<td><%=notification['response']['Responses'][i]['Owner']%>\r<\/td>\r<% } %>\r<\/tr>\r<%}%>\r<\/table>\r<% } %> <% if(notification['response']['Closures'].length > 0){ %>\r<h3 class=\"rn_notificationLbl\"><%=message['ClosedPast24']%><\/h3>\r<table class=\"rn_notif\">\r<tr>\r<th><%=message['SeverityLbl']%><\/th>\r<th><%=message['ReferenceLbl']%><\/th>\r<th><%=message['SubjectLbl']%><\/th>\r<th><%=message['OwnerLbl']%><\/th>\r<\/tr>\r<% for(i = 0; i < notification['response']['Closures'].length; i++){ %>\r<tr>\r<td><%=notification['response']['Closures'][i]['Severity']%>\r<\/td>\r<td><a href=\"\/app\/account\/questions\/detail\/i_id\/<%=notification['response']['Closures'][i]['ID']%>\">\r<%=notification['response']['Closures'][i]['Reference #']%><\/a>\r<\/td>\r<td><%=notification['response']['Closures'][i]['Subject']%>\r<\/td>\r<% if(notification['response']['Closures'][i]['Partner']){ %>\r<td class=\"partner_sr\" partnertooltip=\"This request is managed by a partner\"><%=notification['response']['Closures'][i]['Owner']%>\r<\/td>\r<% }else{ %>\r<td><%=notification['response']['Closures'][i]['Owner']%>\r<\/td>\r<% } %>\r<\/tr>\r<%}%>\r<\/table>\r<% } %> <\/div>","processing":"<div id = \"processingDiv\" class =\"rn_SiteComment_processing\"><img id=\"rn_<%=instanceID%>_ProcessingImg\" src=\"\/euf\/assets\/images\/indicator.gif\" \/> <%=message%>...<\/div>"};
n('RightNow.Widgets.Multiline').templates={"view":"<% if (row_num) { %> <ol start='<%= start_num %>'><% } else { %> <ul><% } %><% for (var i = 0; i < data.length; i++) { %>  <li> <% for (var j = 0; j < headers.length; j++) { var value = data[i][j]; if (typeof hide_columns !== 'undefined' && hide_columns.indexOf(headers[j].col_definition) !== -1) { continue; } if ((typeof headers[j].visible === 'undefined' || headers[j].visible) && (!hide_empty_columns || !(value === null || value === '' || value === false))) { if (j < 3) { if (j === 0) { %> <div class='rn_Element<%=j+1%>'><h3><%= value %><\/h3><\/div> <% } else { %> <span class='rn_Element<%=j+1%>'><%= value %><\/span> <% } } else { %> <span class='rn_ElementsHeader'><%= ((headers[j].heading) ? headers[j].heading + ':' : '') %><\/span> <span class='rn_ElementsData'><%= value %><\/span> <% } } } %> <\/li> <% } %><% if (row_num) { %> <\/ol><% } else { %> <\/ul><% } %>"};
W.setInitialWidgetCount(20);
W[c]({"i":{"c":"AccountDropdownMobile","n":"AccountDropdownMobile","w":1},"a":{"label_login":"Login","subpages":"Account Overview > account\/overview","label_menu_accessibility":"Press enter to open or close the menu. Use up or down arrow keys to navigate if open","open_login_providers":"","label_open_login_intro":""},"j":{"isLoggedIn":false}},'W10=','fUeKlzy0617uzWDoHuWUCUtxJxV5SiuzjC5DL5xJNBFUPUkFSaFuGaIeRw_EOXUyj24Db5hk6BFZiLjzqey1SnIq4WgeKm_FyJbGFlr0ZJaMlbwe8HCp2iGh4yCh1Csw9V18O_8u6u6Jg!',1563828025,'AccountDropdownMobile_1','custom/login/AccountDropdownMobile','Custom.Widgets.login.AccountDropdownMobile','1','ZlVLWExHT1FpM3FzeGNhX1RwWEFTdlM5dUo5eUxtRzNzQk9oNG9HeEcyVX5wVjdqTTJxaUFPYUZuSHJ6Zkd5SXVnVXVJQ1ZYR2h5X0R1VEZHTmdQclFNMX5rZHhLMXpHdFZobDNjR21IdzRYanpERlJ1dEdJaklLaHZGUEc5cWZ6cTR0TkhHQTVjQmtlSjRROHZBcHpTVX5maXNmVmloNDBt');
W[c]({"i":{"c":"LoginDialogMobile","n":"LoginDialogMobile","w":2},"a":{"create_account_fields":"Contact.Emails.PRIMARY.Address;Contact.Login;SocialUser.DisplayName;Contact.NewPassword;Contact.FullName;Contact.CustomFields.c.mktg_opt_out","trigger_element":"rn_LoginLink","label_username":"Username","label_password":"Password","label_login_button":"Login","label_create_account_button":"Join","label_cancel_button":"Cancel","label_dialog_title":"Please log in to continue","label_assistance":"Forgot your username or password?","label_social_user_info_desc":"Please update your public profile to continue.","label_social_user_finish_button":"Finish","label_incorrect_display_name":"Incorrect Display Name","label_social_warning":"The page will refresh upon submission. Any pending input will be lost.","label_opens_new_dialog":"Opens new dialog","show_social_warning":true,"disable_password":false,"append_to_url":"","redirect_url":"","assistance_url":"\/app\/utils\/account_assistance","open_login_providers":"","label_open_login_intro":"","login_ajax":"\/ci\/ajaxRequest\/doLogin","create_account_ajax":"\/ci\/ajaxRequest\/sendForm","has_social_user_ajax":"\/ci\/ajax\/widget\/custom\/login\/LoginDialogMobile\/hasSocialUser","create_social_user_ajax":"\/ci\/ajaxRequest\/createSocialUser","disable_password_autocomplete":true,"login_field_placeholders":true,"sub_id":"login","subpages":"Account Overview > account\/overview","label_login":"Login"},"j":{"f_tok":"ZlVwMnlwclp0YmFWT2s2MHY3TjR5MWZGT0JEMF9CYXFoS194bER_alVZeHE0ZmJVRHdvYU94eURWUDB2VWR5VEhOYW02SGJ1R3NVRHNMcFBWN25MTHJkek5VUnl5aFdJeVdkOWt0RHU0cDBGaG9ZY2I1SE1rUGN3MVJmWkJ6eXdWNHVUbm9QVE94ckl2NjBpdmFBSUQwUExZTWFfNEZWWjRD"}},'eyJleHRlbmRzIjpbInN0YW5kYXJkXC9sb2dpblwvTG9naW5EaWFsb2ciXSwibm9uRGVmYXVsdEF0dHJWYWx1ZXMiOnsidHJpZ2dlcl9lbGVtZW50Ijoicm5fTG9naW5MaW5rIiwic3ViX2lkIjoibG9naW4iLCJsYWJlbF9sb2dpbl9idXR0b24iOiJMb2dpbiIsImxhYmVsX3VzZXJuYW1lIjoiVXNlcm5hbWUiLCJsYWJlbF9wYXNzd29yZCI6IlBhc3N3b3JkIiwibGFiZWxfYXNzaXN0YW5jZSI6IkZvcmdvdCB5b3VyIHVzZXJuYW1lIG9yIHBhc3N3b3JkPyIsImxhYmVsX29wZW5fbG9naW5faW50cm8iOiIiLCJvcGVuX2xvZ2luX3Byb3ZpZGVycyI6IiIsInN1YnBhZ2VzIjoiQWNjb3VudCBPdmVydmlldyA+IGFjY291bnRcL292ZXJ2aWV3IiwibGFiZWxfbG9naW4iOiJMb2dpbiJ9fQ==','fU_u3Ej_77rLFoPSUBhd0rzfLNAebGxmWu7hZtqhZQQ7t2hMcGogWsWKjK5lcEXSsu12QVZYeEYlDdKVFZ4z8akaDmbyepb~uqALf8~3JEuv1TNd2ZqKGZW7eE6rP~rfj9xO50eVjzHyU!',1563828026,'LoginDialogMobile_2','custom/login/LoginDialogMobile','Custom.Widgets.login.LoginDialogMobile','2','ZlVfajEyZVFGYm5fTTVUZ2dpfkF3aHJsYnRWNU9SVERFYllna1VCSzZZWTlSQjVkV3lLbGxUWVQxclBKVFlSb1hORDlwZEdfMnVVQ3c1WmpjNDdBZGFCWHNyejRBQlpOWHgwMXlsQkdLaklPekpnUEhUVEZBSTd4V2N5MUU5MFRxdVJvcXVRb19xNTNfNH55dkpQWmU5YnlFa0tBa2g3amQy');
W[c]({"i":{"c":"TextInput","n":"TextInput","w":4},"a":{"label_input":"Address","label_error":"","label_required":"%s is required","name":"Contact.Emails.PRIMARY.Address","required":false,"hint":"","always_show_hint":false,"tooltip_accessibility_message":"Press right arrow and then down arrow key to access tooltip","initial_focus":false,"validate_on_blur":false,"always_show_mask":true,"default_value":"","allow_external_login_updates":false,"hide_hint":false,"existing_contact_check_ajax":"\/ci\/ajax\/widget\/standard\/input\/TextInput\/existingContactCheck","require_validation":false,"maximum_length":0,"minimum_length":0,"maximum_value":null,"minimum_value":null,"label_validation_incorrect":"Validation for the field '%s' failed","label_validation":"Re-enter a value for the field '%s'","textarea":false,"hide_on_load":false,"read_only":false,"sub_id":"text","label_password":"Password","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink","label_assistance":"Forgot your username or password?","label_login":"Login","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview"},"j":{"type":"String","name":"Contact.Emails.PRIMARY.Address","custom":false,"constraints":{"regex":"^((([-_!#$%&'*+\/=?^~`{|}\\w]+(\\.[.]?[-_!#$%&'*+\/=?^~`{|}\\w]+)*)|(\"[^\"]+\"))@[0-9A-Za-z]+([\\-]+[0-9A-Za-z]+)*(\\.[0-9A-Za-z]+([\\-]+[0-9A-Za-z]+)*)+[; ]*)$","maxLength":80},"mask":null,"readOnly":false,"contactToken":"ZlVGTHZiRGhyNGUyRXFkS0pFVlA3X2w1VUxRYmJvWFFUMUJpdEtpN055ZEY4THVxSzFyVWlBSUgwMlNVVVl2Qkx2c3VMRHhZQU9sZE1JdjZoaFQ0UHRhWXUyRmRCNmloRkE0eU5DNW1iS3pia284dUdNM2VmTjBROVBCck5oZ043a1V6Y01aaGpETmJzTzBJcmx0REdBdkNzckhGWldqWkZy"}},'eyJub25EZWZhdWx0QXR0clZhbHVlcyI6eyJzdWJfaWQiOiJ0ZXh0IiwibGFiZWxfcGFzc3dvcmQiOiJQYXNzd29yZCIsImxhYmVsX2xvZ2luX2J1dHRvbiI6IkxvZ2luIiwibGFiZWxfdXNlcm5hbWUiOiJVc2VybmFtZSIsInRyaWdnZXJfZWxlbWVudCI6InJuX0xvZ2luTGluayIsImxhYmVsX2Fzc2lzdGFuY2UiOiJGb3Jnb3QgeW91ciB1c2VybmFtZSBvciBwYXNzd29yZD8iLCJsYWJlbF9sb2dpbiI6IkxvZ2luIiwibmFtZSI6IkNvbnRhY3QuRW1haWxzLlBSSU1BUlkuQWRkcmVzcyIsImxhYmVsX29wZW5fbG9naW5faW50cm8iOiIiLCJvcGVuX2xvZ2luX3Byb3ZpZGVycyI6IiIsInN1YnBhZ2VzIjoiQWNjb3VudCBPdmVydmlldyA+IGFjY291bnRcL292ZXJ2aWV3In19','fU8AuQF99~_x4foXu55ixtjCm2UReAR0S3FLkOHvN66FHYeUQG8jU~Weu40IKUxEB7fAeRtaICvRkw1N3sZmdU8yx0q8oj5vYvHjypecYXqOOzLg9qktwt~bvkHUzFSRBcC6yarCptfiw!',1563828026,'TextInput_4','standard/input/TextInput','RightNow.Widgets.TextInput','4','ZlVrdUNDY09_UFRWMzRxVTYzNlpKbGFwVXZPSnQzbW5pUWpRNkhvNXU1MFVqdk8yRUlhVUZDSWIwMkh4azBhY1ZsTTVFYVVHaVdqbVAyMXhyZHRmS2VrUzRORExqWX50REZ_MHZoZ0JaNTRZQlZoUGttYWdEajBSOWhZTTZRcExVUGt6NGN_QTJtQWJiMjk2OUNFUElIVjRwVHBOTjZobEFk');
W[c]({"i":{"c":"TextInput","n":"TextInput","w":6},"a":{"label_input":"Login","label_error":"","label_required":"%s is required","name":"Contact.Login","required":false,"hint":"","always_show_hint":false,"tooltip_accessibility_message":"Press right arrow and then down arrow key to access tooltip","initial_focus":false,"validate_on_blur":false,"always_show_mask":true,"default_value":"","allow_external_login_updates":false,"hide_hint":false,"existing_contact_check_ajax":"\/ci\/ajax\/widget\/standard\/input\/TextInput\/existingContactCheck","require_validation":false,"maximum_length":0,"minimum_length":0,"maximum_value":null,"minimum_value":null,"label_validation_incorrect":"Validation for the field '%s' failed","label_validation":"Re-enter a value for the field '%s'","textarea":false,"hide_on_load":false,"read_only":false,"sub_id":"text","label_password":"Password","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink","label_assistance":"Forgot your username or password?","label_login":"Login","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview"},"j":{"type":"String","name":"Contact.Login","custom":false,"constraints":{"regex":"^[^ \t\n<>\"]*$","maxLength":80},"mask":null,"readOnly":false,"contactToken":"ZlVzOFBZNWQyVVA5ZGIydERjV18zeEtybjlMeXpFSk5SREZkVHdpdzdlRUc1eDl0ZTdreUIwflppMzNxbTI5MzJzdTM3NWRwNGJzWVhJS0lsVTVnekplZUg2YWY4TWkwdXJFOTNaWENVVFNpWHVNWUJtTUZ2cG5mam52N0gzYUY1aUFLQXpCVmRkTUxRZzZBOHFTazZzNGxOT3hnVjZJeWpD"}},'eyJub25EZWZhdWx0QXR0clZhbHVlcyI6eyJzdWJfaWQiOiJ0ZXh0IiwibGFiZWxfcGFzc3dvcmQiOiJQYXNzd29yZCIsImxhYmVsX2xvZ2luX2J1dHRvbiI6IkxvZ2luIiwibGFiZWxfdXNlcm5hbWUiOiJVc2VybmFtZSIsInRyaWdnZXJfZWxlbWVudCI6InJuX0xvZ2luTGluayIsImxhYmVsX2Fzc2lzdGFuY2UiOiJGb3Jnb3QgeW91ciB1c2VybmFtZSBvciBwYXNzd29yZD8iLCJsYWJlbF9sb2dpbiI6IkxvZ2luIiwibmFtZSI6IkNvbnRhY3QuTG9naW4iLCJsYWJlbF9vcGVuX2xvZ2luX2ludHJvIjoiIiwib3Blbl9sb2dpbl9wcm92aWRlcnMiOiIiLCJzdWJwYWdlcyI6IkFjY291bnQgT3ZlcnZpZXcgPiBhY2NvdW50XC9vdmVydmlldyJ9fQ==','fU2HpTCFvxHeDwudx_~NOeMY0q2nQYhIBoGkTsNQW19sPcgctESOfUNVGqAbVTC3JXlxCgf7zxsAVzKF~FT8CdhyidEFUxgyy8KWKGxSOAK4K_SMnVhxNLiHG6~tvmblM9w51Ippc18_M!',1563828026,'TextInput_6','standard/input/TextInput','RightNow.Widgets.TextInput','6','ZlVRWlpXdk54T2UyVW9rb3NQanpPOEpvelR_VUdUNjJLbWJQSmxpX1g2YWdwYVFHc1VSQW1WRkY0VHJQMzZ6T09rSzhSako3QmltWnY0azluNWZHZGdzbHBGSzdKakVtWHJJVDU2a0p2QkpCWFk3dWhUSE1lc0VqNmxJdkdOcXdRc1FvT3VvUTZReGNsMldsd2RUS3V5bDlaQU9VTFluRzNu');
W[c]({"i":{"c":"DisplayNameInput","n":"DisplayNameInput","w":8},"a":{"label_input":"Display Name","always_required":true,"label_error":"","label_required":"%s is required","hint":"","always_show_hint":false,"tooltip_accessibility_message":"Press right arrow and then down arrow key to access tooltip","initial_focus":false,"hide_on_load":false,"read_only":false,"sub_id":"displayname","label_password":"Password","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink","label_assistance":"Forgot your username or password?","label_login":"Login","name":"Socialuser.DisplayName","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview","required":true},"j":{"type":"String","name":"Socialuser.DisplayName","custom":false,"constraints":{"regex":"^[^\n]*$","maxLength":80},"readOnly":false,"contactToken":"ZlVyVndHQlVHMmdNdUhFUlBEVTJZWFpXYWZldV9MdTJJajl_cFVQcmh_clN2d2w3c1lSbnNvMFNlOERJQ2x4amN6MlQ1OG5NWnJsb2RNZzlFVmh5a3E3dUo2fmNfSVNtc0FiclF0SXVGTWNEZ2FmWFc4VTZLQnU3Y3BtN1NGUX5FQ3dLOEtGUFpxa3VHOEZ1VU8zWWVuR2lXV1ptWW5XWG9F"}},'W10=','fUT6EL0LJr1wKH6lyDwUYkVCXCavI4nb_rmUP0t1iEUBlmCyFgTer7qUMxlRr8h7InGNpO1GFjVmVJvE7dmfYIlKouxr3sXhVf2lZoAcp~DYhXdek2wvJEFV4u1~qyE0AvbZV71UbNl3U!',1563828026,'DisplayNameInput_8','','RightNow.Widgets.TextInput','8','ZlVucENFSkxGdGY3ckM3bUpsTll0YVgxT2syd244UmdTeTNXSU5PTG0zM3pfaUlTYmNyYVVDMmduVzNNRWRtVkVMZFc2TTczdTlGNTg4ckhkbnZFSFJUN2lPSzBLTmxPMWVJODY1RHJWSFNXaUNJdDdubE5rY2R5NVVlUHNWc2hzT21FY0t1Z0lnY3lrXzlPcXRZc3l1SEtXczFmTFJzeTlt');
W[c]({"i":{"c":"PasswordInput","n":"PasswordInput","w":10},"a":{"disallowed_chars":"&","prevent_special_char_on_end":true,"label_input":"NewPassword","label_error":"","label_required":"%s is required","initial_focus":false,"name":"Contact.NewPassword","required":true,"require_validation":true,"require_current_password":false,"label_current_password":"Current Password","label_validation_incorrect":"Validation for the field '%s' failed","label_validation":"Re-enter a value for the field '%s'","disable_password_autocomplete":true,"label_validation_title":"Password help","label_uppercase_chars":"Must contain at least %d upper-case characters","label_uppercase_char":"Must contain at least %d upper-case character","label_lowercase_chars":"Must contain at least %d lower-case characters","label_lowercase_char":"Must contain at least %d lower-case character","label_min_length_chars":"Must contain at least %d characters","label_min_length_char":"Must contain at least %d character","label_special_chars":"Must contain at least %d special-characters","label_special_char":"Must contain at least %d special-character","label_special_digit_chars":"Must contain at least %d numbers or special characters","label_special_digit_char":"Must contain at least %d number","label_occurring_chars":"Cannot contain more than %d repeated characters","label_occurring_char":"A character cannot be repeated","label_repetition_chars":"Cannot contain more than %d repeated characters in a row","label_repetition_char":"A character cannot be repeated in a row","hide_on_load":false,"sub_id":"password","label_password":"Password","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink","label_assistance":"Forgot your username or password?","label_login":"Login","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview"},"j":{"type":"String","name":"Contact.NewPassword","custom":false,"constraints":{"regex":"^[^\t\n]*$","maxLength":20,"minLength":8,"maxOccurrences":0,"maxRepetitions":0,"minLowercaseChars":0,"minSpecialAndDigitChars":0,"minSpecialChars":1,"minUppercaseChars":0},"mask":null,"requirements":{"length":{"bounds":"min","count":8,"label":"Must contain at least 8 characters"},"special":{"bounds":"min","count":1,"label":"Must contain at least 1 special-character"}}}},'W10=','fU9nautvxBGAznIGiNFUMaB0A8lCubWG5mTjgW~mNmRJwpZKIsZQMUJu9CTVoAESMgOhOa7iF8HyqnMa_mgbx8qhjfGAvqIZXNguzqFQDiyYgqSislpQQm7IuKoee1eIWmba4GyQOJbJc!',1563828028,'PasswordInput_10','custom/input/PasswordInput','Custom.Widgets.input.PasswordInput','10','ZlVSdGg3czIyVTUwclhQNlJ4dVdRNHE5dmFGOVFPVnhpdHFPMXF3cUlNc3hJSU1_bzlhX2QxMkJNR0QxRGpRRXNQMVIzN0NTZkpNMk5vbFd0UH5xMzFjeXlDejA5cnFxTE81R0RzcWdMczgwT2VscUY3TF9QY3hEN3NERzJvSUtsYkc0SmtQeF9uV2hXUVVQYlV3VWRIYkZqcXl3YzNsSUxF');
W[c]({"i":{"c":"TextInput","n":"TextInput","w":12},"a":{"label_input":"First","label_error":"","label_required":"%s is required","name":"Contact.Name.First","required":false,"hint":"","always_show_hint":false,"tooltip_accessibility_message":"Press right arrow and then down arrow key to access tooltip","initial_focus":false,"validate_on_blur":false,"always_show_mask":true,"default_value":"","allow_external_login_updates":false,"hide_hint":false,"existing_contact_check_ajax":"\/ci\/ajax\/widget\/standard\/input\/TextInput\/existingContactCheck","require_validation":false,"maximum_length":0,"minimum_length":0,"maximum_value":null,"minimum_value":null,"label_validation_incorrect":"Validation for the field '%s' failed","label_validation":"Re-enter a value for the field '%s'","textarea":false,"hide_on_load":false,"read_only":false,"sub_id":"text","label_password":"Password","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink","label_assistance":"Forgot your username or password?","label_login":"Login","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview"},"j":{"type":"String","name":"Contact.Name.First","custom":false,"constraints":{"regex":"^[^\n]*$","maxLength":80},"mask":null,"readOnly":false,"contactToken":"ZlVIZTRfM0FIOFZoanIwUjdicUdPV3RoS0dXcHdsMlRDSUhLMG5Kc0xGSndRa0Rjd1ZvVWhBaGZ2VDBjbVRQNzR_TlhFcnlheHl_RkpVcX5UMzRZeHlPbXpCTEtvc0dxejRrNk9XekM1RVBxVnhMTXpydTQ2bU4wMGh4dUZMWm9CZXd5dXpLMnc5cXNqUjM5a1FXeEdfQjJ3cWltR2JmeUNo"}},'eyJub25EZWZhdWx0QXR0clZhbHVlcyI6eyJzdWJfaWQiOiJ0ZXh0IiwibGFiZWxfcGFzc3dvcmQiOiJQYXNzd29yZCIsImxhYmVsX2xvZ2luX2J1dHRvbiI6IkxvZ2luIiwibGFiZWxfdXNlcm5hbWUiOiJVc2VybmFtZSIsInRyaWdnZXJfZWxlbWVudCI6InJuX0xvZ2luTGluayIsImxhYmVsX2Fzc2lzdGFuY2UiOiJGb3Jnb3QgeW91ciB1c2VybmFtZSBvciBwYXNzd29yZD8iLCJsYWJlbF9sb2dpbiI6IkxvZ2luIiwibmFtZSI6IkNvbnRhY3QuTmFtZS5GaXJzdCIsImxhYmVsX29wZW5fbG9naW5faW50cm8iOiIiLCJvcGVuX2xvZ2luX3Byb3ZpZGVycyI6IiIsInN1YnBhZ2VzIjoiQWNjb3VudCBPdmVydmlldyA+IGFjY291bnRcL292ZXJ2aWV3In19','fUdmw44m888mKLfxDq6XAyIqocP5PAf0B971URSg4SYJgiREr64j0ib0ns2KygMeoQ~YjL3LlMOKuAKWhA4aULuJu9sflvBYI5jRtoc_6KbL8DZFzfBIYKy8jwncD5M~mIcSOH5w0_9Ww!',1563828028,'TextInput_12','standard/input/TextInput','RightNow.Widgets.TextInput','12','ZlU4SGJ3aDZ0a1BkSERXbjBNUUowTk1CRjZKcEZiT2tNQUZ_QkZwWE51ejloR1FwVGt_eHNiN1E3QzlETX5EUElsSWM0T0hOWHFyZG5KbGJ4R0R5U2VzblpFOV9RMm14cGt2X2gxZ3pibzhMQzRTVHRZbW15eVpwWXJpNk1SaXh5M2V5czRWd3BQOWVTRzYxeFpPMW5mdEZRUU5_NWF3TUV4');
W[c]({"i":{"c":"TextInput","n":"TextInput","w":14},"a":{"label_input":"Last","label_error":"","label_required":"%s is required","name":"Contact.Name.Last","required":false,"hint":"","always_show_hint":false,"tooltip_accessibility_message":"Press right arrow and then down arrow key to access tooltip","initial_focus":false,"validate_on_blur":false,"always_show_mask":true,"default_value":"","allow_external_login_updates":false,"hide_hint":false,"existing_contact_check_ajax":"\/ci\/ajax\/widget\/standard\/input\/TextInput\/existingContactCheck","require_validation":false,"maximum_length":0,"minimum_length":0,"maximum_value":null,"minimum_value":null,"label_validation_incorrect":"Validation for the field '%s' failed","label_validation":"Re-enter a value for the field '%s'","textarea":false,"hide_on_load":false,"read_only":false,"sub_id":"text","label_password":"Password","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink","label_assistance":"Forgot your username or password?","label_login":"Login","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview"},"j":{"type":"String","name":"Contact.Name.Last","custom":false,"constraints":{"regex":"^[^\n]*$","maxLength":80},"mask":null,"readOnly":false,"contactToken":"ZlV6b1Y0al9iQ0M0clB5Z0JjV2Vjdk5NTko2c2wyemtNOXdRMmpQeWQ1TjQwMl9WQXpxTVZ2bXJvcmZSTFByR2NDVW5VQ084RW5ZR1NCZG5rTlJ5MVJBcUZyZEV2Y29BZlVQVmtLV1hOTEFVVEVVQjFnUDJRdzFhc0R6N2l2MUhIamZ3NjRiejUzT2xydl9BT3l6dkJGYURyYWJreFN0dnJh"}},'eyJub25EZWZhdWx0QXR0clZhbHVlcyI6eyJzdWJfaWQiOiJ0ZXh0IiwibGFiZWxfcGFzc3dvcmQiOiJQYXNzd29yZCIsImxhYmVsX2xvZ2luX2J1dHRvbiI6IkxvZ2luIiwibGFiZWxfdXNlcm5hbWUiOiJVc2VybmFtZSIsInRyaWdnZXJfZWxlbWVudCI6InJuX0xvZ2luTGluayIsImxhYmVsX2Fzc2lzdGFuY2UiOiJGb3Jnb3QgeW91ciB1c2VybmFtZSBvciBwYXNzd29yZD8iLCJsYWJlbF9sb2dpbiI6IkxvZ2luIiwibmFtZSI6IkNvbnRhY3QuTmFtZS5MYXN0IiwibGFiZWxfb3Blbl9sb2dpbl9pbnRybyI6IiIsIm9wZW5fbG9naW5fcHJvdmlkZXJzIjoiIiwic3VicGFnZXMiOiJBY2NvdW50IE92ZXJ2aWV3ID4gYWNjb3VudFwvb3ZlcnZpZXcifX0=','fUmrx3lg66fd899hZKK~JDHyocuoxDD1y7XMG~eXO9Tap0zALBBTrd60vHGdaifBh0wEb3CzsJds8jo8D9U04K1qS6M08oD4tyhUaZ1cZT4mZFuq3T1RpvIuTaOFQz1OyHEFeKkki7wMo!',1563828028,'TextInput_14','standard/input/TextInput','RightNow.Widgets.TextInput','14','ZlVxYUE1RDFWVW5aVDdwUzRpQm5sMUtVZzBqNnJ3VWkyVUpPeDBFMFljN25xMkhoUXBPQkN6QU5KMUtJUmFWfng0WGRLdXFQeXE2Z1RJSGtReTdaQmQ5ZVJ0THF_dXg3NzRSdm53MmFNTTFmTk5CRDh5cjA0bG90MUdWSGJHYUtseHpNSHMwUHIzRHNjaU1RVEdhb1BGWndQZlhQYkhqR2RI');
W[c]({"i":{"c":"SelectionInput","n":"SelectionInput","w":16},"a":{"label_input":"MKTG Opt-In","label_required":"%s is required","name":"Contact.CustomFields.c.mktg_opt_out","required":false,"hint":"Periodic notifications on best practices and resources","always_show_hint":false,"initial_focus":false,"validate_on_blur":false,"default_value":"","allow_external_login_updates":false,"hide_hint":false,"display_as_checkbox":false,"hide_on_load":false,"read_only":false,"sub_id":"selection","label_password":"Password","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink","label_assistance":"Forgot your username or password?","label_login":"Login","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview"},"j":{"type":"Boolean","name":"Contact.CustomFields.c.mktg_opt_out","custom":true,"constraints":[],"mask":null,"readOnly":false,"currentStatus":null}},'W10=','fUTCWM6PZz51LOQoTVmZHRnGb5_B8~IoA_Y4t8q4DyJT72d0JPb4UjvigfX1qPUyCquhFk69PEIMC1gFofIhXgHzv3aD3naPMUJ3WtpE2ZMn3AHwMlA1_7nYlS6GWIdMcu2S5T5GoKbGM!',1563828028,'SelectionInput_16','custom/input/SelectionInput','Custom.Widgets.input.SelectionInput','16','ZlVQN2ZTOUNqNDZidThFMjg2a1lOVUJWb193YV9KaTVyWTF3TlVXX21fdWNnS25wQkp0a1JnamxrX2MzSjJ2NjI1MlJzVjdnWXh2bDZLc1NMWmFCcmhKcmEzTnFEMGlFbUxacUZNN1ZjTUJuSE1wYzFTcm9tY2d2T0xNUnBfbG5MSU42ZU5DalVjbXJCYkpCY3JkRmtTalBCWEM0M19_NEVf');
W[c]({"i":{"c":"SelectionInput","n":"SelectionInput","w":18},"a":{"label_input":"Country","label_required":"%s is required","name":"Contact.Address.Country","required":false,"hint":"","always_show_hint":false,"initial_focus":false,"validate_on_blur":false,"default_value":"","allow_external_login_updates":false,"hide_hint":false,"display_as_checkbox":false,"hide_on_load":false,"read_only":false,"sub_id":"selection","label_password":"Password","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink","label_assistance":"Forgot your username or password?","label_login":"Login","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview"},"j":{"type":"Country","name":"Contact.Address.Country","custom":false,"constraints":[],"mask":null,"readOnly":false,"currentStatus":null}},'W10=','fUd1wV8LSLdxMTcInVp6kmPkY8YHOCCg9l7Ud0POERzxUMruN28Y8URTssznVnde0Cp7KSJuFYs2Gk965lGYUoe8dQexZap~0C4Y5UPGpl5JLiKKq2w79AS9nesHVwRSKATUFWU5rbIFw!',1563828028,'SelectionInput_18','custom/input/SelectionInput','Custom.Widgets.input.SelectionInput','18','ZlVXRFZIOUthOUlhVXpsaGRocXF1dEtKNUV_VjZ4VmdnYmlESlVUYU1CTEYxWW42WkpsSTZuMW1hdm1XYl9VaVlGN2FWZUVyOVFoOEsxa0hsVHg5MVJaWXBCOVRxZDNpRVZhS0d2QzF2fnBHR0Q2STJuRmFfbEZVTWZxQV9aWWFZWFVfb2RPOU9Lbm5lZmZ5YVp5bGtnQTJZVWFVejVpbVY0');
W[c]({"i":{"c":"TextInput","n":"TextInput","w":20},"a":{"label_input":"Phone","label_error":"","label_required":"%s is required","name":"Contact.Phones.OFFICE.Number","required":false,"hint":"","always_show_hint":false,"tooltip_accessibility_message":"Press right arrow and then down arrow key to access tooltip","initial_focus":false,"validate_on_blur":false,"always_show_mask":true,"default_value":"","allow_external_login_updates":false,"hide_hint":false,"existing_contact_check_ajax":"\/ci\/ajax\/widget\/standard\/input\/TextInput\/existingContactCheck","require_validation":false,"maximum_length":0,"minimum_length":0,"maximum_value":null,"minimum_value":null,"label_validation_incorrect":"Validation for the field '%s' failed","label_validation":"Re-enter a value for the field '%s'","textarea":false,"hide_on_load":false,"read_only":false,"sub_id":"text","label_password":"Password","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink","label_assistance":"Forgot your username or password?","label_login":"Login","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview"},"j":{"type":"String","name":"Contact.Phones.OFFICE.Number","custom":false,"constraints":{"regex":"^[\\]\\[+0-9a-zA-Z \\t.,()#-\/:]*$","maxLength":40},"mask":null,"readOnly":false,"contactToken":"ZlVBelE4aEpYclU0dEsxdzBQY0Y4WFJDZzRXc0FyblBLNThza09pQ25ybGJmem1LUnlQQ1VKV0MwRk1zelJsa1B2dH5kaUo5bURNQU5hdEVfU3B0TV9BOUc0b1VDeUVmbEdGd3I4cDBXM29RWUhpckF6ek1WTTdyanZNaUhpRkN4STRscDNuZTF_OWtHb2UzM2tUY2YzREFYVlh_WGRxN0FF"}},'eyJub25EZWZhdWx0QXR0clZhbHVlcyI6eyJzdWJfaWQiOiJ0ZXh0IiwibGFiZWxfcGFzc3dvcmQiOiJQYXNzd29yZCIsImxhYmVsX2xvZ2luX2J1dHRvbiI6IkxvZ2luIiwibGFiZWxfdXNlcm5hbWUiOiJVc2VybmFtZSIsInRyaWdnZXJfZWxlbWVudCI6InJuX0xvZ2luTGluayIsImxhYmVsX2Fzc2lzdGFuY2UiOiJGb3Jnb3QgeW91ciB1c2VybmFtZSBvciBwYXNzd29yZD8iLCJsYWJlbF9sb2dpbiI6IkxvZ2luIiwibGFiZWxfaW5wdXQiOiJQaG9uZSIsInJlcXVpcmVkIjoiZmFsc2UiLCJsYWJlbF9vcGVuX2xvZ2luX2ludHJvIjoiIiwib3Blbl9sb2dpbl9wcm92aWRlcnMiOiIiLCJzdWJwYWdlcyI6IkFjY291bnQgT3ZlcnZpZXcgPiBhY2NvdW50XC9vdmVydmlldyIsIm5hbWUiOiJjb250YWN0cy5waF9vZmZpY2UifX0=','fUn7OFc3QXeEGDbwVzKEvMcJYCpRdRUHErtyzii5j7wkFL4oFVBg0BpAArdgRE5ipM~q3XX3cX2NJkVMjTdgxqTFSqU1X~27Sr_cxolbQuWBGyXRLl03CUfpeaFNxzIL53CxWWAvj6B8c!',1563828028,'TextInput_20','standard/input/TextInput','RightNow.Widgets.TextInput','20','ZlVfUE9UaWpWaGpUck15dWUwbU1UamRrNGJfT3dfdWNoXzI4WV9UVXc2YUlnVnYyZ0tfZU1EeFc2dUdEeVpKXzhweVNGOTVCZzBobUsxV3V1VmdhVDVPUXhKWU9ETm5aNGpxWVJDR040WUo3cX5_Y2wwd240N1dkQTlOS3hueWoyOG9qTWJCbmZHOFNfWXI5dkVVN0tCWjdFTTFIbFFyV0hj');
W[c]({"i":{"c":"OptInInput","n":"OptInInput","w":21},"a":{"label_input":" ","label_required":"%s is required","name":"Contact.CustomFields.c.mktg_opt_out","required":false,"hint":"","always_show_hint":false,"initial_focus":false,"validate_on_blur":false,"default_value":"","allow_external_login_updates":false,"hide_hint":true,"display_as_checkbox":true,"hide_on_load":false,"read_only":false,"label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview","label_login":"Login","label_assistance":"Forgot your username or password?","label_password":"Password","sub_id":"login","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink"},"j":{"type":"Boolean","name":"Contact.CustomFields.c.mktg_opt_out","custom":true,"constraints":[],"readOnly":false}},'W10=','fU5ukRmeAB0b8SemSeCgojda0U1ZrJkA3kKcghuhz3SqdVRgU8EzdD0mOxiiKARezojdrSDfo7ccvEtYnG_fH7SX48lh3nn62ncpwspNyufLPGPw4eWsRPoVAtHIohtxtK9OytMDO~wa4!',1563828028,'OptInInput_21','','RightNow.Widgets.SelectionInput','21','ZlVnNVNVc2lfeGd6aGNpS3BaYjc1OXVBdGpPWWYwZnVPVDNpak5mOU5zM1NEfjl6UzFzbDRHcUtKQm5XSTBuT19jWjZSZkxfOUdnTUcwY01sTWFXT3VrbXBTRUQyZ2dLVVVCRVVufnppN1Z5b051emVfbFE2N0hSQ1lUc21aSWhKR3ZveFAxelJGR2FoY2thRDh6RnFDQkNuZTRIbzc4UEF0');
W[c]({"i":{"c":"AccountCheckboxes","n":"AccountCheckboxes","w":22},"a":{"label_optin":"","label_tc":"I agree to <a href='http:\/\/www.oracle.com\/us\/legal\/terms\/index.html' target='_blank'>Oracle's Terms of Use.<\/a>","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview","label_login":"Login","label_assistance":"Forgot your username or password?","label_password":"Password","sub_id":"login","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink"},"j":[]},'W10=','fUT6AKyv5K~~hJMt52Y2Dx2jw7wrsdc36PGTp5dMDYaJQ_3o3dnpmiSRbphUC4nJmS~2F5YYaUIdLBdsy0q2_~IXlzEPxemkhx7bepL28sjeaC3V0bpE_tYp0W4x3g2bbqXGKpqtnE9Fs!',1563828028,'AccountCheckboxes_22','custom/forms/AccountCheckboxes','Custom.Widgets.forms.AccountCheckboxes','22','ZlVvNGE4VjllblJKdjlFU0JOejJ3TW1qVUd1eWVMMXZnRjhMdVZlNWxVQTRhVlhxbXlucDRRbTg0MWpvVDNmTlRsRUszMURyWXR2TGVuc3dBak5wblYzb3U0M0hSS3kxZ1dyZ2dQNHpuQlZnaW1GVjB0N1NLNlZ0M2hha3hmUUFjUXM2UEZBa1RkUk95eHBuZVR_bXFvRjZxd1BSc1QyR3N6');
W[c]({"i":{"c":"FormSubmit","n":"FormSubmit","w":23},"a":{"label_button":"Submit","label_confirm_dialog":"","label_submitting_message":"Submitting...","on_success_url":"\/app\/home","label_on_success_banner":"","error_location":"rn_LoginDialogMobile_2_SignUpErrorMessage","add_params_to_url":"","challenge_location":"","challenge_required":false,"timeout":0,"flash_message":"","unsaved_data_dialog":false,"sub_id":"submit","label_open_login_intro":"","open_login_providers":"","subpages":"Account Overview > account\/overview","label_login":"Login","label_assistance":"Forgot your username or password?","label_password":"Password","label_login_button":"Login","label_username":"Username","trigger_element":"rn_LoginLink"},"j":{"f_tok":"ZlV0bVhKUXhQeW5OdkpsUWxGSUZkOTJnV3ZDeGpFMnNwaH5yOEc4WkhOdGFZVmxXVnExZjZsOW1zam84fkdyeE5XeDZEblNxeEpsVktGVE9XTmVzNHV1ZXQ2WX56YkZjcGNjMjlZRkZWY2dMNHVQOTk1UVFGTFJnZDcyMV9YVV8zb016fmxqS184cERlUHQyQ1JmcVpySlduNFFEdm9NbTVo","formExpiration":3300000}},'W10=','fUgjNURqsLyU2F4XSo2B4BL9jFAmSgA2XiznJsNIKvsLPx56~kxCUqjpCBtg_1jMgSdqzUZ57nOGU2Tu3Na8Cz0Uaxep5D9yQHMSlwGVWdY5hSP9q_dTsp5kJcublhCnhGiDcPVqMjzi0!',1563828028,'FormSubmit_23','standard/input/FormSubmit','RightNow.Widgets.FormSubmit','23','ZlVERkpXNUhpSVFQYnlrU3lWbDhkUUxhNG9nWEoxeTlQaWV5ajJ6Tzd6UjN4NVZ5UElPeUIzS25lYnQ4SW9iSlRxQjhRcEF3eXU0UGRWc1VlRjA3fkJvclVmbVUzfmkzVGJUY2tLZWlROW5VT3FoNjlGU01XcExNMjlqZXNJRnJIYnBBQzVpcFFlMH52fkxRT2dWM3dEbldyXzNDbnpIdFY4');
W[c]({"i":{"c":"SimpleSearch","n":"SimpleSearch","w":25},"a":{"filter_type":"product","initial_focus":false,"report_page_url":"\/app\/answers\/list","add_params_to_url":"","label_button":"&#xf002;","label_placeholder":"Quick Search","label_filter_type_placeholder":"Search in '%s'","label_enter_search_keyword":"Please enter a search term."},"j":{"url_parameters":[],"placeholder":"Quick Search"}},'W10=','fU2mPuvqvEbg1PjIg~LzhbeHpT8Zx8R0wUA7hFs8WNtg2Av_Hd_5T0~PEbfwBM8DDQJyoDLIi8xT7WDJuCyI7Fb2t6XQCUXp61D8UK3Z1KVwajgfJeVHSUi0Y7EnmCdN8PwIKc284~1jM!',1563828028,'SimpleSearch_25','standard/search/SimpleSearch','RightNow.Widgets.SimpleSearch','25','ZlVoYkdicjZkeGk4NG1MaVBlX0QzYX5OUndiTDRfUWhhd0YxdUt5aU5sQnA5SERwMHJEZmxRdnBudGVlN2k3WDFjU0VuMjhtYXc0MzVWOFplbkREMlFkWTR6RUN1Mk01M2RubE9Vclh6R0ZicTdGYlJDNmljY3FEbDNzUzhtMllmT2N_dXNvVjFDQ1RpaldVSnRlTTd2bW1LY0VzMUtCNjRz');
W[c]({"i":{"c":"SiteComment","n":"SiteComment","w":26},"a":{"default_ajax_endpoint":"\/ci\/ajax\/widget\/custom\/utils\/SiteComment\/handle_default_ajax_endpoint","get_report_endpoint":"\/ci\/ajax\/widget\/custom\/utils\/SiteComment\/get_notification_data","report_id":"487858","notification_report":"491415"},"j":{"alertCount":0,"message":{"mySRUpdates":"My Service Request Updates","SupportNotifications":"Support Notifications","Start":"Start Date","End":"End Date","waitingOnInput":"Waiting on input from you","ClosedPast24":"Closed, Past 24 Hours","ResponsePast24":"Responses Received, Past 24 Hours","ErrorWithRequest":"There was an error with your request and Technical Support Operations has been notified.","FeedbackConfirm":"Thank you for your feedback, your reference number is","ReferenceLbl":"Reference #","SeverityLbl":"Severity","SubjectLbl":"Subject","OwnerLbl":"Owner","OracleServiceCloud":"Oracle Service Cloud","OracleFieldService":"Oracle Field Service","OracleCoBrowse":"Oracle Cobrowse","OracleServiceCloudProvisioning":"Oracle Service Cloud Provisioning","TurnOnOff":"Turn On\/Off Features","OPA":"Oracle Policy Automation","DOCUMENTATION":"Documentation","ASKTHEEXPERTS":"Ask the Experts","processing":"Processing","send":"Send","sending":"Sending...","suggestionBox":"Support Suggestion Box","suggestionBoxEmail":"Please let us know your feedback by filling out the form below, or sending us an email","here":"here","inputRequired":"Input Required"}}},'eyJub25EZWZhdWx0QXR0clZhbHVlcyI6eyJyZXBvcnRfaWQiOiI0ODc4NTgiLCJub3RpZmljYXRpb25fcmVwb3J0IjoiNDkxNDE1In0sImNsaWNrc3RyZWFtIjp7ImhhbmRsZV9kZWZhdWx0X2FqYXhfZW5kcG9pbnQiOiJjdXN0b21fYWN0aW9uIiwiZ2V0X25vdGlmaWNhdGlvbl9kYXRhIjoiY3VzdG9tX2FjdGlvbiJ9fQ==','fUO2zcZxz3C5S9qtoUozIr3n8dw9vs2OjPu1OTxsys4t28htwM42SifyS~WpYgCzmbQbPDmT56ZqkxNRiZsdNcYXDmgHH2WA7p9WqAkjGF_Gs~ZMazFqFzCAVMizC49msP5kU923OJ8_Q!',1563828028,'SiteComment_26','custom/utils/SiteComment','Custom.Widgets.utils.SiteComment','26','ZlVaQmdJR0tKbmtmdWIybmEyRVk1N3dxVXdXWWRiak02M1RhUmJva1ZiNDB0bUVrZDA3NnZtUlpEenlaOXRNM25xb0xhV09UYlowVk9wbjdlb0wzaklfeTV0bEpfYjd3cGQxcHU2XzVpMGZOYlBNaG40NjVPNnczdmEwMW96MGh1ZXg1RzdrMXQ4YThraGN5SktpREx1bTk5clJITXdqa3BZ');
W[c]({"i":{"c":"SRTabSet","n":"SRTabSet","w":30},"a":[],"j":[]},'W10=','fUzWKXRzgdEYdzWk6BxP_uEIkLZYJLuagPYGNNFFAos9rJ7jcaXN__WYsRqa~Mx4a4ieKvy1J7gsw3h6KD7Dv2Y4_AhvjlUOrKjB8lbTYdpQJjO8Yavu9jR5RbKmjMUw_VrnWUBJigkUY!',1563828028,'SRTabSet_30','custom/mysupport/SRTabSet','Custom.Widgets.mysupport.SRTabSet','30','ZlV_fmdwd2d2ZHNzWEpiMjJUOVdkWTNwU0VmOU00c1lhR1lWSEJQbVJnfnV6U0dHZkV1V1B2WXRfSHBQaGwyajVIUkNhV19iVkhVMzR2NzNtdjM5MGRNb3d2Y01iTTE3SkJiZ3pNNE4yeVZSaTdJcmtPSDBUZnhCRThHTVRpQksxUE90bnlsdFBZRFFYQmdHWlJEYUtJcEVFQ3ZseHo5MUlu');
W[c]({"i":{"c":"SystemNotification","n":"SystemNotification","w":31},"a":[],"j":{"alertFound":false,"maintenanceFound":true,"announcementFound":false}},'W10=','fUm3bmhwwwh9Enr~PxJtcZ5JhFvnKvQeCubi~KNIfuFx0SNVEAoiZ6R3q~wHxzyTw2JuRhmU_0fEGaVcXbzukBs2c4IZ2xV4Uhga92996rZ1GY1czfX~Q4lAfI93y9GrE4lrNB_filw9I!',1563828028,'SystemNotification_31','custom/notifications/SystemNotification','Custom.Widgets.notifications.SystemNotification','31','ZlVvYkd3UjhpeVBJeW51X2wwME1TYVlGZXM0QWlHen5fNklRU2tEbGpaNDlkZTZXfkhLUEFTRkhmbkdZdWdfM004ZXhQeHJNMVpGTGF0cTlPV2pqb2pUTE9OYVRKV0hBNmJybTZQRzJlcVpxUzRQZEpQSXFKcncyaDJ3QkFNZlNGa1VPQ1BYVFMxbEtCUnJzTVd1bGMwZGRnN0dfZGdBbDY1');
W[c]({"i":{"c":"Multiline","n":"Multiline","w":32},"a":{"per_page":5,"report_id":491440,"truncate_size":200,"highlight":true,"label_screen_reader_search_success_alert":"Your search is complete","label_screen_reader_search_no_results_alert":"Your search returned no results","add_params_to_url":"kw","hide_when_no_results":false,"max_wordbreak_trunc":null,"date_format":"short","static_filter":"","hide_empty_columns":true,"hide_columns":""},"j":{"filters":{"recordKeywordSearch":true,"searchType":{"filters":{"rnSearchType":"searchType","fltr_id":null,"data":null,"oper_id":null,"report_id":491440},"type":"searchType"},"keyword":{"filters":{"rnSearchType":"keyword","data":"","report_id":491440},"type":"keyword"},"p":{"filters":{"fltr_id":null,"oper_id":null,"optlist_id":null,"report_id":491440,"rnSearchType":"menufilter","data":[null]},"type":null,"report_default":null},"c":{"filters":{"fltr_id":null,"oper_id":null,"optlist_id":null,"report_id":491440,"rnSearchType":"menufilter","data":[null]},"type":null,"report_default":null},"per_page":5,"page":1},"format":{"truncate_size":200,"max_wordbreak_trunc":null,"emphasisHighlight":true,"dateFormat":"short","urlParms":""},"r_tok":"ZlVTYnZncGRPM3V3bTZmY2JJNTZOTm9ZdTZ4SVdfV1lpOVFGa1FhYVlmUURheGVFbXI0dVUzWGdMNFJtQjNCUDZLN3BjZzFoU25KdGdLMHM4TDdQQmM3a2FScHFzSERVQUhJS3lqZDRWNmhubGZoTnU4WWRkUGxZTXZPYjlGVXZ1S3VoamJ5RmZld0VyQXM1cHlZMzg2aVA5ZTBKcnZoeUYy","error":null,"hide_columns":[""]}},'W10=','fUDDnYLirLAleqnHVNzeNTYUncLXxvixTe3Tklbd2QnNHN5RoedkXu0~I4wARSaXxqtzD5EER95kpOXVnMIHTU3XJWa6x7Uhk_erqW5fqjc94j4VsZ73SFT9IjNOxLB0DyNLkoA2WQqTs!',1563828028,'Multiline_32','standard/reports/Multiline','RightNow.Widgets.Multiline','32','ZlVRbG53ZkZjMkpEM2g0Qk5yMm5BbX5OS1hIaFJBTlI5MG1BMTdHYWJwSzRjWlFtNGZfSExjdXJuVVVmYnRDdlZocnNQY0tYQ0ZNaExFa2tSTEFScTdrdXN_M25ReWZ4Z0p4Ylp5MXYzcjBkZ08wT29xMHN_UTR3YVRMSkRheldxV203WmZ5aTFrTWNJa0k2Rm9qVjF3cHdxdWpkMERwUkJr');
W[c]({"i":{"c":"TwitterMenu","n":"TwitterMenu","w":34},"a":[],"j":[]},'W10=','fUgLvAsYZb_GyPlU_s7qCChCxjEZS7T~tC0_7o0OFgcuBjxQeeL~w97bfa2R5SDNelD8D~P1gYEKgK_nlsiI5cTWbK8wDdy6paTU78XNh~kKQA9Sp16xDAalB5Pzdn1zs6Kd6eEImOz4k!',1563828028,'TwitterMenu_34','custom/utils/TwitterMenu','Custom.Widgets.utils.TwitterMenu','34','ZlVfU0NPZlVOOGd2eExkSWtfeDl2a2pUT2NHUUZsTDdFOE1fS1dLTzhfUnNZfkpZN25GVH5MZXBvSHJhVFR6SnJGSDE4aFlNaXd0eXJOVmlzWVhMazJmakZ3Rkp4QzdSN1RvdDBLNXNybnBVMFYyQUhHdDhveTB1bHB4dFphWnhDR3E3VWRpZ0tXaVRfRF9JWkVSeUp6WTl6T0hQWkF2Z2pz');
})});
/* ]]> */
</script>
<script type="text/javascript">
var _rnq=_rnq||[];_rnq.push({"s":"BHhfwpko","uh":"daf0c2b6","uc":"cx.rightnow.com\/app\/home","b":"ca1","i":"rightnow:rightnow","f":"rnw","p":"Customer Portal","v":"19.5.0.1-b270-sp1","th":"www.rnengage.com"});
(function(e){var b,d,a=document.createElement("iframe"),c=document.getElementsByTagName("script");a.src="javascript:false";a.title="Action Capture";a.role="presentation";(a.frameElement||a).style.cssText="position:absolute;width:0;height:0;border:0";c=c[c.length-1];c.parentNode.insertBefore(a,c);try{b=a.contentWindow.document}catch(f){d=document.domain,a.src="javascript:var d=document.open();d.domain='"+d+"';void(0);",b=a.contentWindow.document}b.open()._l=function(){for(var a;e.length;)a=this.createElement("script"),
d&&(this.domain=d),a.src=e.pop(),this.body.appendChild(a)};b.write('<head><title>Action Capture</title></head><body onload="document._l();">');b.close()})(["https://www.rnengage.com/api/e/ca1/e.js","//www.rnengage.com/api/1/javascript/acs.js"]);
</script><script src='/euf/core/3.7/thirdParty/js/Markdown.Converter.min.js'></script>
</body>
</html>