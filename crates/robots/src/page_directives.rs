use peregrine_types::Directives;

use crate::product_token;

/// What the `X-Robots-Tag` headers of a page ask of `agent`.
///
/// A value may name the agents that it is for: `noindex, otherbot: nofollow` asks everyone not to
/// index, and one crawler not to follow. What is meant for everyone and what is meant for us both
/// count.
pub fn header_directives<'a>(values: impl IntoIterator<Item = &'a str>, agent: &str) -> Directives {
    let token = product_token(agent);
    values.into_iter().fold(Directives::default(), |all, value| all.and(of_value(value, token)))
}

fn of_value(value: &str, token: &str) -> Directives {
    let mut directives = Directives::default();
    let mut is_for_us = true;
    for part in value.split(',') {
        let mut wish = part;
        if let Some((name, rest)) = part.split_once(':')
            && names_an_agent(name.trim(), rest.trim())
        {
            is_for_us = is_agent(name.trim(), token);
            wish = rest;
        }
        if is_for_us {
            directives = directives.and(Directives::from_tokens(wish));
        }
    }
    directives
}

/// Whether what stands before a colon is an agent and what stands behind it its first wish, rather than a directive with a
/// value, or the second half of a date: `unavailable_after: Fri, 25 Jun 2010 15:00:00 GMT`.
fn names_an_agent(name: &str, wish: &str) -> bool {
    let is_token = !name.contains(char::is_whitespace);
    is_token && !takes_a_value(name) && !wish.starts_with(|first: char| first.is_ascii_digit())
}

fn is_agent(name: &str, token: &str) -> bool {
    name == "*" || name.eq_ignore_ascii_case("robots") || (!token.is_empty() && name.eq_ignore_ascii_case(token))
}

/// Directives with a colon of their own, which must not be taken for an agent's name.
fn takes_a_value(name: &str) -> bool {
    ["unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"]
        .iter()
        .any(|directive| name.eq_ignore_ascii_case(directive))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: Directives = Directives { noindex: false, nofollow: false, noarchive: false };

    fn asked(values: &[&str]) -> Directives {
        header_directives(values.iter().copied(), "peregrine/0.1")
    }

    #[test]
    fn everyone_is_meant_unless_somebody_is_named() {
        assert_eq!(asked(&["noindex"]), Directives { noindex: true, ..NOTHING });
        assert_eq!(
            asked(&["noindex", " NOFOLLOW , noarchive"]),
            Directives { noindex: true, nofollow: true, noarchive: true }
        );
        assert_eq!(asked(&["otherbot: noindex, nofollow"]), NOTHING);
        assert_eq!(asked(&["Peregrine: noindex, nofollow"]), Directives { noindex: true, nofollow: true, ..NOTHING });
        assert_eq!(
            asked(&["noarchive, otherbot: noindex, peregrine: nofollow"]),
            Directives { noarchive: true, nofollow: true, ..NOTHING }
        );
    }

    #[test]
    fn a_directive_with_a_value_is_not_an_agent() {
        assert_eq!(asked(&["max-image-preview: none, noindex"]), Directives { noindex: true, ..NOTHING });
        assert_eq!(asked(&["unavailable_after: 25 Jun 2010 15:00:00 PST"]), NOTHING);
        assert_eq!(asked(&["", ",,:,", "all"]), NOTHING);
    }

    #[test]
    fn the_second_half_of_a_date_is_not_an_agent_that_the_rest_would_be_for() {
        for date in ["Fri, 25 Jun 2010 15:00:00 GMT", "Friday, 25-Jun-10 15:00:00 PST", "Fri, 2010-06-25T15:00:00Z"] {
            let after = format!("unavailable_after: {date}, noindex, nofollow");
            assert_eq!(asked(&[&after]), Directives { noindex: true, nofollow: true, ..NOTHING }, "{after}");
            let others = format!("otherbot: unavailable_after: {date}, noindex");
            assert_eq!(asked(&[&others]), NOTHING, "{others}");
        }
    }
}
