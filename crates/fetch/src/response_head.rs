use bytes::Bytes;
use memchr::memchr;

/// A header field: its name in lower case, its value as sent.
pub type Field = (Box<str>, Bytes);

/// The header fields of a response's head, in order.
///
/// Lenient, because servers are: a line without a colon is passed over, a folded value is put back
/// into one line, and names may hold anything. Values share the head's memory.
pub fn fields(head: &Bytes) -> Vec<Field> {
    let mut fields: Vec<Field> = Vec::with_capacity(16);
    let mut rest = after_line(head);
    while !rest.is_empty() {
        let next = after_line(rest);
        let line = rest.get(..rest.len() - next.len()).unwrap_or_default();
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        match line.first() {
            None => {}
            Some(b' ' | b'\t') => {
                if let Some((_, value)) = fields.last_mut() {
                    *value = unfold(value, line.trim_ascii());
                }
            }
            Some(_) => fields.extend(field(head, line)),
        }
        rest = next;
    }
    fields
}

fn after_line(bytes: &[u8]) -> &[u8] {
    memchr(b'\n', bytes).and_then(|end| bytes.get(end + 1..)).unwrap_or_default()
}

fn field(head: &Bytes, line: &[u8]) -> Option<Field> {
    let colon = memchr(b':', line)?;
    let (name, value) = line.split_at(colon);
    let name = name.trim_ascii();
    if name.is_empty() {
        return None;
    }
    let name = String::from_utf8(name.to_ascii_lowercase())
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
    let value = value.get(1..).unwrap_or_default().trim_ascii();
    // An empty slice need not lie within the head, and `slice_ref` insists.
    let value = if value.is_empty() { Bytes::new() } else { head.slice_ref(value) };
    Some((name.into_boxed_str(), value))
}

fn unfold(value: &Bytes, more: &[u8]) -> Bytes {
    [value, more].join(&b' ').into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(head: &'static str) -> Vec<(String, String)> {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        fields(&Bytes::from_static(head.as_bytes()))
            .iter()
            .map(|(name, value)| (name.to_string(), text(value)))
            .collect()
    }

    fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
    }

    #[test]
    fn fields_keep_their_order_and_their_values() {
        let head = "HTTP/1.1 200 OK\r\nContent-TYPE:  text/html; a=B \r\nSet-Cookie: b\r\nset-cookie: a\r\n\r\n";
        let expected = [("content-type", "text/html; a=B"), ("set-cookie", "b"), ("set-cookie", "a")];
        assert_eq!(parsed(head), pairs(&expected));
    }

    #[test]
    fn sloppy_heads_are_read_as_far_as_they_make_sense() {
        let head =
            "HTTP/1.0 200\nno colon here\n: no name\nEmpty:\nSpaced : x\nFolded: a\n  b\n\tc\nUrl: http://x:1/\n\n";
        let expected = [("empty", ""), ("spaced", "x"), ("folded", "a b c"), ("url", "http://x:1/")];
        assert_eq!(parsed(head), pairs(&expected));
    }

    #[test]
    fn nothing_at_all_is_no_fields() {
        assert_eq!(parsed(""), pairs(&[]));
        assert_eq!(parsed("HTTP/1.1 200 OK\r\n\r\n"), pairs(&[]));
        assert_eq!(parsed("HTTP/1.1 200 OK\r\n folded onto nothing\r\n\r\n"), pairs(&[]));
    }
}
