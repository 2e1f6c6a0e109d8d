//! More than one thread for a search behind the door; where they come from is the caller's affair.

use super::thinking::Thinker;
use crate::ai::Companion;

/// The most threads that a search can be asked to use.
pub const MOST_THREADS: u8 = 16;

/// Whoever has threads for the companions of a search.
pub trait Threads {
    /// Runs `companion` beside the search that it helps, slice by slice until it is done.
    fn set_going(&self, companion: Companion);
}

/// Has so many threads think, the caller's own among them, if the search can be helped and somebody has threads.
pub(super) fn share(threads: Option<&dyn Threads>, thinker: &Thinker, count: u8) {
    let Some(threads) = threads else { return };
    thinker.companions(count).for_each(|companion| threads.set_going(companion));
}
