//! What the server will send, decided before the first byte goes out.

use std::io::Write;
use std::time::Duration;

use peregrine_types::Timestamp;

use crate::behaviour::{Charset, Quirk};
use crate::chance::Purpose;
use crate::change::Version;
use crate::page_body::{PageRequest, PageWriter, encode};
use crate::paths::{SitemapPart, Spot, parse_path};
use crate::request::Request;
use crate::robots_txt::RobotsAnswer;
use crate::server::Shared;
use crate::site_graph::{Answer, Content, LinkOut, World};
use crate::sitemap::gzip;

/// A reply, in memory that is used again for the next one.
#[derive(Default)]
pub(crate) struct Reply {
    pub head: Vec<u8>,
    pub body: Vec<u8>,
    pub delivery: Delivery,
    pub status: u16,
    /// The connection ends with this reply.
    pub close: bool,
    /// Nobody has a reason to ask for this again.
    pub settles: bool,
    links: Vec<LinkOut>,
}

/// How the bytes leave.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Delivery {
    #[default]
    Whole,
    After(Duration),
    Drip {
        piece: usize,
        pause: Duration,
    },
    /// Nothing is ever sent.
    Never,
    /// Half the body, then nothing.
    Stall,
    /// Half the body, then a reset.
    ResetMidBody,
    ResetAtOnce,
    CloseAtOnce,
    /// The body again and again, up to this many bytes.
    Repeat {
        bytes: u64,
    },
}

/// How a reader knows where the body ends.
#[derive(Clone, Copy)]
enum Framing {
    Length(u64),
    Chunked,
    UntilClose,
    /// There is no body.
    Bodiless,
}

struct Head<'a> {
    status: u16,
    content_type: &'a str,
    framing: Framing,
    /// Further header lines, each with its line end.
    extra: &'a [u8],
}

const HTML: &str = "text/html; charset=utf-8";

impl Reply {
    fn clear(&mut self) {
        self.head.clear();
        self.body.clear();
        self.delivery = Delivery::Whole;
        self.status = 0;
        self.close = false;
        self.settles = true;
    }

    fn write_head(&mut self, head: &Head) {
        self.status = head.status;
        let out = &mut self.head;
        out.extend_from_slice(b"HTTP/1.1 ");
        // Writing to memory does not fail.
        let _ = write!(out, "{} {}\r\nServer: simweb\r\n", head.status, reason(head.status));
        if !head.content_type.is_empty() {
            let _ = write!(out, "Content-Type: {}\r\n", head.content_type);
        }
        match head.framing {
            Framing::Length(bytes) => drop(write!(out, "Content-Length: {bytes}\r\n")),
            Framing::Chunked => out.extend_from_slice(b"Transfer-Encoding: chunked\r\n"),
            Framing::UntilClose => self.close = true,
            Framing::Bodiless => {}
        }
        out.extend_from_slice(head.extra);
        if self.close {
            out.extend_from_slice(b"Connection: close\r\n");
        }
        out.extend_from_slice(b"\r\n");
    }

    fn write_whole(&mut self, status: u16, content_type: &str, extra: &[u8]) {
        let framing = Framing::Length(self.body.len() as u64);
        self.write_head(&Head { status, content_type, framing, extra });
    }

    fn write_status(&mut self, status: u16, retry_after: Option<u32>) {
        let _ = write!(
            self.body,
            "<!DOCTYPE html>\n<html><head><title>{status} {0}</title></head>\
             <body><h1>{0}</h1><p><a href=\"/\">Home</a></p></body></html>\n",
            reason(status)
        );
        let extra = retry_after.map(|seconds| format!("Retry-After: {seconds}\r\n")).unwrap_or_default();
        self.write_whole(status, HTML, extra.as_bytes());
        self.settles = status < 500 && status != 429;
    }

