//! How commands that only ask get at a crawl: by its directory where no crawl runs, and by its door where one does.

use std::path::Path;
use std::time::Duration;

use peregrine_crawl::LookUp;
use peregrine_runtime::Clock;

use crate::live::{self, Answer, Question};
use crate::settings;

/// For how long, and how often, somebody else may be just coming or going.
const PATIENCE: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_millis(50);

pub enum Opened {
    /// No crawl runs there.
    Here(Box<LookUp>),
    /// A crawl runs there, and said this.
    Answered(Answer),
}

/// Opens the crawl in a directory, or asks the one that runs there.
pub fn open(out: &Path, question: &Question, clock: &dyn Clock) -> anyhow::Result<Opened> {
    let layered = settings::layer(&settings::files(out, None), Vec::new())?;
    let began = clock.elapsed();
    loop {
        match LookUp::open(out, &layered.settings) {
            Ok(crawl) => return Ok(Opened::Here(Box::new(crawl))),
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
