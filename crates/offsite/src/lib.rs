//! Finished files of an archive on object storage: S3, Google Cloud Storage, Azure, and whatever speaks like one of them.
//!
//! A crawl always works in a local directory. While it runs, an [`Uploader`] takes every WARC file that has its final name,
//! and its index, to the address that was given; reads it back; notes in `DIR/offsite.jsonl` where it is and what its digest
//! is; and only then removes the local WARC file. So the local disk holds the state, the indexes and what is still growing. What
//! cannot be uploaded now is tried again, and again by the next run; nothing is removed that was not read back.
//!
//! Credentials and endpoints come from the usual environment (`AWS_ACCESS_KEY_ID`, `AWS_ENDPOINT`,
//! `GOOGLE_SERVICE_ACCOUNT`, `AZURE_STORAGE_ACCOUNT_NAME`, …).

mod uploader;

use std::fs::File;
use std::io::{Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use object_store::path::Path as ObjectPath;
use object_store::{ObjectStore, ObjectStoreExt, PutPayload, WriteMultipart, parse_url_opts};
use peregrine_archive::ArchiveError;
use sha2::{Digest, Sha256};
use tokio::runtime::Runtime;
use url::Url;

pub use uploader::{Uploaded, Uploader, upload_all};

/// Larger files are sent in parts of this size.
const PART_BYTES: usize = 8 << 20;
const PARTS_AT_ONCE: usize = 4;

#[derive(Debug, thiserror::Error)]
pub enum OffsiteError {
    #[error("{address} is not an address of object storage: {detail}")]
    Address { address: String, detail: String },
    #[error("cannot {action} {what}: {source}")]
    Store { action: &'static str, what: String, source: object_store::Error },
    #[error("what came back from {what} is not what was sent there")]
    Changed { what: String },
    #[error("cannot {action} {path}: {source}")]
    Local { action: &'static str, path: PathBuf, source: std::io::Error },
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
    #[error(transparent)]
    Archive(#[from] ArchiveError),
}

/// A place on object storage.
pub struct Offsite {
    runtime: Runtime,
    store: Arc<dyn ObjectStore>,
    prefix: ObjectPath,
    address: String,
}

/// A file as it was sent, and found to be there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentFile {
    pub address: String,
    pub bytes: u64,
    /// In hexadecimal.
    pub sha256: String,
}

impl Offsite {
    /// Whether this looks like an address rather than a directory.
    pub fn is_address(text: &str) -> bool {
        let scheme = text.split_once("://").map(|(scheme, _)| scheme);
        matches!(scheme, Some("s3" | "s3a" | "gs" | "az" | "azure" | "adl" | "abfs" | "abfss" | "https" | "http"))
    }

    /// Nothing is asked of the store yet.
    pub fn open(address: &str) -> Result<Self, OffsiteError> {
        let wrong = |detail: String| OffsiteError::Address { address: address.to_owned(), detail };
        // Whoever was first has chosen the same one.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let url = Url::parse(address).map_err(|error| wrong(error.to_string()))?;
        let (store, prefix) = parse_url_opts(&url, std::env::vars()).map_err(|error| wrong(error.to_string()))?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("offsite")
            .enable_all()
            .build()
            .map_err(OffsiteError::Thread)?;
        Ok(Offsite { runtime, store: store.into(), prefix, address: address.trim_end_matches('/').to_owned() })
    }

    pub fn address_of(&self, name: &str) -> String {
        format!("{}/{name}", self.address)
    }

    fn path_of(&self, name: &str) -> ObjectPath {
        name.split('/').fold(self.prefix.clone(), |path, part| path.join(part))
    }

    /// Sends a file, and reads it back to see that it has arrived.
    pub fn send(&self, local: &Path, name: &str) -> Result<SentFile, OffsiteError> {
        let path = self.path_of(name);
        let what = self.address_of(name);
        let (bytes, sha256) = self.runtime.block_on(self.put(local, &path, &what))?;
        let found = self.runtime.block_on(self.copy_to(&path, &what, None))?;
        if found != (bytes, sha256.clone()) {
            return Err(OffsiteError::Changed { what });
        }
        Ok(SentFile { address: what, bytes, sha256 })
    }

    /// A part of a file.
    pub fn read(&self, name: &str, range: Range<u64>) -> Result<Vec<u8>, OffsiteError> {
        let failed = self.failed("read", self.address_of(name));
        let bytes = self.runtime.block_on(self.store.get_range(&self.path_of(name), range)).map_err(failed)?;
        Ok(bytes.to_vec())
    }

    /// Brings a whole file here, and says what it was.
    pub fn fetch(&self, name: &str, to: &Path) -> Result<SentFile, OffsiteError> {
        let what = self.address_of(name);
        let (bytes, sha256) = self.runtime.block_on(self.copy_to(&self.path_of(name), &what, Some(to)))?;
        Ok(SentFile { address: what, bytes, sha256 })
    }

    async fn put(&self, local: &Path, path: &ObjectPath, what: &str) -> Result<(u64, String), OffsiteError> {
        let unreadable = |source| OffsiteError::Local { action: "read", path: local.to_path_buf(), source };
        let mut file = File::open(local).map_err(unreadable)?;
        let length = file.metadata().map_err(unreadable)?.len();
        let mut digest = Sha256::new();
        if length <= PART_BYTES as u64 {
            let mut content = Vec::new();
            file.read_to_end(&mut content).map_err(unreadable)?;
            digest.update(&content);
            let bytes = content.len() as u64;
            let sent = self.store.put(path, PutPayload::from(content)).await;
            sent.map_err(self.failed("write", what.to_owned()))?;
            return Ok((bytes, hex(digest)));
        }
        let upload = self.store.put_multipart(path).await.map_err(self.failed("write", what.to_owned()))?;
        let mut upload = WriteMultipart::new_with_chunk_size(upload, PART_BYTES);
        let mut buffer = vec![0; 1 << 20];
        let mut bytes = 0;
        loop {
            let count = file.read(&mut buffer).map_err(unreadable)?;
            let Some(part) = buffer.get(..count).filter(|part| !part.is_empty()) else { break };
            digest.update(part);
            bytes += count as u64;
            upload.wait_for_capacity(PARTS_AT_ONCE).await.map_err(self.failed("write", what.to_owned()))?;
            upload.write(part);
        }
        upload.finish().await.map_err(self.failed("write", what.to_owned()))?;
        Ok((bytes, hex(digest)))
    }

    /// Reads an object to its end, and writes it to a file if there is one.
    async fn copy_to(&self, path: &ObjectPath, what: &str, to: Option<&Path>) -> Result<(u64, String), OffsiteError> {
        let mut file = to.map(|to| File::create(to).map_err(unwritable(to))).transpose()?;
        let found = self.store.head(path).await.map_err(self.failed("look at", what.to_owned()))?;
        let mut digest = Sha256::new();
        let mut start = 0;
        while start < found.size {
            let end = found.size.min(start + PART_BYTES as u64);
            let part = self.store.get_range(path, start..end).await;
            let part = part.map_err(self.failed("read", what.to_owned()))?;
            digest.update(&part);
            if let (Some(file), Some(to)) = (&mut file, to) {
                file.write_all(&part).map_err(unwritable(to))?;
            }
            start = end;
        }
        if let (Some(file), Some(to)) = (file, to) {
            file.sync_all().map_err(unwritable(to))?;
        }
        Ok((found.size, hex(digest)))
    }

    fn failed(&self, action: &'static str, what: String) -> impl FnOnce(object_store::Error) -> OffsiteError {
        move |source| OffsiteError::Store { action, what, source }
    }
}

fn unwritable(path: &Path) -> impl FnOnce(std::io::Error) -> OffsiteError + use<> {
    let path = path.to_path_buf();
    move |source| OffsiteError::Local { action: "write", path, source }
}

fn hex(digest: Sha256) -> String {
    data_encoding::HEXLOWER.encode(&digest.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_storage_is_known_by_its_address() {
        for address in [
            "s3://attic/crawls/one",
            "https://s3.us-east-1.amazonaws.com/attic/crawls/one",
            "gs://attic/crawls/one",
            "abfss://attic@account.dfs.core.windows.net/crawls/one/",
            "https://account.blob.core.windows.net/attic/crawls/one",
        ] {
            assert!(Offsite::is_address(address));
            let place = Offsite::open(address).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(place.path_of("archive/x.warc.gz").as_ref(), "crawls/one/archive/x.warc.gz", "{address}");
            assert_eq!(place.address_of("archive/x"), format!("{}/archive/x", address.trim_end_matches('/')));
        }
        for directory in ["crawl", "./s3", "/mnt/gs:/x", "C:\\crawl", "ftp://attic/x"] {
            assert!(!Offsite::is_address(directory), "{directory}");
        }
        let error = Offsite::open("az://").err().expect("no container").to_string();
        assert!(error.starts_with("az:// is not an address of object storage: "), "{error}");
    }
}
