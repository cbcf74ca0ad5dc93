use std::sync::Arc;

use tokio::sync::watch;

/// The wish to stop, shared by everything that runs. Once asked for, it stays asked for.
#[derive(Clone, Debug)]
pub struct Shutdown {
    flag: Arc<watch::Sender<bool>>,
}

impl Shutdown {
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Shutdown { flag: Arc::new(watch::Sender::new(false)) }
    }

    pub fn request(&self) {
        self.flag.send_replace(true);
    }

    pub fn is_requested(&self) -> bool {
        *self.flag.borrow()
    }

    /// Returns once shutdown has been asked for.
    pub async fn requested(&self) {
        let mut watcher = self.flag.subscribe();
        // The sender lives in `self`, so waiting cannot fail.
        let _ = watcher.wait_for(|asked| *asked).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn everyone_hears_a_shutdown_early_or_late() {
        let shutdown = Shutdown::new();
        let early = tokio::spawn({
            let shutdown = shutdown.clone();
            async move { shutdown.requested().await }
        });
        assert!(!shutdown.is_requested());
        shutdown.request();
        early.await.expect("the waiter ends");
        shutdown.requested().await;
        assert!(shutdown.is_requested());
    }
}
