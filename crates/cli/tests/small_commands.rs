//! The small commands: documented fields, and `--batch` with one answer per line, in order, whatever
//! the line.

mod support;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use base64::Engine;
use peregrine_simweb::{PageSize, SimWeb, SimWebConfig};
use serde_json::{Value, json};
use support::crawl_files::{page_lines, place_of, record_at, text_of};
use support::{crawl, peregrine};
use tempfile::TempDir;

fn base64(bytes: impl AsRef<[u8]>) -> String {
    base64::engine::general_purpose::STANDARD.encode(bytes)
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

#[track_caller]
fn batch(command: &str, lines: &[&[u8]]) -> Vec<Value> {
    let answers = peregrine([command, "--batch"]).reading(lines.join(&b'\n')).run().expect_code(0);
    assert_eq!(answers.stderr, "");
    let answers = answers.json_lines();
    assert_eq!(answers.len(), lines.len(), "one answer per line: {answers:?}");
    answers
}

#[track_caller]
fn assert_error(answer: &Value, mentions: &str) {
    assert!(text_of(answer, "error").contains(mentions), "{mentions:?} is missing in {answer}");
}

#[test]
fn url_tells_how_the_crawler_names_a_url() {
    let input = "HTTP://www.Example.com:80/a/../b?utm_source=x&z=1&a=2";
    let run = peregrine(["url", input]).run().expect_code(0);
    let [answer] = &run.json_lines()[..] else { panic!("one line: {}", run.stdout) };
    assert_eq!(keys(answer), ["domain", "fingerprint", "host", "input", "key", "surt", "url"]);
    assert_eq!(answer["input"], input);
    assert_eq!(answer["url"], "http://www.example.com/b?utm_source=x&z=1&a=2");
    assert_eq!(answer["key"], "http://www.example.com/b?a=2&z=1");
    assert_eq!((&answer["host"], &answer["domain"]), (&json!("www.example.com"), &json!("example.com")));
    assert_eq!(text_of(answer, "fingerprint").len(), 16);
    assert!(text_of(answer, "surt").starts_with("com,example)/b?"));
}

#[test]
fn url_gives_the_error_with_its_input() {
    let run = peregrine(["url", "http://[x", "http://a.example/"]).run().expect_code(2);
    let answers = run.json_lines();
    assert_eq!(keys(&answers[0]), ["error", "input"]);
    assert_eq!(answers[0]["input"], "http://[x");
    assert_eq!(answers[1]["url"], "http://a.example/", "the others are answered all the same");
    assert!(run.sentence().contains("http://[x"));
}

#[test]
fn url_batch_answers_every_line_in_order() {
    let answers = batch(
        "url",
        &[
            br#"{"input":"../c","base":"http://example.com/a/b"}"#,
            b"not json",
            b"",
            br#"{"base":"http://example.com/"}"#,
            br#"{"input":5}"#,
            b"\xff\xfe{\"input\"",
            br#"{"input":"http://[x"}"#,
            br#"{"input":"c","base":"::"}"#,
            br#"{"input":"c","base":null,"comment":"more than asked for"}"#,
            "{\"input\":\"http://bücher.example/%7euser/./x\"}".as_bytes(),
            br#"{"input":"http://example.com:8080/"}"#,
        ],
    );
    assert_eq!(answers[0]["url"], "http://example.com/c");
    for answer in &answers[1..6] {
        assert_eq!(keys(answer), ["error", "input"]);
    }
    assert_error(&answers[3], "input");
    for answer in &answers[6..9] {
        assert_eq!(keys(answer), ["error", "input"]);
    }
    assert_error(&answers[7], "::");
    assert_eq!(answers[9]["key"], "http://xn--bcher-kva.example/~user/x");
    assert_eq!(answers[10]["url"], "http://example.com:8080/");
}

#[test]
fn robots_tells_what_is_allowed_and_by_which_rule() {
    let directory = TempDir::new().expect("a temporary directory");
    let file = directory.path().join("robots.txt");
    let text = "User-agent: *\nDisallow: /private/\nAllow: /private/open\nDisallow: /*.pdf$\nCrawl-delay: 2.5\n\n\
        User-agent: other\nDisallow: /\n";
    std::fs::write(&file, text).expect("writable");
    let command = |agent| peregrine(["robots", "--agent", agent, "--file"]).and([&file]);
    let urls =
        ["/", "/private/x", "/private/open/x", "/a.pdf", "/a.pdf?x"].map(|path| format!("http://a.example{path}"));
    let run = command("peregrine").and(&urls).run().expect_code(0);
    let answers = run.json_lines();
    assert_eq!(keys(&answers[0]), ["allowed", "crawl_delay", "rule", "url"]);
    let allowed: Vec<bool> = answers.iter().filter_map(|answer| answer["allowed"].as_bool()).collect();
    assert_eq!(allowed, [true, false, true, false, true]);
    assert_eq!(answers[0]["rule"], Value::Null);
    assert_eq!(
        answers[1],
        json!({"url": urls[1], "allowed": false, "crawl_delay": 2.5, "rule": "Disallow: /private/"})
    );

    let other = command("Other/1.0").and([&urls[0]]).run().expect_code(0).json_lines();
    assert_eq!((&other[0]["allowed"], &other[0]["crawl_delay"]), (&json!(false), &Value::Null));
    let run = command("peregrine").and(["http://["]).run().expect_code(2);
    assert_eq!(keys(&run.json_lines()[0]), ["error", "url"]);
    let run = peregrine(["robots", "--file", "/nonexistent/robots.txt", "http://a.example/"]).run().expect_code(2);
    assert!(run.sentence().contains("/nonexistent/robots.txt"));
}

#[test]
fn robots_batch_answers_every_line_in_order() {
    let question = |robots: &str, url: &str| {
        json!({"robots_b64": robots, "user_agent": "peregrine/0.1", "url": url}).to_string().into_bytes()
    };
    let rules = base64("User-agent: peregrine\nDisallow: /x\n");
    let unpadded = rules.trim_end_matches('=').to_owned();
    let lines = [
        question(&rules, "http://a.example/x"),
        question("*not base64*", "http://a.example/x"),
        b"{\"url\":\"http://a.example/\"}".to_vec(),
        b"[]".to_vec(),
        question(&rules, "no url"),
        question(&unpadded, "http://a.example/y"),
        question("", "http://a.example/x"),
        question(&base64(b"\xef\xbb\xbfUser-agent: *\nDisallow: /\xff\n"), "http://a.example/"),
    ];
    let answers = batch("robots", &lines.iter().map(Vec::as_slice).collect::<Vec<_>>());
    assert_eq!(answers[0]["rule"], "Disallow: /x");
    assert_eq!(keys(&answers[1]), ["error", "url"]);
    assert_error(&answers[1], "robots_b64 is not base64");
    assert_error(&answers[2], "robots_b64");
    assert_eq!(keys(&answers[3]), ["error", "input"]);
    assert_eq!(answers[4]["url"], "no url");
    assert_error(&answers[4], "no url");
    let allowed: Vec<&Value> = answers[5..].iter().map(|answer| &answer["allowed"]).collect();
    assert_eq!(allowed, [&json!(true), &json!(true), &json!(true)]);
}

const PAGE: &str = "<html lang=en><head><title> A  page </title><meta name=description content='About it'>\
    <meta name=robots content=noindex><link rel=canonical href=/canonical><base href=/sub/></head>\
    <body>Hello <a href=x.html rel='nofollow ugc'>the <b>link</b></a><img src=i.png alt=picture>\
    <a href='mailto:a@b.example'>write</a></body></html>";

#[track_caller]
fn assert_understood(answer: &Value) {
    let documented =
        ["canonical", "charset", "description", "directives", "kind", "language", "links", "text", "title"];
    assert_eq!(keys(answer), documented);
    assert_eq!((&answer["title"], &answer["description"]), (&json!("A page"), &json!("About it")));
    assert_eq!(answer["language"], "en");
    assert_eq!(answer["canonical"], "http://a.example/canonical");
    assert_eq!(answer["directives"], json!({"noindex": true, "nofollow": false, "noarchive": false}));
    let place = PAGE.find("<a ").expect("PAGE has a link");
    let link = json!({
        "url": "http://a.example/sub/x.html", "kind": "a", "rel": "nofollow ugc", "text": "the link", "position": place
    });
    let links = answer["links"].as_array().expect("a list");
    assert!(links.contains(&link), "{links:?}");
    assert!(links.iter().all(|link| keys(link) == ["kind", "position", "rel", "text", "url"]));
    assert!(links.iter().any(|link| link["kind"] == "img"));
    assert!(text_of(answer, "text").starts_with("Hello the link"));
}

#[test]
fn parse_tells_what_the_crawler_understands_of_a_page() {
    let directory = TempDir::new().expect("a temporary directory");
    let file = directory.path().join("page.html");
    std::fs::write(&file, PAGE).expect("writable");
    let options = ["--url", "http://a.example/dir/page", "--content-type", "text/html; charset=utf-8"];
    let run = peregrine(["parse"]).and([&file]).and(options).run().expect_code(0);
    let [answer] = &run.json_lines()[..] else { panic!("one line: {}", run.stdout) };
    assert_understood(answer);
    assert_eq!(answer["charset"], "UTF-8");
    let run = peregrine(["parse", "-"]).and(options).reading(PAGE).run().expect_code(0);
    assert_understood(&run.json_lines()[0]);

    let run = peregrine(["parse", "-", "--url", "nonsense"]).reading(PAGE).run().expect_code(2);
    assert!(run.sentence().contains("nonsense"));
    let run = peregrine(["parse", "/nonexistent.html", "--url", "http://a.example/"]).run().expect_code(2);
    assert!(run.sentence().contains("/nonexistent.html"));
    let run = peregrine(["parse", "-"]).run().expect_code(2);
    assert!(run.sentence().contains("--url"));
}

#[test]
fn parse_batch_answers_every_line_in_order() {
    let question = |body: String, url: &str| json!({"body_b64": body, "url": url}).to_string().into_bytes();
    let czech = json!({
        "body_b64": base64(b"<title>\xe8l\xe1nek</title>"),
        "url": "http://a.example/",
        "content_type": "text/html; charset=iso-8859-2",
    });
    let lines = [
        question(base64(PAGE), "http://a.example/"),
        question("%%%".to_owned(), "http://a.example/"),
        question(base64(PAGE), "nonsense"),
        b"{}".to_vec(),
        b"\xc3\x28".to_vec(),
        czech.to_string().into_bytes(),
        question(String::new(), "http://a.example/"),
        question(base64(b"\x00\x01\xff<<<a href=\xfe"), "http://a.example/"),
    ];
    let answers = batch("parse", &lines.iter().map(Vec::as_slice).collect::<Vec<_>>());
    assert_understood(&answers[0]);
    assert_eq!(keys(&answers[1]), ["error", "url"]);
    assert_error(&answers[1], "body_b64 is not base64");
    assert_error(&answers[2], "nonsense");
    assert_error(&answers[3], "body_b64");
    assert_eq!(keys(&answers[4]), ["error", "input"]);
    assert_eq!((&answers[5]["title"], &answers[5]["charset"]), (&json!("článek"), &json!("ISO-8859-2")));
    assert_eq!(answers[6]["title"], Value::Null);
    assert!(answers[7]["links"].is_array(), "nonsense is a page without links: {}", answers[7]);
}

#[test]
fn batch_answers_a_line_before_the_next_is_asked() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_peregrine"))
        .args(["url", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut asked = child.stdin.take().expect("piped");
    let (told, answers) = sync_channel(2);
    let stdout = BufReader::new(child.stdout.take().expect("piped"));
    std::thread::spawn(move || stdout.lines().map_while(Result::ok).try_for_each(|line| told.send(line)));
    for path in ["/one", "/two"] {
        writeln!(asked, "{{\"input\":\"http://a.example{path}\"}}").expect("it listens");
        let answer = answers.recv_timeout(Duration::from_secs(30)).expect("an answer, without having to hang up");
        assert!(answer.contains(path), "{answer}");
    }
    drop(asked);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn show_tells_what_a_crawl_knows() {
    let config = SimWebConfig::new(61).hosts(1).pages_per_host(12).page_size(PageSize::Fixed(2_000));
    let web = SimWeb::start(config).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    crawl(&out).and(web.seeds()).and(["--quiet", "--delay", "0", "--limit", "5"]).run().expect_code(3);
    let page = page_lines(&out).pop().expect("five pages");
    let url = text_of(&page, "url");

    let show = |url: &str| peregrine(["show", url, "--out"]).and([&out]);
    let run = show(url).run().expect_code(0);
    let known: Value = serde_json::from_str(&run.stdout).expect("JSON");
    assert_eq!((&known["url"], &known["state"]), (&page["url"], &json!("fetched")));
    assert_eq!((&known["status"], &known["digest"]), (&page["status"], &page["digest"]));
    assert_eq!(known["archived"]["offset"], page["offset"]);
    assert_eq!(text_of(&known, "hash").len(), 64);

    let content = show(url).and(["--content"]).run().expect_code(0);
    let record = record_at(&out, &place_of(&page).expect("archived"));
    assert!(content.stdout.starts_with("HTTP/1.1 200"));
    assert_eq!(content.stdout.trim_end().as_bytes(), record.block.trim_ascii_end());

    let nobody_knows = web.url(0, "/nowhere");
    let run = show(&nobody_knows).run().expect_code(1);
    assert!(run.stdout.contains("\"state\": \"unknown\""), "{}", run.stdout);
    let run = show(&nobody_knows).and(["--content"]).run().expect_code(1);
    assert!(run.sentence().contains("nothing is archived for"), "{}", run.stderr);
    assert!(show("http://[x").run().expect_code(2).sentence().contains("http://[x"));

    let questions =
        format!("{{\"url\":\"{url}\"}}\nnot json\n{{\"url\":\"http://[x\"}}\n{{\"url\":\"{nobody_knows}\"}}\n");
    let run = peregrine(["show", "--batch", "--out"]).and([&out]).reading(questions).run().expect_code(0);
    let answers = run.json_lines();
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0], known);
    assert_eq!((keys(&answers[1]), keys(&answers[2])), (vec!["error", "input"], vec!["error", "url"]));
    assert_eq!(answers[3]["state"], "unknown");
}

#[test]
fn config_tells_every_setting_and_where_it_came_from() {
    let directory = TempDir::new().expect("a temporary directory");
    std::fs::write(directory.path().join("my.toml"), "[crawl]\nlimit = 7\n[frontier]\nper_host = 3\n")
        .expect("writable");
    let command = || peregrine(["config", "--config", "my.toml", "--per-host", "4"]).inside(directory.path());
    let settings = command().and(["--json"]).run().expect_code(0).json_lines();
    let setting = |name: &str| {
        let found = settings.iter().find(|line| line["setting"] == name);
        found.map(|line| (line["value"].clone(), text_of(line, "source").to_owned())).expect("every setting is listed")
    };
    assert_eq!(setting("crawl.limit"), (json!(7), "my.toml".to_owned()));
    assert_eq!(setting("frontier.per_host"), (json!(4), "--per-host".to_owned()));
    assert_eq!(setting("crawl.scope"), (json!("host"), "default".to_owned()));

    let text = command().run().expect_code(0).stdout;
    let table: toml::Table = toml::from_str(&text).expect("what is shown can be used as a settings file");
    assert_eq!(table["crawl"]["limit"].as_integer(), Some(7));
    let lines: usize = table.values().filter_map(toml::Value::as_table).map(toml::Table::len).sum();
    assert_eq!(lines, settings.len());
}

#[test]
fn config_shows_what_a_crawl_directory_was_last_run_with() {
    let web = SimWeb::start(SimWebConfig::new(62).hosts(1).pages_per_host(3)).expect("the synthetic web starts");
    let directory = TempDir::new().expect("a temporary directory");
    let out = directory.path().join("crawl");
    std::fs::write(directory.path().join("my.toml"), "[frontier.host_delays]\n\"slow.example.com\" = 5\n")
        .expect("writable");
    let settings = directory.path().join("my.toml");
    crawl(&out).and(web.seeds()).and(["--quiet", "--delay", "0", "--config"]).and([settings]).run().expect_code(0);
    let run = peregrine(["config", "--json", "--out"]).and([&out]).run().expect_code(0);
    let lines = run.json_lines();
    let from_directory = |name: &str| {
        let line = lines.iter().find(|line| line["setting"] == name).expect("listed");
        assert!(text_of(line, "source").ends_with("crawl/peregrine.toml"), "{line}");
        line["value"].clone()
    };
    assert_eq!(from_directory("frontier.delay"), json!(0.0));
    assert_eq!(from_directory("frontier.host_delays"), json!({"slow.example.com": 5.0}));
}
