//! Reads a diary over all runs and says what was broken.

use std::collections::{HashMap, HashSet, VecDeque};
use std::time::Duration;

use peregrine_types::Timestamp;
use peregrine_urls::{Url, host_key};

use super::crawl::LEASE;
use super::diary;
use super::web::{DELAY, Web, origin_of};

/// What the frontier must know, as of some commit.
#[derive(Clone, Default)]
struct Known {
    settled: HashSet<String>,
    /// URL → when it may be tried again, and how often it was tried.
    retries: HashMap<String, (Timestamp, u64)>,
    /// Host → until when it is left alone.
    back_off: HashMap<String, Timestamp>,
    /// Host → what its robots.txt files ask for.
    crawl_delay: HashMap<String, Duration>,
    /// Origin → what is known of its robots.txt, and for how long.
    robots: HashMap<String, (Robots, Timestamp)>,
    /// Origins with rules under which no page went yet, in this run: they are good for one more.
    unused: HashSet<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Robots {
    Known,
    Unavailable,
    Closed,
}

#[derive(Clone)]
enum Effect {
    Done(String),
    Retry(String, Timestamp),
    BackOff(String, Timestamp),
    Robots(String, Robots, Timestamp, Duration),
}

impl Known {
    fn learn(&mut self, effect: Effect) {
        match effect {
            Effect::Done(url) => {
                self.retries.remove(&url);
                self.settled.insert(url);
            }
            Effect::Retry(url, not_before) => {
                let retry = self.retries.entry(url).or_default();
                *retry = (not_before, retry.1 + 1);
            }
            Effect::BackOff(host, until) => {
                let known = self.back_off.entry(host).or_default();
                *known = until.max(*known);
            }
            Effect::Robots(origin, state, until, delay) => {
                let known = self.crawl_delay.entry(host_of(&origin)).or_default();
                *known = delay.max(*known);
                match state {
                    Robots::Known => _ = self.unused.insert(origin.clone()),
                    Robots::Unavailable | Robots::Closed => _ = self.unused.remove(&origin),
                }
                self.robots.insert(origin, (state, until));
            }
        }
    }
}

struct Lease {
    host: String,
    page: Option<String>,
    since: Timestamp,
    went_out: bool,
}

#[derive(Default)]
pub struct Verdict {
    /// As of the last commit that is known to have survived.
    kept: Known,
    /// Commits of this run.
    taken: VecDeque<(u64, Vec<Effect>)>,
    uncommitted: Vec<Effect>,
    /// As the running frontier should know it.
    current: Known,
    durable: u64,
    leases: HashMap<u64, Lease>,
    last_start: HashMap<String, Timestamp>,
    pub runs: usize,
    pub hand_outs: usize,
    pub returned: usize,
}

type Complaint = String;

impl Verdict {
    /// Reads on where it stopped.
    pub fn read_on(&mut self, web: &Web, further: &str) -> Result<(), Complaint> {
        for words in diary::lines(further) {
            self.read(web, &words).map_err(|complaint| format!("{complaint} (at: {})", words.join(" ")))?;
        }
        Ok(())
    }

    pub fn is_settled(&self, url: &str) -> bool {
        self.kept.settled.contains(url)
    }

    pub fn settled(&self) -> usize {
        self.kept.settled.len()
    }

    fn read(&mut self, web: &Web, words: &[&str]) -> Result<(), Complaint> {
        match words {
            ["run", _, commit] => self.begin(number(commit)),
            ["out", now, lease, kind, attempt, host, what] => {
                self.hand_outs += 1;
                let lease_of = |page| Lease { host: (*host).to_owned(), page, since: moment(now), went_out: false };
                self.expire_leases(moment(now));
                let lease_of_this = match *kind {
                    "robots" => self.robots_may_go(what, moment(now)).map(|()| lease_of(None)),
                    "other" => Ok(lease_of(None)),
                    kind => self
                        .page_may_go(what, number(attempt), kind == "closed", moment(now))
                        .map(|()| lease_of(Some((*what).to_owned()))),
                };
                self.leases.insert(number(lease), lease_of_this?);
                Ok(())
            }
            ["start", now, lease] => self.start(web, number(lease), moment(now)),
            ["settled", _, lease] => {
                let lease = self.leases.remove(&number(lease)).ok_or("settled, but not on lease")?;
                if let Some(page) = lease.page.filter(|_| !lease.went_out) {
                    self.current.unused.insert(origin_of(&page));
                }
                Ok(())
            }
            ["done", _, url] => self.effect(Effect::Done((*url).to_owned())),
            ["retry", _, not_before, url] => self.effect(Effect::Retry((*url).to_owned(), moment(not_before))),
            ["backoff", _, until, host] => self.effect(Effect::BackOff((*host).to_owned(), moment(until))),
            ["rules", _, until, delay, origin] => {
                let delay = Duration::from_millis(number(delay));
                self.effect(Effect::Robots((*origin).to_owned(), Robots::Known, moment(until), delay))
            }
            ["norules", _, until, origin] => {
                self.effect(Effect::Robots((*origin).to_owned(), Robots::Unavailable, moment(until), Duration::ZERO))
            }
            ["closed", now, origin] => {
                // For how long is the frontier's affair; closed for some time it must be.
                let until = moment(now).plus(Duration::from_secs(60));
                self.effect(Effect::Robots((*origin).to_owned(), Robots::Closed, until, Duration::ZERO))
            }
            ["commit", commit] => {
                self.taken.push_back((number(commit), std::mem::take(&mut self.uncommitted)));
                Ok(())
            }
            ["durable", commit] => {
                self.durable = number(commit);
                Ok(())
            }
            _ => Err("not a line of a diary".to_owned()),
        }
    }

