//! A page as HTML: a title, blocks of prose with links between them, filled up to its size.

use crate::behaviour::{Charset, Quirk};
use crate::chance::{Dice, Purpose, hash_bytes};
use crate::change::Version;
use crate::odd_links::{write_false_links, write_odd_link};
use crate::paths::{MAX_PAGES, SECTIONS, Slug, Spot, write_file_name, write_path};
use crate::prose::{LONGEST_BLOCK, Prose};
use crate::site_graph::{Content, LinkOut, World};

/// Everything that decides what a page looks like.
pub(crate) struct PageRequest<'a> {
    pub host: u32,
    pub spot: Spot,
    pub content: Content,
    pub version: Version,
    /// The request target as it was sent: session ids depend on it.
    pub target: &'a [u8],
}

const LINKS_PER_LIST: usize = 5;

/// Writes pages, reusing its memory from one to the next.
pub(crate) struct PageWriter<'w> {
    world: &'w World,
    prose: &'w Prose,
    links: Vec<LinkOut>,
}

impl<'w> PageWriter<'w> {
    pub fn new(world: &'w World, prose: &'w Prose, links: Vec<LinkOut>) -> Self {
        PageWriter { world, prose, links }
    }

    /// Gives back the memory it was lent.
    pub fn into_links(self) -> Vec<LinkOut> {
        self.links
    }

    pub fn write(&mut self, request: &PageRequest, out: &mut Vec<u8>) {
        let start = out.len();
        let world = self.world;
        let quirk = &world.behaviour(request.host).quirk;
        let shows = world.afflicted(request.host, request.spot);
        if shows && *quirk == Quirk::SoftNotFound {
            out.extend_from_slice(
                b"<!DOCTYPE html>\n<html><head><title>Not found</title></head><body>\
                  <p>There is no such page. <a href=\"/\">Home</a></p></body></html>\n",
            );
            return;
        }
        if shows && *quirk == Quirk::Empty {
            return;
        }
        let content = request.content;
        self.write_top(request, quirk, shows, out);
        let mut links = std::mem::take(&mut self.links);
        world.collect_links(request.host, request.spot, &content, &mut links);
        let style = LinkStyle::new(world, request, quirk);
        let end = start + world.page_bytes(&content);
        self.write_prose_and_links(request, &style, &links, end, out);
        self.links = links;
        if *quirk == Quirk::OddLinks && shows {
            write_false_links(request.content.page, out);
        }
        self.write_bottom(&content, end, out);
    }

    fn write_top(&self, request: &PageRequest, quirk: &Quirk, shows: bool, out: &mut Vec<u8>) {
        let content = request.content;
        let title = self.world.title(request.host, &content);
        out.extend_from_slice(b"<!DOCTYPE html>\n<html lang=\"en\"><head>");
        out.extend_from_slice(match quirk {
            Quirk::Charset(charset) => charset_meta(*charset),
            _ => b"<meta charset=\"utf-8\">",
        });
        out.extend_from_slice(b"<title>");
        out.extend_from_slice(title.as_bytes());
        out.extend_from_slice(b"</title>");
        if shows {
            out.extend_from_slice(match quirk {
                Quirk::MetaNofollow => b"<meta name=\"robots\" content=\"nofollow\">",
                Quirk::MetaNoindex => b"<META NAME=ROBOTS CONTENT='noindex, follow'>".as_slice(),
                _ => b"",
            });
        }
        if *quirk == Quirk::BaseHref {
            out.extend_from_slice(b"<base href=\"/");
            out.extend_from_slice(SECTIONS[base_section(content.page)].as_bytes());
            out.extend_from_slice(b"/\">");
        }
        out.extend_from_slice(b"</head>\n<body><h1>");
        out.extend_from_slice(title.as_bytes());
        out.extend_from_slice(b"</h1>\n");
        if self.world.behaviour(request.host).changes_every.is_some() {
            out.extend_from_slice(format!("<p>Revision {}.</p>\n", request.version.number).as_bytes());
            let mut dice = self.world.dice(Purpose::Change, content.host, request.version.number);
            out.extend_from_slice(self.prose.block(&mut dice));
        }
        if content.near_copy {
            let Spot::Page(page) = request.spot else { return };
            out.extend_from_slice(format!("<p>Copy number {page}.</p>\n").as_bytes());
        }
    }

