//! How commands that only ask get at a crawl: by its directory where no crawl runs, and by its door where one does.

use std::path::Path;
use std::time::Duration;

use peregrine_crawl::{CrawlError, LookUp};
use peregrine_runtime::Clock;

use crate::live::{self, Answer, Question};
use crate::settings;

/// For how long, and how often, somebody else may be just coming or going.
const PATIENCE: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_millis(50);

pub enum Opened<T = Box<LookUp>, A = Answer> {
    /// No crawl runs there.
    Here(T),
    /// A crawl runs there, and said this.
    Answered(A),
}

/// Opens the crawl in a directory, or asks the one that runs there.
pub fn open(out: &Path, question: &Question, clock: &dyn Clock) -> anyhow::Result<Opened> {
    let layered = settings::layer(&settings::files(out, None), Vec::new())?;
    open_with(out, question, clock, || LookUp::open(out, &layered.settings).map(Box::new))
}

/// The same for whoever opens it in another way.
pub fn open_with<T>(
    out: &Path,
    question: &Question,
    clock: &dyn Clock,
    here: impl Fn() -> Result<T, CrawlError>,
) -> anyhow::Result<Opened<T>> {
    let began = clock.elapsed();
    loop {
        match here() {
            Ok(crawl) => return Ok(Opened::Here(crawl)),
            Err(error) if error.is_busy() => {}
            Err(error) => return Err(error.into()),
        }
        match live::ask(out, question, clock) {
            Ok(answer) => return Ok(Opened::Answered(answer)),
            // A crawl that is about to begin or to end has no door; nor has somebody who merely looks.
            Err(cannot) if cannot.is_shut && clock.elapsed() - began < PATIENCE => std::thread::sleep(PAUSE),
            Err(cannot) => return Err(cannot.into()),
        }
    }
}
