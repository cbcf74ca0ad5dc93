//! The way through somebody else: HTTP proxies (`CONNECT` for https, absolute URLs for http) and SOCKS5.

use std::io;
use std::net::{IpAddr, SocketAddr};

use data_encoding::BASE64;
use http::HeaderValue;
use peregrine_types::SettingError;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use url::{Host, Url};

/// Proxies as people write them.
const USUAL: &str = "http://host:port or socks5://host:port";

/// A proxy's answer to `CONNECT` is not longer than this.
const LONGEST_ANSWER: usize = 16 << 10;

/// Whom to ask for connections.
#[derive(Clone, Debug)]
pub(crate) struct Proxy {
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) kind: ProxyKind,
}

#[derive(Clone, Debug)]
pub(crate) enum ProxyKind {
    Http {
        authorization: Option<HeaderValue>,
    },
    Socks5 {
        /// User name and password.
        login: Option<(String, String)>,
    },
}

/// Where a proxy is asked to connect to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Destination<'a> {
    Address(SocketAddr),
    /// The proxy looks it up.
    Name(&'a str, u16),
}

impl Proxy {
    /// `http://[user:password@]host:port` or `socks5://…`; nothing for an empty text.
    pub(crate) fn parse(text: &str) -> Result<Option<Proxy>, SettingError> {
        if text.is_empty() {
            return Ok(None);
        }
        let wrong = |detail: String| SettingError { setting: "fetch.proxy", detail };
        let url = Url::parse(text).map_err(|error| wrong(format!("it is not written as {USUAL}: {error}")))?;
        if !matches!(url.path(), "" | "/") || url.query().is_some() || url.fragment().is_some() || url.port() == Some(0)
        {
            return Err(wrong(format!("it is not written as {USUAL}")));
        }
        let host = match url.host() {
            Some(Host::Domain(name)) if !name.is_empty() => name.to_ascii_lowercase(),
            Some(Host::Ipv4(address)) => address.to_string(),
            Some(Host::Ipv6(address)) => format!("[{address}]"),
            _ => return Err(wrong("it has no host".to_owned())),
        };
        let decoded = |text: &str| percent_decoded(text).ok_or_else(|| wrong("its login is not UTF-8".to_owned()));
        let (user, password) = (decoded(url.username())?, decoded(url.password().unwrap_or_default())?);
        let login = (!user.is_empty()).then_some((user, password));
        let (kind, usual_port) = match url.scheme() {
            "http" => {
                let authorization = login.map(|(user, password)| basic(&user, &password)).transpose();
                (ProxyKind::Http { authorization: authorization.map_err(wrong)? }, 80)
            }
            "socks5" | "socks5h" => {
                if login.as_ref().is_some_and(|(user, password)| user.len() > 255 || password.len() > 255) {
                    return Err(wrong("its login is too long for SOCKS5".to_owned()));
                }
                (ProxyKind::Socks5 { login }, 1080)
            }
            other => return Err(wrong(format!("it is not written as {USUAL}: {other} is neither http nor socks5"))),
        };
        Ok(Some(Proxy { host, port: url.port().unwrap_or(usual_port), kind }))
    }

    /// Whether the proxy itself answers requests, by whole URLs, instead of opening a way to the host.
    pub(crate) fn answers_for(&self, is_https: bool) -> bool {
        matches!(self.kind, ProxyKind::Http { .. }) && !is_https
    }

    /// Has the proxy open a way to `destination`; what is written then goes there.
    pub(crate) async fn open(&self, stream: &mut TcpStream, destination: Destination<'_>) -> io::Result<()> {
        match &self.kind {
            ProxyKind::Http { authorization } => connect(stream, destination, authorization.as_ref()).await,
            ProxyKind::Socks5 { login } => socks5(stream, destination, login.as_ref()).await,
        }
    }
}

/// The value of an `Authorization` header.
pub(crate) fn basic(user: &str, password: &str) -> Result<HeaderValue, String> {
    if user.contains(':') {
        return Err("a user name cannot contain a colon".to_owned());
    }
    let encoded = BASE64.encode(format!("{user}:{password}").as_bytes());
    let mut value = HeaderValue::try_from(format!("Basic {encoded}")).map_err(|error| error.to_string())?;
    value.set_sensitive(true);
    Ok(value)
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, others)) = rest.split_first() {
        let hex = (first == b'%').then(|| others.get(..2)).flatten().and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = others.get(2..).unwrap_or_default();
            }
            None => {
                bytes.push(first);
                rest = others;
            }
        }
    }
    String::from_utf8(bytes).ok()
}

async fn connect(
    stream: &mut TcpStream,
    destination: Destination<'_>,
    authorization: Option<&HeaderValue>,
) -> io::Result<()> {
    let target = match destination {
        Destination::Address(address) => address.to_string(),
        Destination::Name(host, port) => format!("{host}:{port}"),
    };
    let mut request = format!("CONNECT {target} HTTP/1.1\r\nHost: {target}\r\n").into_bytes();
    if let Some(value) = authorization {
        request.extend_from_slice(b"Proxy-Authorization: ");
        request.extend_from_slice(value.as_bytes());
        request.extend_from_slice(b"\r\n");
    }
    request.extend_from_slice(b"\r\n");
    stream.write_all(&request).await?;
    let mut answer = Vec::new();
    // Byte by byte, because whatever follows belongs to the other side.
    while !answer.ends_with(b"\r\n\r\n") {
        if answer.len() >= LONGEST_ANSWER {
            return Err(io::Error::other("the proxy does not come to an end with its answer"));
        }
        answer.push(stream.read_u8().await?);
    }
    let status_line =
        String::from_utf8_lossy(answer.split(|byte| *byte == b'\r').next().unwrap_or_default()).into_owned();
    match status_line.split(' ').nth(1) {
        Some(status) if status.len() == 3 && status.starts_with('2') => Ok(()),
        _ => Err(io::Error::other(format!("the proxy answered {status_line:?}"))),
    }
}

