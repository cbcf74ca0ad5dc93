# www.robotstxt.org/
# http://code.google.com/web/controlcrawlindex/

User-agent: *
