<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">

<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">

<head>
     <title>United Bank of India - The Bank that begins with "U"</title>
    
    <link href="../style/style.css" rel="stylesheet" type="text/css" />
    
</head>

<body topmargin="0" leftmargin="0" rightmargin="0" id="body1" runat="server" bgcolor="#F1F1F1" >

       <table style="width:800px; border:solid 1px #2B6238;" cellpadding="0" cellspacing="0" border="0" align="center" >
            <tr>
                <td style="width :20px;" valign="top" align="center" class="backgroundgreen" rowspan="2"></td>
                <td style="width :660px;" valign="top" align="left" class="backgroundgreen" rowspan="2"><span class="backgroundgreen" style="width :660px;"><img src="../images/Template12_01.jpg" width="364" height="118" alt="Logo"/></span></td> 
                <td style="width :100px; height:50px" valign="middle" align="right" class="backgroundgreen topmenu">
                    <a href="Home.aspx"><span class="topmenu">Home</span></a>                </td>
                <td style="width :20px;" valign="top" align="center" class="backgroundgreen" rowspan="2"></td>
            </tr> 
            <tr><td style="width :100px; height:68px" valign="top" align="center" class="backgroundgreen"></td></tr>
        
            <tr><td style="width :800px; height:20px;" valign="top" align="center" colspan="4"></td></tr>
        
             <tr>
                <td style="width :20px;" valign="top" align="center"></td>
                <td style="width :760px; height:250px;" valign="middle" align="center" class="menublack" colspan="2">
                     <br /><br /><br /><br />
                    &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Dear Browser,<br />
                    <p align="center" style="height:30px; vertical-align:middle;">Sorry!!&nbsp;<img src="../images/smiley_sad.png" width="20" height="20" style="vertical-align:middle;"></p>
                    <p align="center">As some error has occured while processing your request.
                    Please try again. </p>
                    <br />
                    <br />                </td>
                <td style="width :20px;" valign="top" align="center"></td>
            </tr> 
            
            <tr><td style="width :800px; height:38px;" colspan="4" class="BGGreen"></td></tr>
        </table> 
             

</body>
</html>
