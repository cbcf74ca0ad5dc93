//! A crawled site in a browser: pywb serves the archive by the crawler's own index, Chromium looks at it.

mod support;

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use peregrine_simweb::{PageSize, SimWeb, SimWebConfig};
use support::crawl_files::{page_lines, text_of};
use support::tools::{program, test_output};
use support::{crawl, peregrine};
use tempfile::TempDir;

const PATIENCE: u32 = 600;

/// pywb over a folder, ended with the test.
struct Replay {
    process: Child,
    origin: String,
}

impl Replay {
    fn start(folder: &Path) -> Option<Replay> {
        let program = program("wayback")?;
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a free port").port();
        let log = std::fs::File::create(folder.join("pywb.log")).expect("writable");
        let process = Command::new(program)
            .args(["--bind", "127.0.0.1", "--port", &port.to_string(), "--directory"])
            .arg(folder)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("pywb starts");
        let mut replay = Replay { process, origin: format!("http://127.0.0.1:{port}") };
        for _ in 0..PATIENCE {
            if get(&replay.origin, "/").is_some() {
                return Some(replay);
            }
            let has_ended = replay.process.try_wait().expect("a process can be asked").is_some();
            assert!(!has_ended, "{}", std::fs::read_to_string(folder.join("pywb.log")).unwrap_or_default());
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("pywb does not answer");
    }
}

impl Drop for Replay {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn get(origin: &str, path: &str) -> Option<String> {
    let mut socket = TcpStream::connect(origin.trim_start_matches("http://")).ok()?;
    socket.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    write!(socket, "GET {path} HTTP/1.0\r\nHost: localhost\r\n\r\n").ok()?;
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).ok()?;
    (!answer.is_empty()).then(|| String::from_utf8_lossy(&answer).into_owned())
}

fn chromium() -> Option<PathBuf> {
    let found =
        ["/usr/bin/chromium", "/usr/bin/chromium-browser"].into_iter().map(PathBuf::from).find(|path| path.exists());
    if found.is_none() {
        eprintln!("SKIPPED: there is no chromium here (scripts/test installs it)");
    }
    found
}

fn browse(browser: &Path, profile: &Path, arguments: &[&str], url: &str) -> String {
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .args(["--virtual-time-budget=15000", "--window-size=1000,800"])
        .args(arguments)
        .arg(url)
        .output()
        .expect("the browser starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Shows a page in a frame, clicks a link that leads elsewhere, and again; and says what it saw.
const VISITOR: &str = r#"<!DOCTYPE html><html><body><iframe id="page"></iframe><pre id="seen"></pre><script>
const page = document.getElementById('page'), seen = [];
page.onload = () => {
  const inside = page.contentDocument;
  seen.push(inside.title);
  document.getElementById('seen').textContent = seen.join('|');
  const here = page.contentWindow.location.href;
  const isElsewhere = link => link.textContent && link.getAttribute('href').endsWith('.html') && !here.endsWith(link.getAttribute('href'));
  const other = [...inside.querySelectorAll('a[href]')].find(isElsewhere);
  if (seen.length < 3 && other) other.click();
};
page.src = location.hash.slice(1);
</script></body></html>"#;

#[test]
fn a_crawled_site_is_replayed_in_a_browser_and_its_links_work() {
    let (Some(browser), Some(_)) = (chromium(), program("wayback")) else { return };
    let config = SimWebConfig::new(31).hosts(1).pages_per_host(12).page_size(PageSize::Fixed(4_000));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    crawl(&out).and(web.seeds()).and(["--quiet", "--delay", "0", "--allow-private"]).run().expect_code(0);
    let seed = web.seeds().first().expect("a seed").clone();
    // From here on there is no such site any more.
    drop(web);

    let index = directory.path().join("all.cdxj");
    peregrine(["export", "cdxj"]).and([&out]).and(["--to"]).and([&index]).run().expect_code(0);
    let config = format!(
        "collections:\n  crawl:\n    index_paths: {}\n    archive_paths: {}/archive/\nframed_replay: false\n",
        index.display(),
        out.display()
    );
    std::fs::write(directory.path().join("config.yaml"), config).expect("writable");
    let Some(replay) = Replay::start(directory.path()) else { return };
    let profile = directory.path().join("profile");
    let lines = page_lines(&out);
    let titles: Vec<&str> = lines.iter().filter_map(|line| line["title"].as_str()).collect();
    assert!(titles.len() >= 10, "{titles:?}");

    // A page of the archive in a frame, whose links are clicked: what a visitor does.
    let visitor = directory.path().join("static");
    std::fs::create_dir_all(&visitor).expect("writable");
    std::fs::write(visitor.join("visitor.html"), VISITOR).expect("writable");
    let tour = format!("{}/static/visitor.html#/crawl/{seed}", replay.origin);
    let dom = browse(&browser, &profile, &["--dump-dom"], &tour);
    let seen = dom.split("<pre id=\"seen\">").nth(1).and_then(|rest| rest.split("</pre>").next()).unwrap_or_default();
    let seen: Vec<&str> = seen.split('|').collect();
    let front = lines.iter().find(|line| text_of(line, "url") == seed).and_then(|line| line["title"].as_str());
    assert_eq!(seen.first().copied(), front, "the front page is shown first: {dom}");
    assert_eq!(seen.len(), 3, "two links were followed: {seen:?}");
    assert!(seen.iter().all(|title| titles.contains(title)), "and led to pages of the site: {seen:?}");

    let screenshot = test_output().join("replay.png");
    let _ = std::fs::remove_file(&screenshot);
    let flag = format!("--screenshot={}", screenshot.display());
    browse(&browser, &profile, &[&flag], &format!("{}/crawl/{seed}", replay.origin));
    let picture = std::fs::read(&screenshot).expect("a screenshot");
    assert!(picture.starts_with(b"\x89PNG") && picture.len() > 5_000, "{} bytes", picture.len());
}
