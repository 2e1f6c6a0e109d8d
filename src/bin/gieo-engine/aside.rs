//! Threads for the companions of a search.

use gieo::ai::{Companion, Status};
use gieo::door::Threads;
use gieo::platform::set_going;
use std::ops::ControlFlow;

/// Nodes between two looks at whether the search still needs help: less than a millisecond where moves are cheap.
const SLICE: u64 = 2000;

/// A thread of its own for each companion, which ends with the search.
pub struct Aside;

impl Threads for Aside {
    fn set_going(&self, mut companion: Companion) {
        set_going(move || match companion.run(SLICE) {
            Status::Working => ControlFlow::Continue(()),
            Status::Done => ControlFlow::Break(()),
        });
    }
}
