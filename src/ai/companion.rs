//! Searches that help another one, by sharing its table ("lazy SMP").
//!
//! They search the same root by the same rules, and differ only in what they look at first. Nothing passes between them
//! but the table: what a companion has found is an entry there, which spares the search that is helped from finding it.
//!
//! A companion looks at every other depth, and at the root's moves from the last to the second. Played by turns
//! (`gieo-engine bench --threads 2`), a search that has one tries 0.43 of the moves that it tries alone to see Oware's start
//! 16 plies deep, 0.79 at 19 plies, and 0.52 at 12 plies of Ô ăn quan; with one that looks at every depth, a ply ahead, 0.68,
//! 0.69 and 0.56; with one that does the same as itself 1.07 at 16 plies, and 0.66.

use super::driver::Searcher;
use super::search::Status;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// What a search and its companions know of each other.
#[derive(Default)]
pub(super) struct Crew {
    /// Moves that the companions tried.
    nodes: AtomicU64,
    dismissed: AtomicBool,
}

impl Crew {
    /// Moves that the companions tried, as of their last slices.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Nothing is left to help with.
    pub(super) fn dismiss(&self) {
        self.dismissed.store(true, Relaxed);
    }
}

/// Helps the [`Search`](super::Search) that gave it from another thread, as long as that search is there.
pub struct Companion {
    searcher: Box<dyn Searcher>,
    crew: Arc<Crew>,
    /// Its own moves that are counted already.
    counted: u64,
}

impl Companion {
    pub(super) fn new(searcher: Box<dyn Searcher>, crew: &Arc<Crew>) -> Companion {
        Companion { searcher, crew: Arc::clone(crew), counted: 0 }
    }

    /// Searches on for about `nodes` moves. It is done once the search that it helps is done, or dropped, and where it
    /// has nothing left to find itself.
    pub fn run(&mut self, nodes: u64) -> Status {
        if self.crew.dismissed.load(Relaxed) {
            return Status::Done;
        }
        let status = self.searcher.run(nodes);
        let tried = self.searcher.report().nodes;
        self.crew.nodes.fetch_add(tried - self.counted, Relaxed);
        self.counted = tried;
        status
    }
}
