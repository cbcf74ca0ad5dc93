use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use super::journal;
use super::merge::{Finished, Merge, To};
use super::needless_files::NeedlessFiles;
use super::shape::Shape;
use super::table::{Table, file_name};
use super::table_builder::with_index;
use super::{Broken, ENGINE, Shared, State, TABLES, lock};
use crate::run_directory::RunDirectory;
use crate::{RunFiles, Space, StateError};

/// Tables in memory are merged among themselves when there are so many: reading looks into each.
const IN_MEMORY: Shape = Shape { fan: 4 };
/// Journals that may gather before whatever needs the oldest is written to a file.
const JOURNALS: usize = 6;
/// So much later it is asked again whether a table is still being read.
const READ_FOR: Duration = Duration::from_millis(100);

/// The thread that merges. Short merges go before long ones, which may take minutes.
pub(crate) struct Background {
    shared: Arc<Shared>,
    files: Arc<RunDirectory>,
    next_table: u64,
    merges: Vec<Merge>,
    /// Tables that were merged into others. Nobody begins to read them any more, but somebody may not have ended.
    left: Vec<Arc<Table>>,
    needless: NeedlessFiles,
}

/// Whoever waits for merges must hear that there will be none.
impl Drop for Background {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.fail(Broken { is_disk_full: false, detail: "the thread that merges has panicked".to_owned() });
        }
    }
}

impl Background {
    pub(crate) fn new(shared: Arc<Shared>, files: Arc<RunDirectory>, next_table: u64) -> Background {
        Background {
            shared,
            files,
            next_table,
            merges: Vec::new(),
            left: Vec::new(),
            needless: NeedlessFiles::default(),
        }
    }

    pub(crate) fn serve(mut self) {
        while !self.shared.stop.load(Ordering::Relaxed) {
            if let Err(error) = self.work() {
                self.fail(Broken::of(&error));
                return;
            }
        }
        if let Err(error) = self.let_go_of_unread() {
            self.fail(Broken::of(&error));
        }
    }

    /// A piece of work, or a wait for some.
    fn work(&mut self) -> Result<(), StateError> {
        self.tell(|state| {
            state.has_news = false;
            state.is_idle = false;
        });
        self.let_go_of_unread()?;
        self.begin_merges()?;
        // The shortest first.
        let Some(at) = (0..self.merges.len()).min_by_key(|at| self.merges[*at].input_bytes) else {
            self.wait();
            return Ok(());
        };
        if !self.merges[at].step()? {
            let merge = self.merges.swap_remove(at);
            self.end(merge)?;
        }
        Ok(())
    }

    fn fail(&self, broken: Broken) {
        self.tell(|state| {
            state.failed = Some(broken);
            state.is_idle = true;
        });
    }

    fn tell(&self, change: impl FnOnce(&mut State)) {
        change(&mut lock(&self.shared.background));
        self.shared.changed.notify_all();
    }

    fn wait(&self) {
        let mut state = lock(&self.shared.background);
        state.is_idle = true;
        self.shared.changed.notify_all();
        // Whoever stops this thread may have said so just before its last piece of work took the news for old.
        while !state.has_news && !self.shared.stop.load(Ordering::Relaxed) {
            if !self.left.is_empty() {
                // Whatever woke it, it looks again.
                let _ = self.shared.changed.wait_timeout(state, READ_FOR);
                return;
            }
            state = self.shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn begin_merges(&mut self) -> Result<(), StateError> {
        let version = self.shared.version();
        let pinned = self.pinned_commit();
        for space in Space::ALL {
            let tables = version.tables(space);
            let files = tables.iter().take_while(|table| !table.is_in_memory()).count();
            let (on_disk, in_memory) = tables.split_at(files);
            let bytes: u64 = in_memory.iter().map(|table| table.data_bytes()).sum();
            let is_pinning = in_memory.first().is_some_and(|table| table.commits.first <= pinned);
            if (bytes >= self.most_in_memory(space) || is_pinning) && self.are_free(in_memory) {
                self.begin(space, in_memory.to_vec(), files == 0, true)?;
            } else if let Some(chosen) = self.choose(IN_MEMORY, in_memory) {
                self.begin(space, chosen, false, false)?;
            }
            if let Some(chosen) = self.choose(shape_of(space), on_disk) {
                let is_oldest = Arc::ptr_eq(&chosen[0], &on_disk[0]);
                self.begin(space, chosen, is_oldest, true)?;
            }
        }
        Ok(())
    }

    /// Most is written to the queue, and most is read there; of others half as much gathers before it becomes a file.
    fn most_in_memory(&self, space: Space) -> u64 {
        match space {
            Space::Queue => self.shared.settings.memory_bytes,
            _ => self.shared.settings.memory_bytes / 2,
        }
    }

    /// The last commit of journals that there are too many of.
    fn pinned_commit(&self) -> u64 {
        let journals = lock(&self.shared.journals);
        let too_many = journals.closed.len().checked_sub(JOURNALS);
        too_many.and_then(|at| journals.closed.get(at)).map_or(0, |journal| journal.last_commit)
    }

    /// Neighbours that are worth merging, none of them in a merge already.
    fn choose(&self, shape: Shape, tables: &[Arc<Table>]) -> Option<Vec<Arc<Table>>> {
        tables.chunk_by(|one, other| self.is_free(one) == self.is_free(other)).find_map(|free| {
            let sizes: Vec<u64> = free.iter().map(|table| table.data_bytes().max(1)).collect();
            // Whatever their sizes, writing must never wait for tables that nobody merges.
            let too_many =
                || (sizes.len() > self.shared.settings.most_tables / 2).then_some(sizes.len() / 2..sizes.len());
            let range = shape.choose(&sizes).or_else(too_many).filter(|_| self.is_free(&free[0]))?;
            Some(free[range].to_vec())
        })
    }

    fn is_free(&self, table: &Arc<Table>) -> bool {
        !self.merges.iter().flat_map(|merge| &merge.inputs).any(|input| Arc::ptr_eq(input, table))
    }

    fn are_free(&self, tables: &[Arc<Table>]) -> bool {
        tables.iter().all(|table| self.is_free(table))
    }

    fn begin(
        &mut self,
        space: Space,
        inputs: Vec<Arc<Table>>,
        is_oldest: bool,
        to_file: bool,
    ) -> Result<(), StateError> {
        let to = if to_file {
            let bytes = inputs.iter().map(|table| table.data_bytes()).sum();
            To::File(self.next_table, &self.files, self.needless.take(bytes))
        } else {
            let bytes: u64 = inputs.iter().map(|table| table.data_bytes()).sum();
            To::Memory(self.shared.spare.take(with_index(bytes as usize)))
        };
        self.merges.push(Merge::new(space, inputs, is_oldest, to)?);
        self.next_table += u64::from(to_file);
        Ok(())
    }

    /// A merged table takes the place of its inputs: first in what is read when the store is opened, then for those who
    /// read now. Then what nobody needs any more goes.
    fn end(&mut self, merge: Merge) -> Result<(), StateError> {
        let space = merge.space;
        let Finished { table, inputs } = merge.finish(&*self.files, &self.shared.path.join(TABLES))?;
        let is_file = table.as_ref().is_none_or(|table| !table.is_in_memory());
        let mut needed_from = None;
        if is_file {
            // Nobody else changes what is in files.
            let mut after = (*self.shared.version()).clone();
            after.replace(space, &inputs, table.clone());
            let oldest = lock(&self.shared.journals).oldest_with(after.first_in_memory());
            after.manifest(oldest).write(&self.shared.path.join(ENGINE))?;
            needed_from = Some(oldest);
        }
        self.shared.change_version(|version| version.replace(space, &inputs, table));
        self.left.extend(inputs);
        needed_from.map_or(Ok(()), |oldest| self.remove_journals_before(oldest))
    }

    /// Tables that nobody reads any more go. None goes before: whoever ends reading last would close a file that is removed already, and wait
    /// for the device to free it, which takes hundreds of milliseconds where it is large.
    fn let_go_of_unread(&mut self) -> Result<(), StateError> {
        for table in std::mem::take(&mut self.left) {
            match Arc::try_unwrap(table) {
                Ok(unread) => self.let_go(unread)?,
                Err(read) => self.left.push(read),
            }
        }
        Ok(())
    }

    fn let_go(&mut self, table: Table) -> Result<(), StateError> {
        let bytes = table.data_bytes();
        match table.id.map(file_name) {
            Some(name) => {
                for too_many in self.needless.give(name, bytes) {
                    self.files.remove(&too_many)?;
                }
            }
            None => table.into_memory().into_iter().for_each(|memory| self.shared.spare.give(memory)),
        }
        Ok(())
    }

    fn remove_journals_before(&self, oldest: u64) -> Result<(), StateError> {
        let mut journals = lock(&self.shared.journals);
        while journals.closed.first().is_some_and(|journal| journal.number < oldest) {
            let needless = journals.closed.remove(0);
            journal::remove(&self.shared.path.join(ENGINE), needless.number)?;
        }
        Ok(())
    }
}

fn shape_of(space: Space) -> Shape {
    match space {
        // Read at the head of every host's queue, so there should not be many.
        Space::Queue => Shape { fan: 5 },
        _ => Shape { fan: 8 },
    }
}
