//! The frontier's writes and reads, without the frontier.

use std::collections::{HashMap, HashSet, VecDeque};

use crate::engine::{Batch, Op, Space};

pub const PAGES: usize = 20_000;
const URLS_PER_COMMIT: usize = 130_000;
const HOST_RECORDS_PER_COMMIT: usize = 5_000;
const CHUNK_BYTES: usize = 16 << 10;
const SEEN_VALUE_BYTES: usize = 1 << 20;
const SEEN_LOG_COMMITS: u64 = 10;
/// With fewer hosts waiting, a host would be read again before its last delete was applied.
const FEWEST_WAITING_HOSTS: usize = 3 * PAGES;

const WORDS: [&str; 64] = [
    "news", "article", "product", "category", "shop", "blog", "archive", "2023", "2024", "user", "profile", "image",
    "forum", "thread", "topic", "view", "index", "page", "item", "detail", "about", "history", "music", "video",
    "travel", "hotel", "city", "north", "south", "garden", "kitchen", "science", "health", "sport", "football",
    "result", "review", "photo", "gallery", "event", "calendar", "price", "offer", "summer", "winter", "green", "blue",
    "house", "market", "report", "search", "tag", "author", "comment", "download", "support", "guide", "recipe",
    "school", "family", "country", "world", "local", "study",
];
const ENDINGS: [&str; 8] = [".com", ".org", ".net", ".de", ".co.uk", ".info", ".fr", ".com.br"];

pub struct Workload {
    random: fastrand::Rng,
    hosts: u64,
    commit: u64,
    urls_written: u64,
    pub waiting_urls: i64,
    entries: Vec<u32>,
    rotation: VecDeque<u32>,
    /// Hosts of the batch that is being applied, not yet to be read.
    newly_waiting: Vec<u32>,
}

/// One page's reads.
pub struct Step {
    pub host: u32,
    pub prefix: Vec<u8>,
    pub hosts: Vec<Vec<u8>>,
    pub urls: Vec<Vec<u8>>,
}

impl Workload {
    pub fn new(hosts: u64) -> Workload {
        Workload {
            random: fastrand::Rng::with_seed(7),
            hosts,
            commit: 0,
            urls_written: 0,
            waiting_urls: 0,
            entries: vec![0; hosts as usize],
            rotation: VecDeque::new(),
            newly_waiting: Vec::new(),
        }
    }

    /// Zipf with exponent 1.
    fn host(&mut self) -> u32 {
        ((self.hosts as f64).powf(self.random.f64()) as u64).clamp(1, self.hosts) as u32 - 1
    }

    /// The reads of the next group commit. None while too little waits.
    pub fn steps(&mut self) -> Vec<Step> {
        if self.rotation.len() < FEWEST_WAITING_HOSTS {
            return Vec::new();
        }
        (0..PAGES).filter_map(|page| self.step(page)).collect()
    }

    fn step(&mut self, page: usize) -> Option<Step> {
        let host = self.rotation.pop_front()?;
        let mut urls = Vec::new();
        if page.is_multiple_of(20) {
            urls = (0..8).map(|_| url_key(self.random.u64(0..self.urls_written))).collect();
            urls.sort_unstable();
        }
        let mut hosts = Vec::new();
        match page % 20 {
            0 | 7 | 14 => hosts.push({
                let host = self.host();
                host_name(host)
            }),
            3 | 10 | 17 => {
                let mut absent = {
                    let host = self.host();
                    host_name(host)
                };
                absent.push(b'x');
                hosts.push(absent);
            }
            _ => {}
        }
        let mut prefix = host_name(host);
        prefix.push(0);
        Some(Step {
            host,
            prefix,
            hosts,
            urls,
        })
    }

    /// The entry that a step's scan found first was fetched.
    pub fn settled(&mut self, host: u32, value: &[u8]) {
        let urls = u16::from_be_bytes([value[0], value[1]]);
        self.waiting_urls -= i64::from(urls);
        let left = &mut self.entries[host as usize];
        *left = left.saturating_sub(1);
        if *left > 0 {
            self.rotation.push_back(host);
        }
    }

    /// A batch with everything that 20,000 pages brought; `deletes` are the entries they used up.
    pub fn batch(&mut self, deletes: Vec<Vec<u8>>) -> Batch {
        let mut batch: Batch = deletes
            .into_iter()
            .map(|key| Op {
                space: Space::Queue,
                key,
                value: None,
            })
            .collect();
        self.queue_entries(&mut batch);
        self.url_records(&mut batch);
        self.host_records(&mut batch);
        self.seen_log(&mut batch);
        for name in ["commit", "counters", "clock"] {
            let value = self.commit.to_be_bytes().repeat(3);
            batch.push(Op {
                space: Space::Meta,
                key: name.into(),
                value: Some(value),
            });
        }
        batch.sort_unstable_by(|one, other| (one.space, &one.key).cmp(&(other.space, &other.key)));
        self.commit += 1;
        batch
    }

