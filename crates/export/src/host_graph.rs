//! Which host links to which, in the form that Common Crawl publishes its graphs in: `ID<tab>HOST` and
//! `FROM<tab>TO<tab>LINKS`, hosts reversed and sorted, numbers given in that order, compressed. Names become numbers by
//! sorting and merging, so that memory does not grow with the number of hosts.

use std::iter::Peekable;
use std::path::{Path, PathBuf};

use peregrine_archive::{ExternalSorter, SortedEntries};

use crate::draft::DraftFile;
use crate::error::{ExportError, failed};
use crate::jsonl::Lines;

const SORT_MEMORY_BYTES: usize = 32 << 20;

pub(crate) struct HostGraph {
    directory: PathBuf,
    hosts: ExternalSorter,
    /// `FROM NUL TO`.
    edges: ExternalSorter,
    last: (String, String),
}

impl HostGraph {
    pub(crate) fn new(directory: &Path) -> Self {
        HostGraph {
            hosts: ExternalSorter::new(directory, SORT_MEMORY_BYTES),
            edges: ExternalSorter::new(directory, SORT_MEMORY_BYTES),
            directory: directory.to_path_buf(),
            last: Default::default(),
        }
    }

    pub(crate) fn host(&mut self, name: &str) -> Result<(), ExportError> {
        if self.last.0 != name {
            self.hosts.push(name.as_bytes())?;
            name.clone_into(&mut self.last.0);
        }
        Ok(())
    }

    /// A link within a host is none between hosts.
    pub(crate) fn edge(&mut self, from: &str, to: &str) -> Result<(), ExportError> {
        if from == to {
            return Ok(());
        }
        if self.last.1 != to {
            self.hosts.push(to.as_bytes())?;
            to.clone_into(&mut self.last.1);
        }
        self.edges.push(&[from.as_bytes(), b"\0", to.as_bytes()].concat())?;
        Ok(())
    }

    /// Writes both files, and says what they are called.
    pub(crate) fn write(self) -> Result<(PathBuf, PathBuf), ExportError> {
        let HostGraph { directory, hosts, edges, .. } = self;
        let vertices = directory.join("host-vertices.txt.gz");
        let mut out = GzLines::create(&vertices)?;
        // Each pass needs the numbered hosts in order, and a sorter gives them once.
        let mut for_sources = ExternalSorter::new(&directory, SORT_MEMORY_BYTES);
        let mut for_targets = ExternalSorter::new(&directory, SORT_MEMORY_BYTES);
        let mut last: Option<Box<[u8]>> = None;
        let mut number = 0_u64;
        for host in hosts.sorted()? {
            let host = host?;
            if last.as_ref() != Some(&host) {
                out.put(&format!("{number}\t{}\n", String::from_utf8_lossy(&host)))?;
                let entry = [&*host, b"\0", &number.to_be_bytes()].concat();
                for_sources.push(&entry)?;
                for_targets.push(&entry)?;
                number += 1;
                last = Some(host);
            }
        }
        out.finish()?;

        let mut by_target = ExternalSorter::new(&directory, SORT_MEMORY_BYTES);
        let mut numbers = Numbers::of(for_sources)?;
        for edge in edges.sorted()? {
            let edge = edge?;
            let Some((from, to)) = split(&edge) else { continue };
            by_target.push(&[to, b"\0", &numbers.of_host(from)?.to_be_bytes()].concat())?;
        }
        let mut numbered = ExternalSorter::new(&directory, SORT_MEMORY_BYTES);
        let mut numbers = Numbers::of(for_targets)?;
        for edge in by_target.sorted()? {
            let edge = edge?;
            let Some((to, from)) = split(&edge) else { continue };
            numbered.push(&[from, &numbers.of_host(to)?.to_be_bytes()].concat())?;
        }
        let edges = directory.join("host-edges.txt.gz");
        write_counted(numbered.sorted()?, &edges)?;
        Ok((vertices, edges))
    }
}

/// Everything before the first NUL, and everything after it. Hosts have none.
fn split(entry: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = entry.iter().position(|&byte| byte == 0)?;
    Some((entry.get(..end)?, entry.get(end + 1..)?))
}

/// Hosts with their numbers, asked for in order.
struct Numbers {
    hosts: Peekable<SortedEntries>,
}

impl Numbers {
    fn of(hosts: ExternalSorter) -> Result<Self, ExportError> {
        Ok(Numbers { hosts: hosts.sorted()?.peekable() })
    }

    fn of_host(&mut self, name: &[u8]) -> Result<u64, ExportError> {
        loop {
            match self.hosts.peek() {
                Some(Ok(entry)) => match split(entry) {
                    Some((host, number)) if host == name => {
                        return Ok(number.try_into().map_or(0, u64::from_be_bytes));
                    }
                    _ => {
                        self.hosts.next().transpose()?;
                    }
                },
                Some(Err(_)) => {
                    self.hosts.next().transpose()?;
                }
                // Every host of an edge is among the hosts.
                None => return Ok(u64::MAX),
            }
        }
    }
}

fn write_counted(edges: SortedEntries, path: &Path) -> Result<(), ExportError> {
    let mut out = GzLines::create(path)?;
    let mut last: Option<(Box<[u8]>, u64)> = None;
    for edge in edges {
        let edge = edge?;
        last = match last.take() {
            Some((same, count)) if same == edge => Some((same, count + 1)),
            Some((other, count)) => {
                out.edge(&other, count)?;
                Some((edge, 1))
            }
            None => Some((edge, 1)),
        };
    }
    if let Some((edge, count)) = last {
        out.edge(&edge, count)?;
    }
    out.finish()
}

struct GzLines {
    path: PathBuf,
    lines: Lines,
}

impl GzLines {
    fn create(path: &Path) -> Result<Self, ExportError> {
        Ok(GzLines { path: path.to_path_buf(), lines: Lines::of(DraftFile::create(path)?) })
    }

    fn put(&mut self, line: &str) -> Result<(), ExportError> {
        self.lines.put(line.as_bytes()).map_err(failed("write", &self.path))
    }

    fn edge(&mut self, edge: &[u8], count: u64) -> Result<(), ExportError> {
        let Some((from, to)) = edge.split_at_checked(8) else { return Ok(()) };
        let number = |bytes: &[u8]| bytes.try_into().map_or(0, u64::from_be_bytes);
        self.put(&format!("{}\t{}\t{count}\n", number(from), number(to)))
    }

    fn finish(self) -> Result<(), ExportError> {
        self.lines.finish().map_err(failed("write", &self.path))?.finish().map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn text(path: &Path) -> String {
        let mut text = String::new();
        let file = std::fs::File::open(path).expect("there");
        flate2::read::GzDecoder::new(file).read_to_string(&mut text).expect("gzip");
        text
    }

    #[test]
    fn hosts_are_numbered_in_order_and_links_between_them_counted() {
        let directory = tempfile::tempdir().expect("a directory");
        let mut graph = HostGraph::new(directory.path());
        for (from, to) in [("c", "a"), ("a", "b"), ("a", "a"), ("c", "a"), ("b", "z"), ("a", "z")] {
            graph.host(from).expect("noted");
            graph.edge(from, to).expect("noted");
        }
        let (vertices, edges) = graph.write().expect("written");
        assert_eq!(text(&vertices), "0\ta\n1\tb\n2\tc\n3\tz\n");
        assert_eq!(text(&edges), "0\t1\t1\n0\t3\t1\n1\t3\t1\n2\t0\t2\n");
    }
}
