User-Agent: *
Disallow:
