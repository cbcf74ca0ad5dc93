//! URLs that wait, as they lie in [`Space::Queue`](peregrine_state::Space::Queue): packed, one entry
//! per host, priority and commit (cut into chunks where that would grow large).
//!
//! An entry's key is a hash of the host, the host, a zero byte, then rank (255 − priority), commit and, unless it is zero, chunk, big-endian:
//! within a host, key order is the order in which its URLs are fetched. The hash only spreads hosts evenly, so that
//! their first bytes decide nearly every comparison that sorting, merging and searching make. An entry's value begins with the number of its
//! URLs and the second in which they came; each is stored as its difference from the one before it (the first from `https://host/`), and its
//! referrer as its difference from the URL itself.

use std::sync::Arc;

use peregrine_state::common_prefix;
use peregrine_types::{Timestamp, Via};
use peregrine_urls::Fingerprint;
use xxhash_rust::xxh3::xxh3_64;

use crate::encoding::{Decoded, Decoder, Encoder, Malformed};

const VERSION: u8 = 2;
const COUNT_BYTES: usize = 2;
const SINCE_BYTES: usize = 4;
const HASH_BYTES: usize = 8;
const SUFFIX_BYTES: usize = 1 + 8 + 4;

/// A chunk is closed at either of these, so that the head of a queue stays small in RAM.
pub(crate) const CHUNK_URLS: usize = 256;
pub(crate) const CHUNK_BYTES: usize = 16 << 10;

/// A URL that waits for its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct QueuedUrl {
    pub(crate) url: Box<str>,
    pub(crate) fingerprint: Fingerprint,
    pub(crate) referrer: Option<Arc<str>>,
    pub(crate) not_before: Timestamp,
    pub(crate) depth: u16,
    pub(crate) via: Via,
    pub(crate) attempt: u8,
    pub(crate) priority: u8,
}

/// A URL on its way into an entry.
#[derive(Clone, Copy)]
pub(crate) struct QueuedRef<'a> {
    pub(crate) url: &'a str,
    pub(crate) fingerprint: Fingerprint,
    pub(crate) referrer: Option<&'a Arc<str>>,
    pub(crate) not_before: Timestamp,
    pub(crate) depth: u16,
    pub(crate) via: Via,
    pub(crate) attempt: u8,
}

impl QueuedUrl {
    /// Whether it may have been visited before: it was tried, or is [queued again](crate::Frontier::revisit).
    pub(crate) fn may_have_record(&self) -> bool {
        self.attempt > 0 || self.not_before > Timestamp::EPOCH
    }

    pub(crate) fn borrowed(&self) -> QueuedRef<'_> {
        QueuedRef {
            url: &self.url,
            fingerprint: self.fingerprint,
            referrer: self.referrer.as_ref(),
            not_before: self.not_before,
            depth: self.depth,
            via: self.via,
            attempt: self.attempt,
        }
    }
}

/// Which entry of its host's queue. Orders like the stored key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct EntryKey {
    pub(crate) rank: u8,
    pub(crate) commit: u64,
    pub(crate) chunk: u32,
}

impl EntryKey {
    #[cfg(test)]
    pub(crate) fn new(priority: u8, commit: u64, chunk: u32) -> Self {
        EntryKey { rank: 255 - priority, commit, chunk }
    }

    pub(crate) fn priority(self) -> u8 {
        255 - self.rank
    }

    pub(crate) fn stored(self, host: &str) -> Vec<u8> {
        let mut key = prefix(host);
        key.push(self.rank);
        key.extend_from_slice(&self.commit.to_be_bytes());
        // Most entries are the first of their commit, and what is shorter comes first.
        if self.chunk > 0 {
            key.extend_from_slice(&self.chunk.to_be_bytes());
        }
        key
    }

