//! Heads in writing: those of HTTP/2, which has none on the wire, and those with something to hide.

use std::io::Write;

use bytes::Bytes;
use http::header::{AUTHORIZATION, COOKIE, HeaderMap, PROXY_AUTHORIZATION};
use http::{Request, Response};

/// Header fields whose values are not kept.
const SECRET: [http::HeaderName; 3] = [AUTHORIZATION, COOKIE, PROXY_AUTHORIZATION];

/// As HTTP/1.1 would have sent it.
pub(crate) fn of_request<B>(request: &Request<B>) -> Bytes {
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let mut head = format!("{} {path} HTTP/1.1\r\n", request.method()).into_bytes();
    write_fields(&mut head, request.headers());
    head.into()
}

pub(crate) fn of_response<B>(response: &Response<B>) -> Bytes {
    let status = response.status();
    let reason = status.canonical_reason().unwrap_or_default();
    let mut head = format!("HTTP/1.1 {} {reason}\r\n", status.as_str()).into_bytes();
    write_fields(&mut head, response.headers());
    head.into()
}

fn write_fields(head: &mut Vec<u8>, headers: &HeaderMap) {
    for (name, value) in headers {
        // Writing to memory does not fail.
        let _ = head.write_all(title_case(name.as_str()).as_bytes());
        let _ = head.write_all(b": ");
        let _ = head.write_all(value.as_bytes());
        let _ = head.write_all(b"\r\n");
    }
    head.extend_from_slice(b"\r\n");
}

fn title_case(name: &str) -> String {
    let mut starts_word = true;
    name.chars()
        .map(|letter| {
            let written = if starts_word { letter.to_ascii_uppercase() } else { letter };
            starts_word = letter == '-';
            written
        })
        .collect()
}

/// The same head with logins and cookies struck out.
pub(crate) fn without_secrets(head: &Bytes) -> Bytes {
    let mut clean = Vec::with_capacity(head.len());
    for line in head.split_inclusive(|byte| *byte == b'\n') {
        let name = line.split(|byte| *byte == b':').next().unwrap_or_default();
        match SECRET.iter().find(|secret| name.eq_ignore_ascii_case(secret.as_str().as_bytes())) {
            Some(_) => {
                clean.extend_from_slice(name);
                clean.extend_from_slice(b": (not kept)\r\n");
            }
            None => clean.extend_from_slice(line),
        }
    }
    clean.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_written_as_their_elders_would() {
        let request = Request::get("https://a.example/x?y").header("user-agent", "me").header("x-a-b", "c");
        let head = of_request(&request.body(()).expect("valid"));
        assert_eq!(head, "GET /x?y HTTP/1.1\r\nUser-Agent: me\r\nX-A-B: c\r\n\r\n");
        let response = Response::builder().status(404).header("set-cookie", "a").header("set-cookie", "b");
        let head = of_response(&response.body(()).expect("valid"));
        assert_eq!(head, "HTTP/1.1 404 Not Found\r\nSet-Cookie: a\r\nSet-Cookie: b\r\n\r\n");
    }

    #[test]
    fn logins_and_cookies_are_not_kept() {
        let head =
            Bytes::from_static(b"GET / HTTP/1.1\r\nauthorization: Basic x\r\nCookie: a=b\r\nAccept: */*\r\n\r\n");
        let clean = "GET / HTTP/1.1\r\nauthorization: (not kept)\r\nCookie: (not kept)\r\nAccept: */*\r\n\r\n";
        assert_eq!(without_secrets(&head), clean);
    }
}