    /// A run begins with what the commit says that it found.
    fn begin(&mut self, commit: u64) -> Result<(), Complaint> {
        if commit < self.durable {
            return Err(format!("commit {} was synced, and only {commit} is there", self.durable));
        }
        let last = self.taken.back().map_or(self.durable, |(last, _)| *last);
        if commit > last {
            return Err(format!("commit {commit} was never taken"));
        }
        for (_, effects) in self.taken.drain(..).filter(|(taken, _)| *taken <= commit) {
            effects.into_iter().for_each(|effect| self.kept.learn(effect));
        }
        self.durable = commit;
        self.current = self.kept.clone();
        self.current.unused.clear();
        self.uncommitted.clear();
        self.leases.clear();
        self.runs += 1;
        Ok(())
    }

    fn effect(&mut self, effect: Effect) -> Result<(), Complaint> {
        self.uncommitted.push(effect.clone());
        self.current.learn(effect);
        Ok(())
    }

    fn expire_leases(&mut self, now: Timestamp) {
        let before = self.leases.len();
        self.leases.retain(|_, lease| now < lease.since.plus(LEASE));
        self.returned += before - self.leases.len();
    }

    fn page_may_go(&mut self, url: &str, attempt: u64, closed: bool, now: Timestamp) -> Result<(), Complaint> {
        if self.current.settled.contains(url) {
            return Err("handed out although it is settled for good".to_owned());
        }
        if self.leases.values().any(|lease| lease.page.as_deref() == Some(url)) {
            return Err("on lease twice".to_owned());
        }
        let (not_before, attempts) = self.current.retries.get(url).copied().unwrap_or_default();
        if attempt != attempts {
            return Err(format!("attempt {attempt}, but {attempts} were made"));
        }
        if now < not_before {
            return Err(format!("to be retried at {not_before} only"));
        }
        let origin = origin_of(url);
        let was_unused = !closed && self.current.unused.remove(&origin);
        // Only the wait for a turn makes rules last longer.
        let back_off = self.current.back_off.get(&host_of(&origin)).copied().unwrap_or_default();
        let is_owed = |until| was_unused && not_before.max(back_off) < until;
        match (self.current.robots.get(&origin), closed) {
            (Some((Robots::Known, until)), false) if now < *until || is_owed(*until) => Ok(()),
            (Some((Robots::Closed, _)), true) => Ok(()),
            _ => Err("without its robots.txt".to_owned()),
        }
    }

    fn robots_may_go(&self, origin: &str, now: Timestamp) -> Result<(), Complaint> {
        match self.current.robots.get(origin) {
            Some((Robots::Unavailable, until)) if now < *until => Err(format!("robots.txt not before {until}")),
            Some((_, until)) if now < *until => Err(format!("robots.txt again before {until}")),
            _ => Ok(()),
        }
    }

