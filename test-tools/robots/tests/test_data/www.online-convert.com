User-Agent: *
Disallow:
