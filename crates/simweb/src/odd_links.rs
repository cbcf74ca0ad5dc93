//! The ways people write links. All of them lead where a plain link would.

use crate::page_body::write_anchor;
use crate::paths::{Spot, path};
use crate::site_graph::{LinkOut, World};

/// Writes a link to a page of `host` in one of many legal or tolerated spellings.
pub(crate) fn write_odd_link(world: &World, host: u32, link: &LinkOut, out: &mut Vec<u8>) {
    let name = world.names.name(host);
    let port = world.port;
    let path = path(link.spot);
    let (element, href) = match link.whim % 14 {
        0 => ("<A HREF=\"{}\">", format!("HTTP://{}:{port}{path}", name.to_uppercase())),
        1 => ("<a href='{}'>", format!("//{name}:{port}{path}")),
        2 => ("<a href={}>", format!("http://{name}:{port}{path}")),
        3 => ("<a\n  class=\"x\"\n  href = \"{}\" >", format!(" \n\thttp://{name}:{port}{path}\n ")),
        4 => ("<a href=\"{}\">", format!("http://{name}:{port}/garden/../market/./..{path}")),
        5 => ("<a href=\"{}\">", format!("http:&#47;&#x2F;{name}:{port}{path}")),
        6 => ("<a href=\"{}\">", format!("http://{name}:{port}{path}#section-{}", link.whim % 97)),
        7 => ("<a href=\"{}\">", format!("http://{name}:{port}{path}?utm_source=a&amp;utm_medium=b#top")),
        8 => ("<a href=\"{}\">", format!("http://{name}:{port}{}", escape_first_letter(&path))),
        9 => ("<a data-href=\"/ghost/no.html\" href=\"{}\" title=\"a > b\">", format!("http://{name}:{port}{path}")),
        10 => ("<a href=\"{}\">", format!("http:\\\\{name}:{port}{}", path.replace('/', "\\"))),
        11 => ("<a href=\"{}\">", format!("http://{name}:{port}{}", path.replacen("html", "ht\nml", 1))),
        12 => ("<area shape=rect href=\"{}\">", format!("http://{name}:{port}{path}")),
        _ => ("<noscript><a href=\"{}\">", format!("http://{name}:{port}{path}")),
    };
    let (before, after) = element.split_once("{}").unwrap_or((element, ""));
    out.extend_from_slice(before.as_bytes());
    out.extend_from_slice(href.as_bytes());
    out.extend_from_slice(after.as_bytes());
    write_anchor(link.spot, out);
    out.extend_from_slice(if element.starts_with("<noscript") { b"</a></noscript>" } else { b"</a>" });
}

/// `/%67arden/…`: an escape that changes nothing.
fn escape_first_letter(path: &str) -> String {
    match path.as_bytes().get(1) {
        Some(letter) => format!("/%{letter:02X}{}", path.get(2..).unwrap_or_default()),
        None => path.to_owned(),
    }
}

/// Text that looks like links and is none, and links that lead nowhere.
pub(crate) fn write_false_links(page: u32, out: &mut Vec<u8>) {
    let ghost = path(Spot::Ghost(page));
    let text = format!(
        "<!-- <a href=\"{ghost}\">commented out</a> -->\n\
         <script>var s = '<a href=\"{ghost}\">scripted</a>';</script>\n\
         <style>a::after {{ content: '<a href=\"{ghost}\">styled</a>' }}</style>\n\
         <textarea><a href=\"{ghost}\">typed</a></textarea>\n\
         <a href=\"mailto:somebody@simweb.test\">mail</a> <a href=\"tel:+4930\">call</a>\n\
         <a href=\"javascript:void(0)\">do</a> <a href=\"data:text/html,x\">data</a>\n\
         <a href=\"http://[bad/\">bad</a> <a href=\"http://:99999/\">worse</a> <a>none</a>\n"
    );
    out.extend_from_slice(text.as_bytes());
}
