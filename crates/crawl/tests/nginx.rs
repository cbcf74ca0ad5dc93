//! A crawl of a real web server, nginx as Debian packages it, over TLS and HTTP/2. `scripts/test` gets it; without it this
//! says that it was skipped.

mod support;

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use peregrine_crawl::Ending;
use peregrine_simweb::SimWebConfig;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use support::TestCrawl;
use tempfile::TempDir;

const PAGES: usize = 20;

struct Nginx {
    child: Child,
    directory: TempDir,
    port: u16,
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn binary() -> Option<PathBuf> {
    let tools = PathBuf::from(std::env::var("PEREGRINE_TEST_TOOLS").ok()?);
    Some(tools.join("nginx/usr/sbin/nginx")).filter(|path| path.exists() && tools.join("nginx.ready").exists())
}

impl Nginx {
    fn start(binary: &Path) -> Nginx {
        let directory = tempfile::tempdir().expect("a temporary directory");
        let path = |name: &str| directory.path().join(name);
        certify(directory.path());
        std::fs::create_dir(path("site")).expect("a directory");
        let links: String = (0..PAGES - 1).map(|n| format!("<a href='/{n}.html'>{n}</a>")).collect();
        std::fs::write(path("site/index.html"), links).expect("a file");
        for n in 0..PAGES - 1 {
            std::fs::write(path(&format!("site/{n}.html")), format!("<title>{n}</title>")).expect("a file");
        }
        let port = TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("bound").port();
        std::fs::write(path("nginx.conf"), configuration(directory.path(), port)).expect("a file");
        let child = Command::new(binary)
            .arg("-p")
            .arg(directory.path())
            .arg("-c")
            .arg(path("nginx.conf"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("nginx starts");
        let nginx = Nginx { child, directory, port };
        for _ in 0..500 {
            if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return nginx;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        let log = std::fs::read_to_string(nginx.directory.path().join("error.log")).unwrap_or_default();
        panic!("nginx does not listen: {log}");
    }

    /// Protocol, whether the TLS session was resumed (`r`), status and path of each request so far.
    fn log(&self) -> Vec<Vec<String>> {
        let text = std::fs::read_to_string(self.directory.path().join("access.log")).expect("a log");
        text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect()
    }
}

/// An authority, and a certificate of it for 127.0.0.1.
fn certify(directory: &Path) {
    let key = KeyPair::generate().expect("a key");
    let mut authority = CertificateParams::new(Vec::new()).expect("no names");
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let root = authority.self_signed(&key).expect("a certificate");
    let issuer = Issuer::new(authority, key);
    let own_key = KeyPair::generate().expect("a key");
    let own = CertificateParams::new(vec!["127.0.0.1".to_owned()]).expect("an address");
    let own = own.signed_by(&own_key, &issuer).expect("a certificate");
    std::fs::write(directory.join("authority.pem"), root.pem()).expect("a file");
    std::fs::write(directory.join("own.pem"), own.pem()).expect("a file");
    std::fs::write(directory.join("own.key"), own_key.serialize_pem()).expect("a file");
}

fn configuration(directory: &Path, port: u16) -> String {
    let at = directory.display();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("  {kind}_temp_path {at}/{kind};\n"))
        .concat();
    format!(
        "daemon off;\nmaster_process off;\npid {at}/pid;\nerror_log {at}/error.log;\n\
         events {{ worker_connections 64; }}\n\
         http {{\n{temporary}  types {{ text/html html; }}\n\
           log_format brief '$server_protocol $ssl_session_reused $status $uri';\n  access_log {at}/access.log brief;\n\
           keepalive_requests 7;\n\
           server {{\n    listen 127.0.0.1:{port} ssl http2;\n    root {at}/site;\n\
             ssl_certificate {at}/own.pem;\n    ssl_certificate_key {at}/own.key;\n\
             ssl_session_cache shared:s:1m;\n  }}\n}}\n"
    )
}

#[test]
fn nginx_is_crawled_over_http2_with_resumed_sessions_and_answers_304() {
    let Some(binary) = binary() else {
        eprintln!("SKIPPED: nginx is not there (scripts/test gets it)");
        return;
    };
    let nginx = Nginx::start(&binary);
    let seed = format!("https://127.0.0.1:{}/", nginx.port);
    let mut crawl = TestCrawl::of(SimWebConfig::new(1)).seeds(vec![seed]);
    crawl.settings.tls.extra_roots = vec![nginx.directory.path().join("authority.pem")];
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    assert_eq!(end.fetched().len(), PAGES);
    let first_run = nginx.log();
    assert_eq!(first_run.len(), PAGES + 1, "each page once, and robots.txt: {first_run:?}");
    assert!(first_run.iter().all(|line| line[0] == "HTTP/2.0"), "{first_run:?}");
    let resumed = first_run.iter().filter(|line| line[1] == "r").count();
    // nginx ends a connection after seven requests; the first connection has nothing to resume.
    assert!(resumed >= PAGES + 1 - 8, "{resumed} of {first_run:?}");

    crawl.revisit = true;
    let end = crawl.run();
    assert_eq!(end.summary.ending, Ending::Finished);
    let second_run = nginx.log().split_off(first_run.len());
    let pages: Vec<_> = second_run.iter().filter(|line| line[3] != "/robots.txt").collect();
    assert_eq!(pages.len(), PAGES);
    assert!(pages.iter().all(|line| line[2] == "304"), "{pages:?}");
    assert_eq!(end.pages.iter().filter(|line| line["outcome"] == "not-modified").count(), PAGES);
}
