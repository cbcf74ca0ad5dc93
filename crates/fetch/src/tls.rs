//! Whom we believe, and what we overlook.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use peregrine_types::{SettingError, host_setting};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::client::{Resumption, WebPkiServerVerifier};
use rustls::crypto::ring;
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use serde::{Deserialize, Serialize};

/// Hosts whose TLS sessions are remembered for resumption.
const RESUMABLE_SESSIONS: usize = 1024;

/// Where systems keep the authorities they trust.
const SYSTEM_ROOTS: [&str; 4] = [
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
];

/// `[tls]`: which certificates are good enough.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TlsSettings {
    /// The authorities that are trusted.
    pub roots: Roots,
    /// PEM files with further ones.
    pub extra_roots: Vec<PathBuf>,
    /// Hosts that are fetched from whatever is wrong with their certificates; `*` is every host.
    pub accept_invalid: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Roots {
    /// Those that browsers trust, as they were when this program was built.
    #[default]
    Bundled,
    /// Those of the system.
    System,
}

impl TlsSettings {
    /// Reads the certificates. What is wrong with a file is said in one sentence.
    pub fn policy(&self) -> Result<TlsPolicy, SettingError> {
        let mut roots = match self.roots {
            Roots::Bundled => bundled_roots(),
            Roots::System => system_roots()?,
        };
        for path in &self.extra_roots {
            add_file(&mut roots, "tls.extra_roots", path)?;
        }
        let config = tls_config(roots.clone())
            .map_err(|error| SettingError { setting: "tls", detail: format!("TLS cannot be set up: {error}") })?;
        let mut policy = TlsPolicy::strict(Arc::new(config));
        if !self.accept_invalid.is_empty() {
            let strict =
                WebPkiServerVerifier::builder_with_provider(Arc::new(roots), Arc::new(ring::default_provider()))
                    .build()
                    .map_err(|error| SettingError { setting: "tls", detail: error.to_string() })?;
            let hosts = self.accept_invalid.iter().map(|host| host_setting("tls.accept_invalid", host));
            let hosts = hosts.collect::<Result<_, SettingError>>()?;
            policy.overlooked = Some(Overlooked { hosts, strict });
        }
        Ok(policy)
    }
}

/// Which certificates are good enough, ready for use.
#[derive(Clone)]
pub struct TlsPolicy {
    pub(crate) config: Arc<ClientConfig>,
    overlooked: Option<Overlooked>,
}

#[derive(Clone)]
struct Overlooked {
    hosts: HashSet<String>,
    strict: Arc<WebPkiServerVerifier>,
}

impl TlsPolicy {
    /// No certificate is overlooked.
    pub fn strict(config: Arc<ClientConfig>) -> Self {
        TlsPolicy { config, overlooked: None }
    }

    /// Offers these protocols, the best first.
    pub(crate) fn offering(mut self, protocols: &[&[u8]]) -> Self {
        let mut config = ClientConfig::clone(&self.config);
        config.alpn_protocols = protocols.iter().map(|name| name.to_vec()).collect();
        self.config = Arc::new(config);
        self
    }

    /// The configuration for one connection; with it, where everything is overlooked, the place where it is noted.
    pub(crate) fn for_host(&self, host: &str) -> (Arc<ClientConfig>, Option<Arc<Lenient>>) {
        let overlooked = self.overlooked.as_ref().filter(|some| some.hosts.contains("*") || some.hosts.contains(host));
        let Some(overlooked) = overlooked else { return (self.config.clone(), None) };
        let lenient = Arc::new(Lenient { strict: overlooked.strict.clone(), objection: Mutex::default() });
        let mut config = ClientConfig::clone(&self.config);
        config.dangerous().set_certificate_verifier(lenient.clone());
        // A resumed session shows no certificate, and what is wrong with it is to be noted each time.
        config.resumption = Resumption::disabled();
        (Arc::new(config), Some(lenient))
    }
}

/// The certificate authorities that browsers trust, as bundled with this build.
pub fn bundled_roots() -> RootCertStore {
    RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() }
}

fn system_roots() -> Result<RootCertStore, SettingError> {
    let found = SYSTEM_ROOTS.iter().map(PathBuf::from).find(|path| path.exists());
    let path = found.ok_or_else(|| SettingError {
        setting: "tls.roots",
        detail: "the system has no certificate authorities where they usually are; use \"bundled\"".to_owned(),
    })?;
    let mut roots = RootCertStore::empty();
    add_file(&mut roots, "tls.roots", &path)?;
    Ok(roots)
}

