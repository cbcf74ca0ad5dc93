//! The lines of a robots.txt, read as leniently as the field does.

use crate::pattern::plain_bytes;
use crate::rules::MAX_ROBOTS_BYTES;

/// One meaningful line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Record<'a> {
    UserAgent(&'a [u8]),
    Rule {
        allows: bool,
        value: &'a [u8],
    },
    /// A rule that is nothing but a prefix, and in comparable form as it is written: most are.
    Plain {
        allows: bool,
        value: &'a [u8],
    },
    CrawlDelay(&'a [u8]),
    RequestRate(&'a [u8]),
    Sitemap(&'a [u8]),
    /// What may be done with the pages: `Content-Signal` and `Content-Usage`.
    Usage {
        name: &'static str,
        value: &'a [u8],
    },
}

/// The records of a file in their order; everything else is skipped. Only the first
/// [`MAX_ROBOTS_BYTES`] count, cut after the last whole line so that half a path is never taken for a rule.
pub(crate) fn records(file: &[u8]) -> Records<'_> {
    Records { rest: within_limit(without_byte_order_mark(file)) }
}

pub(crate) struct Records<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for Records<'a> {
    type Item = Record<'a>;

    fn next(&mut self) -> Option<Record<'a>> {
        loop {
            while let [b'\n' | b'\r', rest @ ..] = self.rest {
                self.rest = rest;
            }
            if self.rest.is_empty() {
                return None;
            }
            if let Some((record, rest)) = plain_rule(self.rest) {
                self.rest = rest;
                return Some(record);
            }
            let end = memchr::memchr2(b'\n', b'\r', self.rest).unwrap_or(self.rest.len());
            let (line, rest) = self.rest.split_at(end);
            self.rest = rest;
            if let Some(record) = record(line) {
                return Some(record);
            }
        }
    }
}

/// The way of most lines of the largest files, in one go: `Disallow: /path` and nothing else. What it does not know is left to
/// [`record`].
fn plain_rule(text: &[u8]) -> Option<(Record<'_>, &[u8])> {
    let allows = match text.first()? {
        b'D' | b'd' => false,
        b'A' | b'a' => true,
        _ => return None,
    };
    let key: &[u8] = if allows { b"allow:" } else { b"disallow:" };
    let (written, rest) = text.split_at_checked(key.len())?;
    if !written.eq_ignore_ascii_case(key) {
        return None;
    }
    let rest = rest.strip_prefix(b" ").unwrap_or(rest);
    let (value, rest) = rest.split_at(plain_bytes(rest));
    matches!(rest.first(), None | Some(b'\n' | b'\r')).then_some((Record::Plain { allows, value }, rest))
}

/// Whether a line may be more than a comment or somebody's web page: every key begins with one of these letters.
fn may_be_record(line: &[u8]) -> bool {
    let first = line.first().map(u8::to_ascii_lowercase);
    matches!(first, Some(b'u' | b'd' | b'a' | b'c' | b'r' | b's'))
}

/// Half a mark is skipped as well: some servers manage to send one.
fn without_byte_order_mark(file: &[u8]) -> &[u8] {
    let marked = file.iter().zip(b"\xEF\xBB\xBF").take_while(|(byte, mark)| byte == mark).count();
    file.get(marked..).unwrap_or_default()
}

fn within_limit(text: &[u8]) -> &[u8] {
    match text.get(..MAX_ROBOTS_BYTES) {
        Some(head) if text.len() > MAX_ROBOTS_BYTES => {
            let end = memchr::memrchr2(b'\n', b'\r', head).unwrap_or(0);
            head.get(..end).unwrap_or_default()
        }
        _ => text,
    }
}

fn record(line: &[u8]) -> Option<Record<'_>> {
    let line = line.trim_ascii_start();
    if !may_be_record(line) {
        return None;
    }
    let comment = memchr::memchr(b'#', line).unwrap_or(line.len());
    let line = line.get(..comment).unwrap_or_default().trim_ascii_end();
    let (key, value) = key_and_value(line)?;
    let is = |names: &[&str]| names.iter().any(|name| key.eq_ignore_ascii_case(name.as_bytes()));
    // The misspellings are the ones that Google's parser accepts: those who wrote them meant it.
    if is(&["user-agent", "useragent", "user agent"]) {
        Some(Record::UserAgent(value))
    } else if is(&["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"]) {
        Some(Record::Rule { allows: false, value })
    } else if is(&["allow"]) {
        Some(Record::Rule { allows: true, value })
    } else if is(&["crawl-delay", "crawldelay"]) {
        Some(Record::CrawlDelay(value))
    } else if is(&["request-rate"]) {
        Some(Record::RequestRate(value))
    } else if is(&["sitemap", "site-map"]) {
        Some(Record::Sitemap(value))
    } else if is(&["content-signal"]) {
        Some(Record::Usage { name: "Content-Signal", value })
    } else if is(&["content-usage"]) {
        Some(Record::Usage { name: "Content-Usage", value })
    } else {
        None
    }
}