    fn write_prose_and_links(
        &self,
        request: &PageRequest,
        style: &LinkStyle,
        links: &[LinkOut],
        end: usize,
        out: &mut Vec<u8>,
    ) {
        let content = request.content;
        let mut dice: Dice = self.world.dice(Purpose::Prose, content.host, u64::from(content.page));
        for list in links.chunks(LINKS_PER_LIST) {
            out.extend_from_slice(b"<ul>\n");
            for link in list {
                out.extend_from_slice(b"<li>");
                style.write(link, out);
                out.extend_from_slice(b"</li>\n");
            }
            out.extend_from_slice(b"</ul>\n");
            self.write_block_before(end, &mut dice, out);
        }
        while self.write_block_before(end, &mut dice, out) {}
    }

    fn write_block_before(&self, end: usize, dice: &mut Dice, out: &mut Vec<u8>) -> bool {
        let fits = out.len() + 2 * LONGEST_BLOCK < end;
        if fits {
            out.extend_from_slice(self.prose.block(dice));
        }
        fits
    }

    fn write_bottom(&self, content: &Content, end: usize, out: &mut Vec<u8>) {
        const BOTTOM: &[u8] = b"</p></body></html>\n";
        out.extend_from_slice(b"<p>");
        let missing = end.saturating_sub(out.len() + BOTTOM.len());
        let mut dice = self.world.dice(Purpose::Noise, content.host, u64::from(content.page));
        out.extend_from_slice(self.prose.filler(missing, &mut dice));
        out.extend_from_slice(BOTTOM);
    }
}

/// The directory that a page's bare links are relative to, where that is not its own.
fn base_section(page: u32) -> usize {
    (Slug::of(page % MAX_PAGES).section() + 1) % SECTIONS.len()
}

/// How the links of one page are written.
struct LinkStyle<'a> {
    world: &'a World,
    request: &'a PageRequest<'a>,
    quirk: &'a Quirk,
    /// Links into this section need no directory.
    here: Option<usize>,
    /// Links into other sections may go through `..`.
    through_parent: bool,
    session: u64,
}

impl<'a> LinkStyle<'a> {
    fn new(world: &'a World, request: &'a PageRequest<'a>, quirk: &'a Quirk) -> Self {
        let here = match (request.spot, quirk) {
            // The same bytes are shown in several directories.
            (_, Quirk::ExactDuplicates | Quirk::NearDuplicates | Quirk::SessionIds) => None,
            (_, Quirk::BaseHref) => Some(base_section(request.content.page)),
            (Spot::Page(0), _) => None,
            (Spot::Page(page), _) => Some(Slug::of(page).section()),
            _ => None,
        };
        let through_parent = here.is_some() && *quirk != Quirk::BaseHref;
        let session = hash_bytes(request.target);
        LinkStyle { world, request, quirk, here, through_parent, session }
    }

    fn write(&self, link: &LinkOut, out: &mut Vec<u8>) {
        if *self.quirk == Quirk::OddLinks && matches!(link.spot, Spot::Page(_)) {
            let host = link.host.unwrap_or(self.request.host);
            return write_odd_link(self.world, host, link, out);
        }
        out.extend_from_slice(b"<a href=\"");
        self.write_href(link, out);
        out.extend_from_slice(if link.nofollow { b"\" rel=\"nofollow\">" } else { b"\">" });
        write_anchor(link.spot, out);
        out.extend_from_slice(b"</a>");
    }

    fn write_href(&self, link: &LinkOut, out: &mut Vec<u8>) {
        match (link.host, link.spot) {
            (Some(host), spot) => self.world.write_absolute(host, spot, out),
            (None, Spot::Page(page)) if page != 0 => self.write_page_path(page, link.whim, out),
            (None, spot) => write_path(spot, out),
        }
        match self.quirk {
            Quirk::SessionIds if link.host.is_none() => {
                let id = Dice::new(self.session, Purpose::Session, 0, u64::from(link.whim)).next();
                out.extend_from_slice(format!("?PHPSESSID={id:016x}").as_bytes());
            }
            Quirk::TrackingLinks => write_tracking(link.whim, out),
            _ => {}
        }
    }

    fn write_page_path(&self, page: u32, whim: u32, out: &mut Vec<u8>) {
        let section = Slug::of(page).section();
        if self.here == Some(section) {
            return write_file_name(page, out);
        }
        out.extend_from_slice(if self.through_parent && whim.is_multiple_of(4) { b"../" } else { b"/" });
        out.extend_from_slice(SECTIONS[section].as_bytes());
        out.push(b'/');
        write_file_name(page, out);
    }
}

