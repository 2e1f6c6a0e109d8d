//! Time is the caller's: pure code asks a clock that it is handed.

use super::words::Refusal;
use std::time::Duration;

/// A clock: the time since a moment of the caller's choice.
pub type Clock<'a> = &'a dyn Fn() -> Duration;

/// When a request must have been answered.
#[derive(Clone, Copy)]
pub(super) struct Deadline<'a> {
    clock: Clock<'a>,
    begun: Duration,
    limit: Duration,
}

impl<'a> Deadline<'a> {
    /// `limit_ms` from `begun` on.
    pub fn new(clock: Clock<'a>, begun: Duration, limit_ms: u64) -> Deadline<'a> {
        Deadline { clock, begun, limit: Duration::from_millis(limit_ms) }
    }

    /// Time spent on the request so far.
    pub fn spent(&self) -> Duration {
        (self.clock)().saturating_sub(self.begun)
    }

    /// Time that is left for it.
    pub fn left(&self) -> Duration {
        self.limit.saturating_sub(self.spent())
    }

    /// Whether it is too late.
    pub fn passed(&self) -> bool {
        self.spent() >= self.limit
    }

    /// The answer when it is too late.
    pub fn refusal(&self) -> Refusal {
        Refusal(format!("time limit of {} ms passed before the answer was found", self.limit.as_millis()))
    }
}
