use serde::{Deserialize, Serialize};

use crate::UrlError;

/// `[urls]`: which URLs count as the same page.
///
/// Parameter names are compared without regard to case; a `*` at the end of a name stands for any
/// ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct KeySettings {
    /// Query parameters that only tell a site where its visitor came from.
    pub tracking_parameters: Vec<String>,
    /// Query parameters and `;path=parameters` that hold a visitor's session, whatever their value.
    pub session_parameters: Vec<String>,
    /// Names that hold a session on some sites and something real on others: they count as a
    /// session only where the value looks like a token (20 or more letters and digits, both kinds).
    pub session_parameters_if_token: Vec<String>,
    /// More query parameters that make no difference on the sites of this crawl.
    pub ignored_parameters: Vec<String>,
    /// Whether `/a//b` is taken for `/a/b`.
    pub collapse_slashes: bool,
}

const TRACKING: &[&str] = &[
    // Campaign tags of web analytics.
    "utm_*",
    "pk_*",
    "piwik_*",
    "mtm_*",
    "matomo_*",
    "hsa_*",
    "ga_source",
    "ga_medium",
    "ga_campaign",
    "ga_content",
    "ga_term",
    "at_campaign",
    "at_medium",
    "_ga",
    "_gl",
    "_openstat",
    // Click identifiers of advertisers and networks.
    "fbclid",
    "gclid",
    "gclsrc",
    "dclid",
    "gbraid",
    "wbraid",
    "gad_source",
    "gad_campaignid",
    "srsltid",
    "msclkid",
    "yclid",
    "ymclid",
    "ysclid",
    "twclid",
    "ttclid",
    "li_fat_id",
    "rdt_cid",
    "sccid",
    "epik",
    "igsh",
    "igshid",
    "irclickid",
    "irgwc",
    "cjevent",
    "tduid",
    "wickedid",
    "rb_clickid",
    "fb_action_ids",
    "fb_action_types",
    "fb_ref",
    "fb_source",
    "_branch_match_id",
    "_branch_referrer",
    "guce_referrer",
    "guce_referrer_sig",
    "spm",
    "s_cid",
    // Readers of newsletters.
    "mc_cid",
    "mc_eid",
    "mkt_tok",
    "_hsenc",
    "_hsmi",
    "__hssc",
    "__hstc",
    "__hsfp",
    "hsctatracking",
    "_kx",
    "ml_subscriber",
    "ml_subscriber_hash",
    "oly_anon_id",
    "oly_enc_id",
    "vero_id",
    "vero_conv",
    "nr_email_referer",
    "elqtrack",
    "elqtrackid",
    "bsft_*",
];

const SESSION: &[&str] = &[
    "jsessionid",
    "jsessid",
    "phpsessid",
    "phpsessionid",
    "aspsessionid*",
    "asp.net_sessionid",
    "cfid",
    "cftoken",
    "oscsid",
    "xtcsid",
];

const SESSION_IF_TOKEN: &[&str] =
    &["sid", "s", "sess", "sessid", "session", "sessionid", "session_id", "sessiontoken", "zenid"];

impl Default for KeySettings {
    fn default() -> Self {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        KeySettings {
            tracking_parameters: owned(TRACKING),
            session_parameters: owned(SESSION),
            session_parameters_if_token: owned(SESSION_IF_TOKEN),
            ignored_parameters: Vec::new(),
            collapse_slashes: true,
        }
    }
}

impl KeySettings {
    /// Checked once at start, so that a typing error is not a parameter that never matches.
    pub fn validate(&self) -> Result<(), UrlError> {
        for (setting, names) in [
            ("urls.tracking_parameters", &self.tracking_parameters),
            ("urls.session_parameters", &self.session_parameters),
            ("urls.session_parameters_if_token", &self.session_parameters_if_token),
            ("urls.ignored_parameters", &self.ignored_parameters),
        ] {
            for name in names {
                validate_name(setting, name)?;
            }
        }
        Ok(())
    }
}

fn validate_name(setting: &'static str, name: &str) -> Result<(), UrlError> {
    let complain = |problem| Err(UrlError::Setting { setting, value: name.to_owned(), problem });
    let stem = name.strip_suffix('*').unwrap_or(name);
    if stem.is_empty() {
        complain("a parameter name is expected, optionally with * at its end")
    } else if stem.contains('*') {
        complain("a * may only stand at the end of a parameter name")
    } else if stem.contains(['&', '=', '#', '?', ';']) || stem.contains(char::is_whitespace) {
        complain("a parameter name holds no blanks and none of & = # ? ;")
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_valid_and_lower_case_and_listed_once() {
        let settings = KeySettings::default();
        assert_eq!(settings.validate(), Ok(()));
        let mut names: Vec<_> = [TRACKING, SESSION, SESSION_IF_TOKEN].concat();
        assert!(names.iter().all(|name| name.to_ascii_lowercase() == **name));
        names.sort_unstable();
        let listed = names.len();
        names.dedup();
        assert_eq!(names.len(), listed);
    }

    #[test]
    fn a_bad_name_is_refused_with_its_setting() {
        for bad in ["", "*", "a*b", "a=b", "a b", "**"] {
            let settings = KeySettings { ignored_parameters: vec![bad.to_owned()], ..KeySettings::default() };
            let message = settings.validate().expect_err("refused").to_string();
            assert!(message.starts_with("the setting urls.ignored_parameters holds"), "{message}");
        }
    }

    #[test]
    fn settings_left_out_have_their_defaults_and_unknown_ones_are_refused() {
        let settings: KeySettings = serde_json::from_str(r#"{"collapse_slashes": false}"#).expect("valid");
        assert_eq!(settings, KeySettings { collapse_slashes: false, ..KeySettings::default() });
        assert!(serde_json::from_str::<KeySettings>(r#"{"collapse_slash": false}"#).is_err());
    }
}
