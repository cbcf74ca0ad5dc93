use std::time::Duration;

use peregrine_state::{Space, Store};
use peregrine_types::Timestamp;

use crate::FrontierError;
use crate::closing::Closing;
use crate::encoding::{Decoded, Decoder, Encoder, Malformed};
use crate::origin::Origin;
use crate::politeness::Manner;

const VERSION: u8 = 2;

/// What is remembered of a host between its turns and between runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostRecord {
    /// No request starts before this moment, for politeness.
    pub next_allowed: Timestamp,
    /// No request starts before this moment, since the host was unwell or asked for peace.
    pub backoff_until: Timestamp,
    /// Visits in a row that found the host unwell.
    pub failures: u32,
    /// URLs accepted so far, against the host's budget. After a kill it may lag by what was accepted in the
    /// last half minute.
    pub accepted: u64,
    /// URLs of it that pages of other domains were first to mention.
    pub mentions: u32,
    pub(crate) manner: Manner,
    /// A name for the address it was last found at; 0 where that is not known.
    pub(crate) address: u32,
    /// Its last pages were all alike.
    pub is_monotonous: bool,
    /// Very many of its pages are alike: somebody should look at it.
    pub is_farm: bool,
    /// Whether something is stored of its traps.
    pub has_traps: bool,
    /// One note per origin whose robots.txt was asked for.
    pub robots: Vec<RobotsNote>,
}

/// What the frontier needs to know of an origin's robots.txt. The rules themselves are kept elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RobotsNote {
    pub(crate) origin: Origin,
    pub(crate) expires: Timestamp,
    /// Errands in a row that brought nothing.
    pub(crate) failures: u32,
    pub(crate) standing: Standing,
    /// No page was asked for under these rules yet. Not stored: a new run asks again rather than rely on it.
    pub(crate) is_unused: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// There are rules; whoever fetches asks them.
    Known { crawl_delay: Option<Duration> },
    /// The errand failed, and is not repeated before the note expires. What the rules before asked for still counts.
    Unavailable { crawl_delay: Option<Duration> },
    /// The errand was given up or denied: every URL of the origin ends the same way, unasked.
    Closed(Box<Closing>),
}

impl RobotsNote {
    pub(crate) fn is_known(&self) -> bool {
        matches!(self.standing, Standing::Known { .. })
    }

    pub(crate) fn crawl_delay(&self) -> Option<Duration> {
        match self.standing {
            Standing::Known { crawl_delay } | Standing::Unavailable { crawl_delay } => crawl_delay,
            Standing::Closed(_) => None,
        }
    }
}

impl HostRecord {
    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut out = Encoder::with_version(VERSION);
        out.moment(self.next_allowed);
        out.moment(self.backoff_until);
        out.number(u64::from(self.failures));
        out.number(self.accepted);
        out.number(u64::from(self.mentions));
        out.number(u64::from(self.manner.excess));
        out.number(u64::from(self.manner.latency_ms));
        out.raw(&self.address.to_be_bytes());
        out.byte(u8::from(self.is_monotonous) | u8::from(self.is_farm) << 1 | u8::from(self.has_traps) << 2);
        out.number(self.robots.len() as u64);
        for note in &self.robots {
            out.byte(u8::from(note.origin.is_https));
            out.raw(&note.origin.port.to_be_bytes());
            out.moment(note.expires);
            out.number(u64::from(note.failures));
            encode_standing(&mut out, &note.standing);
        }
        out.finish()
    }

    pub(crate) fn decode(bytes: &[u8]) -> Decoded<HostRecord> {
        let mut read = Decoder::of_version(bytes, VERSION)?;
        let mut record = HostRecord {
            is_monotonous: false,
            is_farm: false,
            has_traps: false,
            next_allowed: read.moment()?,
            backoff_until: read.moment()?,
            failures: read.small()?,
            accepted: read.number()?,
            mentions: read.small()?,
            manner: Manner { excess: read.small()?, latency_ms: read.small()? },
            address: u32::from_be_bytes(read.array()?),
            robots: Vec::new(),
        };
        let flags = read.byte()?;
        record.is_monotonous = flags & 1 != 0;
        record.is_farm = flags & 2 != 0;
        record.has_traps = flags & 4 != 0;
        for _ in 0..read.number()? {
            let origin = Origin { is_https: read.byte()? != 0, port: u16::from_be_bytes(read.array()?) };
            let expires = read.moment()?;
            let failures = read.small()?;
            record.robots.push(RobotsNote {
                origin,
                expires,
                failures,
                standing: decode_standing(&mut read)?,
                is_unused: false,
            });
        }
        read.finish()?;
        Ok(record)
    }

    /// The record of a host, if it is known, straight from a store.
    pub fn read(store: &dyn Store, host: &str) -> Result<Option<HostRecord>, FrontierError> {
        match store.get(Space::Hosts, host.as_bytes())? {
            None => Ok(None),
            Some(bytes) => Self::decode_stored(host, &bytes).map(Some),
        }
    }

    pub(crate) fn decode_stored(host: &str, bytes: &[u8]) -> Result<HostRecord, FrontierError> {
        Self::decode(bytes).map_err(|Malformed(detail)| FrontierError::corrupt(Space::Hosts, host.as_bytes(), detail))
    }
}