    fn write_redirect(&mut self, world: &World, status: u16, to: Option<(u32, Spot)>) {
        let extra = to.map(|(host, spot)| format!("Location: {}\r\n", world.url(host, spot))).unwrap_or_default();
        self.body.extend_from_slice(b"<!DOCTYPE html>\n<title>Moved</title><p>Moved.</p>\n");
        self.write_whole(status, HTML, extra.as_bytes());
    }
}

/// Fills `reply` with what `request` gets. `host` is `None` if nobody lives at that name.
pub(crate) fn compose(shared: &Shared, host: Option<u32>, request: &Request, reply: &mut Reply) {
    reply.clear();
    reply.close = !request.keep_alive;
    compose_answer(shared, host, request, reply);
    if request.head_only {
        reply.body.clear();
    }
}

fn compose_answer(shared: &Shared, host: Option<u32>, request: &Request, reply: &mut Reply) {
    let Some(host) = host else { return reply.write_status(421, None) };
    if !request.supported {
        reply.close = true;
        return reply.write_status(405, None);
    }
    let world = &*shared.world;
    if world.behaviour(host).dead {
        reply.delivery = Delivery::ResetAtOnce;
        return;
    }
    let Some(spot) = parse_path(request.target) else { return reply.write_status(404, None) };
    if let Some((status, retry_after)) = shared.refusal(host, spot) {
        return reply.write_status(status, retry_after);
    }
    match world.answer(host, spot) {
        Answer::Page(content) => compose_page(shared, host, spot, content, request, reply),
        Answer::Redirect { status, to } => reply.write_redirect(world, status, to),
        Answer::Status { status, retry_after } => reply.write_status(status, retry_after),
        Answer::Robots => compose_robots(world, host, spot, reply),
        Answer::Sitemap(part) => {
            reply.body = world.sitemap(host, part, shared.clock.now());
            let content_type = if part == SitemapPart::Odd { "application/gzip" } else { "application/xml" };
            reply.write_whole(200, content_type, b"");
        }
    }
}

fn compose_robots(world: &World, host: u32, spot: Spot, reply: &mut Reply) {
    match world.robots_answer(host, spot) {
        RobotsAnswer::Text(text) => {
            reply.body = text;
            reply.write_whole(200, "text/plain; charset=utf-8", b"");
        }
        RobotsAnswer::Status(status) => reply.write_status(status, None),
        RobotsAnswer::Redirect(to_host, to_spot) => reply.write_redirect(world, 302, Some((to_host, to_spot))),
        RobotsAnswer::Silent => reply.delivery = Delivery::Never,
        RobotsAnswer::Reset => reply.delivery = Delivery::ResetAtOnce,
    }
}

fn compose_page(shared: &Shared, host: u32, spot: Spot, content: Content, request: &Request, reply: &mut Reply) {
    let world = &*shared.world;
    let version = world.version(host, &content, shared.clock.now());
    let mut extra = Vec::new();
    if world.behaviour(host).validators {
        let validators = Validators::of(&content, version);
        validators.write(&mut extra);
        if validators.match_request(request) {
            let framing = Framing::Bodiless;
            return reply.write_head(&Head { status: 304, content_type: "", framing, extra: &extra });
        }
    }
    let links = std::mem::take(&mut reply.links);
    let mut writer = PageWriter::new(world, &shared.prose, links);
    let target = request.target.as_bytes();
    writer.write(&PageRequest { host, spot, content, version, target }, &mut reply.body);
    reply.links = writer.into_links();
    let healthy = Quirk::None;
    let quirk = if world.afflicted(host, spot) { &world.behaviour(host).quirk } else { &healthy };
    reply.settles = !quirk.damages();
    apply_quirk(shared, quirk, request, extra, reply);
}

