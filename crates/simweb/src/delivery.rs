//! How a reply's bytes leave, from one write to never.

use std::io::{self, IoSlice};
use std::time::Duration;

use socket2::SockRef;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::reply::{Delivery, Reply};

/// How a delivery ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Delivered {
    /// Every byte that was meant to leave has left.
    Everything,
    /// The reply was never meant to be whole, and the connection is over.
    AsDamaged,
    /// The other side went away.
    NotAll,
}

pub(crate) async fn deliver(stream: &mut TcpStream, reply: &Reply) -> Delivered {
    let outcome = match reply.delivery {
        Delivery::Whole => write_both(stream, &reply.head, &reply.body).await,
        Delivery::After(pause) => {
            if !stays_during(stream, pause).await {
                return Delivered::NotAll;
            }
            write_both(stream, &reply.head, &reply.body).await
        }
        Delivery::Drip { piece, pause } => drip(stream, reply, piece, pause).await,
        Delivery::Repeat { bytes } => repeat(stream, reply, bytes).await,
        Delivery::Never => {
            departure(stream).await;
            return Delivered::AsDamaged;
        }
        Delivery::Stall => {
            if write_half(stream, reply).await.is_ok() {
                departure(stream).await;
            }
            return Delivered::AsDamaged;
        }
        Delivery::ResetMidBody => {
            let _ = write_half(stream, reply).await;
            reset(stream);
            return Delivered::AsDamaged;
        }
        Delivery::ResetAtOnce => {
            reset(stream);
            return Delivered::AsDamaged;
        }
        Delivery::CloseAtOnce => return Delivered::AsDamaged,
    };
    match outcome {
        Ok(()) => Delivered::Everything,
        Err(_) => Delivered::NotAll,
    }
}

/// One system call in the usual case.
async fn write_both(stream: &mut TcpStream, head: &[u8], body: &[u8]) -> io::Result<()> {
    let mut sent = 0;
    while sent < head.len() {
        let slices = [IoSlice::new(&head[sent..]), IoSlice::new(body)];
        match stream.write_vectored(&slices).await? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            bytes => sent += bytes,
        }
    }
    stream.write_all(&body[(sent - head.len()).min(body.len())..]).await
}

async fn write_half(stream: &mut TcpStream, reply: &Reply) -> io::Result<()> {
    write_both(stream, &reply.head, &reply.body[..reply.body.len() / 2]).await
}

async fn drip(stream: &mut TcpStream, reply: &Reply, piece: usize, pause: Duration) -> io::Result<()> {
    stream.write_all(&reply.head).await?;
    for bytes in reply.body.chunks(piece.max(1)) {
        if !stays_during(stream, pause).await {
            return Err(io::ErrorKind::ConnectionAborted.into());
        }
        stream.write_all(bytes).await?;
    }
    Ok(())
}

async fn repeat(stream: &mut TcpStream, reply: &Reply, bytes: u64) -> io::Result<()> {
    stream.write_all(&reply.head).await?;
    let mut left = if reply.body.is_empty() { 0 } else { bytes };
    while left > 0 {
        let piece = usize::try_from(left).unwrap_or(usize::MAX).min(reply.body.len());
        stream.write_all(&reply.body[..piece]).await?;
        left -= piece as u64;
    }
    Ok(())
}

/// Makes the kernel answer with RST instead of FIN when the stream is dropped.
fn reset(stream: &TcpStream) {
    // Where it fails the connection is closed instead, which is damage enough.
    let _ = SockRef::from(stream).set_linger(Some(Duration::ZERO));
}

/// Waits; `false` if the other side left meanwhile, so that a request ends when its client gives up.
async fn stays_during(stream: &TcpStream, pause: Duration) -> bool {
    tokio::select! {
        () = tokio::time::sleep(pause) => true,
        () = departure(stream) => false,
    }
}

/// Returns when the other side closes. Whatever it sends meanwhile is thrown away.
async fn departure(stream: &TcpStream) {
    let mut scrap = [0; 256];
    while stream.readable().await.is_ok() {
        match stream.try_read(&mut scrap) {
            Ok(0) => return,
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(_) => return,
        }
    }
}
