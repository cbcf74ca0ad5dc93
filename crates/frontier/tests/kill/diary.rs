//! What happened, one line each, written with one call of write(2): what was written survives kill -9. A line that
//! was cut lacks its full stop and counts as never written.

use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use peregrine_types::Timestamp;

pub struct Diary(File);

impl Diary {
    pub fn open(path: &Path) -> Diary {
        let mut file = OpenOptions::new().create(true).append(true).open(path).unwrap();
        // Ends the line that the last run may have left unfinished.
        file.write_all(b"\n").unwrap();
        Diary(file)
    }

    pub fn write(&self, line: impl Display) {
        (&self.0).write_all(format!("{line} .\n").as_bytes()).unwrap();
    }

    pub fn another(&self) -> Diary {
        Diary(self.0.try_clone().unwrap())
    }
}

/// The whole lines of a diary, as words.
pub fn lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.split_inclusive('\n')
        .filter_map(|line| line.strip_suffix(" .\n"))
        .map(|line| line.split(' ').collect::<Vec<&str>>())
}

/// The last moment of which a diary knows, as far as its last lines tell: time never goes back. Every line but those
/// about commits begins with one.
pub fn last_moment(path: &Path) -> Option<Timestamp> {
    const ENOUGH: u64 = 1 << 16;
    let length = std::fs::metadata(path).ok()?.len();
    let text = read_from(path, length.saturating_sub(ENOUGH));
    lines(&text).filter_map(|words| words.get(1)?.strip_prefix('@')?.parse().ok()).max().map(Timestamp::from_millis)
}

/// What a diary says behind its first bytes. What a kill cut in the middle of a letter is not a line anyway.
pub fn read_from(path: &Path, offset: u64) -> String {
    let mut bytes = Vec::new();
    if let Ok(mut file) = File::open(path) {
        file.seek(SeekFrom::Start(offset)).unwrap();
        file.read_to_end(&mut bytes).unwrap();
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
