"""Crawlee for Python as a peer: crawlee_peer.py SEEDS OUT

Follows the links within the seeds' hosts and appends the bodies to one file. Parsel is the fastest of its parsers.
"""

import asyncio
import logging
import sys
from datetime import timedelta
from pathlib import Path

from crawlee import ConcurrencySettings
from crawlee.crawlers import ParselCrawler, ParselCrawlingContext
from crawlee.http_clients import HttpxHttpClient
from crawlee.storage_clients import MemoryStorageClient

seeds = Path(sys.argv[1]).read_text().split()
out = Path(sys.argv[2])
out.mkdir(parents=True, exist_ok=True)


async def main():
    crawler = ParselCrawler(
        concurrency_settings=ConcurrencySettings(min_concurrency=64, desired_concurrency=64, max_concurrency=256),
        http_client=HttpxHttpClient(verify=False),
        max_request_retries=0,
        max_requests_per_crawl=None,
        request_handler_timeout=timedelta(seconds=60),
        respect_robots_txt_file=True,
        storage_client=MemoryStorageClient(),
        use_session_pool=False,
        configure_logging=False,
    )
    with open(out / "bodies", "wb", buffering=1 << 20) as bodies:

        @crawler.router.default_handler
        async def handle(context: ParselCrawlingContext) -> None:
            bodies.write(await context.http_response.read())
            await context.enqueue_links(strategy="same-hostname")

        await crawler.run(seeds)


logging.disable(logging.WARNING)
asyncio.run(main())