/// Makes the page in `reply.body` odd in the way of its host, and puts a head before it.
fn apply_quirk(shared: &Shared, quirk: &Quirk, request: &Request, mut extra: Vec<u8>, reply: &mut Reply) {
    let content_type = recode(shared, quirk, request, &mut extra, &mut reply.body);
    write_odd_lines(quirk, &mut extra);
    let framing = frame(quirk, reply);
    reply.delivery = delivery_of(quirk);
    if *quirk == Quirk::EarlyHints {
        reply.head.extend_from_slice(b"HTTP/1.1 103 Early Hints\r\nX-Hint: soon\r\n\r\n");
    }
    reply.write_head(&Head { status: 200, content_type, framing, extra: &extra });
    match quirk {
        // The promise is made; breaking it comes after.
        Quirk::BreaksKeepAlive => reply.close = true,
        Quirk::OldProtocol => reply.head.splice(..8, *b"HTTP/1.0").for_each(drop),
        Quirk::GarbageHead => {
            reply.head.clear();
            reply.head.extend_from_slice(b"\x00\x01\x02 this is no HTTP\n\xff\xfe\r\n\r\n");
            reply.close = true;
        }
        _ => {}
    }
}

fn delivery_of(quirk: &Quirk) -> Delivery {
    match *quirk {
        Quirk::Slow { first_byte } => Delivery::After(first_byte),
        Quirk::Drip { piece, pause } => Delivery::Drip { piece, pause },
        Quirk::Silent => Delivery::Never,
        Quirk::Stalls => Delivery::Stall,
        Quirk::Reset => Delivery::ResetAtOnce,
        Quirk::ResetMidBody => Delivery::ResetMidBody,
        Quirk::CloseBeforeAnswer => Delivery::CloseAtOnce,
        Quirk::Huge { bytes } => Delivery::Repeat { bytes },
        _ => Delivery::Whole,
    }
}

/// Changes what the body's bytes stand for, and says what they now are.
fn recode(shared: &Shared, quirk: &Quirk, request: &Request, extra: &mut Vec<u8>, body: &mut Vec<u8>) -> &'static str {
    match quirk {
        Quirk::Gzip if request.accepts_gzip => {
            *body = gzip(body);
            extra.extend_from_slice(b"Content-Encoding: gzip\r\nVary: Accept-Encoding\r\n");
        }
        Quirk::GzipBroken | Quirk::GzipCutOff => {
            *body = gzip(body);
            let half = body.len() / 2;
            if *quirk == Quirk::GzipCutOff {
                body.truncate(half);
            } else {
                body.iter_mut().skip(half).take(64).for_each(|byte| *byte = !*byte);
            }
            extra.extend_from_slice(b"Content-Encoding: gzip\r\n");
        }
        Quirk::GzipBomb { bytes } => {
            body.clear();
            body.extend_from_slice(&shared.bomb(*bytes));
            extra.extend_from_slice(b"Content-Encoding: gzip\r\n");
        }
        Quirk::Charset(charset) => {
            encode(*charset, body);
            return charset_header(*charset);
        }
        Quirk::Binary => {
            let mut dice = shared.world.dice(Purpose::Noise, 0, body.len() as u64);
            body.chunks_mut(8).for_each(|bytes| bytes.copy_from_slice(&dice.next().to_le_bytes()[..bytes.len()]));
            return "application/octet-stream";
        }
        Quirk::PlainText => return "text/plain",
        Quirk::Untyped => return "",
        _ => {}
    }
    HTML
}

/// Decides how the body's end is told, truthfully or not.
fn frame(quirk: &Quirk, reply: &mut Reply) -> Framing {
    let length = reply.body.len() as u64;
    match quirk {
        Quirk::Huge { bytes } => return Framing::Length(*bytes),
        Quirk::Chunked => return chunk(&mut reply.body, b"0\r\n\r\n"),
        Quirk::CloseDelimited | Quirk::OldProtocol => return Framing::UntilClose,
        _ => {}
    }
    reply.close |= matches!(
        quirk,
        Quirk::LengthTooLong
            | Quirk::LengthTooShort
            | Quirk::ChunkedBroken
            | Quirk::ChunkedCutOff
            | Quirk::ClosesEachTime
    );
    match quirk {
        Quirk::LengthTooLong => Framing::Length(length + 1000),
        Quirk::LengthTooShort => Framing::Length(length / 2),
        Quirk::ChunkedBroken => chunk(&mut reply.body, b"many\r\nmore\r\n0\r\n\r\n"),
        Quirk::ChunkedCutOff => chunk(&mut reply.body, b""),
        _ => Framing::Length(length),
    }
}

