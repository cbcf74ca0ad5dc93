//! `archive.zstdict`: the dictionary that an earlier run made of its first pages. Every WARC file that needs it has it at its
//! front; this one only saves the next run from making another.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use peregrine_warc::Dictionary;

use crate::append_file::sync_directory;
use crate::error::{ArchiveError, failed};

pub(crate) fn load_dictionary(path: &Path) -> Result<Option<Arc<Dictionary>>, ArchiveError> {
    match fs::read(path) {
        Ok(bytes) => match Dictionary::from_bytes(bytes) {
            Some(dictionary) => Ok(Some(Arc::new(dictionary))),
            None => Err(ArchiveError::NoDictionary { path: path.to_path_buf() }),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(failed("read", path)(error)),
    }
}

pub(crate) fn save_dictionary(path: &Path, dictionary: &Dictionary) -> Result<(), ArchiveError> {
    let unfinished = path.with_extension("zstdict.tmp");
    let write = || -> io::Result<()> {
        let mut file = File::create(&unfinished)?;
        file.write_all(dictionary.bytes())?;
        file.sync_all()
    };
    write().map_err(failed("write", &unfinished))?;
    fs::rename(&unfinished, path).map_err(failed("rename", &unfinished))?;
    path.parent().map_or(Ok(()), sync_directory)
}
