use crate::percent::{self, push_normal_form};
use crate::{KeySettings, UrlError};

/// The parameters that make no difference to what a page is, ready for lookup.
#[derive(Debug)]
pub(crate) struct ParameterRules {
    /// By the name's first byte, lower-case: a lookup compares with a handful of names at most.
    query: ByFirstByte,
    path: ByFirstByte,
}

type ByFirstByte = Vec<Vec<Rule>>;

#[derive(Clone, Debug)]
struct Rule {
    /// Lower-case, in the normal form of percent-encoding.
    name: Box<[u8]>,
    any_ending: bool,
    only_tokens: bool,
}

impl ParameterRules {
    pub(crate) fn new(settings: &KeySettings) -> Result<Self, UrlError> {
        settings.validate()?;
        Ok(Self::from_valid(settings))
    }

    pub(crate) fn from_valid(settings: &KeySettings) -> Self {
        let mut rules = ParameterRules { query: vec![Vec::new(); 256], path: vec![Vec::new(); 256] };
        for name in settings.tracking_parameters.iter().chain(&settings.ignored_parameters) {
            insert(&mut rules.query, Rule::new(name, false));
        }
        let sessions = settings.session_parameters.iter().map(|name| Rule::new(name, false));
        let maybe_sessions = settings.session_parameters_if_token.iter().map(|name| Rule::new(name, true));
        for rule in sessions.chain(maybe_sessions) {
            insert(&mut rules.query, rule.clone());
            insert(&mut rules.path, rule);
        }
        rules
    }

    /// Whether a query's `name=value` makes no difference.
    pub(crate) fn ignores_in_query(&self, name: &str, value: &str) -> bool {
        matches(&self.query, name, value)
    }

    /// Whether a path segment's `;name=value` makes no difference.
    pub(crate) fn ignores_in_path(&self, name: &str, value: &str) -> bool {
        matches(&self.path, name, value)
    }
}

impl Rule {
    fn new(setting: &str, only_tokens: bool) -> Self {
        let stem = setting.strip_suffix('*');
        let mut name = String::new();
        push_normal_form(stem.unwrap_or(setting), &percent::QUERY, &mut name);
        name.make_ascii_lowercase();
        Rule { name: name.into_bytes().into(), any_ending: stem.is_some(), only_tokens }
    }

    fn covers(&self, name: &[u8], value: &str) -> bool {
        let named = if self.any_ending {
            name.get(..self.name.len()).is_some_and(|start| start.eq_ignore_ascii_case(&self.name))
        } else {
            name.eq_ignore_ascii_case(&self.name)
        };
        named && (!self.only_tokens || looks_like_token(value))
    }
}

fn insert(table: &mut ByFirstByte, rule: Rule) {
    if let Some(bucket) = rule.name.first().and_then(|first| table.get_mut(usize::from(*first))) {
        bucket.push(rule);
    }
}

fn matches(table: &ByFirstByte, name: &str, value: &str) -> bool {
    let name = name.as_bytes();
    name.first()
        .and_then(|first| table.get(usize::from(first.to_ascii_lowercase())))
        .is_some_and(|bucket| bucket.iter().any(|rule| rule.covers(name, value)))
}

/// Session identifiers are long and random: hex, base 36 or base 62. Words have no digits, numbers no
/// letters, titles have separators.
fn looks_like_token(value: &str) -> bool {
    const SHORTEST: usize = 20;
    let bytes = value.as_bytes();
    bytes.len() >= SHORTEST
        && bytes.iter().all(u8::is_ascii_alphanumeric)
        && bytes.iter().any(u8::is_ascii_digit)
        && bytes.iter().any(u8::is_ascii_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> ParameterRules {
        ParameterRules::from_valid(&KeySettings::default())
    }

    #[test]
    fn names_match_whole_or_by_their_beginning_and_in_any_case() {
        let rules = rules();
        for name in ["utm_source", "UTM_Medium", "fbclid", "FbClId", "PHPSESSID", "ASPSESSIONIDQABCDEFG", "utm_"] {
            assert!(rules.ignores_in_query(name, "1"), "{name}");
        }
        for name in ["utm", "fbclid2", "xutm_source", "page", "", "é", "id"] {
            assert!(!rules.ignores_in_query(name, "1"), "{name}");
        }
    }

    #[test]
    fn an_ambiguous_name_is_a_session_only_with_a_token() {
        let rules = rules();
        assert!(rules.ignores_in_query("sid", "0123456789abcdef0123456789abcdef"));
        for real in [
            "7",
            "sports",
            "12345678901234567890123",
            "a-long-title-of-a-story-from-2020",
            "antidisestablishmentarianism",
        ] {
            assert!(!rules.ignores_in_query("sid", real), "{real}");
        }
    }

    #[test]
    fn only_sessions_are_looked_for_in_paths() {
        let rules = rules();
        assert!(rules.ignores_in_path("jsessionid", "1A"));
        assert!(!rules.ignores_in_path("utm_source", "x"));
    }
}
