use std::collections::BTreeSet;

use peregrine_types::ArchivePosition;

/// So many bytes of URLs are kept.
const MOST_BYTES: usize = 32 << 20;

/// What the state says of the archive and is not so. Where a whole archive is gone that is everything it says, so files that
/// are gone are kept by their names alone, and of pages in files that are there no more than fit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WronglyKnown {
    files: BTreeSet<String>,
    pages: BTreeSet<String>,
    page_bytes: usize,
    has_more: bool,
}

impl WronglyKnown {
    /// The file is not there: nothing that is said to lie in it does.
    pub fn note_file(&mut self, file: &str) {
        if !self.files.contains(file) {
            self.files.insert(file.to_owned());
        }
    }

    /// The file is there, but the page does not lie where it is said to.
    pub fn note_page(&mut self, url: String) {
        if self.page_bytes + url.len() > MOST_BYTES {
            self.has_more = true;
            return;
        }
        let bytes = url.len();
        if self.pages.insert(url) {
            self.page_bytes += bytes;
        }
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty() && self.pages.is_empty() && !self.has_more
    }

    /// Whether this page is known not to lie there.
    pub fn contains(&self, url: &str, position: &ArchivePosition) -> bool {
        self.files.contains(&*position.file) || self.pages.contains(url)
    }

    /// Whether everything that is not among these is right. Otherwise only a look at the place can tell; of the files that are
    /// gone, though, none is ever left out.
    pub fn is_complete(&self) -> bool {
        !self.has_more
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_does_not_grow_with_what_is_missing() {
        let mut wrong = WronglyKnown::default();
        assert!(wrong.is_empty() && wrong.is_complete());
        let at = |file: &str| ArchivePosition { file: file.into(), offset: 7, length: 7 };
        for _ in 0..3 {
            wrong.note_file("gone.warc.gz");
            wrong.note_page("http://example.com/elsewhere".to_owned());
        }
        assert_eq!((wrong.files.len(), wrong.pages.len()), (1, 1));
        assert!(wrong.contains("http://example.com/any", &at("gone.warc.gz")));
        assert!(wrong.contains("http://example.com/elsewhere", &at("here.warc.gz")));
        assert!(!wrong.contains("http://example.com/any", &at("here.warc.gz")));
        assert!(wrong.is_complete());

        for number in 0..100 {
            wrong.note_page(format!("http://example.com/{number}/{}", "x".repeat(1 << 20)));
        }
        assert!(!wrong.is_complete() && wrong.pages.len() < 40);
        wrong.note_file("gone-too.warc.gz");
        assert!(wrong.contains("http://example.com/any", &at("gone-too.warc.gz")));
    }
}
