use peregrine_types::SettingError;
use serde::{Deserialize, Serialize};

/// `[dedup]`: when a page counts as a copy of another one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DedupSettings {
    /// Whether pages with nearly the same text are looked for.
    pub near: bool,
    /// Bits in which the SimHashes of near duplicates may differ, 0 to 3.
    pub distance: u32,
    /// The least share of their words that near duplicates have in common, as MinHash estimates it.
    pub similarity: f64,
    /// Texts with fewer words are no near duplicates of anything.
    pub min_words: u32,
    /// Most bytes of memory for the pages that others are compared with; about 92 each.
    pub memory: usize,
    /// Which links of duplicates are followed.
    pub follow: FollowDuplicates,
}

/// What becomes of the links of a page whose content is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FollowDuplicates {
    /// They are followed as if it were not known.
    Always,
    /// They are followed only where they are other links than those of the first page.
    Changed,
    /// They are not followed.
    Never,
}

impl Default for DedupSettings {
    fn default() -> Self {
        DedupSettings {
            near: true,
            distance: 3,
            similarity: 0.88,
            min_words: 50,
            memory: 48 << 20,
            follow: FollowDuplicates::Changed,
        }
    }
}

impl DedupSettings {
    pub fn validate(&self) -> Result<(), SettingError> {
        let wrong = |setting, detail| Err(SettingError { setting, detail });
        if self.distance > 3 {
            return wrong("dedup.distance", format!("{} is more than 3 bits", self.distance));
        }
        if !(0.0..=1.0).contains(&self.similarity) {
            return wrong("dedup.similarity", format!("{} is not between 0 and 1", self.similarity));
        }
        if self.memory > 1 << 40 {
            return wrong("dedup.memory", format!("{} is more than a terabyte", self.memory));
        }
        Ok(())
    }
}
