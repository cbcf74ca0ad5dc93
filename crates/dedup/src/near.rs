use std::ops::RangeInclusive;
use std::sync::Arc;

use peregrine_state::{Batch, Space, Store};

use crate::sketch::SKETCH_BYTES;
use crate::unsaved::Unsaved;
use crate::{DedupError, DedupSettings, Sketch};

const VERSION: u8 = 3;
/// Sketches of other features, which cannot be compared with those of today.
const OLD_VERSIONS: RangeInclusive<u8> = 1..=2;
const PREFIX: u8 = b'n';

/// If at most three bits differ, at least one of four bands of 16 is the same.
const BANDS: usize = 4;
const BUCKETS: usize = 1 << 16;

/// So many pages of a bucket are looked at, the newest first: whoever fills a bucket on purpose gains nothing.
const MOST_IN_A_BUCKET: usize = 256;

/// The pages that others are compared with: the last ones, as many as memory allows. The older ones are forgotten.
pub struct NearDuplicates {
    store: Arc<dyn Store>,
    settings: DedupSettings,
    /// In the order of their numbers, and around again.
    pages: Vec<Page>,
    /// What is looked at first of each of them.
    marks: Vec<Mark>,
    /// The number of the page that was put at the first place first.
    first: u32,
    /// A power of two, so that numbers may go around.
    capacity: u32,
    /// The number of the next page. Numbers go around after four billion.
    next: u32,
    /// For each band and its value the number of the last page with it.
    heads: Vec<u32>,
    /// URLs and links, which only the store has otherwise.
    unsaved: Unsaved<u32, (Arc<str>, u64)>,
    /// Pages of an earlier run that no longer fit, to be removed with the next commit.
    forgotten: Vec<u32>,
}

/// What its sketch has beyond the SimHash. Bytes, since a number among them would cost padding half a million times.
struct Page([u8; SKETCH_BYTES - 8]);

/// Small and apart from the pages: many are looked at for each page that is near enough to be.
struct Mark {
    simhash: u64,
    /// For each band the number of the page before with the same value.
    before: [u32; BANDS],
}

/// A page whose text is nearly the same.
#[derive(Clone, Debug, PartialEq)]
pub struct NearDuplicate {
    pub url: Arc<str>,
    /// Of the SimHashes, in bits.
    pub distance: u32,
    /// As MinHash estimates it.
    pub similarity: f64,
    pub simhash: u64,
    /// Stands for all links that were followed from it.
    pub links: u64,
}

impl NearDuplicates {
    /// With what earlier runs have seen.
    pub fn open(store: Arc<dyn Store>, settings: &DedupSettings) -> Result<Self, DedupError> {
        let tables = BANDS * BUCKETS * size_of::<u32>();
        let capacity = settings.memory.saturating_sub(tables) / (size_of::<Page>() + size_of::<Mark>());
        let mut near = NearDuplicates {
            store,
            settings: settings.clone(),
            pages: Vec::new(),
            marks: Vec::new(),
            first: 0,
            capacity: 1 << u32::try_from(capacity).unwrap_or(u32::MAX).clamp(1, 1 << 30).ilog2(),
            next: 0,
            heads: vec![u32::MAX; BANDS * BUCKETS],
            unsaved: Unsaved::default(),
            forgotten: Vec::new(),
        };
        if settings.near {
            near.load()?;
        }
        Ok(near)
    }

    fn load(&mut self) -> Result<(), DedupError> {
        let mut known = Vec::new();
        let mut after: Option<Vec<u8>> = None;
        loop {
            let entries = self.store.scan(Space::Contents, &[PREFIX], after.as_deref(), 1_000)?;
            let Some((last, _)) = entries.last() else { break };
            after = Some(last.clone());
            for (key, value) in &entries {
                if let (Some(number), Some(version)) = (number_of(key), value.first())
                    && OLD_VERSIONS.contains(version)
                {
                    self.forgotten.push(number);
                    continue;
                }
                let entry = number_of(key).zip(decode(value));
                let (number, (sketch, ..)) = entry.ok_or(DedupError::Damaged { detail: "the sketch of a page" })?;
                known.push((number, sketch));
            }
        }
        // Numbers go around: the gap lies before the oldest.
        let newest_at_end = known.windows(2).position(|pair| pair[1].0 - pair[0].0 > u32::MAX / 2);
        if let Some(last_of_new_round) = newest_at_end {
            known.rotate_left(last_of_new_round + 1);
        }
        let too_many = known.len().saturating_sub(self.capacity as usize);
        self.forgotten.extend(known.drain(..too_many).map(|(number, _)| number));
        if let Some((first, _)) = known.first() {
            self.first = *first;
            self.next = *first;
        }
        for (number, sketch) in known {
            if number != self.next {
                return Err(DedupError::Damaged { detail: "the sketches of some pages are missing" });
            }
            self.insert(&sketch);
        }
        Ok(())
    }

