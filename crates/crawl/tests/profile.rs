//! Where a crawl's CPU time goes can be asked for, and what is told adds up.

mod support;

use peregrine_runtime::CPU_TIME_IS_KNOWN;
use peregrine_simweb::{PageCount, PageSize, SimWebConfig};
use support::TestCrawl;

#[test]
fn the_stages_of_a_page_explain_where_the_cpu_time_went() {
    if !CPU_TIME_IS_KNOWN {
        eprintln!("SKIPPED: CPU time is not known here");
        return;
    }
    let config = SimWebConfig {
        hosts: 4,
        pages_per_host: PageCount::Fixed(25),
        page_size: PageSize::Fixed(30_000),
        ..Default::default()
    };
    let mut crawl = TestCrawl::of(config).every_front_page();
    crawl.profile = true;
    let end = crawl.run();
    let profile = end.summary.profile.expect("it was asked for");
    assert_eq!(profile.pages, end.summary.totals.pages);
    assert!(profile.pages >= 100, "{profile:?}");

    let of = |name: &str| profile.cpu_us_per_page.iter().find(|cost| cost.stage == name).expect("a stage").us;
    for worked in
        ["hand-out", "fetch", "digest", "read", "candidates", "sketch", "records", "append", "settle", "admit"]
    {
        assert!(of(worked) > 0.0, "{worked}: {profile:?}");
    }
    assert!(of("read") > of("candidates"), "thirty kilobytes are read for a few links: {profile:?}");
    let named: f64 = profile.cpu_us_per_page.iter().map(|cost| cost.us).sum();
    assert!((named - profile.stages_us).abs() < 1.0, "{profile:?}");
    assert!((profile.stages_us + profile.between_us - profile.total_us).abs() < 0.3, "{profile:?}");
}

#[test]
fn nobody_is_told_of_cpu_time_who_did_not_ask() {
    let mut crawl = TestCrawl::of(SimWebConfig { hosts: 1, pages_per_host: PageCount::Fixed(2), ..Default::default() });
    assert!(crawl.run().summary.profile.is_none());
}
