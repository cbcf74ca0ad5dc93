//! Whatever is wrong with what was asked for: one clear sentence, an exit code, and nothing is left
//! behind or changed.

mod support;

use std::net::TcpListener;
use std::path::Path;
use std::time::Duration;

use peregrine_simweb::{PageSize, SimWeb, SimWebConfig};
use support::crawl_files::{assert_sound, output_bytes, page_lines};
use support::{crawl, peregrine};
use tempfile::TempDir;

const BAD_ARGUMENTS: i32 = 2;
const LIMIT_REACHED: i32 = 3;
const NO_SEED_REACHABLE: i32 = 4;
const BAD_DIRECTORY: i32 = 7;

fn temporary() -> TempDir {
    TempDir::new().expect("a temporary directory")
}

/// An address where nobody listens.
fn closed_port() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    format!("http://{}/", listener.local_addr().expect("bound"))
}

/// Runs `peregrine crawl` with these arguments, which must be refused before anything is made.
#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let directory = temporary();
    let out = directory.path().join("crawl");
    let run = crawl(&out).and(["--quiet"]).and(arguments).run().expect_code(BAD_ARGUMENTS);
    assert_eq!(run.stdout, "");
    assert!(!out.exists(), "nothing was made");
    run.sentence().to_owned()
}

#[track_caller]
fn refused_settings(text: &str) -> String {
    let directory = temporary();
    let path = directory.path().join("my.toml");
    std::fs::write(&path, text).expect("writable");
    let path = path.to_string_lossy();
    let sentence = refused(&["http://127.0.0.1:9/", "--config", &path]);
    assert!(sentence.contains("my.toml"), "it names the file: {sentence}");
    sentence
}

#[track_caller]
fn assert_mentions(sentence: &str, parts: &[&str]) {
    for part in parts {
        assert!(sentence.contains(part), "{part:?} is missing in: {sentence}");
    }
}

#[test]
fn the_help_documents_every_exit_code_and_shows_examples() {
    let help = peregrine(["crawl", "--help"]).run().expect_code(0).stdout;
    for code in [0, 1, 2, 3, 4, 5, 6, 7, 8, 130] {
        assert!(help.lines().any(|line| line.trim_start().starts_with(&format!("{code} "))), "{code} in:\n{help}");
    }
    assert!(help.contains("Examples:"), "{help}");
}

#[test]
fn a_malformed_url_is_named() {
    assert_mentions(&refused(&["http://[broken"]), &["http://[broken", "not a valid URL"]);
    assert_mentions(&refused(&["http://127.0.0.1:9/", "http://a:99999/"]), &["http://a:99999/"]);
    assert_mentions(&refused(&["ftp://files.example/"]), &["ftp://files.example/", "http"]);
    assert_mentions(&refused(&["mailto:a@b.example"]), &["mailto:a@b.example"]);
    assert_mentions(&refused(&["http://"]), &["http://"]);
}

#[test]
fn a_malformed_url_in_a_file_or_on_standard_input_is_named() {
    let directory = temporary();
    let out = directory.path().join("crawl");
    let run = crawl(&out).and(["--quiet", "-f", "-"]).reading("# fine\nhttp://127.0.0.1:9/\nhttp://[oops\n").run();
    assert_mentions(run.expect_code(BAD_ARGUMENTS).sentence(), &["http://[oops"]);
    let run = crawl(&out).and(["--quiet", "-f", "-"]).reading(b"http://\xff\xfe/\n").run();
    assert_mentions(run.expect_code(BAD_ARGUMENTS).sentence(), &["standard input"]);
    let missing = directory.path().join("seeds.txt");
    let run = crawl(&out).and(["--quiet", "-f"]).and([missing]).run();
    assert_mentions(run.expect_code(BAD_ARGUMENTS).sentence(), &["seeds.txt", "No such file"]);
    assert!(!out.exists());
}

#[test]
fn no_seed_at_all_says_how_to_give_one() {
    assert_mentions(&refused(&[]), &["no seed was given", "-f FILE"]);
    let directory = temporary();
    let out = directory.path().join("crawl");
    let run = crawl(&out).and(["--quiet", "-f", "-"]).reading("\n# nothing here\n").run();
    assert_mentions(run.expect_code(BAD_ARGUMENTS).sentence(), &["no seed was given"]);
    assert!(!out.exists());
}

#[test]
fn an_unknown_setting_is_named_with_the_one_that_was_meant() {
    let sentence = refused_settings("[crawl]\nconcurency = 5\n");
    assert_mentions(&sentence, &["crawl.concurency", "did you mean `crawl.concurrency`?"]);
    assert_mentions(&refused_settings("[crwl]\nlimit = 5\n"), &["crwl.limit", "crawl.limit"]);
    assert_mentions(&refused_settings("nonsense = 1\n"), &["nonsense"]);
}

