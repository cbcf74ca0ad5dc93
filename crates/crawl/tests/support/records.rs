//! What a crawl has in its archive.

use std::io::BufReader;

use peregrine_warc::{ReadLimits, StoredRecord, WarcReader};

use super::TestCrawl;

/// All records of the archive, in its order.
pub fn records(crawl: &TestCrawl) -> Vec<StoredRecord> {
    let limits = ReadLimits { header_bytes: 1 << 20, block_bytes: 1 << 24 };
    let files = std::fs::read_dir(crawl.out().join("archive")).expect("an archive");
    let mut warcs: Vec<_> = files.map(|file| file.expect("readable").path()).collect();
    warcs.retain(|path| path.to_string_lossy().contains(".warc"));
    warcs.sort();
    let open = |path| BufReader::new(std::fs::File::open(path).expect("readable"));
    warcs
        .into_iter()
        .flat_map(|path| WarcReader::starting_at(open(path), 0, limits))
        .map(|record| record.expect("a whole record"))
        .collect()
}
