use std::sync::Arc;

use peregrine_state::RunFiles;

use crate::SieveError;
use crate::run::Run;
use crate::run_builder::RunBuilder;
use crate::run_cursor::RunCursor;

/// The newer runs are merged into the oldest, largest one when together they have a third of its size: it then holds
/// three quarters of everything at least, and each fingerprint passes through it about four times.
const SHARE_OF_OLDEST: u64 = 3;
/// Until then the newer ones are merged among themselves only when there are more than this many runs.
const MOST_RUNS: usize = 5;

/// Which runs to merge now: the ones from this place to the newest.
pub(crate) fn plan(counts: &[u64]) -> Option<usize> {
    let newer: u64 = counts.iter().skip(1).sum();
    if newer > 0 && newer.saturating_mul(SHARE_OF_OLDEST) >= counts[0] {
        return Some(0);
    }
    if counts.len() <= MOST_RUNS {
        return None;
    }
    // From the oldest one that at least doubles by it, so that few are rewritten for little.
    let worth = |place: &usize| counts[place + 1..].iter().sum::<u64>() >= counts[*place];
    (1..counts.len() - 1).find(worth).or(Some(counts.len() - 2))
}

/// Several runs on their way into one, a stretch at a time.
pub(crate) struct Merge {
    inputs: Vec<Input>,
    output: RunBuilder,
    /// Input fingerprints so far, repetitions included.
    taken: u64,
    promised: u64,
    merged: Vec<u64>,
}

struct Input {
    run: Arc<Run>,
    cursor: RunCursor,
    ahead: Vec<u64>,
    used: usize,
}

impl Merge {
    pub(crate) fn new(files: &dyn RunFiles, id: u64, runs: Vec<Arc<Run>>) -> Result<Merge, SieveError> {
        let promised = runs.iter().map(|run| run.count).sum();
        let input = |run: Arc<Run>| {
            let cursor = RunCursor::whole(run.clone());
            Input { run, cursor, ahead: Vec::new(), used: 0 }
        };
        let inputs = runs.into_iter().map(input).collect();
        let output = RunBuilder::new(files, id, promised)?;
        Ok(Merge { inputs, output, taken: 0, promised, merged: Vec::new() })
    }

    /// Moves a stretch along. Says whether there is more.
    pub(crate) fn step(&mut self) -> Result<bool, SieveError> {
        for input in &mut self.inputs {
            if input.used == input.ahead.len() {
                input.cursor.read(&mut input.ahead)?;
                input.used = 0;
            }
        }
        // Up to here every input has been read, so nothing smaller can come any more.
        let Some(limit) = self.inputs.iter().filter_map(|input| input.ahead.last()).min().copied() else {
            return Ok(false);
        };
        self.merged.clear();
        for input in &mut self.inputs {
            let ahead = input.ahead.get(input.used..).unwrap_or_default();
            let within = ahead.partition_point(|fingerprint| *fingerprint <= limit);
            self.merged.extend_from_slice(&ahead[..within]);
            input.used += within;
        }
        self.taken += self.merged.len() as u64;
        // Not the unstable sort: this one sees the sorted stretches and merges them.
        self.merged.sort();
        self.merged.dedup();
        self.output.push(&self.merged)?;
        Ok(true)
    }

    /// The merged run, and what it stands for.
    pub(crate) fn finish(self, files: &dyn RunFiles) -> Result<(Arc<Run>, Vec<Arc<Run>>), SieveError> {
        let run = self.output.finish(files)?;
        if self.taken != self.promised {
            return Err(run.damaged("it was merged from more or fewer fingerprints than its sources have"));
        }
        Ok((Arc::new(run), self.inputs.into_iter().map(|input| input.run).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run_builder::write_run;
    use peregrine_state::{MemoryStore, Store};

    #[test]
    fn runs_stay_few_and_are_not_rewritten_often() {
        let mut counts: Vec<u64> = Vec::new();
        let mut written = 0;
        for _ in 0..1000 {
            counts.push(1);
            while let Some(from) = plan(&counts) {
                let merged = counts.drain(from..).sum();
                counts.push(merged);
                written += merged;
            }
            assert!(counts.len() <= MOST_RUNS);
            let all: u64 = counts.iter().sum();
            assert!(counts[0] * 4 >= all * 3, "{counts:?}");
        }
        assert!(written < 9 * 1000, "{written}");
    }

    #[test]
    fn a_merge_has_every_member_of_its_sources_once() {
        let files = MemoryStore::new().run_files();
        let multiples = |of: u64| (0..60_000).map(|at| at * of).collect::<Vec<u64>>();
        let sources = [3, 5, 7].map(|of| write_run(&*files, of, &multiples(of)).unwrap());
        let mut merge = Merge::new(&*files, 9, sources.to_vec()).unwrap();
        while merge.step().unwrap() {}
        let (run, replaced) = merge.finish(&*files).unwrap();
        assert_eq!(replaced.len(), 3);

        let mut expected = [multiples(3), multiples(5), multiples(7)].concat();
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(run.count, expected.len() as u64);
        let (mut cursor, mut stretch, mut all) = (RunCursor::whole(run), Vec::new(), Vec::new());
        loop {
            cursor.read(&mut stretch).unwrap();
            if stretch.is_empty() {
                break;
            }
            all.extend_from_slice(&stretch);
        }
        assert_eq!(all, expected);
    }
}
