use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use peregrine_simweb::{Fate, Quirk, RobotsKind, SimWeb};
use url::Url;

/// An answer with its framing removed, as far as that was possible.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    /// As sent, without chunks.
    pub body: Vec<u8>,
    /// Bytes after the body that nobody announced.
    pub surplus: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// Connection refused or reset.
    Reset,
    /// Closed before the answer, or before its end; with the bytes received.
    CutOff(usize),
    TimedOut(usize),
    Malformed,
}

/// How long to wait for hosts that will not answer, and for those that will.
const IMPATIENCE: Duration = Duration::from_millis(200);
const PATIENCE: Duration = Duration::from_secs(20);

fn patience_for(web: &SimWeb, url: &Url) -> Duration {
    let Some(host) = url.host_str().and_then(|name| web.host(name)) else { return PATIENCE };
    let behaviour = web.behaviour(host);
    let mute_page = matches!(behaviour.quirk, Quirk::Silent | Quirk::Stalls)
        && web.truth().fate(url.as_str()) == Some(Fate::Doubtful);
    let mute_robots = behaviour.robots == RobotsKind::Silent && url.path() == "/robots.txt";
    if mute_page || mute_robots { IMPATIENCE } else { PATIENCE }
}

pub fn get(web: &SimWeb, url: &str) -> Result<Answer, Failure> {
    get_with(web, url, "Accept-Encoding: gzip\r\nUser-Agent: naive\r\n")
}

/// One request on a connection of its own.
pub fn get_with(web: &SimWeb, url: &str, headers: &str) -> Result<Answer, Failure> {
    let url = Url::parse(url).expect("a URL");
    let host = url.host_str().expect("a host");
    let address = web.resolve(host).ok_or(Failure::Reset)?;
    let mut stream = TcpStream::connect(SocketAddr::new(address, web.port())).map_err(|_| Failure::Reset)?;
    stream.set_read_timeout(Some(patience_for(web, &url))).expect("a time limit");
    let target = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let request = format!("GET {target} HTTP/1.1\r\nHost: {host}:{}\r\nConnection: close\r\n{headers}\r\n", web.port());
    stream.write_all(request.as_bytes()).map_err(|_| Failure::Reset)?;
    let mut bytes = Vec::new();
    match stream.read_to_end(&mut bytes) {
        Ok(_) => read_answer(&bytes),
        Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
            Err(Failure::TimedOut(bytes.len()))
        }
        Err(_) => Err(Failure::Reset),
    }
}

fn read_answer(bytes: &[u8]) -> Result<Answer, Failure> {
    if bytes.is_empty() {
        return Err(Failure::CutOff(0));
    }
    if !bytes.starts_with(b"HTTP/1.") {
        return Err(Failure::Malformed);
    }
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").ok_or(Failure::CutOff(bytes.len()))?;
    let (head, rest) = (String::from_utf8_lossy(&bytes[..end]).into_owned(), &bytes[end + 4..]);
    let status: u16 = head[9..12].parse().map_err(|_| Failure::Malformed)?;
    if status < 200 {
        return read_answer(rest);
    }
    let mut answer = Answer { status, head, body: rest.to_vec(), surplus: 0 };
    if answer.header("transfer-encoding") == Some("chunked") {
        answer.body = unchunk(rest)?;
    } else if let Some(length) = answer.header("content-length").map(|value| value.parse::<usize>().expect("a length"))
    {
        if rest.len() < length {
            return Err(Failure::CutOff(rest.len()));
        }
        answer.surplus = rest.len() - length;
        answer.body.truncate(length);
    }
    Ok(answer)
}

fn unchunk(mut rest: &[u8]) -> Result<Vec<u8>, Failure> {
    let mut body = Vec::new();
    loop {
        let line = rest.windows(2).position(|window| window == b"\r\n").ok_or(Failure::CutOff(body.len()))?;
        let size = String::from_utf8_lossy(&rest[..line]).into_owned();
        let size = size.split(';').next().unwrap_or_default().to_owned();
        let size = usize::from_str_radix(&size, 16).map_err(|_| Failure::Malformed)?;
        rest = &rest[line + 2..];
        if size == 0 {
            return Ok(body);
        }
        body.extend_from_slice(&rest[..size]);
        rest = &rest[size + 2..];
    }
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.split("\r\n").skip(1).filter_map(|line| line.split_once(':'));
        lines.find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    /// The body unpacked; empty if it cannot be.
    pub fn content(&self) -> Vec<u8> {
        if self.header("content-encoding") != Some("gzip") {
            return self.body.clone();
        }
        let mut content = Vec::new();
        match flate2::read::GzDecoder::new(&self.body[..]).read_to_end(&mut content) {
            Ok(_) => content,
            Err(_) => Vec::new(),
        }
    }

    /// The characters of the page, by its byte order mark or else byte by byte.
    pub fn text(&self) -> String {
        let content = self.content();
        let wide = |bytes: fn([u8; 2]) -> u16| {
            let units: Vec<u16> = content.chunks_exact(2).map(|pair| bytes([pair[0], pair[1]])).collect();
            String::from_utf16_lossy(&units)
        };
        match content.as_slice() {
            [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
            [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
            _ => String::from_utf8_lossy(&content).into_owned(),
        }
    }
}