    /// Call when the batch before the last one has been applied.
    pub fn applied(&mut self, newly_waiting: Vec<u32>) {
        self.rotation.extend(newly_waiting);
    }

    pub fn take_newly_waiting(&mut self) -> Vec<u32> {
        let mut hosts = std::mem::take(&mut self.newly_waiting);
        self.random.shuffle(&mut hosts);
        hosts
    }

    fn queue_entries(&mut self, batch: &mut Batch) {
        let mut per_host: HashMap<u32, u32> = HashMap::with_capacity(60_000);
        for _ in 0..URLS_PER_COMMIT {
            *per_host.entry(self.host()).or_default() += 1;
        }
        self.waiting_urls += URLS_PER_COMMIT as i64;
        for (host, mut urls) in per_host {
            if self.entries[host as usize] == 0 {
                self.newly_waiting.push(host);
            }
            let rank = self.random.u8(120..124);
            let mut chunk = 0u32;
            while urls > 0 {
                let mut value = vec![0, 0];
                let mut packed = 0u16;
                while urls > 0 && value.len() < CHUNK_BYTES {
                    let start = value.len();
                    value.push(0);
                    let length = 40 + self.random.usize(0..50);
                    self.text(&mut value, length);
                    value[start] = (value.len() - start - 1) as u8;
                    urls -= 1;
                    packed += 1;
                }
                value[..2].copy_from_slice(&packed.to_be_bytes());
                let mut key = host_name(host);
                key.push(0);
                key.push(rank);
                key.extend_from_slice(&self.commit.to_be_bytes());
                key.extend_from_slice(&chunk.to_be_bytes());
                batch.push(Op {
                    space: Space::Queue,
                    key,
                    value: Some(value),
                });
                chunk += 1;
                self.entries[host as usize] += 1;
            }
        }
    }

    fn url_records(&mut self, batch: &mut Batch) {
        for _ in 0..PAGES {
            let mut value = Vec::with_capacity(180);
            self.text(&mut value, 120);
            value.resize(180, 0);
            self.random.fill(&mut value[120..]);
            batch.push(Op {
                space: Space::Urls,
                key: url_key(self.urls_written),
                value: Some(value),
            });
            self.urls_written += 1;
        }
    }

    fn host_records(&mut self, batch: &mut Batch) {
        let mut hosts = HashSet::new();
        while hosts.len() < HOST_RECORDS_PER_COMMIT {
            hosts.insert(self.host());
        }
        for host in hosts {
            let mut value = vec![0; self.random.usize(60..100)];
            self.random.fill(&mut value[..30]);
            batch.push(Op {
                space: Space::Hosts,
                key: host_name(host),
                value: Some(value),
            });
        }
    }

    fn seen_log(&mut self, batch: &mut Batch) {
        let mut log = vec![0; URLS_PER_COMMIT * 8];
        self.random.fill(&mut log);
        for (part, value) in log.chunks(SEEN_VALUE_BYTES).enumerate() {
            batch.push(Op {
                space: Space::Seen,
                key: seen_key(self.commit, part),
                value: Some(value.to_vec()),
            });
            if let Some(old) = self.commit.checked_sub(SEEN_LOG_COMMITS) {
                batch.push(Op {
                    space: Space::Seen,
                    key: seen_key(old, part),
                    value: None,
                });
            }
        }
    }

    /// Compressible about as well as the paths of real URLs.
    fn text(&mut self, into: &mut Vec<u8>, length: usize) {
        let end = into.len() + length;
        while into.len() < end {
            into.push(b'/');
            if self.random.u8(0..4) == 0 {
                into.extend_from_slice(self.random.u32(1_000..10_000_000).to_string().as_bytes());
            } else {
                into.extend_from_slice(WORDS[self.random.usize(0..WORDS.len())].as_bytes());
            }
        }
        into.truncate(end);
    }
}

fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

pub fn url_key(number: u64) -> Vec<u8> {
    mix(number).to_be_bytes().to_vec()
}

fn seen_key(commit: u64, part: usize) -> Vec<u8> {
    let mut key = commit.to_be_bytes().to_vec();
    key.push(part as u8);
    key
}

/// About 24 bytes, in an order that has nothing to do with the host's size.
pub fn host_name(host: u32) -> Vec<u8> {
    let mixed = mix(u64::from(host) | 1 << 40);
    let word = |shift: u32| WORDS[(mixed >> shift) as usize % WORDS.len()];
    let ending = ENDINGS[(mixed >> 40) as usize % ENDINGS.len()];
    format!("www.{}{}-{host:x}{ending}", word(0), word(8)).into_bytes()
}
