use std::io::Write;

use flate2::{Compression, write::GzEncoder};
use peregrine_types::Timestamp;

use crate::behaviour::SitemapKind;
use crate::paths::{SitemapPart, Spot};
use crate::site_graph::{Answer, World};

impl World {
    /// The pages that a host's sitemap lists, in order.
    pub(crate) fn sitemap_pages(&self, host: u32) -> std::ops::Range<u32> {
        let behaviour = self.behaviour(host);
        if behaviour.sitemap == SitemapKind::None { 0..0 } else { 0..self.pages(host) + behaviour.orphans }
    }

    /// A sitemap file as the host sends it.
    pub(crate) fn sitemap(&self, host: u32, part: SitemapPart, now: Timestamp) -> Vec<u8> {
        let pages = self.sitemap_pages(host);
        match part {
            SitemapPart::Whole if self.behaviour(host).sitemap == SitemapKind::Index => self.sitemap_index(host),
            SitemapPart::Whole => self.url_set(host, pages, now),
            SitemapPart::Even => self.url_set(host, pages.filter(|page| page % 2 == 0), now),
            SitemapPart::Odd => gzip(&self.url_set(host, pages.filter(|page| page % 2 == 1), now)),
        }
    }

    fn sitemap_index(&self, host: u32) -> Vec<u8> {
        let part = |part| format!("<sitemap><loc>{}</loc></sitemap>\n", self.url(host, Spot::Sitemap(part)));
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{}{}</sitemapindex>\n",
            part(SitemapPart::Odd),
            part(SitemapPart::Even)
        )
        .into_bytes()
    }

    fn url_set(&self, host: u32, pages: impl Iterator<Item = u32>, now: Timestamp) -> Vec<u8> {
        let mut xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
                       <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
            .to_owned();
        for page in pages {
            let spot = Spot::Page(page);
            xml.push_str("<url><loc>");
            xml.push_str(&self.url(host, spot));
            xml.push_str("</loc>");
            if let Answer::Page(content) = self.answer(host, spot) {
                xml.push_str("<lastmod>");
                xml.push_str(&self.version(host, &content, now).since.to_rfc3339());
                xml.push_str("</lastmod>");
            }
            xml.push_str("</url>\n");
        }
        xml.push_str("</urlset>\n");
        xml.into_bytes()
    }
}

pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    // Writing to memory does not fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