fn write_odd_lines(quirk: &Quirk, extra: &mut Vec<u8>) {
    match quirk {
        Quirk::UntidyHead => extra.extend_from_slice(
            b"X-Empty:\r\nx-CASE: \xe9\xff\r\nSet-Cookie: a=b\r\nSet-Cookie: c=d\r\nX-Spaces:    \t  many  \r\n",
        ),
        Quirk::HugeHead { bytes } => write_huge_lines(*bytes, extra),
        Quirk::HeaderNoindex => extra.extend_from_slice(b"X-Robots-Tag: noindex\r\n"),
        Quirk::HeaderNofollow => extra.extend_from_slice(b"X-Robots-Tag: nofollow\r\n"),
        _ => {}
    }
}

fn charset_header(charset: Charset) -> &'static str {
    match charset {
        Charset::Windows1252InHeader => "text/html; charset=windows-1252",
        Charset::Windows1252SaidToBeUtf8 => HTML,
        _ => "text/html",
    }
}

/// Cuts the body into chunks and puts `end` after them.
fn chunk(body: &mut Vec<u8>, end: &[u8]) -> Framing {
    let mut chunked = Vec::with_capacity(body.len() + 1024);
    for (index, piece) in body.chunks(3000).enumerate() {
        // Extensions are allowed, and leading zeros.
        let extension = if index % 3 == 2 { ";name=value" } else { "" };
        let _ = write!(chunked, "{:04x}{extension}\r\n", piece.len());
        chunked.extend_from_slice(piece);
        chunked.extend_from_slice(b"\r\n");
    }
    chunked.extend_from_slice(end);
    *body = chunked;
    Framing::Chunked
}

fn write_huge_lines(bytes: u32, out: &mut Vec<u8>) {
    let wanted = out.len() + bytes as usize;
    let mut number = 0;
    while out.len() < wanted {
        let _ = write!(out, "X-Padding-{number}: ");
        out.resize(out.len() + 4000, b'p');
        out.extend_from_slice(b"\r\n");
        number += 1;
    }
}

struct Validators {
    etag: String,
    last_modified: Version,
}

impl Validators {
    fn of(content: &Content, version: Version) -> Self {
        Validators { etag: format!("\"{:x}-{:x}\"", content.page, version.number), last_modified: version }
    }

    fn write(&self, out: &mut Vec<u8>) {
        let _ = write!(out, "ETag: {}\r\nLast-Modified: {}\r\n", self.etag, self.last_modified.since.to_http_date());
    }

    /// `If-None-Match` decides alone where it is sent (RFC 9110 13.2.2).
    fn match_request(&self, request: &Request) -> bool {
        if let Some(list) = request.if_none_match {
            return list
                .split(',')
                .map(|tag| tag.trim().trim_start_matches("W/"))
                .any(|tag| tag == "*" || tag == self.etag);
        }
        let since = request.if_modified_since.and_then(Timestamp::from_http_date);
        since.is_some_and(|since| self.last_modified.since.as_millis() / 1000 <= since.as_millis() / 1000)
    }
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        301 => "Moved Permanently",
        302 => "Found",
        303 => "See Other",
        304 => "Not Modified",
        307 => "Temporary Redirect",
        308 => "Permanent Redirect",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        410 => "Gone",
        421 => "Misdirected Request",
        429 => "Too Many Requests",
        431 => "Request Header Fields Too Large",
        500 => "Internal Server Error",
        502 => "Bad Gateway",
        503 => "Service Unavailable",
        504 => "Gateway Timeout",
        _ => "Whatever",
    }
}
