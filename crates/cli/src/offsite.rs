//! `--out s3://bucket/prefix`: finished files go to object storage, the crawl itself works in a local directory.

use std::path::{Path, PathBuf};

use peregrine_archive::{ArchiveError, Elsewhere};
use peregrine_types::ArchivePosition;
use peregrine_warc::{ReadLimits, StoredRecord, read_record_at};

use crate::exit::Usage;

/// Where a crawl works, and where its finished files go, if that is elsewhere.
pub struct Destination {
    pub directory: PathBuf,
    pub address: Option<String>,
}

impl Destination {
    pub fn of(out: &Path, work: Option<&Path>) -> Result<Destination, Usage> {
        let text = out.to_string_lossy();
        let address = text.contains("://").then(|| text.into_owned());
        match (&address, work) {
            (None, Some(_)) => {
                Err(Usage("--work is for an --out on object storage; a directory needs none".to_owned()))
            }
            (None, None) => Ok(Destination { directory: out.to_path_buf(), address }),
            (Some(_), work) => {
                let directory = work.map_or_else(|| PathBuf::from("./crawl"), Path::to_path_buf);
                Ok(Destination { directory, address })
            }
        }
    }
}

#[cfg(feature = "object-storage")]
mod storage {
    use peregrine_offsite::{Offsite, Uploader};
    use peregrine_runtime::Shutdown;

    use super::*;

    pub struct Uploading(Uploader);

    /// Begins to take finished files away.
    pub fn start(address: &str, directory: &Path, quiet: bool) -> anyhow::Result<Uploading> {
        if !Offsite::is_address(address) {
            return Err(Usage(format!("{address} is not an address of object storage (s3://, gs://, az://)")).into());
        }
        let offsite = Offsite::open(address).map_err(|error| Usage(error.to_string()))?;
        let complain = move |error: &peregrine_offsite::OffsiteError| {
            if !quiet {
                eprintln!("will be tried again: {error}");
            }
        };
        Ok(Uploading(Uploader::start(offsite, directory, complain)?))
    }

    impl Uploading {
        /// Waits until everything is there, unless somebody wants to stop.
        pub fn finish(self, shutdown: &Shutdown) -> anyhow::Result<u64> {
            Ok(self.0.finish(|| shutdown.is_requested())?.files)
        }
    }

    pub fn read(address: &str, position: &ArchivePosition) -> anyhow::Result<Vec<u8>> {
        let (place, name) = address.rsplit_once('/').unwrap_or((address, ""));
        Ok(Offsite::open(place)?.read(name, position.offset..position.offset + position.length)?)
    }
}

#[cfg(not(feature = "object-storage"))]
mod storage {
    use peregrine_runtime::Shutdown;

    use super::*;

    pub struct Uploading;

    pub fn start(address: &str, _: &Path, _: bool) -> anyhow::Result<Uploading> {
        Err(Usage(format!("this build of Peregrine has no object storage, so it cannot write to {address}")).into())
    }

    impl Uploading {
        pub fn finish(self, _: &Shutdown) -> anyhow::Result<u64> {
            Ok(0)
        }
    }

    pub fn read(address: &str, _: &ArchivePosition) -> anyhow::Result<Vec<u8>> {
        Err(Usage(format!("this build of Peregrine has no object storage, so it cannot read {address}")).into())
    }
}

pub use storage::start;

/// An archived record, wherever its file is by now.
pub fn read_archived(directory: &Path, position: &ArchivePosition, limits: ReadLimits) -> anyhow::Result<StoredRecord> {
    match peregrine_archive::read_archived(directory, position, limits) {
        Err(ArchiveError::Missing { path, committed }) => {
            let places = Elsewhere::of(directory)?;
            let Some(place) = places.get(&*position.file) else {
                return Err(ArchiveError::Missing { path, committed }.into());
            };
            let bytes = storage::read(&place.address, position)?;
            let mut record = read_record_at(std::io::Cursor::new(bytes), 0, position.length, limits)?;
            record.offset = position.offset;
            Ok(record)
        }
        other => Ok(other?),
    }
}
