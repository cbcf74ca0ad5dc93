#
# robots.txt for flightaware.com hosted by wlmor.hou.flightaware.com
#

#
# Specific unwanted clients
#

User-agent: UbiCrawler
Disallow: /

User-agent: DOC
Disallow: /

User-agent: Zao
Disallow: /

User-agent: sitecheck.internetseer.com
Disallow: /

User-agent: Zealbot
Disallow: /

User-agent: MSIECrawler
Disallow: /

User-agent: SiteSnagger
Disallow: /

User-agent: WebStripper
Disallow: /

User-agent: WebCopier
Disallow: /

User-agent: Fetch
Disallow: /

User-agent: Offline Explorer
Disallow: /

User-agent: Teleport
Disallow: /

User-agent: TeleportPro
Disallow: /

User-agent: WebZIP
Disallow: /

User-agent: linko
Disallow: /

User-agent: HTTrack
Disallow: /

User-agent: Microsoft.URL.Control
Disallow: /

User-agent: Xenu
Disallow: /

User-agent: larbin
Disallow: /

User-agent: libwww
Disallow: /

User-agent: ZyBORG
Disallow: /

User-agent: Download Ninja
Disallow: /

User-agent: grub-client
Disallow: /

User-agent: k2spider
Disallow: /

User-agent: NPBot
Disallow: /

User-agent: WebReaper
Disallow: /

User-agent: Irvine
Disallow: /

User-agent: 360Spider
Disallow: /

#
# Command line recursive requests as well as automated fetching from the non-
# exportable data is not acceptable.
#
# See:
#	http://flightaware.com/about/termsofuse
#	http://flightaware.com/commercial/flightxml/
#
User-agent: wget
Disallow: /account/
Disallow: /analysis/
Disallow: /include/
Disallow: /live/
Disallow: /resources/
Disallow: /map/
Disallow: /me/
Disallow: /photos/


#
# General robot rules
#
User-agent: *
Disallow: /account/
Disallow: /ajax/
Disallow: /bait/
Disallow: /errors/
Disallow: /include/
Disallow: /live/flight/id/
Disallow: /mapi/
Disallow: /me/
Disallow: /photos/upload.rvt
Disallow: /photos/upload
Disallow: /mp/
Disallow: /live/report.rvt
Disallow: /adsb/register
Disallow: /adsb/request
Disallow: /adsb/flightfeeder/terms
Disallow: /photos/crowdsource/
Disallow: /photos/crowdsource.rvt

#
# Stop Applebot from beating the crap out of ajax endpoints (specifically the
# static flight map one)
#
User-agent: Applebot
Disallow: /ajax/

User-agent: Cliqzbot
Disallow: /

# Allow Twitter to grab article blobs
User-agent: Twitterbot
Allow: /news/