    /// The page that this one nearly is, if one is known.
    pub fn find(&self, sketch: &Sketch) -> Result<Option<NearDuplicate>, DedupError> {
        if sketch.words < self.settings.min_words || !self.settings.near {
            return Ok(None);
        }
        let mut best: Option<(u32, f64, u32)> = None;
        let mut ways: [Option<u32>; BANDS] = std::array::from_fn(|band| Some(self.head(band, sketch.simhash)));
        // One step on each way in turn, since the pages lie anywhere in memory: while one is waited for, so are the others.
        for _ in 0..MOST_IN_A_BUCKET {
            if ways.iter().all(Option::is_none) {
                break;
            }
            for (band, way) in ways.iter_mut().enumerate() {
                let Some(number) = *way else { continue };
                let Some(mark) = self.mark(number) else {
                    *way = None;
                    continue;
                };
                let before = mark.before.get(band).copied().unwrap_or(u32::MAX);
                // Older pages only: a place that was given to a newer page ends the way.
                *way = Some(before).filter(|before| self.age(*before) > self.age(number));
                let distance = (mark.simhash ^ sketch.simhash).count_ones();
                if distance <= self.settings.distance
                    && best.is_none_or(|(least, ..)| distance < least)
                    && let Some(known) = self.sketch(number, mark)
                {
                    let similarity = known.similarity(sketch);
                    if similarity >= self.settings.similarity && are_of_like_length(&known, sketch) {
                        best = Some((distance, similarity, number));
                    }
                }
            }
        }
        best.map(|(distance, similarity, number)| self.duplicate(distance, similarity, number)).transpose()
    }

    fn duplicate(&self, distance: u32, similarity: f64, number: u32) -> Result<NearDuplicate, DedupError> {
        let missing = DedupError::Damaged { detail: "a page is in no record" };
        let mark = self.mark(number).ok_or(DedupError::Damaged { detail: "a page is in no table" })?;
        let (url, links) = match self.unsaved.get(&number) {
            Some(unsaved) => unsaved.clone(),
            None => {
                let bytes = self.store.get(Space::Contents, &key(number))?.ok_or(missing)?;
                let (_, links, url) = decode(&bytes).ok_or(DedupError::Damaged { detail: "the sketch of a page" })?;
                (url, links)
            }
        };
        Ok(NearDuplicate { url, distance, similarity, simhash: mark.simhash, links })
    }

    /// Remembers a page that others are to be compared with.
    pub fn remember(&mut self, sketch: Sketch, url: &Arc<str>, links: u64, batch: &mut Batch) {
        if sketch.words < self.settings.min_words || !self.settings.near {
            return;
        }
        for number in self.forgotten.drain(..) {
            batch.delete(Space::Contents, key(number));
        }
        let number = self.next;
        if self.pages.len() >= self.capacity as usize {
            batch.delete(Space::Contents, key(number.wrapping_sub(self.capacity)));
        }
        self.insert(&sketch);
        batch.put(Space::Contents, key(number), encode(&sketch, links, url));
        self.unsaved.insert(number, (url.clone(), links));
    }

    /// Forgets these pages, for they are to be taken down: nothing is compared with them any more, and no name of theirs is
    /// left. Their numbers stay taken.
    pub fn forget(store: &dyn Store, is_one: impl Fn(&str) -> bool, batch: &mut Batch) -> Result<(), DedupError> {
        let mut after: Option<Vec<u8>> = None;
        loop {
            let entries = store.scan(Space::Contents, &[PREFIX], after.as_deref(), 1_000)?;
            let Some((last, _)) = entries.last() else { return Ok(()) };
            after = Some(last.clone());
            for (key, value) in entries {
                if decode(&value).is_some_and(|(.., url)| is_one(&url)) {
                    batch.put(Space::Contents, key, encode(&Sketch::NOTHING, 0, ""));
                }
            }
        }
    }

