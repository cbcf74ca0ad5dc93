use peregrine_state::StateError;

#[derive(Debug, thiserror::Error)]
pub enum RobotsError {
    #[error("the robots.txt of {origin} cannot be read from the state: {source}")]
    State { origin: String, source: StateError },
    #[error("the stored robots.txt of {origin} has format {found}, and this version reads format {expected}")]
    Format { origin: String, found: u8, expected: u8 },
    #[error("the stored robots.txt of {origin} is damaged: it ends before it is complete")]
    Damaged { origin: String },
}
