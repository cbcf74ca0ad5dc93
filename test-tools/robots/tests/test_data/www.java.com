# /robots.txt for java.com

User-agent: *
Disallow: /css/
Disallow: /de/download/ie_manual.jsp
Disallow: /en/download/inc/
Disallow: /en/download/apple_manual.jsp
Disallow: /en/download/help/testvm.xml
Disallow: /en/download/ie_manual.jsp
Disallow: /en/download/installed.jsp
Disallow: /en/download/linux_manual.jsp
Disallow: /en/download/solaris_manual.jsp
Disallow: /en/download/windows_ie.jsp
Disallow: /en/download/windows_xpi.jsp
Disallow: /en/inc/
Disallow: /en/img/
Disallow: /im/
Disallow: /images/
Disallow: /inc/
Disallow: /js/
Disallow: /jsp_utils/
Disallow: /qa/

