use serde::Serialize;

/// What a body is, by its first bytes and its declared type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ContentKind {
    Html,
    /// HTML that was declared as XML.
    Xhtml,
    PlainText,
    /// RSS, Atom or JSON Feed.
    Feed,
    /// Pages or further sitemaps, as XML or as lines of URLs, gzipped or not.
    Sitemap,
    Pdf,
    Image,
    Audio,
    Video,
    Archive,
    /// Something else.
    #[default]
    Other,
}

impl ContentKind {
    pub fn as_str(self) -> &'static str {
        match self {
            ContentKind::Html => "html",
            ContentKind::Xhtml => "xhtml",
            ContentKind::PlainText => "plaintext",
            ContentKind::Feed => "feed",
            ContentKind::Sitemap => "sitemap",
            ContentKind::Pdf => "pdf",
            ContentKind::Image => "image",
            ContentKind::Audio => "audio",
            ContentKind::Video => "video",
            ContentKind::Archive => "archive",
            ContentKind::Other => "other",
        }
    }
}
