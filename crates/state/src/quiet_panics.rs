use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::{Once, OnceLock};

use crate::StateError;

thread_local! {
    static EXPECTED: Cell<bool> = const { Cell::new(false) };
    static OPENING: RefCell<Option<PathBuf>> = const { RefCell::new(None) };
    static FIRST: RefCell<Option<String>> = const { RefCell::new(None) };
}

static HOOK: Once = Once::new();
static LAST_WORDS: OnceLock<fn(&StateError)> = OnceLock::new();

/// What to do when the process is about to be aborted because of a damaged state: the last chance to
/// say so in a sentence and to end with an exit code.
///
/// Some damage makes the engine panic while it opens its files, and panic again while it cleans up
/// after that. Such a panic cannot be caught.
pub fn before_abort(say: fn(&StateError)) {
    // The first one to ask is the program; nobody else does.
    let _ = LAST_WORDS.set(say);
}

/// Like [`catch`], while the engine opens its files.
pub(crate) fn catch_opening<T>(path: &Path, work: impl FnOnce() -> T) -> Result<T, String> {
    OPENING.set(Some(path.to_owned()));
    let result = catch(work);
    OPENING.set(None);
    result
}

/// Runs `work` and turns a panic inside it into its message. The engine asserts on files that
/// somebody damaged; a person shall get one sentence about that, not a stack trace, so the panic is
/// not printed either. Panics of other threads are printed as ever.
///
/// Whatever `work` shares with the outside must stay usable after a panic: the engine's locks are
/// poisoned then and refuse further work by themselves.
pub(crate) fn catch<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| match EXPECTED.get() {
            true => note(info.payload()),
            false => before(info),
        }));
    });
    EXPECTED.set(true);
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    EXPECTED.set(false);
    FIRST.set(None);
    result.map_err(|payload| message(payload.as_ref()))
}

/// A second panic before the first one was caught is one too many.
fn note(payload: &(dyn Any + Send)) {
    let Some(detail) = FIRST.take() else {
        return FIRST.set(Some(message(payload)));
    };
    if let (Some(path), Some(say)) = (OPENING.take(), LAST_WORDS.get()) {
        say(&StateError::Corrupt { path, detail });
    }
}

fn message(payload: &(dyn Any + Send)) -> String {
    let text = match payload.downcast_ref::<String>() {
        Some(text) => text,
        None => payload.downcast_ref::<&str>().copied().unwrap_or("unknown panic"),
    };
    // Assertions say what they compared on lines of their own.
    text.lines().map(str::trim).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_its_message() {
        assert_eq!(catch(|| 7), Ok(7));
        assert_eq!(catch(|| -> u8 { panic!("plain") }), Err("plain".to_owned()));
        let number = 3;
        assert_eq!(catch(|| -> u8 { panic!("with {number}") }), Err("with 3".to_owned()));
        assert_eq!(catch(|| -> u8 { panic!("two\n  lines") }), Err("two, lines".to_owned()));
    }
}
