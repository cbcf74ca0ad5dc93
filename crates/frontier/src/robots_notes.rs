use std::time::Duration;

use peregrine_types::Timestamp;

use crate::host_record::{RobotsNote, Standing};
use crate::origin::Origin;

/// The note that most hosts have, and no other, in 16 bytes.
#[derive(Clone, Copy, Default)]
pub(crate) struct SmallNote {
    /// Milliseconds in the upper 48 bits, failures in the lower 16.
    expires_and_failures: u64,
    crawl_delay_ms: u32,
    port: u16,
    kind: u8,
}

const NONE: u8 = 0;
const IS_THERE: u8 = 1;
const IS_HTTPS: u8 = 2;
const IS_KNOWN: u8 = 4;
const IS_UNUSED: u8 = 8;
const LATEST: u64 = (1 << 48) - 1;
const NO_DELAY: u32 = u32::MAX;

impl SmallNote {
    /// Notes on origins that are closed are not small.
    pub(crate) fn of(note: &RobotsNote) -> Option<SmallNote> {
        let (known, delay) = match note.standing {
            Standing::Known { crawl_delay } => (IS_KNOWN, crawl_delay),
            Standing::Unavailable { crawl_delay } => (NONE, crawl_delay),
            Standing::Closed(_) => return None,
        };
        let failures = note.failures.min(u16::MAX.into());
        let https = if note.origin.is_https { IS_HTTPS } else { NONE };
        let unused = if note.is_unused { IS_UNUSED } else { NONE };
        Some(SmallNote {
            expires_and_failures: note.expires.as_millis().min(LATEST) << 16 | u64::from(failures),
            crawl_delay_ms: delay.map_or(NO_DELAY, |delay| u32::try_from(delay.as_millis()).unwrap_or(NO_DELAY - 1)),
            port: note.origin.port,
            kind: IS_THERE | https | known | unused,
        })
    }

    pub(crate) fn note(self) -> Option<RobotsNote> {
        if self.kind == NONE {
            return None;
        }
        let delay = Some(self.crawl_delay_ms).filter(|delay| *delay != NO_DELAY);
        let crawl_delay = delay.map(|delay| Duration::from_millis(delay.into()));
        let expires = match self.expires_and_failures >> 16 {
            LATEST => Timestamp::NEVER,
            millis => Timestamp::from_millis(millis),
        };
        Some(RobotsNote {
            origin: Origin { is_https: self.kind & IS_HTTPS != 0, port: self.port },
            expires,
            failures: (self.expires_and_failures & 0xffff) as u32,
            standing: if self.kind & IS_KNOWN != 0 {
                Standing::Known { crawl_delay }
            } else {
                Standing::Unavailable { crawl_delay }
            },
            is_unused: self.kind & IS_UNUSED != 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_note_says_the_same() {
        assert_eq!(size_of::<SmallNote>(), 16);
        assert_eq!(SmallNote::default().note(), None);
        for (is_https, port, expires, failures, delay) in [
            (true, 443, Timestamp::NEVER, 0, None),
            (false, 0, Timestamp::from_millis(1_800_000_000_000), 9, Some(2500)),
        ] {
            let crawl_delay = delay.map(Duration::from_millis);
            for standing in [Standing::Known { crawl_delay }, Standing::Unavailable { crawl_delay }] {
                for is_unused in [false, true] {
                    let (origin, standing) = (Origin { is_https, port }, standing.clone());
                    let note = RobotsNote { origin, expires, failures, standing, is_unused };
                    assert_eq!(SmallNote::of(&note).unwrap().note(), Some(note));
                }
            }
        }
    }
}
