/// What a WARC file says about how it came to be: the block of its first record.
#[derive(Clone, Debug)]
pub struct WarcInfo {
    fields: Vec<(String, String)>,
}

impl WarcInfo {
    /// `software` is name, version and, if there is one, the home page.
    pub fn new(software: &str) -> Self {
        let conforms_to = "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/";
        WarcInfo { fields: Vec::new() }
            .with("software", software)
            .with("format", "WARC file version 1.1")
            .with("conformsTo", conforms_to)
    }

    /// Adds a field: `robots`, `operator`, `http-header-user-agent`, … A value of several lines is
    /// kept as such, folded as warc-fields fold.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        let name = name.chars().filter(|c| c.is_ascii_graphic() && *c != ':').collect();
        self.fields.push((name, value.to_owned()));
        self
    }

    pub(crate) fn to_warc_fields(&self) -> Vec<u8> {
        let mut block = String::new();
        for (name, value) in &self.fields {
            block.push_str(name);
            block.push(':');
            for line in value.lines().filter(|line| !line.trim().is_empty()) {
                block.push(' ');
                block.extend(line.chars().map(|c| if c.is_control() { ' ' } else { c }));
                block.push_str("\r\n");
            }
            if !block.ends_with('\n') {
                block.push_str("\r\n");
            }
        }
        block.into_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_of_several_lines_is_folded() {
        let info = WarcInfo::new("peregrine/0.1.0").with("robots", "obey").with("settings", "a = 1\n\n[b]\nc = 2\n");
        let block = String::from_utf8(info.with("x:\r\ny", "").to_warc_fields()).expect("text");
        assert!(block.starts_with("software: peregrine/0.1.0\r\nformat: WARC file version 1.1\r\nconformsTo: http"));
        assert!(block.ends_with("\r\nrobots: obey\r\nsettings: a = 1\r\n [b]\r\n c = 2\r\nxy:\r\n"));
    }
}
