use std::collections::VecDeque;
use std::sync::Arc;

use peregrine_state::RunFiles;

use crate::SieveError;
use crate::background::{Background, Job, Outcome, SegmentPlan};
use crate::filter::{Filter, SEGMENTS, range_of};
use crate::manifest::{ListedRun, Manifest};
use crate::memtable::Memtable;
use crate::merge;
use crate::recent::RecentCache;
use crate::run::{BLOCK_BYTES, HEADER_BYTES, NAME_START, PER_BLOCK, ProbeBuffers, Run, TAIL_BYTES};
use crate::run_cursor::CURSOR_BYTES;

/// The caller waits for the background when the memtable has grown to this many times its size meanwhile.
const MEMTABLES_BEHIND: usize = 4;
/// With so many runs the merging has fallen behind, and no memtable becomes another one until it has caught up.
const MOST_RUNS: usize = 12;

/// What memory alone can say of a fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sighting {
    /// It was accepted before, or is on its way: see [`Sieve::note_deferred`].
    Seen,
    /// It was never accepted.
    New,
    /// To be put into a batch for [`Sieve::resolve`].
    Unsure,
}

#[derive(Clone, Debug)]
pub struct SieveSettings {
    /// Memory for what was asked for lately.
    pub recent_bytes: usize,
    /// So many accepted fingerprints are kept in memory before they are written as a run.
    pub memtable: usize,
    /// The most memory that filters may take. They want 1 to 1.3 bytes for each fingerprint.
    pub filter_bytes: u64,
    /// Long work is done by a thread. Without one it is done at once, by whoever calls: for tests.
    pub background: bool,
}

impl Default for SieveSettings {
    fn default() -> Self {
        SieveSettings { recent_bytes: 32 << 20, memtable: 1 << 20, filter_bytes: 2 << 30, background: true }
    }
}

/// The set of runs has changed: to be written in the commit for which [`Sieve::maintain`] was called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManifestChange {
    pub manifest: Vec<u8>,
    /// Log entries up to this commit are in the runs now and may be deleted by the same commit.
    pub covered_commit: u64,
}

/// The exact set of all fingerprints ever accepted. See the story of this crate.
pub struct Sieve {
    recent: RecentCache,
    filter: Filter,
    memtable: Memtable,
    frozen: Option<Frozen>,
    /// Oldest first.
    runs: Vec<Arc<Run>>,
    news: Vec<u64>,
    covered_commit: u64,
    next_run: u64,
    manifest_changed: bool,
    /// Runs that the next manifest will no longer name.
    replaced: Vec<Arc<Run>>,
    /// Runs that manifests before this commit name.
    obsolete: VecDeque<(u64, Vec<Arc<Run>>)>,
    merging: bool,
    removing: bool,
    failure: Option<String>,
    /// Used again and again by [`Sieve::look_all`].
    not_recent: Vec<u32>,
    unresolved: Vec<usize>,
    probe: ProbeBuffers,
    settings: SieveSettings,
    background: Background,
}

/// A full memtable on its way to becoming a run.
struct Frozen {
    table: Arc<Memtable>,
    /// It has everything of the log up to this commit.
    covers: u64,
}

impl Sieve {
    /// `manifest`: what the last durable commit said. Files of ours that it does not name are leftovers and are removed,
    /// so it has to be synced by now. Checks all of every run but its blocks, which are checked when they are read.
    pub fn open(
        files: Arc<dyn RunFiles>,
        manifest: Option<&[u8]>,
        settings: SieveSettings,
    ) -> Result<Sieve, SieveError> {
        let manifest = manifest.map(Manifest::decode).transpose()?.unwrap_or_default();
        let runs = manifest.runs.iter().map(|listed| open_listed(&*files, listed)).collect::<Result<Vec<_>, _>>()?;
        for name in files.names()? {
            if name.starts_with(NAME_START) && !runs.iter().any(|run| run.name == name) {
                files.remove(&name)?;
            }
        }
        let members = (0..SEGMENTS).map(|segment| runs.iter().map(|run| members_about(run, segment)).sum()).collect();
        let mut sieve = Sieve {
            recent: RecentCache::new(settings.recent_bytes),
            filter: Filter::new(members, settings.filter_bytes, settings.memtable as u64),
            memtable: Memtable::with_room_for(settings.memtable),
            frozen: None,
            runs,
            news: Vec::new(),
            covered_commit: manifest.covered_commit,
            next_run: manifest.next_run,
            manifest_changed: false,
            replaced: Vec::new(),
            obsolete: VecDeque::new(),
            merging: false,
            removing: false,
            failure: None,
            not_recent: Vec::new(),
            unresolved: Vec::new(),
            probe: ProbeBuffers::default(),
            background: Background::new(files, settings.background)?,
            settings,
        };
        sieve.build_segments()?;
        Ok(sieve)
    }

