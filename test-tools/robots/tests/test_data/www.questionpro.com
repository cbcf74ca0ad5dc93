User-agent: *
Allow: /userimages/indexmap/
Allow: /userimages/help_file_images/
Allow: /userimages/site_media/
Disallow: /userimages/
Disallow: /a/jsp/
Disallow: /a/PreviewSurvey
Disallow: /userimages/site_media/*.pdf$