/// RFC 1928, with user name and password as in RFC 1929.
async fn socks5(
    stream: &mut TcpStream,
    destination: Destination<'_>,
    login: Option<&(String, String)>,
) -> io::Result<()> {
    const NO_LOGIN: u8 = 0;
    const LOGIN: u8 = 2;
    let greeting: &[u8] = if login.is_some() { &[5, 2, NO_LOGIN, LOGIN] } else { &[5, 1, NO_LOGIN] };
    stream.write_all(greeting).await?;
    let mut choice = [0; 2];
    stream.read_exact(&mut choice).await?;
    match (choice, login) {
        ([5, NO_LOGIN], _) => {}
        ([5, LOGIN], Some((user, password))) => {
            let mut message = vec![1];
            for text in [user, password] {
                message.push(u8::try_from(text.len()).unwrap_or(u8::MAX));
                message.extend_from_slice(text.as_bytes());
            }
            stream.write_all(&message).await?;
            let mut verdict = [0; 2];
            stream.read_exact(&mut verdict).await?;
            if verdict[1] != 0 {
                return Err(io::Error::other("the proxy refuses our login"));
            }
        }
        ([5, _], _) => return Err(io::Error::other("the proxy wants a login that we do not have")),
        _ => return Err(io::Error::other("the proxy does not speak SOCKS5")),
    }
    stream.write_all(&socks5_request(destination)?).await?;
    let mut head = [0; 4];
    stream.read_exact(&mut head).await?;
    let [_version, verdict, _reserved, address_kind] = head;
    if verdict != 0 {
        return Err(io::Error::other(format!("the proxy cannot connect there: {}", socks5_error(verdict))));
    }
    let length = match address_kind {
        1 => 4,
        4 => 16,
        3 => usize::from(stream.read_u8().await?),
        _ => return Err(io::Error::other("the proxy does not speak SOCKS5")),
    };
    let mut bound = vec![0; length + 2];
    stream.read_exact(&mut bound).await?;
    Ok(())
}

fn socks5_request(destination: Destination<'_>) -> io::Result<Vec<u8>> {
    let mut request = vec![5, 1, 0];
    let port = match destination {
        Destination::Address(address) => {
            match address.ip() {
                IpAddr::V4(ip) => {
                    request.push(1);
                    request.extend_from_slice(&ip.octets());
                }
                IpAddr::V6(ip) => {
                    request.push(4);
                    request.extend_from_slice(&ip.octets());
                }
            }
            address.port()
        }
        Destination::Name(host, port) => {
            let length = u8::try_from(host.len()).map_err(|_| io::Error::other("the name is too long for SOCKS5"))?;
            request.extend_from_slice(&[3, length]);
            request.extend_from_slice(host.as_bytes());
            port
        }
    };
    request.extend_from_slice(&port.to_be_bytes());
    Ok(request)
}

fn socks5_error(verdict: u8) -> &'static str {
    match verdict {
        2 => "its rules forbid it",
        3 => "the network is unreachable",
        4 => "the host is unreachable",
        5 => "the connection was refused",
        6 => "it took too long",
        _ => "it failed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proxies_are_read_as_people_write_them() {
        assert!(Proxy::parse("").expect("none").is_none());
        let proxy = Proxy::parse("http://me:s%20crt@Proxy.example:3128").expect("valid").expect("one");
        assert_eq!((proxy.host.as_str(), proxy.port), ("proxy.example", 3128));
        let ProxyKind::Http { authorization: Some(value) } = proxy.kind else { panic!("it is HTTP with a login") };
        assert_eq!(value, "Basic bWU6cyBjcnQ=");
        let proxy = Proxy::parse("socks5://[::1]").expect("valid").expect("one");
        assert_eq!((proxy.host.as_str(), proxy.port), ("[::1]", 1080));
        assert!(Proxy::parse("http://proxy.example:3128/").is_ok_and(|proxy| proxy.is_some()));
        for wrong in [
            "proxy.example:3128",
            "ftp://a",
            "https://a",
            "http://",
            "nonsense",
            "http://a:0",
            "http://a/b",
            "http://a?b",
        ] {
            let refused = Proxy::parse(wrong).expect_err(wrong);
            assert_eq!(refused.setting, "fetch.proxy");
            assert!(refused.detail.contains("http://host:port or socks5://host:port"), "{wrong}: {}", refused.detail);
        }
    }

    #[test]
    fn a_destination_is_written_as_it_is_known() {
        let v4 = Destination::Address("192.0.2.1:80".parse().expect("an address"));
        assert_eq!(socks5_request(v4).expect("short"), [5, 1, 0, 1, 192, 0, 2, 1, 0, 80]);
        let name = socks5_request(Destination::Name("a.b", 443)).expect("short");
        assert_eq!(name, [5, 1, 0, 3, 3, b'a', b'.', b'b', 1, 187]);
        assert!(socks5_request(Destination::Name(&"a".repeat(300), 1)).is_err());
    }
}