    /// Log entries up to this commit are in the runs already; later ones must be replayed after opening.
    pub fn covered_commit(&self) -> u64 {
        self.covered_commit
    }

    /// Takes in the log entry of a commit. One that is covered already changes nothing.
    pub fn replay(&mut self, commit: u64, fingerprints: impl Iterator<Item = u64>) {
        if commit > self.covered_commit {
            fingerprints.for_each(|fingerprint| {
                self.remember(fingerprint);
            });
        }
    }

    /// [`Sieve::look`] for many at once, the links of a page for instance. What it needs from memory is fetched for all of
    /// them at the same time, instead of waiting for it once for each.
    pub fn look_all(&mut self, fingerprints: &[u64], sightings: &mut Vec<Sighting>) {
        let touched = fingerprints.iter().fold(0, |sum, fingerprint| sum ^ self.recent.peek(*fingerprint));
        std::hint::black_box(touched);
        sightings.clear();
        self.not_recent.clear();
        for (fingerprint, at) in fingerprints.iter().zip(0u32..) {
            let is_recent = self.recent.touch(*fingerprint);
            sightings.push(if is_recent { Sighting::Seen } else { Sighting::Unsure });
            if !is_recent {
                self.not_recent.push(at);
            }
        }
        let touch = |fingerprint: u64| u64::from(self.filter.peek(fingerprint)) ^ self.memtable.peek(fingerprint);
        let touched = self.not_recent.iter().fold(0, |sum, at| sum ^ touch(fingerprints[*at as usize]));
        std::hint::black_box(touched);
        for place in 0..self.not_recent.len() {
            let at = self.not_recent[place] as usize;
            sightings[at] = self.look_behind(fingerprints[at]);
        }
    }

    /// What memory alone can say.
    #[inline]
    pub fn look(&mut self, fingerprint: u64) -> Sighting {
        if self.recent.touch(fingerprint) {
            return Sighting::Seen;
        }
        self.look_behind(fingerprint)
    }

    /// Behind the recent cache.
    #[inline]
    fn look_behind(&mut self, fingerprint: u64) -> Sighting {
        if !self.filter.may_hold(fingerprint) {
            return Sighting::New;
        }
        if self.is_in_memory(fingerprint) {
            self.recent.insert(fingerprint);
            return Sighting::Seen;
        }
        Sighting::Unsure
    }

    /// An [`Sighting::Unsure`] one was put into a batch for [`Sieve::resolve`]: from now on it is called seen, as long as
    /// the recent cache holds it. After that it may be put into a batch once more.
    pub fn note_deferred(&mut self, fingerprint: u64) {
        self.recent.insert(fingerprint);
    }

    /// It is accepted: known from now on. Only for what is [`Sighting::New`] or was resolved as not known. Whether it was
    /// not accepted meanwhile.
    #[inline]
    pub fn insert(&mut self, fingerprint: u64) -> bool {
        let is_new = self.remember(fingerprint);
        if is_new {
            self.news.push(fingerprint);
        }
        self.recent.insert(fingerprint);
        is_new
    }

    fn remember(&mut self, fingerprint: u64) -> bool {
        let is_new = !self.frozen_holds(fingerprint) && self.memtable.insert(fingerprint);
        if is_new {
            self.filter.insert(fingerprint);
        }
        is_new
    }

    fn frozen_holds(&self, fingerprint: u64) -> bool {
        self.frozen.as_ref().is_some_and(|frozen| frozen.table.contains(fingerprint))
    }

    fn is_in_memory(&self, fingerprint: u64) -> bool {
        self.memtable.contains(fingerprint) || self.frozen_holds(fingerprint)
    }

    /// Whether each of these is known, exactly. They should be sorted; one that occurs twice gets the same answer twice.
    pub fn resolve(&mut self, fingerprints: &[u64], known: &mut Vec<bool>) -> Result<(), SieveError> {
        self.take_outcomes()?;
        known.clear();
        known.extend(fingerprints.iter().map(|fingerprint| self.is_in_memory(*fingerprint)));
        self.unresolved.clear();
        self.unresolved.extend((0..fingerprints.len()).filter(|place| !known[*place]));
        if !fingerprints.is_sorted() {
            self.unresolved.sort_unstable_by_key(|place| fingerprints[*place]);
        }
        let mut largest_first: Vec<&Arc<Run>> = self.runs.iter().collect();
        largest_first.sort_by_key(|run| std::cmp::Reverse(run.count));
        for run in largest_first {
            run.probe(fingerprints, &self.unresolved, known, &mut self.probe)?;
            self.unresolved.retain(|place| !known[*place]);
        }
        Ok(())
    }

