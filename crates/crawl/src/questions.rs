//! Questions to a crawl that is under way, asked from any thread and answered by the one that owns the frontier,
//! between two steps of its loop.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::Duration;

use crate::inside::Inside;

/// Questions that may wait for their turn.
const WAITING: usize = 16;

/// Questions answered in one round of the partition's loop.
const AT_ONCE: usize = 4;

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

type Question = Box<dyn FnOnce(&mut Inside<'_>) + Send>;

/// Asks a crawl that is under way.
#[derive(Clone)]
pub struct Questions {
    to_crawl: SyncSender<Question>,
}

/// The crawl's end of it: see [`Seams::questions`](crate::Seams::questions).
pub struct QuestionsReceiver {
    questions: Receiver<Question>,
}

/// Why a question has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AskError {
    #[error("the crawl has ended, so it cannot be asked any more")]
    Ended,
    #[error("the crawl is too busy to answer: ask again in a moment")]
    Busy,
}

/// Both ends.
pub fn questions() -> (Questions, QuestionsReceiver) {
    let (to_crawl, questions) = sync_channel(WAITING);
    (Questions { to_crawl }, QuestionsReceiver { questions })
}

impl Questions {
    /// Runs `question` on the crawl's own thread, which stands still meanwhile: it should look, and not search.
    pub fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Inside<'_>) -> T + Send + 'static,
    ) -> Result<T, AskError> {
        self.ask_within(PATIENCE, question)
    }

    fn ask_within<T: Send + 'static>(
        &self,
        patience: Duration,
        question: impl FnOnce(&mut Inside<'_>) -> T + Send + 'static,
    ) -> Result<T, AskError> {
        let (reply, answer) = sync_channel(1);
        let question: Question = Box::new(move |inside| {
            // Nobody may be waiting any more.
            let _ = reply.send(question(inside));
        });
        self.to_crawl.try_send(question).map_err(|refused| match refused {
            TrySendError::Full(_) => AskError::Busy,
            TrySendError::Disconnected(_) => AskError::Ended,
        })?;
        answer.recv_timeout(patience).map_err(|nothing| match nothing {
            RecvTimeoutError::Timeout => AskError::Busy,
            RecvTimeoutError::Disconnected => AskError::Ended,
        })
    }
}

impl QuestionsReceiver {
    /// Answers a few of those that wait.
    pub(crate) fn answer(&self, inside: &mut Inside<'_>) {
        for question in self.questions.try_iter().take(AT_ONCE) {
            question(inside);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use peregrine_frontier::{Frontier, FrontierSettings};
    use peregrine_state::MemoryStore;
    use peregrine_types::Timestamp;
    use peregrine_urls::{KeyPolicy, Url};

    use super::*;
    use crate::admit::Admission;
    use crate::robots_gate::RobotsGate;
    use crate::settings::JobSettings;

    /// A crawl that does nothing but answer.
    struct Crawl {
        frontier: Frontier,
        admission: Admission,
        gate: RobotsGate,
        store: Arc<MemoryStore>,
    }

    impl Crawl {
        fn new() -> Self {
            let store = Arc::new(MemoryStore::new());
            let now = Timestamp::from_millis(1_000);
            let frontier = Frontier::open(store.clone(), FrontierSettings::default(), now).expect("a new frontier");
            let seed = Url::parse("http://a.example/").expect("a URL");
            let admission = Admission::new(&JobSettings::default(), &[seed], KeyPolicy::default());
            let gate = RobotsGate::new(store.clone(), Arc::from("peregrine"));
            Crawl { frontier, admission: admission.expect("valid settings"), gate, store }
        }

        fn inside(&mut self) -> Inside<'_> {
            let Crawl { frontier, admission, gate, store } = self;
            Inside { frontier, admission, gate, store: &**store, beside: None, is_running: true }
        }
    }

    #[test]
    fn a_question_is_answered_by_whoever_owns_the_frontier() {
        let (questions, receiver) = questions();
        let asker = std::thread::spawn(move || {
            questions.ask(|crawl| {
                let url = Url::parse("http://b.example/").expect("a URL");
                (crawl.frontier.stats().known_urls, crawl.admission.wants(&url))
            })
        });
        let mut crawl = Crawl::new();
        while !asker.is_finished() {
            receiver.answer(&mut crawl.inside());
            std::thread::yield_now();
        }
        assert_eq!(asker.join().expect("no panic"), Ok((0, false)));
    }

    #[test]
    fn a_crawl_that_has_ended_says_so() {
        let (questions, receiver) = questions();
        let waiting = std::thread::spawn({
            let questions = questions.clone();
            move || questions.ask(|_| ())
        });
        while receiver.questions.try_recv().is_err() {
            std::thread::yield_now();
        }
        assert_eq!(waiting.join().expect("no panic"), Err(AskError::Ended), "it ended before it could answer");
        drop(receiver);
        assert_eq!(questions.ask(|_| ()), Err(AskError::Ended));
    }

    #[test]
    fn a_crawl_that_does_not_get_to_it_is_busy_and_the_queue_is_bounded() {
        let (questions, receiver) = questions();
        for _ in 0..WAITING {
            assert_eq!(questions.ask_within(Duration::from_millis(1), |_| ()), Err(AskError::Busy));
        }
        assert_eq!(questions.ask(|_| ()), Err(AskError::Busy), "at once: there is no room for it");
        receiver.answer(&mut Crawl::new().inside());
        assert_eq!(receiver.questions.try_iter().count(), WAITING - AT_ONCE, "a few at a time");
    }
}
