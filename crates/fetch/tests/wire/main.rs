//! The client against real sockets on loopback: honest servers, sloppy ones and hostile ones.

mod answers;
mod any_bytes;
mod floods;
mod limits;
mod moments;
mod proxies;
mod reuse;
mod server;
mod tls;