fn write_tracking(whim: u32, out: &mut Vec<u8>) {
    let tracking = match whim % 4 {
        0 => return,
        1 => format!("?utm_source=s{}&amp;utm_medium=page", whim % 1000),
        2 => format!("?fbclid=f{whim}"),
        _ => format!("?gclid=g{whim}&amp;utm_campaign=c"),
    };
    out.extend_from_slice(tracking.as_bytes());
}

pub(crate) fn write_anchor(spot: Spot, out: &mut Vec<u8>) {
    match spot {
        Spot::Page(0) => out.extend_from_slice(b"Home"),
        Spot::Page(page) | Spot::Hidden(page) => Slug::of(page).write(b' ', out),
        Spot::Calendar(_) => out.extend_from_slice(b"another month"),
        _ => out.extend_from_slice(b"onwards"),
    }
}

fn charset_meta(charset: Charset) -> &'static [u8] {
    match charset {
        Charset::ShiftJisInMeta => b"<meta http-equiv=\"Content-Type\" content=\"text/html; charset=Shift_JIS\">",
        Charset::UnknownLabel => b"<meta charset=\"x-falcon-9\">",
        _ => b"",
    }
}

/// Turns a page's UTF-8 into the bytes its charset calls for.
pub(crate) fn encode(charset: Charset, html: &mut Vec<u8>) {
    let text = String::from_utf8_lossy(html);
    let wide = |text: &str, bytes: fn(u16) -> [u8; 2]| {
        std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(bytes).collect::<Vec<u8>>()
    };
    *html = match charset {
        Charset::Windows1252InHeader | Charset::Windows1252Unsaid | Charset::Windows1252SaidToBeUtf8 => {
            encoding_rs::WINDOWS_1252.encode(&text).0.into_owned()
        }
        Charset::ShiftJisInMeta => encoding_rs::SHIFT_JIS.encode(&text).0.into_owned(),
        Charset::Utf16LittleEndian => wide(&text, u16::to_le_bytes),
        Charset::Utf16BigEndian => wide(&text, u16::to_be_bytes),
        Charset::Utf8WithMark => [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        Charset::UnknownLabel => text.into_owned().into_bytes(),
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::behaviour::Behaviour;
    use crate::config::{PageSize, SimWebConfig};
    use crate::site_graph::Answer;

    fn render(world: &World, host: u32, page: u32) -> Vec<u8> {
        let prose = Prose::new(world.config.seed, world.config.markup);
        let spot = Spot::Page(page);
        let Answer::Page(content) = world.answer(host, spot) else { panic!("page {page} is a page") };
        let version = world.version(host, &content, world.config.epoch);
        let mut out = Vec::new();
        PageWriter::new(world, &prose, Vec::new())
            .write(&PageRequest { host, spot, content, version, target: b"/" }, &mut out);
        out
    }

    #[test]
    fn a_page_has_exactly_the_size_it_should() {
        for size in [8_000, 16_384, 50_000] {
            let world = World::new(SimWebConfig::new(1).page_size(PageSize::Fixed(size)), 80);
            for page in 0..20 {
                assert_eq!(render(&world, 1, page).len(), size as usize);
            }
        }
    }

    #[test]
    fn a_page_too_small_for_its_links_keeps_them() {
        let world = World::new(SimWebConfig::new(1).page_size(PageSize::Fixed(10)), 80);
        let html = String::from_utf8(render(&world, 1, 0)).expect("UTF-8");
        assert_eq!(html.matches("<a href=").count(), 20);
    }

    #[test]
    fn pages_share_little_and_duplicates_share_everything() {
        let quirk = |quirk| Behaviour::quirk(quirk);
        let config = SimWebConfig::new(1)
            .behaviour(0, quirk(Quirk::ExactDuplicates))
            .behaviour(1, quirk(Quirk::NearDuplicates))
            .behaviour(2, quirk(Quirk::MirrorOf(3)));
        let world = World::new(config, 80);
        let lines = |host, page| {
            let html = String::from_utf8(render(&world, host, page)).expect("UTF-8");
            html.lines().filter(|line| line.len() > 100).map(str::to_owned).collect::<std::collections::BTreeSet<_>>()
        };
        assert!(lines(0, 1).intersection(&lines(0, 2)).count() * 5 < lines(0, 1).len());
        assert!(render(&world, 0, 2) == render(&world, 0, 3));
        assert!(render(&world, 1, 2) != render(&world, 1, 3));
        assert!(lines(1, 2).symmetric_difference(&lines(1, 3)).count() <= 3);
        assert!(render(&world, 2, 9) == render(&world, 3, 9));
    }
}
