use std::borrow::Cow;
use std::fmt::Write;

use peregrine_types::Redirect;
use peregrine_urls::{Url, fetchable, resolve};

/// Where a response sends us, if it does: a redirecting status with a `Location` that could also be a link, without the
/// login that may stand in it. Nobody follows it in here.
pub fn redirect(from: &Url, status: u16, location: Option<&[u8]>) -> Option<Redirect> {
    let permanent = match status {
        301 | 308 => true,
        302 | 303 | 307 => false,
        _ => return None,
    };
    let location = as_text(location?.trim_ascii());
    if location.is_empty() {
        return None;
    }
    let to = resolve(Some(from), &location).and_then(fetchable).ok()?;
    Some(Redirect { to, permanent })
}

/// Headers carry bytes. Those that are not UTF-8 mean themselves in a URL, whatever their charset.
fn as_text(location: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(location) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(location.iter().fold(String::new(), |mut text, &byte| {
            if byte.is_ascii() {
                text.push(byte.into());
            } else {
                let _ = write!(text, "%{byte:02X}");
            }
            text
        })),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn base() -> Url {
        Url::parse("https://example.com/a/b?c#d").expect("a URL")
    }

    fn target(location: &[u8]) -> Option<String> {
        redirect(&base(), 302, Some(location)).map(|redirect| redirect.to.into())
    }

    #[test]
    fn locations_are_resolved_against_the_page() {
        assert_eq!(target(b"/x").as_deref(), Some("https://example.com/x"));
        assert_eq!(target(b" x?y ").as_deref(), Some("https://example.com/a/x?y"));
        assert_eq!(target(b"//other.test/x#frag").as_deref(), Some("https://other.test/x"));
        assert_eq!(target(b"http://example.com").as_deref(), Some("http://example.com/"));
        assert_eq!(target(b"?q").as_deref(), Some("https://example.com/a/b?q"));
        assert_eq!(target("/ä".as_bytes()).as_deref(), Some("https://example.com/%C3%A4"));
        assert_eq!(target(b"/\xe4").as_deref(), Some("https://example.com/%E4"));
    }

    #[test]
    fn a_location_is_no_more_than_a_link_would_be() {
        assert_eq!(target(b"//me:secret@other.test/x").as_deref(), Some("https://other.test/x"));
        assert_eq!(target(b"///other.test/x").as_deref(), Some("https://other.test/x"));
        let endless = format!("/{}", "x".repeat(60_000));
        for location in ["http://a..b/", "http://$host/", &format!("http://{}.test/", "a".repeat(64)), &endless] {
            assert_eq!(target(location.as_bytes()), None, "{location}");
        }
    }

    #[test]
    fn unusable_locations_lead_nowhere() {
        for location in
            [&b""[..], b"  ", b"http://", b"javascript:alert(1)", b"mailto:a@b", b"file:///etc/passwd", b"http://a b/"]
        {
            assert_eq!(target(location), None, "{:?}", String::from_utf8_lossy(location));
        }
        assert!(redirect(&base(), 302, None).is_none());
    }

    #[test]
    fn the_status_decides() {
        let permanent = |status| redirect(&base(), status, Some(b"/x")).map(|redirect| redirect.permanent);
        assert_eq!([301, 308].map(permanent), [Some(true); 2]);
        assert_eq!([302, 303, 307].map(permanent), [Some(false); 3]);
        assert_eq!([200, 201, 300, 304, 305, 306, 404, 500].map(permanent), [None; 8]);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn any_location_is_harmless(location in proptest::collection::vec(any::<u8>(), 0..60)) {
            if let Some(found) = redirect(&base(), 301, Some(&location)) {
                prop_assert!(matches!(found.to.scheme(), "http" | "https"));
                prop_assert!(found.to.host_str().is_some_and(|host| !host.is_empty()));
                prop_assert_eq!(found.to.fragment(), None);
                prop_assert_eq!((found.to.username(), found.to.password()), ("", None));
            }
        }
    }
}
