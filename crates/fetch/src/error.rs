use std::net::IpAddr;

use peregrine_types::{Failure, FailureClass};

/// Why a fetch brought no page.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FetchError {
    /// The host has no address that may be connected to. No request was made.
    #[error("{host} has only addresses that may not be visited, {address} among them")]
    Denied { host: String, address: IpAddr },
    /// No usable answer came.
    #[error("{}", .0.detail)]
    Failed(Failure),
}

impl FetchError {
    pub fn failed(class: FailureClass, detail: impl Into<String>) -> Self {
        FetchError::Failed(Failure { class, detail: detail.into() })
    }
}
