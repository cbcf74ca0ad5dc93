/// A request, as far as the synthetic web cares.
#[derive(Debug, Default)]
pub(crate) struct Request<'b> {
    pub head_only: bool,
    pub supported: bool,
    /// Path and query.
    pub target: &'b str,
    pub host: Option<&'b str>,
    pub user_agent: Option<&'b str>,
    pub keep_alive: bool,
    pub accepts_gzip: bool,
    pub if_none_match: Option<&'b str>,
    pub if_modified_since: Option<&'b str>,
}

pub(crate) enum Parsed<'b> {
    Complete { request: Request<'b>, bytes: usize },
    Partial,
    Malformed,
}

const MAX_HEADERS: usize = 64;

pub(crate) fn parse_request(buffer: &[u8]) -> Parsed<'_> {
    let mut headers = [httparse::EMPTY_HEADER; MAX_HEADERS];
    let mut head = httparse::Request::new(&mut headers);
    let bytes = match head.parse(buffer) {
        Ok(httparse::Status::Complete(bytes)) => bytes,
        Ok(httparse::Status::Partial) => return Parsed::Partial,
        Err(_) => return Parsed::Malformed,
    };
    let method = head.method.unwrap_or_default();
    let mut request = Request {
        head_only: method == "HEAD",
        supported: matches!(method, "GET" | "HEAD"),
        target: head.path.unwrap_or_default(),
        keep_alive: head.version == Some(1),
        ..Request::default()
    };
    for header in head.headers.iter() {
        let Ok(value) = std::str::from_utf8(header.value) else { continue };
        request.note_header(header.name, value);
    }
    request.split_absolute_target();
    Parsed::Complete { request, bytes }
}

impl<'b> Request<'b> {
    fn note_header(&mut self, name: &str, value: &'b str) {
        // The length tells most headers apart without comparing.
        match name.len() {
            4 if name.eq_ignore_ascii_case("host") => self.host = Some(value),
            10 if name.eq_ignore_ascii_case("user-agent") => self.user_agent = Some(value),
            10 if name.eq_ignore_ascii_case("connection") => {
                self.keep_alive = match value {
                    value if value.eq_ignore_ascii_case("close") => false,
                    value if value.eq_ignore_ascii_case("keep-alive") => true,
                    _ => self.keep_alive,
                };
            }
            13 if name.eq_ignore_ascii_case("if-none-match") => self.if_none_match = Some(value),
            15 if name.eq_ignore_ascii_case("accept-encoding") => self.accepts_gzip = value.contains("gzip"),
            17 if name.eq_ignore_ascii_case("if-modified-since") => self.if_modified_since = Some(value),
            // Bodies are not read, so what follows could not be told from the next request.
            14 if name.eq_ignore_ascii_case("content-length") && value != "0" => self.supported = false,
            17 if name.eq_ignore_ascii_case("transfer-encoding") => self.supported = false,
            _ => {}
        }
    }

    /// `GET http://host/path`, as sent to a proxy.
    fn split_absolute_target(&mut self) {
        let Some(rest) = self.target.strip_prefix("http://") else { return };
        let at = rest.find('/').unwrap_or(rest.len());
        let (authority, target) = rest.split_at(at);
        self.host = Some(authority);
        self.target = if target.is_empty() { "/" } else { target };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete(text: &str) -> Request<'_> {
        match parse_request(text.as_bytes()) {
            Parsed::Complete { request, bytes } => {
                assert_eq!(bytes, text.len());
                request
            }
            _ => panic!("{text:?} is a whole request"),
        }
    }

    #[test]
    fn a_request_says_who_wants_what() {
        let request = complete(
            "GET /a?b HTTP/1.1\r\nHost: x.test:80\r\nUser-Agent: me\r\nAccept-Encoding: br, gzip\r\nIf-None-Match: \"1\"\r\n\r\n",
        );
        assert_eq!((request.target, request.host, request.user_agent), ("/a?b", Some("x.test:80"), Some("me")));
        assert!(request.keep_alive && request.accepts_gzip && request.supported && !request.head_only);
        assert_eq!(request.if_none_match, Some("\"1\""));
    }

    #[test]
    fn keep_alive_follows_version_and_header() {
        assert!(!complete("GET / HTTP/1.0\r\n\r\n").keep_alive);
        assert!(complete("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n").keep_alive);
        assert!(!complete("GET / HTTP/1.1\r\nConnection: Close\r\n\r\n").keep_alive);
    }

    #[test]
    fn odd_requests_are_told_apart() {
        assert!(matches!(parse_request(b"GET / HT"), Parsed::Partial));
        assert!(matches!(parse_request(b"\x16\x03\x01\x00"), Parsed::Malformed));
        assert!(!complete("POST / HTTP/1.1\r\n\r\n").supported);
        let proxied = complete("GET http://y.test/z HTTP/1.1\r\nHost: x.test\r\n\r\n");
        assert_eq!((proxied.host, proxied.target), (Some("y.test"), "/z"));
    }
}
