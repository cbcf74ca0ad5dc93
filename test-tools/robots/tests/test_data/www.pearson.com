User-agent: *
Disallow: /templates/
Disallow: /us/higher-education/subject-catalog/book-bag-process/*
Disallow: /us/support/instructor-access-request.html
Disallow: /us/support/instructor-access-request/*
Disallow: /us/0/*
Disallow: /us/contact-us/permissions/multi-form-thank-you.html
Disallow: /us/unpublished/*

Disallow: /uk/forms/thank-you.html
Disallow: /uk/web/pearsontq/thank-you.html
Disallow: /uk/career-choices/PearsonUKQuizzes/General/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Animals/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Arts/index.html
Disallow: /uk/learners/secondary-students-and-parents/career-choices/creative-and-media/broadcasting-and-journalism.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Business/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Caring/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Education/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Engineering/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Performing/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Public_service/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Publishing/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Research/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Retail/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Science/index.html
Disallow: /uk/career-choices/PearsonUKQuizzes/SkillsMatch/Sport/index.html


SITEMAP: https://www.pearson.com/sitemap.txt
SITEMAP: https://www.pearson.com/uk/sitemap.xml
SITEMAP: https://www.pearson.com/us/sitemap.xml
SITEMAP: https://www.pearson.com/nl/nl_NL.sitemap.xml
SITEMAP: https://www.pearson.com/nl/nl_NL.sitemap.xml
SITEMAP: https://www.pearson.com/be/en_BE.sitemap.xml
SITEMAP: https://www.pearson.com/be/nl_BE.sitemap.xml