    /// The same for one, which costs a read for each run.
    pub fn contains(&self, fingerprint: u64) -> Result<bool, SieveError> {
        if self.is_in_memory(fingerprint) {
            return Ok(true);
        }
        for run in &self.runs {
            if run.contains(fingerprint)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What was accepted since the last call: it goes into the log entry of the commit being written.
    pub fn take_news(&mut self) -> Vec<u64> {
        std::mem::take(&mut self.news)
    }

    pub fn has_news(&self) -> bool {
        !self.news.is_empty()
    }

    /// To be called once for each commit, with its number, after its news were taken. Takes in what the background has done
    /// and gives it more to do.
    pub fn maintain(&mut self, commit: u64) -> Result<Option<ManifestChange>, SieveError> {
        self.take_outcomes()?;
        let most = MEMTABLES_BEHIND * self.settings.memtable.max(1);
        while self.memtable.len() >= most && (self.frozen.is_some() || self.has_too_many_runs()) {
            let outcome = self.background.wait();
            self.take_outcome(outcome)?;
        }
        let change = self.manifest_change(commit);
        self.freeze(commit)?;
        self.start_merge()?;
        self.build_segments()?;
        Ok(change)
    }

    /// Commits up to this one are synced: files that only older manifests name are removed.
    pub fn durable(&mut self, commit: u64) -> Result<(), SieveError> {
        self.take_outcomes()?;
        if self.removing {
            return Ok(());
        }
        let until = self.obsolete.partition_point(|(named_until, _)| *named_until <= commit);
        let runs: Vec<Arc<Run>> = self.obsolete.drain(..until).flat_map(|(_, runs)| runs).collect();
        if runs.is_empty() {
            return Ok(());
        }
        self.removing = true;
        self.start(Job::Remove(runs))
    }

    /// Like [`Sieve::maintain`], but waits until the background has nothing left to do.
    pub fn settle_background(&mut self, commit: u64) -> Result<Option<ManifestChange>, SieveError> {
        loop {
            self.take_outcomes()?;
            self.start_merge()?;
            self.build_segments()?;
            if self.frozen.is_none() && !self.merging && !self.removing && !self.filter.is_in_work() {
                return Ok(self.manifest_change(commit));
            }
            let outcome = self.background.wait();
            self.take_outcome(outcome)?;
        }
    }

    /// How many fingerprints are known.
    pub fn len(&self) -> u64 {
        let in_runs: u64 = self.runs.iter().map(|run| run.count).sum();
        let frozen = self.frozen.as_ref().map_or(0, |frozen| frozen.table.len());
        in_runs + (self.memtable.len() + frozen) as u64
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What all of this takes in memory, the background included.
    pub fn memory_bytes(&self) -> u64 {
        let indexes: u64 = self.all_runs().map(|run| run.memory_bytes()).sum();
        // The table, and its members sorted.
        let frozen = self.frozen.as_ref().map_or(0, |frozen| frozen.table.bytes() + 8 * frozen.table.len() as u64);
        // A cursor for each input and as much again for their merged stretch; at most all indexes once more.
        let merging = if self.merging { 2 * CURSOR_BYTES * self.runs.len() as u64 + indexes } else { 0 };
        let buffers = (self.news.capacity() + self.unresolved.capacity()) as u64 * 8 + self.probe.bytes();
        self.recent.bytes() + self.filter.bytes() + self.memtable.bytes() + frozen + indexes + merging + buffers
    }

    /// What the runs take on disk, those included that are to be removed.
    pub fn disk_bytes(&self) -> u64 {
        let bytes =
            |run: &Arc<Run>| run.blocks() as u64 * (BLOCK_BYTES + 8) as u64 + (HEADER_BYTES + TAIL_BYTES) as u64;
        self.all_runs().map(bytes).sum()
    }

    pub fn runs(&self) -> usize {
        self.runs.len()
    }

    fn all_runs(&self) -> impl Iterator<Item = &Arc<Run>> {
        let obsolete = self.obsolete.iter().flat_map(|(_, runs)| runs);
        self.runs.iter().chain(&self.replaced).chain(obsolete)
    }

    fn manifest_change(&mut self, commit: u64) -> Option<ManifestChange> {
        if !std::mem::take(&mut self.manifest_changed) {
            return None;
        }
        if !self.replaced.is_empty() {
            self.obsolete.push_back((commit, std::mem::take(&mut self.replaced)));
        }
        let runs = self.runs.iter().map(|run| ListedRun::of(run)).collect();
        let manifest = Manifest { covered_commit: self.covered_commit, next_run: self.next_run, runs };
        Some(ManifestChange { manifest: manifest.encode(), covered_commit: self.covered_commit })
    }

    fn freeze(&mut self, commit: u64) -> Result<(), SieveError> {
        let is_full = self.memtable.len() >= self.settings.memtable.max(1);
        // News that no log entry has yet belong to a later commit. In a run of this one they would survive a
        // crash that their URLs did not.
        if !is_full || self.frozen.is_some() || self.has_news() || self.has_too_many_runs() {
            return Ok(());
        }
        let fresh = Memtable::with_room_for(self.settings.memtable);
        let table = Arc::new(std::mem::replace(&mut self.memtable, fresh));
        self.frozen = Some(Frozen { table: table.clone(), covers: commit });
        let id = self.new_run();
        self.start(Job::Flush { id, table })
    }

    fn has_too_many_runs(&self) -> bool {
        self.merging && self.runs.len() >= MOST_RUNS
    }

    fn start_merge(&mut self) -> Result<(), SieveError> {
        let counts: Vec<u64> = self.runs.iter().map(|run| run.count).collect();
        let Some(from) = merge::plan(&counts).filter(|_| !self.merging) else {
            return Ok(());
        };
        let runs = self.runs[from..].to_vec();
        let id = self.new_run();
        self.merging = true;
        self.start(Job::Merge { id, runs })
    }

    fn build_segments(&mut self) -> Result<(), SieveError> {
        let due = if self.filter.is_in_work() { Vec::new() } else { self.filter.take_due() };
        if due.is_empty() {
            return Ok(());
        }
        let runs = Arc::new(self.runs.clone());
        let plan = |due: crate::filter::Due| SegmentPlan {
            segment: due.segment,
            blocks: due.blocks,
            runs: runs.clone(),
            frozen: self.frozen.as_ref().map(|frozen| frozen.table.clone()),
            recent: self.memtable.range(range_of(due.segment)).collect(),
        };
        let plans = due.into_iter().map(plan).collect();
        self.start(Job::Build(plans))
    }

    fn new_run(&mut self) -> u64 {
        self.next_run += 1;
        self.next_run
    }

    fn start(&mut self, job: Job) -> Result<(), SieveError> {
        let started = self.background.start(job);
        started.map_err(|error| self.fail(error))
    }

    fn take_outcomes(&mut self) -> Result<(), SieveError> {
        if let Some(cause) = &self.failure {
            return Err(SieveError::Stopped { cause: cause.clone() });
        }
        while let Some(outcome) = self.background.poll().transpose() {
            self.take_outcome(outcome)?;
        }
        Ok(())
    }

    fn take_outcome(&mut self, outcome: Result<Outcome, SieveError>) -> Result<(), SieveError> {
        match outcome {
            Ok(Outcome::Flushed(run)) => {
                if let Some(frozen) = self.frozen.take() {
                    self.covered_commit = frozen.covers;
                }
                self.runs.push(run);
                self.manifest_changed = true;
            }
            Ok(Outcome::Merged { run, replaced }) => {
                let is_replaced = |old: &Arc<Run>| replaced.iter().any(|input| input.id == old.id);
                let place = self.runs.iter().position(is_replaced).unwrap_or(self.runs.len());
                self.runs.retain(|old| !is_replaced(old));
                self.runs.insert(place, run);
                self.replaced.extend(replaced);
                self.merging = false;
                self.manifest_changed = true;
            }
            Ok(Outcome::Built { segment, blocks, members }) => self.filter.put(segment, blocks, members),
            Ok(Outcome::Removed) => self.removing = false,
            Ok(Outcome::Failed(error)) | Err(error) => return Err(self.fail(error)),
        }
        Ok(())
    }

    /// Nothing goes on after a failure: the log still has what the runs have not.
    fn fail(&mut self, error: SieveError) -> SieveError {
        self.failure = Some(error.to_string());
        error
    }
}

fn open_listed(files: &dyn RunFiles, listed: &ListedRun) -> Result<Arc<Run>, SieveError> {
    let run = Run::open(files, listed.id)?;
    if ListedRun::of(&run) != *listed {
        return Err(run.damaged("it is not the file that the list of files means"));
    }
    Ok(Arc::new(run))
}

/// To within the blocks that reach across the border of the segment.
fn members_about(run: &Run, segment: usize) -> u64 {
    let range = range_of(segment);
    let before = |fingerprint: u64| run.index.partition_point(|first| *first < fingerprint);
    let blocks = run.index.partition_point(|first| first <= range.end()) - before(*range.start());
    let reaching_in = run.block_of(*range.start()).is_some() && run.largest >= *range.start();
    ((blocks + usize::from(reaching_in)) * PER_BLOCK) as u64
}