    /// The host and entry that a stored key names.
    pub(crate) fn parse(stored: &[u8]) -> Decoded<(&str, EntryKey)> {
        const BAD: Malformed = Malformed("not a queue key");
        let named = stored.get(HASH_BYTES..).ok_or(BAD)?;
        let zero = named.iter().position(|byte| *byte == 0).ok_or(BAD)?;
        let (host, suffix) = named.split_at_checked(zero).ok_or(BAD)?;
        let host = std::str::from_utf8(host).map_err(|_| BAD)?;
        let [_zero, rank, numbers @ ..] = suffix else { return Err(BAD) };
        let (commit, chunk) = numbers.split_first_chunk().ok_or(BAD)?;
        let chunk = match chunk {
            [] => 0,
            chunk => u32::from_be_bytes(chunk.try_into().map_err(|_| BAD)?),
        };
        Ok((host, EntryKey { rank: *rank, commit: u64::from_be_bytes(*commit), chunk }))
    }
}

/// What all keys of a host's queue start with. No host contains a zero byte.
pub(crate) fn prefix(host: &str) -> Vec<u8> {
    begin_key(host, 0)
}

/// Behind every key of this host and before those of every other.
pub(crate) fn behind(host: &str) -> Vec<u8> {
    begin_key(host, 1)
}

fn begin_key(host: &str, end: u8) -> Vec<u8> {
    let mut key = Vec::with_capacity(HASH_BYTES + host.len() + 1 + SUFFIX_BYTES);
    key.extend_from_slice(&xxh3_64(host.as_bytes()).to_be_bytes());
    key.extend_from_slice(host.as_bytes());
    key.push(end);
    key
}

/// Packs URLs one by one into the value of an entry.
pub(crate) struct Packer {
    out: Encoder,
    last_url: String,
    last_referrer: Option<Arc<str>>,
    count: u16,
}

const HAS_REFERRER: u8 = 1;
const SAME_REFERRER: u8 = 2;
const WAS_TRIED: u8 = 4;
const VIA_SHIFT: u8 = 4;

/// What the first URL of an entry is compared with.
fn begin_with(host: &str, last_url: &mut String) {
    last_url.clear();
    last_url.push_str("https://");
    last_url.push_str(host);
    last_url.push('/');
}

impl Default for Packer {
    fn default() -> Self {
        let mut out = Encoder::with_version(VERSION);
        out.raw(&[0; COUNT_BYTES + SINCE_BYTES]);
        Packer { out, last_url: String::with_capacity(128), last_referrer: None, count: 0 }
    }
}

impl Packer {
    pub(crate) fn new(host: &str) -> Self {
        let mut packer = Packer::default();
        packer.begin(host);
        packer
    }

    pub(crate) fn push(&mut self, queued: QueuedRef<'_>) {
        let out = &mut self.out;
        let shared = shared_prefix(&self.last_url, queued.url);
        let (via, hops) = match queued.via {
            Via::Seed => (0, None),
            Via::Link => (1, None),
            Via::Redirect { hops } => (2, Some(hops)),
            Via::Sitemap => (3, None),
        };
        let same = queued.referrer.is_some() && queued.referrer == self.last_referrer.as_ref();
        let tried = queued.attempt > 0 || queued.not_before > Timestamp::EPOCH;
        let mut flags = via << VIA_SHIFT;
        flags |= if queued.referrer.is_some() { HAS_REFERRER } else { 0 };
        flags |= if same { SAME_REFERRER } else { 0 };
        flags |= if tried { WAS_TRIED } else { 0 };
        out.byte(flags);
        let suffix = queued.url.get(shared..).unwrap_or_default();
        out.number(shared as u64);
        out.text(suffix);
        out.raw(&queued.fingerprint.to_bytes());
        out.number(u64::from(queued.depth));
        if let Some(hops) = hops {
            out.byte(hops);
        }
        if let (Some(referrer), false) = (queued.referrer, same) {
            let shared = shared_prefix(queued.url, referrer);
            out.number(shared as u64);
            out.text(referrer.get(shared..).unwrap_or_default());
        }
        if tried {
            out.byte(queued.attempt);
            out.moment(queued.not_before);
        }
        self.last_url.truncate(shared);
        self.last_url.push_str(suffix);
        if queued.referrer.is_some() && !same {
            self.last_referrer = queued.referrer.cloned();
        }
        self.count += 1;
    }