    fn start(&mut self, web: &Web, lease: u64, now: Timestamp) -> Result<(), Complaint> {
        let Some(host) = self.leases.get(&lease).map(|lease| lease.host.clone()) else {
            return Err("not on lease".to_owned());
        };
        if self.leases.values().any(|other| other.host == host && other.went_out) {
            return Err("two requests at once".to_owned());
        }
        if let Some(until) = self.current.back_off.get(&host).filter(|until| now < **until) {
            return Err(format!("the host is to be left alone until {until}"));
        }
        let asked = self.current.crawl_delay.get(&host).copied().unwrap_or_default();
        let delay = DELAY.max(asked).max(web.operator_delay(&host).unwrap_or_default());
        if let Some(last) = self.last_start.insert(host, now)
            && now.since(last) < delay
        {
            return Err(format!("{:?} after the request before, not {delay:?}", now.since(last)));
        }
        if let Some(lease) = self.leases.get_mut(&lease) {
            lease.went_out = true;
        }
        Ok(())
    }
}

fn number(word: &str) -> u64 {
    word.parse().unwrap_or_else(|_| panic!("{word:?} is not a number"))
}

fn moment(word: &str) -> Timestamp {
    Timestamp::from_millis(number(word.trim_start_matches('@')))
}

fn host_of(origin: &str) -> String {
    host_key(&Url::parse(origin).unwrap()).unwrap().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEB: Web = Web { seed: 1, continents: 1 };
    const RULES: [&str; 5] = [
        "run @0 0",
        "out @0 1 robots 0 c0h0.example http://c0h0.example",
        "start @0 1",
        "settled @100 1",
        "rules @100 900000 3000 http://c0h0.example",
    ];

    fn verdict_of(text: &str) -> Result<Verdict, Complaint> {
        let mut verdict = Verdict::default();
        verdict.read_on(&WEB, text).map(|()| verdict)
    }

    fn judge(further: &[&str]) -> Result<usize, Complaint> {
        let text: String = RULES.iter().chain(further).map(|line| format!("{line} .\n")).collect();
        verdict_of(&text).map(|verdict| verdict.settled())
    }

    fn complaint(further: &[&str]) -> String {
        judge(further).expect_err("something is broken")
    }

    const PAGE: &str = "out @5000 2 page 0 c0h0.example http://c0h0.example/a";

    #[test]
    fn a_crawl_in_good_order_is_not_complained_about() {
        let run = [PAGE, "start @5000 2", "settled @5100 2", "done @5100 http://c0h0.example/a", "commit 1"];
        assert_eq!(judge(&run), Ok(0), "what was not found again may be lost");
        assert_eq!(judge(&[&run[..], &["run @6000 0"]].concat()), Ok(0));
        assert_eq!(judge(&[&run[..], &["run @6000 1"]].concat()), Ok(1));
        assert_eq!(judge(&[&run[..], &["durable 1", "run @6000 1"]].concat()), Ok(1));
    }

    #[test]
    fn what_is_broken_is_named() {
        let early = "out @2900 2 page 0 c0h0.example http://c0h0.example/a";
        assert!(complaint(&[early, "start @2900 2"]).contains("2.9s after the request before, not 3s"));
        let done = [PAGE, "start @5000 2", "settled @5100 2", "done @5100 http://c0h0.example/a", "commit 1"];
        let again = "out @9000 3 page 0 c0h0.example http://c0h0.example/a";
        assert!(complaint(&[&done[..], &[again]].concat()).contains("settled for good"));
        assert!(complaint(&[&done[..], &["run @8000 1", again]].concat()).contains("settled for good"));
        assert!(complaint(&[&done[..], &["durable 1", "run @8000 0"]].concat()).contains("only 0 is there"));
        assert!(complaint(&[&done[..], &["run @8000 0", again]].concat()).contains("without its robots.txt"));
        assert!(complaint(&[PAGE, again]).contains("on lease twice"));
        let backed_off = ["commit 1", "backoff @200 60000 c0h0.example", "commit 2"];
        assert!(complaint(&[&backed_off[..], &["run @300 2", PAGE, "start @5000 2"]].concat()).contains("left alone"));
        assert!(judge(&[&backed_off[..], &["run @300 1", PAGE, "start @5000 2"]].concat()).is_ok());
        let retried = ["retry @200 60000 http://c0h0.example/a", "commit 1", "run @300 1"];
        assert!(complaint(&[&retried[..], &[PAGE]].concat()).contains("attempt 0, but 1"));
        let early = "out @5000 2 page 1 c0h0.example http://c0h0.example/a";
        assert!(complaint(&[&retried[..], &[early]].concat()).contains("to be retried at"));
        let robots = "out @5000 2 robots 0 c0h0.example http://c0h0.example";
        assert!(complaint(&[robots]).contains("robots.txt again"));
    }

    #[test]
    fn rules_outlive_their_time_for_the_first_page_only() {
        let late = "out @950000 2 page 0 c0h0.example http://c0h0.example/a";
        let went = [late, "start @950000 2", "settled @950100 2"];
        assert_eq!(judge(&went), Ok(0));
        let next = "out @960000 3 page 0 c0h0.example http://c0h0.example/b";
        assert!(complaint(&[&went[..], &[next]].concat()).contains("without its robots.txt"));
        assert!(complaint(&["commit 1", "run @900 1", late]).contains("without its robots.txt"));
        assert!(complaint(&["backoff @200 940000 c0h0.example", late]).contains("without its robots.txt"));
    }

    #[test]
    fn a_line_that_was_cut_was_never_written() {
        let text = format!("{} .\nout @5000 2 page 0 c0h0.exa\nrun @9 0 .\n", RULES[0]);
        assert_eq!(verdict_of(&text).map(|verdict| verdict.runs), Ok(2));
    }
}
