"""Scrapy as a peer: scrapy_peer.py SEEDS OUT [everything]

Follows the links within the seeds' hosts. Bodies are appended to one file; with `everything` they go to a gzipped WARC file
instead, with the text and a digest of each page beside it, and the queue lies on disk, so that a crawl can be resumed.
"""

import hashlib
import io
import sys
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import scrapy
from scrapy.crawler import CrawlerProcess

seeds = Path(sys.argv[1]).read_text().split()
out = Path(sys.argv[2])
everything = sys.argv[3:] == ["everything"]
out.mkdir(parents=True, exist_ok=True)
hosts = {urlsplit(seed).netloc for seed in seeds}


NEEDLESS_MIDDLEWARES = ("referer.RefererMiddleware", "urllength.UrlLengthMiddleware", "depth.DepthMiddleware")
NEEDLESS_EXTENSIONS = ("corestats.CoreStats", "memusage.MemoryUsage", "logstats.LogStats", "throttle.AutoThrottle")


class Dump:
    """Bodies, one after another."""

    def __init__(self):
        self.file = open(out / "bodies", "wb", buffering=1 << 20)

    def keep(self, response):
        self.file.write(response.body)


class Archive:
    """A WARC file, and a line of text for each page."""

    def __init__(self):
        from warcio.statusandheaders import StatusAndHeaders
        from warcio.warcwriter import WARCWriter

        self.head = StatusAndHeaders
        self.writer = WARCWriter(open(out / "pages.warc.gz", "wb", buffering=1 << 20), gzip=True)
        self.texts = open(out / "texts", "w", buffering=1 << 20)

    def keep(self, response):
        fields = [(name.decode(), value.decode("latin-1")) for name, values in response.headers.items() for value in values]
        head = self.head(f"{response.status} OK", fields, protocol="HTTP/1.1")
        body = io.BytesIO(response.body)
        self.writer.write_record(self.writer.create_warc_record(response.url, "response", payload=body, http_headers=head))
        text = " ".join(response.xpath("//body//text()[not(parent::script or parent::style)]").getall())
        self.texts.write(f"{response.url}\t{hashlib.sha256(response.body).hexdigest()}\t{' '.join(text.split())}\n")


class Peer(scrapy.Spider):
    name = "peer"
    kept = Archive() if everything else Dump()

    async def start(self):
        # Its own start would ask for the seeds again where they are linked to.
        for seed in seeds:
            yield scrapy.Request(seed)

    def parse(self, response):
        self.kept.keep(response)
        base = response.url
        for url in {urljoin(base, link) for link in response.xpath("//a/@href").getall()}:
            if urlsplit(url).netloc in hosts:
                yield scrapy.Request(url)


settings = {
    "ROBOTSTXT_OBEY": True,
    "CONCURRENT_REQUESTS": 256,
    "CONCURRENT_REQUESTS_PER_DOMAIN": 16,
    "DOWNLOAD_DELAY": 0,
    "AUTOTHROTTLE_ENABLED": False,
    "RETRY_ENABLED": False,
    "COOKIES_ENABLED": False,
    "TELNETCONSOLE_ENABLED": False,
    "LOG_LEVEL": "ERROR",
    "USER_AGENT": "peer-scrapy/1.0",
    # What counts, remembers and watches on the way costs more than fetching: none of it is needed here.
    "REFERER_ENABLED": False,
    "STATS_CLASS": "scrapy.statscollectors.DummyStatsCollector",
    "LOG_ENABLED": False,
    "SPIDER_MIDDLEWARES": {f"scrapy.spidermiddlewares.{name}": None for name in NEEDLESS_MIDDLEWARES},
    "EXTENSIONS": {f"scrapy.extensions.{name}": None for name in NEEDLESS_EXTENSIONS},
}
if everything:
    settings["JOBDIR"] = str(out / "state")
process = CrawlerProcess(settings)
process.crawl(Peer)
process.start()
