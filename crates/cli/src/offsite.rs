//! `--out s3://bucket/prefix`: finished files go to object storage, the crawl itself works in a local directory.

use std::path::{Path, PathBuf};

use peregrine_archive::{ArchiveError, BringBack, Elsewhere};
use peregrine_types::ArchivePosition;
use peregrine_warc::{Dictionary, ReadLimits, StoredRecord, read_record};

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

    /// A record, and the dictionary at the front of its file.
    pub fn read(place: &Elsewhere, position: &ArchivePosition) -> anyhow::Result<(Vec<u8>, Option<Dictionary>)> {
        let offsite = Offsite::open(place.root())?;
        let name = format!("archive/{}", place.file);
        let bytes = offsite.read(&name, position.offset..position.offset + position.length)?;
        let mut dictionary = None;
        if place.file.ends_with(".zst") {
            let length = Dictionary::frame_bytes(&offsite.read(&name, 0..8)?);
            if length > 0 {
                dictionary = Dictionary::at_front(offsite.read(&name, 0..length)?.as_slice())?;
            }
        }
        Ok((bytes, dictionary))
    }

    /// Sends everything that is finished.
    pub fn send_all(address: &str, directory: &Path) -> anyhow::Result<()> {
        peregrine_offsite::upload_all(&Offsite::open(address)?, directory)?;
        Ok(())
    }

    impl BringBack for Depot {
        fn bring_back(&self, place: &Elsewhere, to: &Path) -> Result<(), String> {
            let offsite = Offsite::open(place.root()).map_err(|error| error.to_string())?;
            let found = offsite.fetch(&format!("archive/{}", place.file), to).map_err(|error| error.to_string())?;
            if (found.bytes, &found.sha256) == (place.bytes, &place.sha256) {
                Ok(())
            } else {
                Err("what is there is not what was sent".to_owned())
            }
        }
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

    pub fn read(place: &Elsewhere, _: &ArchivePosition) -> anyhow::Result<(Vec<u8>, Option<Dictionary>)> {
        Err(Usage(format!("this build of Peregrine has no object storage, so it cannot read {}", place.address)).into())
    }

    pub fn send_all(address: &str, _: &Path) -> anyhow::Result<()> {
        Err(Usage(format!("this build of Peregrine has no object storage, so it cannot write to {address}")).into())
    }

    impl BringBack for Depot {
        fn bring_back(&self, place: &Elsewhere, to: &Path) -> Result<(), String> {
            peregrine_archive::NothingElsewhere.bring_back(place, to)
        }
    }
}

pub use storage::{send_all, start};

/// Brings back what was taken to object storage.
pub struct Depot;

/// An archived record, wherever its file is by now.
pub fn read_archived(directory: &Path, position: &ArchivePosition, limits: ReadLimits) -> anyhow::Result<StoredRecord> {
    match peregrine_archive::read_archived(directory, position, limits) {
        Err(ArchiveError::Missing { path, committed }) => {
            let places = Elsewhere::of(directory)?;
            let Some(place) = places.get(&*position.file) else {
                return Err(ArchiveError::Missing { path, committed }.into());
            };
            let (bytes, dictionary) = storage::read(place, position)?;
            Ok(read_record(&bytes, position.offset, dictionary.as_ref(), limits)?)
        }
        other => Ok(other?),
    }
}
