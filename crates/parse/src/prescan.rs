//! Looking for a declared encoding before anything is decoded (WHATWG HTML 13.2.3.2, "prescan a byte stream").

use encoding_rs::Encoding;

/// The encoding that a `<meta>` in these bytes declares.
pub(crate) fn meta_encoding(bytes: &[u8]) -> Option<&'static Encoding> {
    let mut scan = Scan { rest: bytes };
    loop {
        scan.rest = scan.rest.get(memchr::memchr(b'<', scan.rest)?..)?;
        if scan.rest.starts_with(b"<!--") {
            scan.skip_comment()?;
        } else if scan.at_meta() {
            scan.advance(5)?;
            if let Some(encoding) = scan.meta()? {
                return Some(encoding);
            }
        } else if scan.at_tag() {
            scan.skip_while(|byte| !is_blank(byte) && byte != b'>')?;
            while scan.attribute()?.is_some() {}
        } else if matches!(scan.rest, [_, b'!' | b'/' | b'?', ..]) {
            scan.skip_while(|byte| byte != b'>')?;
        } else {
            scan.advance(1)?;
        }
    }
}

/// The encoding of an XML declaration.
pub(crate) fn xml_encoding(bytes: &[u8]) -> Option<&'static Encoding> {
    let declaration = bytes.strip_prefix(b"<?xml")?;
    let declaration = declaration.get(..memchr::memchr(b'>', declaration)?)?;
    let key = memchr::memmem::find(declaration, b"encoding")?;
    let value = declaration.get(key + b"encoding".len()..)?.trim_ascii_start().strip_prefix(b"=")?.trim_ascii_start();
    let (quote, label) = value.split_first().filter(|(quote, _)| matches!(quote, b'"' | b'\''))?;
    Encoding::for_label_no_replacement(label.get(..memchr::memchr(*quote, label)?)?)
}

/// The encoding after `charset=` (WHATWG HTML 2.6.4, "extracting a character encoding from a meta element").
pub(crate) fn charset_in(content: &[u8]) -> Option<&'static Encoding> {
    let mut rest = content;
    loop {
        let place = rest.windows(7).position(|window| window.eq_ignore_ascii_case(b"charset"))?;
        rest = rest.get(place + 7..)?;
        if let Some(value) = rest.trim_ascii_start().strip_prefix(b"=") {
            return Encoding::for_label_no_replacement(charset_value(value.trim_ascii_start())?);
        }
    }
}

fn charset_value(value: &[u8]) -> Option<&[u8]> {
    match value.split_first()? {
        (quote @ (b'"' | b'\''), quoted) => quoted.get(..memchr::memchr(*quote, quoted)?),
        _ => value.split(|byte| is_blank(*byte) || *byte == b';').next(),
    }
}

/// Every method is `None` where the bytes end.
struct Scan<'a> {
    rest: &'a [u8],
}

impl<'a> Scan<'a> {
    fn advance(&mut self, count: usize) -> Option<()> {
        self.rest = self.rest.get(count..)?;
        Some(())
    }

    /// What belongs; afterwards the first byte that does not is next.
    fn skip_while(&mut self, belongs: impl Fn(u8) -> bool) -> Option<&'a [u8]> {
        let (skipped, rest) = self.rest.split_at_checked(self.rest.iter().position(|&byte| !belongs(byte))?)?;
        self.rest = rest;
        Some(skipped)
    }

    /// The dashes of the end may be those of the start.
    fn skip_comment(&mut self) -> Option<()> {
        let dashes = self.rest.get(2..)?;
        self.rest = dashes.get(memchr::memmem::find(dashes, b"-->")? + 3..)?;
        Some(())
    }

    fn at_meta(&self) -> bool {
        let name = self.rest.get(1..5).is_some_and(|name| name.eq_ignore_ascii_case(b"meta"));
        name && self.rest.get(5).is_some_and(|&byte| is_blank(byte) || byte == b'/')
    }

    fn at_tag(&self) -> bool {
        matches!(self.rest, [_, b'/', letter, ..] | [_, letter, ..] if letter.is_ascii_alphabetic())
    }

    /// Reads the attributes of a `<meta>`; `Some(None)` if it declares nothing.
    fn meta(&mut self) -> Option<Option<&'static Encoding>> {
        let mut seen: Vec<Vec<u8>> = Vec::new();
        let mut is_pragma = false;
        let mut needs_pragma = None;
        let mut encoding = None;
        while let Some((name, value)) = self.attribute()? {
            if seen.contains(&name) {
                continue;
            }
            match name.as_slice() {
                b"http-equiv" => is_pragma |= value.eq_ignore_ascii_case(b"content-type"),
                b"content" if encoding.is_none() => {
                    if let Some(found) = charset_in(&value) {
                        encoding = Some(found);
                        needs_pragma = Some(true);
                    }
                }
                b"charset" => {
                    encoding = Encoding::for_label_no_replacement(&value);
                    needs_pragma = Some(false);
                }
                _ => continue,
            }
            seen.push(name);
        }
        Some(match needs_pragma {
            Some(needs_pragma) if is_pragma || !needs_pragma => encoding,
            _ => None,
        })
    }

    /// The next attribute, name in lower case; `Some(None)` where the tag ends ("get an attribute").
    fn attribute(&mut self) -> Option<Option<(Vec<u8>, Vec<u8>)>> {
        self.skip_while(|byte| is_blank(byte) || byte == b'/')?;
        if *self.rest.first()? == b'>' {
            return Some(None);
        }
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        let name = self.skip_while(|byte| !is_blank(byte) && !matches!(byte, b'=' | b'/' | b'>'))?;
        let name = std::iter::once(first).chain(name).map(u8::to_ascii_lowercase).collect();
        self.skip_while(is_blank)?;
        if *self.rest.first()? != b'=' {
            return Some(Some((name, Vec::new())));
        }
        self.advance(1)?;
        self.skip_while(is_blank)?;
        let value = match *self.rest.first()? {
            quote @ (b'"' | b'\'') => {
                self.advance(1)?;
                let value = self.skip_while(|byte| byte != quote)?;
                self.advance(1)?;
                value
            }
            b'>' => &[],
            _ => self.skip_while(|byte| !is_blank(byte) && byte != b'>')?,
        };
        Some(Some((name, value.to_vec())))
    }
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\x0c' | b'\r')
}
