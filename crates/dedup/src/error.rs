use peregrine_state::StateError;

#[derive(Debug, thiserror::Error)]
pub enum DedupError {
    #[error(transparent)]
    State(#[from] StateError),
    #[error("what the state knows of the contents of pages is damaged: {detail}")]
    Damaged { detail: &'static str },
}
