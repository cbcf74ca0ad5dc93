"""Crawlee for Python as a peer: crawlee_peer.py SEEDS OUT

Follows the links within the seeds' hosts and appends the bodies to one file. Parsel is the fastest of its parsers; the queue is in memory.
"""

import asyncio
import logging
import sys
from datetime import timedelta
from pathlib import Path

from cachetools import LRUCache
from crawlee import ConcurrencySettings
from crawlee.crawlers import ParselCrawler, ParselCrawlingContext
from crawlee.http_clients import ImpitHttpClient
from crawlee.storage_clients import MemoryStorageClient
from crawlee.storages import RequestQueue

seeds = Path(sys.argv[1]).read_text().split()
out = Path(sys.argv[2])
out.mkdir(parents=True, exist_ok=True)


async def main():
    storage = MemoryStorageClient()
    queue = await RequestQueue.open(storage_client=storage)
    crawler = ParselCrawler(
        request_manager=queue,
        # Its own scaling starts with ten requests and takes minutes to dare more on a busy core.
        concurrency_settings=ConcurrencySettings(min_concurrency=64, desired_concurrency=64, max_concurrency=256),
        http_client=ImpitHttpClient(verify=False),
        max_request_retries=0,
        max_requests_per_crawl=None,
        request_handler_timeout=timedelta(seconds=60),
        respect_robots_txt_file=True,
        storage_client=storage,
        use_session_pool=False,
        configure_logging=False,
    )
    # It remembers the robots.txt of 1,000 hosts and would fetch the others' again for every page.
    crawler._robots_txt_file_cache = LRUCache(maxsize=max(1000, len(seeds)))
    with open(out / "bodies", "wb", buffering=1 << 20) as bodies:

        @crawler.router.default_handler
        async def handle(context: ParselCrawlingContext) -> None:
            bodies.write(await context.http_response.read())
            await context.enqueue_links(strategy="same-hostname")

        # Given to the crawler, seeds wait until the robots.txt of all of them were fetched, one after another; from the queue, each waits for its own.
        await queue.add_requests(seeds, wait_time_between_batches=timedelta(0))
        await crawler.run(purge_request_queue=False)


logging.disable(logging.WARNING)
asyncio.run(main())
