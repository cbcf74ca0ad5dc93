use std::collections::HashSet;
use std::sync::Arc;

use peregrine_dns::Resolver;
use tokio::runtime::Handle;
use tokio::task::JoinSet;

use crate::visit::without_panic;

/// Lookups for hosts to come that are under way at once.
const AT_ONCE: usize = 256;

/// Fills the resolver's cache with the names of hosts that are about to be asked, so that no request waits for that.
///
/// A name whose servers keep us waiting waits alone: the others are looked up beside it.
pub(crate) struct LookAhead {
    runtime: Handle,
    resolver: Arc<dyn Resolver>,
    under_way: HashSet<Arc<str>>,
    lookups: JoinSet<Arc<str>>,
}

impl LookAhead {
    pub fn new(runtime: Handle, resolver: Arc<dyn Resolver>) -> Self {
        LookAhead { runtime, resolver, under_way: HashSet::new(), lookups: JoinSet::new() }
    }

    /// Has these names looked up, the first ones first, as far as there is room for more.
    pub fn prepare<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) {
        while let Some(done) = self.lookups.try_join_next() {
            if let Ok(name) = done {
                self.under_way.remove(&name);
            }
        }
        for name in names {
            if self.under_way.len() >= AT_ONCE {
                break;
            }
            if !self.under_way.contains(name) {
                let name: Arc<str> = name.into();
                self.under_way.insert(name.clone());
                self.lookups.spawn_on(look_up(name, self.resolver.clone()), &self.runtime);
            }
        }
    }
}

/// Whoever needs the answer will hear of what went wrong.
async fn look_up(name: Arc<str>, resolver: Arc<dyn Resolver>) -> Arc<str> {
    let _ = without_panic(resolver.resolve(&name)).await;
    name
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use peregrine_dns::{DnsError, Lookup};

    use super::*;

    /// Never answers for names that begin with "silent"; notes down what it is asked for.
    #[derive(Default)]
    struct Names {
        asked: Mutex<Vec<String>>,
    }

    impl Names {
        fn asked(&self) -> Vec<String> {
            std::mem::take(&mut self.asked.lock().expect("not poisoned"))
        }
    }

    impl Resolver for Names {
        fn resolve<'a>(&'a self, host: &'a str) -> Lookup<'a> {
            Box::pin(async move {
                self.asked.lock().expect("not poisoned").push(host.to_owned());
                match host {
                    "bug" => panic!("a bug in the resolver"),
                    silent if silent.starts_with("silent") => std::future::pending().await,
                    other => Err(DnsError::NotFound { host: other.to_owned() }),
                }
            })
        }
    }

    async fn everybody_works() {
        for _ in 0..1_000 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_name_that_nobody_answers_for_holds_up_no_other() {
        let names = Arc::new(Names::default());
        let mut ahead = LookAhead::new(Handle::current(), names.clone());
        ahead.prepare(["silent", "a", "bug"]);
        everybody_works().await;
        assert_eq!(names.asked(), ["silent", "a", "bug"]);
        ahead.prepare(["silent", "b", "a", "bug"]);
        everybody_works().await;
        assert_eq!(names.asked(), ["b", "a", "bug"], "only what is under way is not asked for again");
    }

    #[tokio::test]
    async fn however_many_are_silent_only_so_many_are_waited_for() {
        let names = Arc::new(Names::default());
        let mut ahead = LookAhead::new(Handle::current(), names.clone());
        let silent: Vec<String> = (0..2 * AT_ONCE).map(|number| format!("silent{number}")).collect();
        ahead.prepare(silent.iter().map(String::as_str));
        everybody_works().await;
        assert_eq!(names.asked(), silent[..AT_ONCE]);
        ahead.prepare(silent.iter().map(String::as_str));
        everybody_works().await;
        assert_eq!(names.asked(), [] as [&str; 0]);
    }
}
