//! The manners of the crawl: what a site asks of us, and what we make of it.
//!
//! Before the first page of an origin is fetched, its robots.txt is. [`robots_file`] turns the
//! answer (or the lack of one) into a verdict on the origin: rules to obey, another place to ask, or
//! "not now" (RFC 9309 section 2.3). The text is remembered in the state by [`RobotsCache`], which
//! keeps the rules of the origins in use parsed and in memory; once they have expired, the server is asked whether it has others ([`Copies`]).
//! While a file cannot be had, [`meanwhile`] says what holds. For every URL about to be fetched,
//! [`RobotsRules::verdict`] says yes or no, and by which line. Afterwards, the page itself may ask for
//! more in its `X-Robots-Tag` headers: [`header_directives`].

mod agent;
mod availability;
mod cache;
mod copies;
mod error;
mod group;
mod outages;
mod page_directives;
mod pattern;
mod records;
mod rules;

pub use agent::product_token;
pub use availability::{Freshness, LONGEST_LIFE, MAX_REDIRECTS, RobotsResponse, SHORTEST_LIFE, robots_file};
pub use cache::{CacheLimits, RobotsCache};
pub use copies::Copies;
pub use error::RobotsError;
pub use outages::{LONGEST_OUTAGE, Outages, meanwhile};
pub use page_directives::header_directives;
pub use rules::{MAX_CRAWL_DELAY, MAX_ROBOTS_BYTES, RobotsRules, Verdict};
