User-agent : *
Allow : /