    /// Adds URLs that were packed behind the one pushed last.
    fn push_packed(&mut self, count: u16, packed: &[u8]) {
        self.out.raw(packed);
        self.count += count;
    }

    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.count) >= CHUNK_URLS || self.out.len() >= CHUNK_BYTES
    }

    /// The value so far. To be [begun again](Packer::begin) before the next one.
    pub(crate) fn packed(&mut self, now: Timestamp) -> PackedUrls<'_> {
        let since = u32::try_from(now.as_millis() / 1000).unwrap_or(u32::MAX);
        self.out.overwrite(1, self.count.to_be_bytes().into_iter().chain(since.to_be_bytes()));
        PackedUrls { bytes: self.out.so_far(), count: u32::from(self.count) }
    }

    /// Another value, in the memory of the last.
    pub(crate) fn begin(&mut self, host: &str) {
        self.out.cut_to(1 + COUNT_BYTES + SINCE_BYTES);
        begin_with(host, &mut self.last_url);
        self.last_referrer = None;
        self.count = 0;
    }
}

/// The value of an entry.
#[derive(Clone, Copy)]
pub(crate) struct PackedUrls<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) count: u32,
}

impl<'a> PackedUrls<'a> {
    pub(crate) fn read(bytes: &'a [u8]) -> Decoded<PackedUrls<'a>> {
        let mut read = Decoder::of_version(bytes, VERSION)?;
        let count = u32::from(u16::from_be_bytes(read.array()?));
        Ok(PackedUrls { bytes, count })
    }
}

/// When the URLs of an entry came, to the second.
pub(crate) fn came_at(value: &[u8]) -> Decoded<Timestamp> {
    let mut read = Decoder::of_version(value, VERSION)?;
    read.raw(COUNT_BYTES)?;
    Ok(since(u32::from_be_bytes(read.array()?)))
}

fn since(seconds: u32) -> Timestamp {
    Timestamp::from_millis(u64::from(seconds) * 1000)
}

/// Length of the common prefix, at a character boundary of both.
pub(crate) fn shared_prefix(one: &str, other: &str) -> usize {
    let mut shared = common_prefix(one.as_bytes(), other.as_bytes());
    while !other.is_char_boundary(shared) || !one.is_char_boundary(shared) {
        shared -= 1;
    }
    shared
}

/// The URLs of an entry, all with the priority of its key.
pub(crate) fn unpack(host: &str, key: EntryKey, value: &[u8]) -> Decoded<Vec<QueuedUrl>> {
    let mut unpacked = Unpacker::new(host, key, value)?;
    let mut urls = Vec::with_capacity(usize::from(unpacked.left).min(CHUNK_URLS));
    while let Some(url) = unpacked.next()? {
        urls.push(url);
    }
    Ok(urls)
}

/// The URLs of an entry, one by one.
pub(crate) struct Unpacker<'a> {
    read: Decoder<'a>,
    since: Timestamp,
    left: u16,
    priority: u8,
    last_url: String,
    last_referrer: Option<Arc<str>>,
}

