User-agent: *
Disallow: /admin
Disallow: /account
Disallow: /course/progress
Disallow: /course/viewer
Disallow: /course/data-foundations-nanodegree--nd100-ir
Disallow: /course/self-driving-car-engineer-nanodegree--nd013-ir
Disallow: /course/machine-learning-engineer-nanodegree--nd009t-ir
Disallow: /course/data-analyst-nanodegree--nd002-ir
Disallow: /course/data-analyst-nanodegree--nd002-ent
Disallow: /course/business-analyst-nanodegree--nd008-ent
Disallow: /course/data-foundations-nanodegree--nd100-ent
Disallow: /l/aws-mlnd
Disallow: /openid
Disallow: /wiki
Disallow: /coach

Sitemap: https://www.udacity.com/sitemap.xml
