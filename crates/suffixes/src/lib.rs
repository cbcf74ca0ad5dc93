//! The public suffix list: under which names others let anybody register one.
//!
//! The list is a large piece of code that is made anew in every crate that asks it. So it is asked here, in a crate of its
//! own, which is built in a fraction of the time (see the profiles in the workspace's `Cargo.toml`).

/// What somebody registered: `bbc.co.uk` of `news.bbc.co.uk`. None for a suffix itself.
pub fn registered_part(host: &str) -> Option<&str> {
    psl::domain_str(host)
}

/// Under what it is registered: `co.uk` of `news.bbc.co.uk`, `github.io` of `alice.github.io`; and whether that is
/// somebody's own name rather than a registry's.
pub fn suffix(host: &str) -> Option<(&str, bool)> {
    let suffix = psl::suffix(host.as_bytes())?;
    let text = std::str::from_utf8(suffix.trim().as_bytes()).ok()?;
    Some((text, suffix.typ() == Some(psl::Type::Private)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registries_and_people_who_act_like_one_are_told_apart() {
        assert_eq!(registered_part("news.bbc.co.uk"), Some("bbc.co.uk"));
        assert_eq!(registered_part("co.uk"), None);
        assert_eq!(suffix("news.bbc.co.uk"), Some(("co.uk", false)));
        assert_eq!(suffix("alice.github.io"), Some(("github.io", true)));
    }
}
