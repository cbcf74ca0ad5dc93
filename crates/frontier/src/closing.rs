use peregrine_types::{Denial, Failure, VisitOutcome};

use crate::encoding::{Decoded, Decoder, Encoder, Malformed};
use crate::url_record::{Verdict, failure_code, failure_from_code, shortened};

/// How an origin's robots.txt ended, and with it every URL of the origin, unasked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Closing {
    Denied(Denial),
    Failed(Failure),
}

impl Closing {
    pub(crate) fn failed(failure: &Failure) -> Closing {
        Closing::Failed(Failure { class: failure.class, detail: shortened(&failure.detail) })
    }

    pub(crate) fn denied(denial: &Denial) -> Closing {
        Closing::Denied(match denial {
            Denial::Robots { rule } => Denial::Robots { rule: shortened(rule) },
            Denial::PrivateAddress { address } => Denial::PrivateAddress { address: shortened(address) },
            Denial::TooManyRedirects => Denial::TooManyRedirects,
            Denial::OutOfScope { reason } => Denial::OutOfScope { reason: shortened(reason) },
            Denial::Trap { pattern } => Denial::Trap { pattern: shortened(pattern) },
        })
    }

    pub(crate) fn outcome(&self) -> VisitOutcome {
        match self {
            Closing::Denied(denial) => VisitOutcome::Denied(denial.clone()),
            Closing::Failed(failure) => VisitOutcome::Failed(failure.clone()),
        }
    }

    /// In words.
    pub(crate) fn detail(&self) -> String {
        match self {
            Closing::Failed(failure) => failure.detail.clone(),
            Closing::Denied(denial) => Verdict::denied(denial).detail,
        }
    }

    pub(crate) fn encode(&self, out: &mut Encoder) {
        let (code, text) = match self {
            Closing::Failed(failure) => (0, failure.detail.as_str()),
            Closing::Denied(Denial::Robots { rule }) => (1, rule.as_str()),
            Closing::Denied(Denial::PrivateAddress { address }) => (2, address.as_str()),
            Closing::Denied(Denial::TooManyRedirects) => (3, ""),
            Closing::Denied(Denial::OutOfScope { reason }) => (4, reason.as_str()),
            Closing::Denied(Denial::Trap { pattern }) => (5, pattern.as_str()),
        };
        out.byte(code);
        out.text(text);
        if let Closing::Failed(failure) = self {
            out.byte(failure_code(failure.class));
        }
    }

    pub(crate) fn decode(read: &mut Decoder<'_>) -> Decoded<Closing> {
        let code = read.byte()?;
        let text = read.text()?.to_owned();
        Ok(match code {
            0 => Closing::Failed(Failure { class: failure_from_code(read.byte()?)?, detail: text }),
            1 => Closing::Denied(Denial::Robots { rule: text }),
            2 => Closing::Denied(Denial::PrivateAddress { address: text }),
            3 => Closing::Denied(Denial::TooManyRedirects),
            4 => Closing::Denied(Denial::OutOfScope { reason: text }),
            5 => Closing::Denied(Denial::Trap { pattern: text }),
            _ => return Err(Malformed("an origin closed in an unknown way")),
        })
    }
}
