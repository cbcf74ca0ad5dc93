//! What a page says about itself.

use std::borrow::Cow;

use peregrine_types::{Alternate, Directives, ParsedPage};

use crate::links::Resolver;
use crate::text::{TextCollector, fitting};

/// Titles, descriptions and the like are cut here.
pub(crate) const MAX_FIELD_BYTES: usize = 4 * 1024;

/// The longest language tag that is believed; BCP 47 needs 35.
const MAX_LANGUAGE_BYTES: usize = 64;

/// Further ones are not kept. No honest page comes near.
const MAX_ALTERNATES: usize = 500;
const MAX_PROPERTIES: usize = 200;
const MAX_PROPERTY_NAME_BYTES: usize = 100;

/// All JSON-LD blocks of a page together; a block that does not fit is left out whole, because half a block is
/// no JSON.
const MAX_JSON_LD_BYTES: usize = 256 * 1024;

/// The page's words about itself, as far as they have been read. The first of a kind counts.
#[derive(Debug, Default)]
pub(crate) struct Metadata<'a> {
    pub canonical: Option<Cow<'a, str>>,
    pub directives: Directives,
    description: Option<String>,
    language: Option<String>,
    alternates: Vec<(String, Cow<'a, str>)>,
    properties: Vec<(String, String)>,
    json_ld: Vec<String>,
    json_ld_bytes: usize,
}

impl<'a> Metadata<'a> {
    pub fn canonical(&mut self, target: Option<Cow<'a, str>>) {
        if self.canonical.is_none() {
            self.canonical = target;
        }
    }

    pub fn language(&mut self, written: &str) {
        if self.language.is_none() {
            self.language = language_tag(written);
        }
    }

    pub fn description(&mut self, text: &str) {
        if self.description.is_none() && !text.trim().is_empty() {
            self.description = Some(field(text));
        }
    }

    /// `<link rel=alternate hreflang=…>`.
    pub fn alternate(&mut self, language: &str, target: Option<Cow<'a, str>>) {
        if let (Some(language), Some(target)) = (language_tag(language), target)
            && self.alternates.len() < MAX_ALTERNATES
        {
            self.alternates.push((language, target));
        }
    }

    /// `<meta property=… content=…>`, where the property is one that is kept.
    pub fn property(&mut self, name: &str, content: &str) {
        let name = name.trim_ascii();
        if is_kept(name) && self.properties.len() < MAX_PROPERTIES {
            self.properties.push((fitting(name, MAX_PROPERTY_NAME_BYTES).to_ascii_lowercase(), field(content)));
        }
    }

    pub fn json_ld(&mut self, block: &str) {
        let block = block.trim();
        let bytes = self.json_ld_bytes + block.len();
        if !block.is_empty() && bytes <= MAX_JSON_LD_BYTES {
            self.json_ld_bytes = bytes;
            self.json_ld.push(block.to_owned());
        }
    }

    /// Writes it down, all addresses resolved.
    pub fn enter(self, page: &mut ParsedPage, resolver: &Resolver<'_>) {
        page.canonical = self.canonical.and_then(|canonical| resolver.url(&canonical));
        page.description = self.description;
        page.language = self.language;
        page.directives = self.directives;
        page.properties = self.properties;
        page.json_ld = self.json_ld;
        page.alternates = self
            .alternates
            .into_iter()
            .filter_map(|(language, target)| Some(Alternate { language, url: resolver.url(&target)? }))
            .collect();
    }
}

/// Open Graph and those that are used beside it.
fn is_kept(property: &str) -> bool {
    const FAMILIES: [&str; 4] = ["og:", "article:", "twitter:", "product:"];
    FAMILIES.iter().any(|family| property.get(..family.len()).is_some_and(|start| start.eq_ignore_ascii_case(family)))
}

/// Whether a script of this type is a block of JSON-LD.
pub(crate) fn is_json_ld(script_type: Option<&str>) -> bool {
    let essence = script_type.and_then(|written| written.split(';').next()).unwrap_or_default();
    essence.trim_ascii().eq_ignore_ascii_case("application/ld+json")
}

fn language_tag(written: &str) -> Option<String> {
    let tag = written.trim_ascii();
    (!tag.is_empty() && tag.len() <= MAX_LANGUAGE_BYTES).then(|| tag.to_owned())
}

pub(crate) fn field(text: &str) -> String {
    let mut collector = TextCollector::new(MAX_FIELD_BYTES);
    collector.push(text);
    collector.take()
}