#[test]
fn a_setting_of_the_wrong_type_or_value_is_named() {
    assert_mentions(&refused_settings("[crawl]\nlimit = \"many\"\n"), &["crawl.limit", "a whole number"]);
    assert_mentions(&refused_settings("[crawl]\nlimit = -1\n"), &["crawl.limit", "-1"]);
    assert_mentions(&refused_settings("[crawl]\nscope = \"galaxy\"\n"), &["crawl.scope", "galaxy"]);
    assert_mentions(&refused_settings("[frontier]\ndelay = -2.5\n"), &["frontier.delay", "-2.5"]);
    assert_mentions(&refused_settings("[dns]\nservers = [\"nowhere\"]\n"), &["dns.servers"]);
    assert_mentions(&refused_settings("crawl = 5\n"), &["`crawl` must be a section"]);
    assert_mentions(&refused_settings("[crawl\n"), &["not valid TOML"]);
}

#[test]
fn a_value_that_no_type_forbids_but_makes_no_sense_is_named() {
    for (flags, setting) in [
        (["--concurrency", "0"], "crawl.concurrency"),
        (["--per-host", "0"], "frontier.per_host"),
        (["--delay", "100000"], "frontier.delay"),
        (["--delay", "-1"], "frontier.delay"),
        (["--user-agent", "two\nlines"], "fetch.user_agent"),
        (["--patience", "nan"], "crawl.patience"),
    ] {
        let sentence = refused(&["http://127.0.0.1:9/", flags[0], flags[1]]);
        assert_mentions(&sentence, &[setting]);
    }
}

#[test]
fn who_we_are_and_how_we_reach_others_must_make_sense_before_anything_is_made() {
    let directory = temporary();
    let file = |name: &str, text: &str| {
        let path = directory.path().join(name);
        std::fs::write(&path, text).expect("writable");
        path.to_string_lossy().into_owned()
    };
    let none = file("none.pem", "garbage\n");
    let cut = file("cut.pem", "-----BEGIN CERTIFICATE-----\nAAAA\n");
    for (flag, value, parts) in [
        ("--ca-file", none.as_str(), ["none.pem", "no certificate that can be used"]),
        ("--ca-file", &cut, ["cut.pem", "has no end"]),
        ("--ca-file", "/no/such.pem", ["/no/such.pem", "No such file"]),
        ("--proxy", "proxy.example:3128", ["fetch.proxy", "http://host:port or socks5://host:port"]),
        ("--proxy", "https://proxy.example", ["fetch.proxy", "https is neither http nor socks5"]),
        ("--dns", "dns.example", ["dns.servers", "\"dns.example\" is no name server"]),
        ("--dns", "127.0.0.1:0", ["dns.servers", "is no name server"]),
        ("--contact-url", "our page", ["fetch.contact_url", "\"our page\" is no page"]),
        ("--contact-email", "nobody", ["fetch.contact_email", "\"nobody\" is no address"]),
        ("--user-agent", "(me)", ["fetch.user_agent", "a name that a robots.txt could use"]),
    ] {
        assert_mentions(&refused(&["http://127.0.0.1:9/", flag, value]), &parts);
    }
    for (settings, parts) in [
        ("[tls]\naccept_invalid = [\"https://a.example/\"]\n", ["tls.accept_invalid", "is no host"]),
        ("[dns]\nallow_hosts = [\"a.example:80\"]\n", ["dns.allow_hosts", "is no host"]),
        ("[dns]\ntimeout = 0\n", ["dns.timeout", "0 is not between 0.01 and 300 seconds"]),
        ("[fetch]\ntotal_timeout = 0\n", ["fetch.total_timeout", "0 is not between"]),
        ("[fetch.hosts]\n\"a.example\" = 5\n", ["fetch.hosts", "a table of headers, cookie, user and password"]),
        ("[fetch.hosts]\n\"a.example\" = { headers = { Host = \"b\" } }\n", ["fetch.hosts", "Host says how"]),
    ] {
        let path = file("my.toml", settings);
        assert_mentions(&refused(&["http://127.0.0.1:9/", "--config", &path]), &parts);
    }
}

#[test]
fn a_settings_file_that_is_not_there_is_named() {
    let sentence = refused(&["http://127.0.0.1:9/", "--config", "/nonexistent/my.toml"]);
    assert_mentions(&sentence, &["/nonexistent/my.toml", "No such file"]);
}