fn encode_standing(out: &mut Encoder, standing: &Standing) {
    match standing {
        Standing::Known { crawl_delay } => {
            out.byte(0);
            encode_delay(out, *crawl_delay);
        }
        Standing::Closed(closing) => {
            out.byte(1);
            closing.encode(out);
        }
        Standing::Unavailable { crawl_delay } => {
            out.byte(2);
            encode_delay(out, *crawl_delay);
        }
    }
}

fn encode_delay(out: &mut Encoder, delay: Option<Duration>) {
    let millis = delay.map(|delay| u64::try_from(delay.as_millis()).unwrap_or(u64::MAX));
    out.option(millis, Encoder::number);
}

fn decode_standing(read: &mut Decoder<'_>) -> Decoded<Standing> {
    match read.byte()? {
        0 => Ok(Standing::Known { crawl_delay: decode_delay(read)? }),
        1 => Ok(Standing::Closed(Box::new(Closing::decode(read)?))),
        2 => Ok(Standing::Unavailable { crawl_delay: decode_delay(read)? }),
        _ => Err(Malformed("an unknown standing of robots.txt")),
    }
}

fn decode_delay(read: &mut Decoder<'_>) -> Decoded<Option<Duration>> {
    Ok(read.option(Decoder::number)?.map(Duration::from_millis))
}

#[cfg(test)]
mod tests {
    use peregrine_types::{Denial, Failure, FailureClass};

    use super::*;

    fn full() -> HostRecord {
        let closed = |closing| Standing::Closed(Box::new(closing));
        let failure = Failure { class: FailureClass::DnsNotFound, detail: "no such host".to_owned() };
        let note = |port, standing| RobotsNote {
            origin: Origin { is_https: port % 2 == 0, port },
            expires: Timestamp::NEVER,
            failures: 3,
            standing,
            is_unused: false,
        };
        HostRecord {
            next_allowed: Timestamp::from_millis(5_000_000_000_000),
            backoff_until: Timestamp::from_millis(1),
            failures: 3,
            accepted: 1 << 40,
            mentions: 70_000,
            manner: Manner { excess: 256, latency_ms: 900 },
            address: 0xfeed_cafe,
            is_monotonous: true,
            is_farm: true,
            has_traps: true,
            robots: vec![
                note(80, Standing::Known { crawl_delay: Some(Duration::from_millis(2500)) }),
                note(443, Standing::Known { crawl_delay: None }),
                note(444, Standing::Unavailable { crawl_delay: Some(Duration::from_secs(1)) }),
                note(445, closed(Closing::Failed(failure))),
                note(446, closed(Closing::Denied(Denial::Robots { rule: "/".into() }))),
                note(447, closed(Closing::Denied(Denial::PrivateAddress { address: "::1".into() }))),
                note(448, closed(Closing::Denied(Denial::TooManyRedirects))),
                note(449, closed(Closing::Denied(Denial::OutOfScope { reason: "x".into() }))),
                note(450, closed(Closing::Denied(Denial::Trap { pattern: "/<number>".into() }))),
            ],
        }
    }

    #[test]
    fn a_host_survives_the_disk() {
        for record in [full(), HostRecord::default()] {
            assert_eq!(HostRecord::decode(&record.encode()), Ok(record));
        }
    }

    #[test]
    fn a_host_record_that_was_cut_is_malformed() {
        let bytes = full().encode();
        for length in 0..bytes.len() {
            assert!(HostRecord::decode(&bytes[..length]).is_err());
        }
    }

    #[test]
    fn a_note_count_beyond_the_bytes_is_malformed() {
        let mut bytes = HostRecord::default().encode();
        bytes.pop();
        bytes.extend([0xff, 0xff, 0xff, 0xff, 0x0f]);
        assert!(HostRecord::decode(&bytes).is_err());
    }
}
