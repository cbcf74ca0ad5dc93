//! HTTP/2 in front of the same hosts: each request is asked of the plain server behind, and its answer handed on as it
//! comes.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use bytes::Bytes;
use h2::server::SendResponse;
use h2::{Reason, RecvStream, SendStream};
use http::{Request, Response};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::server::Shared;

const LONGEST_HEAD: usize = 1 << 20;
const MAX_HEADERS: usize = 512;

pub(crate) async fn converse(shared: Arc<Shared>, wire: impl AsyncRead + AsyncWrite + Unpin, behind: SocketAddr) {
    let Ok(mut connection) = h2::server::handshake(wire).await else { return };
    while let Some(Ok((request, respond))) = connection.accept().await {
        shared.certificates.http2_requests.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(answer(request, respond, behind));
    }
}

async fn answer(request: Request<RecvStream>, mut respond: SendResponse<Bytes>, behind: SocketAddr) {
    // Where the client loses interest, so does the server behind.
    let asked = async { hand_on(&request, &mut respond, behind).await };
    if asked.await.is_err() {
        respond.send_reset(Reason::INTERNAL_ERROR);
    }
}

async fn hand_on(
    request: &Request<RecvStream>,
    respond: &mut SendResponse<Bytes>,
    behind: SocketAddr,
) -> io::Result<()> {
    let mut plain = TcpStream::connect(behind).await?;
    plain.write_all(&as_http1(request)).await?;
    let mut inbox = Vec::new();
    let head = loop {
        let head = tokio::select! {
            head = read_head(&mut plain, &mut inbox) => head?,
            _ = std::future::poll_fn(|cx| respond.poll_reset(cx)) => return Ok(()),
        };
        if !head.status().is_informational() {
            break head;
        }
    };
    let is_chunked = head.headers().get("transfer-encoding").is_some();
    let is_bodiless = matches!(head.status().as_u16(), 204 | 304);
    let mut head = head;
    for hop_by_hop in ["connection", "transfer-encoding", "keep-alive"] {
        head.headers_mut().remove(hop_by_hop);
    }
    let mut body = respond.send_response(head, is_bodiless).map_err(io::Error::other)?;
    if is_bodiless {
        return Ok(());
    }
    let outcome = match is_chunked {
        true => send_chunks(&mut plain, inbox, &mut body).await,
        false => send_all(&mut plain, inbox, &mut body).await,
    };
    if outcome.is_err() {
        body.send_reset(Reason::INTERNAL_ERROR);
    }
    Ok(())
}

fn as_http1(request: &Request<RecvStream>) -> Vec<u8> {
    let uri = request.uri();
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let host = uri.authority().map_or("", |authority| authority.as_str());
    let mut head =
        format!("{} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n", request.method()).into_bytes();
    for (name, value) in request.headers() {
        head.extend_from_slice(name.as_str().as_bytes());
        head.extend_from_slice(b": ");
        head.extend_from_slice(value.as_bytes());
        head.extend_from_slice(b"\r\n");
    }
    head.extend_from_slice(b"\r\n");
    head
}

/// The next head; what came behind it stays in `inbox`.
async fn read_head(plain: &mut TcpStream, inbox: &mut Vec<u8>) -> io::Result<Response<()>> {
    loop {
        if let Some((head, bytes)) = parse_head(inbox)? {
            inbox.drain(..bytes);
            return Ok(head);
        }
        if inbox.len() > LONGEST_HEAD || plain.read_buf(inbox).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
}

fn parse_head(inbox: &[u8]) -> io::Result<Option<(Response<()>, usize)>> {
    let mut headers = [httparse::EMPTY_HEADER; MAX_HEADERS];
    let mut head = httparse::Response::new(&mut headers);
    let bytes = match head.parse(inbox).map_err(io::Error::other)? {
        httparse::Status::Complete(bytes) => bytes,
        httparse::Status::Partial => return Ok(None),
    };
    let mut response = Response::builder().status(head.code.unwrap_or(500));
    for header in head.headers.iter() {
        response = response.header(header.name, header.value);
    }
    Ok(Some((response.body(()).map_err(io::Error::other)?, bytes)))
}

async fn send_all(plain: &mut TcpStream, first: Vec<u8>, body: &mut SendStream<Bytes>) -> io::Result<()> {
    let mut piece = first;
    loop {
        send(body, std::mem::take(&mut piece)).await?;
        let read = tokio::select! {
            read = plain.read_buf(&mut piece) => read?,
            _ = std::future::poll_fn(|cx| body.poll_reset(cx)) => return Ok(()),
        };
        if read == 0 {
            return body.send_data(Bytes::new(), true).map_err(io::Error::other);
        }
    }
}

/// All of a chunked body, which has to come to its proper end.
async fn send_chunks(plain: &mut TcpStream, mut raw: Vec<u8>, body: &mut SendStream<Bytes>) -> io::Result<()> {
    plain.read_to_end(&mut raw).await?;
    let mut rest = raw.as_slice();
    loop {
        let line_end = rest.windows(2).position(|pair| pair == b"\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
        let size = std::str::from_utf8(&rest[..line_end]).ok().and_then(|line| line.split(';').next());
        let size =
            size.and_then(|size| usize::from_str_radix(size.trim(), 16).ok()).ok_or(io::ErrorKind::InvalidData)?;
        if size == 0 {
            return body.send_data(Bytes::new(), true).map_err(io::Error::other);
        }
        let start = line_end + 2;
        let chunk = rest.get(start..start + size).ok_or(io::ErrorKind::UnexpectedEof)?;
        send(body, chunk.to_vec()).await?;
        rest = rest.get(start + size + 2..).ok_or(io::ErrorKind::UnexpectedEof)?;
    }
}

/// As fast as the client reads.
async fn send(body: &mut SendStream<Bytes>, bytes: Vec<u8>) -> io::Result<()> {
    let mut bytes = Bytes::from(bytes);
    while !bytes.is_empty() {
        body.reserve_capacity(bytes.len());
        let room = std::future::poll_fn(|cx| body.poll_capacity(cx)).await;
        let room = room.ok_or(io::ErrorKind::BrokenPipe)?.map_err(io::Error::other)?;
        let piece = bytes.split_to(room.min(bytes.len()));
        body.send_data(piece, false).map_err(io::Error::other)?;
    }
    Ok(())
}