/// `key: value`. A forgotten colon is forgiven where the line has exactly two words: RFC 9309 asks for the
/// colon, but a site that writes `Disallow /private` does not want us there.
fn key_and_value(line: &[u8]) -> Option<(&[u8], &[u8])> {
    if let Some(colon) = memchr::memchr(b':', line) {
        let key = line.get(..colon)?.trim_ascii_end();
        return Some((key, line.get(colon + 1..)?.trim_ascii_start()));
    }
    let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    match (words.next(), words.next(), words.next()) {
        (Some(key), Some(value), None) => Some((key, value)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(line: &str) -> Option<Record<'_>> {
        record(line.as_bytes())
    }

    #[test]
    fn lines_are_read_leniently() {
        let disallow = |value: &'static [u8]| Some(Record::Rule { allows: false, value });
        assert_eq!(one("  Disallow  :  /a b # why\t"), disallow(b"/a b"));
        assert_eq!(one("disallow /a"), disallow(b"/a"));
        assert_eq!(one("disallow /a b"), None);
        assert_eq!(one("USERAGENT: *"), Some(Record::UserAgent(b"*")));
        assert_eq!(one("Sitemap: http://a/s.xml"), Some(Record::Sitemap(b"http://a/s.xml")));
        assert_eq!(one("Request-Rate: 1/5"), Some(Record::RequestRate(b"1/5")));
        let usage = Record::Usage { name: "Content-Signal", value: b"search=yes, ai-train=no" };
        assert_eq!(one("content-signal: search=yes, ai-train=no"), Some(usage));
        assert_eq!(one("allow:"), Some(Record::Rule { allows: true, value: b"" }));
        assert_eq!(one("# Disallow: /"), None);
        assert_eq!(one(": x"), None);
        assert_eq!(one(""), None);
    }

    #[test]
    fn the_short_way_takes_plain_rules_and_leaves_the_others() {
        let way = |text: &'static str| plain_rule(text.as_bytes());
        let plain = |allows, value: &'static str, rest: &'static str| {
            Some((Record::Plain { allows, value: value.as_bytes() }, rest.as_bytes()))
        };
        assert_eq!(way("Disallow: /a?b=c\r\nAllow: /"), plain(false, "/a?b=c", "\r\nAllow: /"));
        assert_eq!(way("ALLOW:/"), plain(true, "/", ""));
        assert_eq!(way("disallow:\n"), plain(false, "", "\n"));
        for other in [
            "Disallow: /a b",
            "Allow: /a*",
            "Allow: /%41",
            "Allow: /a ",
            "Allow:  /a",
            "Disallow: /a#b",
            "Allow",
            "Alow: /",
        ] {
            assert_eq!(way(other), None, "{other}");
        }
    }

    #[test]
    fn every_line_ending_counts_and_a_byte_order_mark_does_not() {
        let file = b"\xEF\xBB\xBFuser-agent: a\rdisallow: /x\r\nallow: /y\n";
        assert_eq!(records(file).count(), 3);
        assert_eq!(records(b"\xEF\xBBuser-agent: a").count(), 1);
    }

    #[test]
    fn a_file_beyond_the_limit_ends_at_a_whole_line() {
        let mut file = b"user-agent: *\n".to_vec();
        let line = b"disallow: /0123456789012345678901234567890123456789\n";
        while file.len() < MAX_ROBOTS_BYTES + 1000 {
            file.extend_from_slice(line);
        }
        let rules: Vec<_> = records(&file).collect();
        assert_eq!(rules.len(), 1 + (MAX_ROBOTS_BYTES - 14) / line.len());
        let value = &line[10..line.len() - 1];
        assert!(rules[1..].iter().all(|rule| *rule == Record::Plain { allows: false, value }));

        let endless = vec![b'x'; MAX_ROBOTS_BYTES * 2];
        assert_eq!(records(&endless).count(), 0);
    }
}