    fn insert(&mut self, sketch: &Sketch) {
        let number = self.next;
        let mut before = [u32::MAX; BANDS];
        for (band, before) in before.iter_mut().enumerate() {
            if let Some(head) = self.heads.get_mut(place(band, sketch.simhash)) {
                *before = std::mem::replace(head, number);
            }
        }
        let (page, mark) = (Page::of(sketch), Mark { simhash: sketch.simhash, before });
        let index = self.index(number);
        match (self.pages.get_mut(index), self.marks.get_mut(index)) {
            (Some(page_place), Some(mark_place)) => (*page_place, *mark_place) = (page, mark),
            _ => {
                if self.pages.is_empty() {
                    // Once for all: memory that nobody has written to yet costs nothing, and growing would copy all of it each time.
                    self.pages.reserve_exact(self.capacity as usize);
                    self.marks.reserve_exact(self.capacity as usize);
                }
                self.pages.push(page);
                self.marks.push(mark);
            }
        }
        self.next = number.wrapping_add(1);
    }

    /// A commit begins with everything that was remembered so far.
    pub fn begin_commit(&mut self) {
        self.unsaved.begin_commit();
    }

    /// The commit under way is durable.
    pub fn committed(&mut self) {
        self.unsaved.committed();
    }

    /// How many pages are known.
    pub fn len(&self) -> usize {
        self.pages.len()
    }

    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    fn head(&self, band: usize, simhash: u64) -> u32 {
        self.heads.get(place(band, simhash)).copied().unwrap_or(u32::MAX)
    }

    /// How many pages have come since this one, itself included.
    fn age(&self, number: u32) -> u32 {
        self.next.wrapping_sub(number)
    }

    fn sketch(&self, number: u32, mark: &Mark) -> Option<Sketch> {
        self.pages.get(self.index(number)).and_then(|page| page.sketch(mark.simhash))
    }

    fn mark(&self, number: u32) -> Option<&Mark> {
        self.is_known(number).then(|| self.marks.get(self.index(number))).flatten()
    }

    fn is_known(&self, number: u32) -> bool {
        let age = self.age(number);
        age > 0 && age as usize <= self.pages.len()
    }

    fn index(&self, number: u32) -> usize {
        (number.wrapping_sub(self.first) & (self.capacity - 1)) as usize
    }
}

impl Page {
    fn of(sketch: &Sketch) -> Page {
        let mut rest = [0; SKETCH_BYTES - 8];
        rest.copy_from_slice(&sketch.to_bytes()[8..]);
        Page(rest)
    }

    fn sketch(&self, simhash: u64) -> Option<Sketch> {
        let mut bytes = [0; SKETCH_BYTES];
        bytes[..8].copy_from_slice(&simhash.to_be_bytes());
        bytes[8..].copy_from_slice(&self.0);
        Sketch::from_bytes(&bytes)
    }
}

/// Two pages are hardly one if one has much more to say.
fn are_of_like_length(one: &Sketch, other: &Sketch) -> bool {
    let (shorter, longer) = (one.words.min(other.words), one.words.max(other.words));
    u64::from(shorter) * 10 >= u64::from(longer) * 8
}

fn place(band: usize, simhash: u64) -> usize {
    let value = (simhash >> (16 * band)) & 0xffff;
    band * BUCKETS + value as usize
}

fn key(number: u32) -> [u8; 5] {
    let [a, b, c, d] = number.to_be_bytes();
    [PREFIX, a, b, c, d]
}

fn number_of(key: &[u8]) -> Option<u32> {
    key.strip_prefix(&[PREFIX]).and_then(|rest| rest.try_into().ok()).map(u32::from_be_bytes)
}

fn encode(sketch: &Sketch, links: u64, url: &str) -> Vec<u8> {
    let mut bytes = vec![VERSION];
    bytes.extend_from_slice(&sketch.to_bytes());
    bytes.extend_from_slice(&links.to_be_bytes());
    bytes.extend_from_slice(url.as_bytes());
    bytes
}

fn decode(bytes: &[u8]) -> Option<(Sketch, u64, Arc<str>)> {
    let rest = bytes.strip_prefix(&[VERSION])?;
    let (sketch, rest) = rest.split_first_chunk::<SKETCH_BYTES>()?;
    let (links, url) = rest.split_first_chunk::<8>()?;
    Some((Sketch::from_bytes(sketch)?, u64::from_be_bytes(*links), std::str::from_utf8(url).ok()?.into()))
}

#[cfg(test)]
mod tests;