impl<'a> Unpacker<'a> {
    pub(crate) fn new(host: &str, key: EntryKey, value: &'a [u8]) -> Decoded<Unpacker<'a>> {
        let mut read = Decoder::of_version(value, VERSION)?;
        let left = u16::from_be_bytes(read.array()?);
        let since = since(u32::from_be_bytes(read.array()?));
        let mut last_url = String::with_capacity(128);
        begin_with(host, &mut last_url);
        Ok(Unpacker { read, since, left, priority: key.priority(), last_url, last_referrer: None })
    }

    pub(crate) fn next(&mut self) -> Decoded<Option<QueuedUrl>> {
        let priority = self.priority;
        Ok(self.read_next()?.map(|next| QueuedUrl {
            url: next.url.into(),
            fingerprint: next.fingerprint,
            referrer: next.referrer.cloned(),
            not_before: next.not_before,
            depth: next.depth,
            via: next.via,
            attempt: next.attempt,
            priority,
        }))
    }

    fn read_next(&mut self) -> Decoded<Option<QueuedRef<'_>>> {
        const WRONG_COUNT: Malformed = Malformed("an entry holds more or fewer URLs than it says");
        const SHARES_TOO_MUCH: Malformed = Malformed("a URL shares more than there is");
        let Unpacker { read, last_url, last_referrer, .. } = self;
        if read.is_at_end() {
            return if self.left == 0 { Ok(None) } else { Err(WRONG_COUNT) };
        }
        self.left = self.left.checked_sub(1).ok_or(WRONG_COUNT)?;
        let flags = read.byte()?;
        let shared: usize = read.small()?;
        let suffix = read.text()?;
        if !last_url.is_char_boundary(shared) {
            return Err(SHARES_TOO_MUCH);
        }
        last_url.truncate(shared);
        last_url.push_str(suffix);
        let fingerprint = Fingerprint::from_bytes(read.array()?);
        let depth = read.small()?;
        let via = match flags >> VIA_SHIFT {
            0 => Via::Seed,
            1 => Via::Link,
            2 => Via::Redirect { hops: read.byte()? },
            3 => Via::Sitemap,
            _ => return Err(Malformed("a URL was found in an unknown way")),
        };
        if flags & HAS_REFERRER != 0 && flags & SAME_REFERRER == 0 {
            let shared = last_url.get(..read.small()?).ok_or(SHARES_TOO_MUCH)?;
            *last_referrer = Some([shared, read.text()?].concat().into());
        }
        let referrer = if flags & HAS_REFERRER != 0 { last_referrer.as_ref() } else { None };
        let (attempt, not_before) =
            if flags & WAS_TRIED != 0 { (read.byte()?, read.moment()?) } else { (0, Timestamp::EPOCH) };
        Ok(Some(QueuedRef { url: last_url, fingerprint, referrer, not_before, depth, via, attempt }))
    }

