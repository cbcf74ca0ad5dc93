//! The lines of a file that may hold anything by now: none of them takes more memory than lines of its kind ever need.

use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Read};
use std::path::Path;

use crate::error::{ArchiveError, failed};

const BUFFER_BYTES: usize = 1 << 18;

/// Shows every line in the first `committed` bytes of a file, without its end, and its number, counted from 1. One that is
/// longer than `longest` is shown in pieces. Says whether there is such a file.
pub(crate) fn for_each_line<E: From<ArchiveError>>(
    path: &Path,
    committed: u64,
    longest: u64,
    mut each: impl FnMut(u64, &[u8]) -> Result<(), E>,
) -> Result<bool, E> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(failed("open", path)(error).into()),
    };
    let mut lines = BufReader::with_capacity(BUFFER_BYTES, file.take(committed));
    let mut line = Vec::new();
    let mut number = 0;
    loop {
        line.clear();
        let read = lines.by_ref().take(longest).read_until(b'\n', &mut line);
        if read.map_err(failed("read", path))? == 0 {
            return Ok(true);
        }
        number += 1;
        each(number, line.strip_suffix(b"\n").unwrap_or(&line))?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, committed: u64, longest: u64) -> Vec<(u64, String)> {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("lines");
        std::fs::write(&path, text).expect("written");
        let mut shown = Vec::new();
        let is_there = for_each_line(&path, committed, longest, |number, line| {
            shown.push((number, String::from_utf8_lossy(line).into_owned()));
            Ok::<(), ArchiveError>(())
        });
        assert!(is_there.expect("readable"));
        shown
    }

    #[test]
    fn no_line_is_longer_than_allowed_and_nothing_beyond_what_counts_is_shown() {
        let shown = |pieces: &[&str]| -> Vec<(u64, String)> {
            (1..).zip(pieces.iter().map(|piece| (*piece).to_owned())).collect()
        };
        assert_eq!(lines("a\n\nbc\nd", u64::MAX, 100), shown(&["a", "", "bc", "d"]));
        assert_eq!(lines("a\nbcdef\ng\n", u64::MAX, 3), shown(&["a", "bcd", "ef", "g"]));
        assert_eq!(lines("a\nbc\nde\n", 4, 100), shown(&["a", "bc"]));
        assert_eq!(lines("", u64::MAX, 100), shown(&[]));
        let nowhere = for_each_line(Path::new("/nonexistent"), 1, 1, |_, _| Ok::<(), ArchiveError>(()));
        assert!(!nowhere.expect("nothing to read"));
    }
}
