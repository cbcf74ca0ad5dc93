//! One block of a page, and how it is written.

/// What of a page stands on lines of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Paragraph,
    Heading(u8),
    Item {
        /// Its number, in lists that have them.
        number: Option<u32>,
    },
    Code {
        language: String,
    },
    Row {
        columns: usize,
        is_first: bool,
    },
    Rule,
}

#[derive(Clone, Debug)]
pub(super) struct Block {
    pub kind: Kind,
    /// Inline Markdown, but for code, which is as it was.
    pub text: String,
    pub size: Size,
    /// The element that it stands in, by its number.
    pub element: usize,
    /// Whether it is an element of its own (`<p>`), and not just the text of what it stands in.
    pub is_element: bool,
    pub quotes: u8,
    /// By so many columns it stands to the right, because it belongs to list items.
    pub indent: usize,
}

/// How much somebody wrote.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Size {
    pub words: usize,
    pub link_words: usize,
    pub commas: usize,
}

impl Size {
    pub fn add(&mut self, other: Size) {
        self.words += other.words;
        self.link_words += other.link_words;
        self.commas += other.commas;
    }

    pub fn link_density(&self) -> f64 {
        self.link_words as f64 / self.words.max(1) as f64
    }
}

/// A word as far as length goes: scripts that put no blanks between words need two characters for one.
pub(super) fn words_in(text: &str) -> usize {
    let dense = text.chars().filter(|character| is_dense(*character)).count();
    if dense == 0 { 1 } else { 1 + dense / 2 }
}

fn is_dense(character: char) -> bool {
    matches!(u32::from(character), 0x0e00..=0x0eff | 0x1000..=0x109f | 0x1780..=0x17ff | 0x3040..=0x30ff | 0x3400..=0x9fff
        | 0xac00..=0xd7af | 0xf900..=0xfaff | 0x2_0000..=0x3_ffff)
}

pub(super) fn commas_in(text: &str) -> usize {
    text.chars().filter(|character| matches!(character, ',' | '،' | '、' | '，' | '﹐' | '︐')).count()
}

impl Block {
    fn marker(&self) -> String {
        match &self.kind {
            Kind::Item { number: Some(number) } => format!("{number}. "),
            Kind::Item { number: None } => "- ".to_owned(),
            _ => String::new(),
        }
    }

    /// Whether the other one follows without an empty line.
    pub fn is_tight_with(&self, next: &Block) -> bool {
        let same = self.quotes == next.quotes;
        match (&self.kind, &next.kind) {
            (Kind::Row { .. }, Kind::Row { is_first, .. }) => same && !is_first,
            (Kind::Item { number }, Kind::Item { number: other }) => {
                same && (number.is_some() == other.is_some() || self.indent != next.indent)
            }
            _ => false,
        }
    }

    /// The column at which something stands that belongs to this block.
    pub fn inside(&self, indent: usize) -> usize {
        indent + self.marker().len()
    }

    pub fn render(&self, indent: usize, last: Option<&Block>, out: &mut String) {
        let start = format!("{}{}", "> ".repeat(usize::from(self.quotes)), " ".repeat(indent));
        let line = |out: &mut String, text: &str| {
            let before = out.len();
            out.push_str(&start);
            out.push_str(text);
            if text.is_empty() {
                out.truncate(before + start.trim_end().len());
            }
            out.push('\n');
        };
        match &self.kind {
            Kind::Rule => line(out, "---"),
            Kind::Heading(level) => line(out, &format!("{} {}", "#".repeat(usize::from(*level)), self.text)),
            Kind::Paragraph => self.text.split('\n').for_each(|text| line(out, text)),
            Kind::Item { .. } => {
                let marker = self.marker();
                let mut lines = self.text.split('\n');
                line(out, &format!("{marker}{}", lines.next().unwrap_or_default()));
                lines.for_each(|text| line(out, &format!("{}{text}", " ".repeat(marker.len()))));
            }
            Kind::Code { language } => {
                let longest = self.text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
                let fence = "`".repeat(longest.max(2) + 1);
                line(out, &format!("{fence}{language}"));
                self.text.split('\n').for_each(|text| line(out, text));
                line(out, &fence);
            }
            Kind::Row { columns, is_first } => {
                line(out, &self.text);
                if *is_first || !matches!(last.map(|last| &last.kind), Some(Kind::Row { .. })) {
                    line(out, &format!("|{}", " --- |".repeat(*columns)));
                }
            }
        }
    }
}
