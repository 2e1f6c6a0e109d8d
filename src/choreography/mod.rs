//! From events to movement: which seed goes where, when, and what is heard and said on the way.
//!
//! [`choreograph`] turns the events of one move into a [`Timeline`]. The view asks the timeline
//! where a seed is at a time; it keeps no state of its own, so skipping, pausing, replaying and
//! undoing only move the clock. Seeds have identities only here, in the [`Ledger`].

mod cue;
mod jump;
mod ledger;
mod pile;
mod score;
mod tempo;
mod timeline;

pub use cue::{Cue, CueKind};
pub use ledger::Ledger;
use pile::Pile;
pub use pile::SeedId;
pub use score::choreograph;
pub use tempo::Tempo;
pub use timeline::{Anchor, Motion, Segment, Spot, Timeline, Whereabouts};