    /// What has not been unpacked yet, as the value of an entry; nothing where that is nothing. Only the first of it is packed anew.
    pub(crate) fn rest<'p>(mut self, host: &str, packer: &'p mut Packer) -> Decoded<Option<PackedUrls<'p>>> {
        packer.begin(host);
        let Some(first) = self.read_next()? else { return Ok(None) };
        packer.push(first);
        if first.referrer.is_some() || self.last_referrer.is_none() {
            packer.push_packed(self.left, self.read.rest());
        } else {
            // Those behind it may share a referrer that it does not have.
            while let Some(url) = self.read_next()? {
                packer.push(url);
            }
        }
        Ok(Some(packer.packed(self.since)))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_800_000_000_000);

    fn queued() -> impl Strategy<Value = QueuedUrl> {
        let via = prop_oneof![
            Just(Via::Seed),
            Just(Via::Link),
            any::<u8>().prop_map(|hops| Via::Redirect { hops }),
            Just(Via::Sitemap)
        ];
        let referrer = prop_oneof![Just(None), Just(Some("http://r/")), Just(Some("http://ü/x"))];
        ("http://a/[aéß/]{0,6}", any::<u64>(), referrer, any::<u64>(), any::<u16>(), via, any::<u8>()).prop_map(
            |(url, fingerprint, referrer, not_before, depth, via, attempt)| QueuedUrl {
                url: url.into(),
                fingerprint: Fingerprint(fingerprint),
                referrer: referrer.map(Into::into),
                not_before: Timestamp::from_millis(not_before),
                depth,
                via,
                attempt,
                priority: 200,
            },
        )
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn unpacking_gives_back_what_was_packed(urls in prop::collection::vec(queued(), 0..20)) {
            let mut packer = Packer::new("a");
            urls.iter().for_each(|url| packer.push(url.borrowed()));
            let PackedUrls { bytes, count } = packer.packed(NOW);
            let bytes = bytes.to_vec();
            prop_assert_eq!((count as usize, came_at(&bytes)), (urls.len(), Ok(NOW)));
            prop_assert_eq!(PackedUrls::read(&bytes).unwrap().count, count);
            prop_assert_eq!(unpack("a", EntryKey::new(200, 1, 0), &bytes).unwrap(), urls.clone());
            packer.begin("a");
            urls.iter().for_each(|url| packer.push(url.borrowed()));
            prop_assert_eq!(packer.packed(NOW).bytes, bytes);
        }

        #[test]
        fn what_is_left_of_an_entry_is_an_entry(
            urls in prop::collection::vec(queued(), 1..8), taken: prop::sample::Index,
        ) {
            let key = EntryKey::new(200, 1, 0);
            let mut packer = Packer::new("a");
            urls.iter().for_each(|url| packer.push(url.borrowed()));
            let mut value = packer.packed(NOW).bytes.to_vec();
            let taken = taken.index(urls.len() + 1);
            let mut all = Unpacker::new("a", key, &value).unwrap();
            for url in &urls[..taken] {
                prop_assert_eq!(all.next().unwrap(), Some(url.clone()));
            }
            let rest = all.rest("a", &mut packer).unwrap().map(|rest| (rest.bytes.to_vec(), rest.count as usize));
            prop_assert_eq!(rest.is_some(), taken < urls.len());
            // Also where it was made one by one.
            for gone in 1..=taken.min(urls.len() - 1) {
                let mut left = Unpacker::new("a", key, &value).unwrap();
                left.next().unwrap();
                value = left.rest("a", &mut packer).unwrap().unwrap().bytes.to_vec();
                prop_assert_eq!(unpack("a", key, &value).unwrap(), &urls[gone..]);
                prop_assert_eq!(came_at(&value), Ok(NOW));
            }
            if let Some((bytes, count)) = rest {
                prop_assert_eq!((unpack("a", key, &bytes).unwrap(), count), (urls[taken..].to_vec(), urls.len() - taken));
                prop_assert_eq!(bytes, value);
            }
        }

        #[test]
        fn damaged_entries_are_errors_not_panics(
            urls in prop::collection::vec(queued(), 1..5), at: prop::sample::Index, byte: u8, cut: prop::sample::Index,
        ) {
            let mut packer = Packer::new("a");
            urls.iter().for_each(|url| packer.push(url.borrowed()));
            let mut value = packer.packed(NOW).bytes.to_vec();
            let at = at.index(value.len());
            value[at] = byte;
            value.truncate(1 + cut.index(value.len()));
            let _ = unpack("a", EntryKey::new(200, 1, 0), &value);
        }

        #[test]
        fn keys_order_as_stored_and_parse_back(
            a in (0u8..3, 0u64..3, 0u32..3), b in (0u8..3, 0u64..3, 0u32..3), host in "[a-z.]{1,8}",
        ) {
            let key = |(priority, commit, chunk)| EntryKey::new(priority, commit, chunk);
            let (a, b) = (key(a), key(b));
            prop_assert_eq!(a.cmp(&b), a.stored(&host).cmp(&b.stored(&host)));
            let stored = a.stored(&host);
            prop_assert_eq!(EntryKey::parse(&stored), Ok((host.as_str(), a)));
            prop_assert!(prefix(&host) < a.stored(&host) && a.stored(&host) < behind(&host));
            // One whose hash is the same would come behind it.
            let neighbour = [&prefix(&host)[..HASH_BYTES + host.len()], b"-\0"].concat();
            prop_assert!(behind(&host) < neighbour);
        }
    }

    #[test]
    fn keys_that_are_none_are_malformed() {
        for key in [&b""[..], b"host", b"host\0", b"host\0short", b"\xff\0\x01\0\0\0\0\0\0\0\0\0\0\0\0"] {
            assert!(EntryKey::parse(key).is_err());
        }
    }

    #[test]
    fn links_of_one_page_take_little_room() {
        let referrer: Arc<str> = "https://www.example.com/articles/2024/index.html".into();
        let mut packer = Packer::new("www.example.com");
        for number in 0..100 {
            let queued = QueuedUrl {
                url: format!("https://www.example.com/articles/2024/some-title-{number}.html").into(),
                fingerprint: Fingerprint(number),
                referrer: Some(referrer.clone()),
                not_before: Timestamp::EPOCH,
                depth: 2,
                via: Via::Link,
                attempt: 0,
                priority: 100,
            };
            packer.push(queued.borrowed());
        }
        assert!(packer.packed(NOW).bytes.len() < 100 * 24);
    }
}