#[test]
fn an_unknown_flag_is_named_with_the_one_that_was_meant() {
    assert_mentions(&refused(&["http://127.0.0.1:9/", "--dely", "3"]), &["--dely", "--delay", "--help"]);
    assert_mentions(&refused(&["http://127.0.0.1:9/", "--nonsense"]), &["--nonsense", "--help"]);
    assert_mentions(&refused(&["http://127.0.0.1:9/", "--delay", "soon"]), &["--delay", "soon"]);
    assert_mentions(&refused(&["http://127.0.0.1:9/", "--scope", "galaxy"]), &["galaxy", "domain"]);
    assert_mentions(&refused(&["http://127.0.0.1:9/", "--limit"]), &["--limit"]);
    let run = peregrine(["crowl"]).run().expect_code(BAD_ARGUMENTS);
    assert_mentions(run.sentence(), &["crowl", "crawl"]);
}

#[test]
fn a_bad_pattern_is_named() {
    let sentence = refused(&["http://127.0.0.1:9/", "--exclude", "(unclosed"]);
    assert_eq!(sentence, "the exclude pattern `(unclosed` is not a regular expression: unclosed group");
    assert_mentions(&refused(&["http://127.0.0.1:9/", "--include", "[z-a]"]), &["include", "[z-a]"]);
}

#[test]
fn a_seed_that_does_not_answer_is_said_promptly_with_the_reason() {
    let directory = temporary();
    let out = directory.path().join("crawl");
    let seed = closed_port();
    let run = crawl(&out).and([seed.as_str(), "--quiet"]).run().expect_code(NO_SEED_REACHABLE);
    assert_mentions(run.sentence(), &["no seed could be reached", seed.trim_matches(['h', 't', 'p', ':', '/'])]);
    assert!(run.took < Duration::from_secs(10), "{:?}", run.took);
    assert_sound(&out);
}

#[test]
fn a_name_that_does_not_exist_is_said_with_the_name() {
    let directory = temporary();
    let out = directory.path().join("crawl");
    // Without internet the answer is not "no such name" but none at all: do not wait for it long.
    let settings = directory.path().join("dns.toml");
    std::fs::write(&settings, "[dns]\ntimeout = 1.0\nattempts = 1\n").expect("writable");
    let run = crawl(&out).and(["http://nonexistent.invalid/", "--quiet", "--config"]).and([settings]).run();
    let run = run.expect_code(NO_SEED_REACHABLE);
    assert_mentions(run.sentence(), &["no seed could be reached", "nonexistent.invalid"]);
    assert!(run.took < Duration::from_secs(10), "{:?}", run.took);
}

#[test]
fn a_limit_that_is_reached_has_a_code_and_a_higher_one_goes_on() {
    let web = SimWeb::start(SimWebConfig::new(41).hosts(1).pages_per_host(30).page_size(PageSize::Fixed(2_000)));
    let web = web.expect("the synthetic web starts");
    let directory = temporary();
    let out = directory.path().join("crawl");
    let command = |limit| crawl(&out).and(web.seeds()).and(["--quiet", "--delay", "0", "--limit", limit]);
    let run = command("7").run().expect_code(LIMIT_REACHED);
    assert_mentions(run.sentence(), &["limit", "--limit goes on"]);
    assert_eq!(page_lines(&out).len(), 7);
    assert_eq!(command("0").run().expect_code(0).stderr, "");
    assert_eq!(assert_sound(&out).len(), 31);
}

#[test]
fn a_directory_that_cannot_be_written_is_named() {
    let directory = temporary();
    let file = directory.path().join("somefile");
    std::fs::write(&file, "precious\n").expect("writable");
    let not_a_place = |out: &Path| {
        let run = crawl(out).and(["http://127.0.0.1:9/", "--quiet"]).run().expect_code(BAD_DIRECTORY);
        assert_mentions(run.sentence(), &["cannot create", &out.to_string_lossy()]);
    };
    // Permissions do not stop root, under whom tests may run; these do.
    not_a_place(&file.join("below"));
    not_a_place(&file);
    not_a_place(Path::new("/proc/peregrine-test"));
    assert_eq!(std::fs::read_to_string(&file).expect("still there"), "precious\n");
}

#[test]
fn a_directory_that_is_not_a_crawl_is_left_alone() {
    let directory = temporary();
    std::fs::write(directory.path().join("pages.jsonl"), "somebody's\n").expect("writable");
    let before = output_bytes(directory.path());
    let run = crawl(directory.path()).and(["http://127.0.0.1:9/", "--quiet"]).run().expect_code(BAD_DIRECTORY);
    assert_mentions(run.sentence(), &["pages.jsonl", "choose another --out"]);
    assert_eq!(output_bytes(directory.path()), before);
    let run = peregrine(["show", "http://127.0.0.1:9/", "--out"]).and([directory.path()]).run();
    assert_mentions(run.expect_code(BAD_DIRECTORY).sentence(), &["there is no crawl in"]);
    assert!(!directory.path().join("state").exists(), "looking makes nothing");
}