fn add_file(roots: &mut RootCertStore, setting: &'static str, path: &PathBuf) -> Result<(), SettingError> {
    let wrong = |detail: String| SettingError { setting, detail: format!("{}: {detail}", path.display()) };
    let text = std::fs::read(path).map_err(|error| wrong(format!("cannot be read: {error}")))?;
    let mut added = 0;
    for certificate in CertificateDer::pem_slice_iter(&text) {
        let certificate = certificate.map_err(|error| wrong(format!("is no PEM file: {}", what_is_wrong(&error))))?;
        // Systems carry some that no library accepts.
        added += usize::from(roots.add(certificate).is_ok());
    }
    if added == 0 { Err(wrong("has no certificate that can be used".to_owned())) } else { Ok(()) }
}

fn what_is_wrong(error: &pem::Error) -> String {
    match error {
        pem::Error::MissingSectionEnd { .. } => "a certificate in it has no end".to_owned(),
        pem::Error::IllegalSectionStart { .. } => "a certificate in it has no proper beginning".to_owned(),
        other => other.to_string(),
    }
}

/// TLS as we speak it: certificates are checked against `roots`, and sessions are resumed.
pub fn tls_config(roots: RootCertStore) -> Result<ClientConfig, rustls::Error> {
    let mut config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.resumption = Resumption::in_memory_sessions(RESUMABLE_SESSIONS);
    Ok(config)
}

/// What is wrong, for people.
pub(crate) fn in_words(error: &Error) -> String {
    use rustls::CertificateError::*;
    let Error::InvalidCertificate(problem) = error else { return error.to_string() };
    let what = match problem {
        Expired | ExpiredContext { .. } => "its certificate has expired",
        NotValidYet | NotValidYetContext { .. } => "its certificate is not valid yet",
        NotValidForName | NotValidForNameContext { .. } => "its certificate is for another name",
        UnknownIssuer => "its certificate is signed by nobody who is trusted",
        Revoked => "its certificate was revoked",
        _ => return error.to_string(),
    };
    what.to_owned()
}

/// Accepts every certificate, and notes what a strict verifier would have said.
#[derive(Debug)]
pub(crate) struct Lenient {
    strict: Arc<WebPkiServerVerifier>,
    objection: Mutex<Option<String>>,
}

impl Lenient {
    pub(crate) fn objection(&self) -> Option<String> {
        self.objection.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl ServerCertVerifier for Lenient {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let verdict = self.strict.verify_server_cert(end_entity, intermediates, server_name, ocsp_response, now);
        if let Err(error) = verdict {
            *self.objection.lock().unwrap_or_else(PoisonError::into_inner) = Some(in_words(&error));
        }
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.strict.verify_tls12_signature(message, certificate, signature)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.strict.verify_tls13_signature(message, certificate, signature)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.strict.supported_verify_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_none_is_named() {
        let settings = |path: &str| TlsSettings { extra_roots: vec![path.into()], ..TlsSettings::default() };
        let missing = settings("/no/such/file.pem").policy().err().expect("refused");
        assert_eq!(missing.setting, "tls.extra_roots");
        assert!(missing.detail.starts_with("/no/such/file.pem: cannot be read"), "{missing:?}");
        let here = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
        let wrong = settings(here).policy().err().expect("refused").detail;
        assert!(wrong.ends_with("has no certificate that can be used"), "{wrong}");
        let mut cut = CertificateDer::pem_slice_iter(b"-----BEGIN CERTIFICATE-----\nAAAA\n");
        let error = cut.next().expect("one section").expect_err("without an end");
        assert_eq!(what_is_wrong(&error), "a certificate in it has no end");
        let no_host = TlsSettings { accept_invalid: vec!["https://a.example/".to_owned()], ..TlsSettings::default() };
        assert_eq!(no_host.policy().err().expect("refused").setting, "tls.accept_invalid");
    }

    #[test]
    fn the_authorities_of_the_system_are_used_where_there_are_any() {
        let policy = TlsSettings { roots: Roots::System, ..TlsSettings::default() }.policy();
        match SYSTEM_ROOTS.iter().any(|path| std::path::Path::new(path).exists()) {
            true => assert!(policy.is_ok(), "{:?}", policy.err()),
            false => assert_eq!(policy.err().map(|error| error.setting), Some("tls.roots")),
        }
    }

    #[test]
    fn only_the_named_hosts_are_overlooked() {
        let named = TlsSettings { accept_invalid: vec!["Old.example".to_owned()], ..TlsSettings::default() };
        let policy = named.policy().expect("valid");
        assert!(policy.for_host("old.example").1.is_some());
        assert!(policy.for_host("other.example").1.is_none());
        let all = TlsSettings { accept_invalid: vec!["*".to_owned()], ..TlsSettings::default() };
        assert!(all.policy().expect("valid").for_host("other.example").1.is_some());
        assert!(TlsSettings::default().policy().expect("valid").for_host("old.example").1.is_none());
    }
}
