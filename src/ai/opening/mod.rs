//! Openings known by heart: positions near Oware's start, worked out beforehand by long searches.
//!
//! * [`OpeningBook`]: positions with the value of every move. `gieo-engine book` makes one; it is a text that a person can
//!   read ([`mod@text`]).
//! * [`by_heart`]: the move that a strong opponent plays from the book of this build, without a search.
//!
//! A book holds for the rules that it was worked out by and serves no others. Boards are kept as the player to move
//! sees them, so that it does not matter who began.

mod book;
mod text;

#[cfg(test)]
mod tests;

pub use book::{KnownMove, OpeningBook};
pub use text::{BookError, MAX_BOOK_BYTES, holds};

use super::{Chance, Level, Mind};
use crate::rules::{Move, Position, Ruleset};
use std::sync::{Arc, OnceLock};

/// The book of this build.
const TEXT: &str = include_str!("../../../assets/openings/oware.openings.txt");

/// The book of this build, if it holds for `rules`. A test sees to it that it can be read.
pub fn built_in(rules: &Arc<Ruleset>) -> Option<&'static OpeningBook> {
    static BOOK: OnceLock<Option<OpeningBook>> = OnceLock::new();
    let holds = holds(TEXT, rules);
    let read = || OpeningBook::from_text(TEXT, rules).ok();
    holds.then(|| BOOK.get_or_init(read).as_ref()).flatten()
}

/// The move that `mind` plays in `position` without having to think. Only the highest level knows openings. The same
/// position and chance always give the same move.
pub fn by_heart(mind: Mind, position: &Position, chance: Chance) -> Option<Move> {
    let knows = mind.level == Level::TOP;
    knows.then(|| built_in(position.rules())?.choose(position, chance)).flatten()
}
