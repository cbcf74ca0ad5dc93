//! JSON Feed (jsonfeed.org). Read value by value and never as a tree, so that a feed of a million empty items costs
//! nothing.

use std::fmt;

use peregrine_types::ParsedPage;
use peregrine_urls::Url;
use serde::de::{Deserialize, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use crate::ParseOptions;
use crate::dates::moment;
use crate::feed::Found;
use crate::metadata::field;

/// More is not read: a text in it has to be copied, whoever needs it.
const MAX_BYTES: usize = 16 << 20;

/// Where the JSON breaks off or goes wrong, the feed ends.
pub(crate) fn read(body: &[u8], url: &Url, options: &ParseOptions) -> ParsedPage {
    let mut reader = Reader { found: Found::new(url, options) };
    let body = body.get(..MAX_BYTES).unwrap_or(body);
    let _ = serde_json::Deserializer::from_slice(body).deserialize_map(&mut reader);
    ParsedPage { charset: "UTF-8", ..reader.found.page }
}

struct Reader<'a> {
    found: Found<'a>,
}

impl Reader<'_> {
    fn item(&mut self, item: Item) {
        let date = item.modified.as_deref().or(item.published.as_deref()).and_then(moment);
        if let Some(target) = item.url.or(item.external_url) {
            let title = item.title.as_deref().map(field).unwrap_or_default();
            self.found.link(&target, title, date);
        }
    }
}

impl<'de> Visitor<'de> for &mut Reader<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON Feed")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if key == "items" {
                map.next_value_seed(Items(self))?;
                continue;
            }
            let Text(Some(value)) = map.next_value()? else { continue };
            let page = &mut self.found.page;
            match key.as_str() {
                "title" => page.title = Some(field(&value)),
                "description" => page.description = Some(field(&value)),
                "language" => page.language = Some(field(&value)),
                "home_page_url" | "next_url" => self.found.link(&value, String::new(), None),
                _ => {}
            }
        }
        Ok(())
    }
}

struct Items<'r, 'a>(&'r mut Reader<'a>);

impl<'de> DeserializeSeed<'de> for Items<'_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Items<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the items of a JSON Feed")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while let Some(item) = items.next_element::<Item>()? {
            self.0.item(item);
        }
        Ok(())
    }
}

#[derive(Default)]
struct Item {
    url: Option<String>,
    external_url: Option<String>,
    title: Option<String>,
    published: Option<String>,
    modified: Option<String>,
}

impl<'de> Deserialize<'de> for Item {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ItemVisitor)
    }
}

struct ItemVisitor;

impl<'de> Visitor<'de> for ItemVisitor {
    type Value = Item;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an item of a JSON Feed")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Item, A::Error> {
        let mut item = Item::default();
        while let Some(key) = map.next_key::<String>()? {
            let Text(value) = map.next_value()?;
            match key.as_str() {
                "url" => item.url = value,
                "external_url" => item.external_url = value,
                "title" => item.title = value,
                "date_published" => item.published = value,
                "date_modified" => item.modified = value,
                _ => {}
            }
        }
        Ok(item)
    }
}

/// A text; nothing where something else stands.
struct Text(Option<String>);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TextVisitor)
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Text;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E>(self, text: &str) -> Result<Text, E> {
        Ok(Text(Some(text.to_owned())))
    }

    fn visit_unit<E>(self) -> Result<Text, E> {
        Ok(Text(None))
    }

    fn visit_bool<E>(self, _: bool) -> Result<Text, E> {
        Ok(Text(None))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Text, E> {
        Ok(Text(None))
    }

    fn visit_u64<E>(self, _: u64) -> Result<Text, E> {
        Ok(Text(None))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Text, E> {
        Ok(Text(None))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Text, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Text(None))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Text, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Text(None))
    }
}
