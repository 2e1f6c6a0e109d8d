//! Endgame tables: what every position of few seeds is worth when both sides play as well as can be, by Oware's own
//! rules (academic Awari).
//!
//! # What a value is
//!
//! [`EndgameTables::probe`] tells by how many of the seeds *still in play* the player to move comes out ahead. A row
//! left empty gives the rest to whoever moved last; a position that comes back shares the rest equally, so a circle
//! is worth 0. Such values do not depend on the past, and they are those of Romein & Bal and of Lincke (2002).
//!
//! # Majority
//!
//! The rules end a game when a store holds more than half of all seeds. The tables play on to the last seed. The winner
//! is the same: whoever comes out ahead in the played-out game ends it with more than half, and stores only grow, so the
//! other never gets there. Only the margin that the table tells is that of the game played out, while the game itself
//! stops with seeds on the board that nobody has won.
//!
//! # Getting what the table says
//!
//! A move that keeps the value is not enough: the same position twice ends the game with an even split, and moves that
//! keep a won value can lead in a circle. So the table keeps for every won position *one* move, the one by which the
//! position was found to be won. It captures what the value says, or leads to a position that was found lost
//! earlier; and a position is found lost only after all that keep its value. Following these moves, the order of finding
//! runs backwards until something is captured: no position comes back. In drawn and lost positions any move that keeps
//! the value will do, as a circle is worth no less.
//!
//! Nor can a player run into a position from before the opponent's mistake that made it won: as long as all own moves
//! since the last capture were of this kind, each of those was worth less, and the way on leads only through positions
//! worth as much or more. Positions that others led through are another matter; [`mod@answer`] looks at them.
//!
//! # Why Oware alone
//!
//! Tables of the other games with stores in the ring were tried and do not pay. No position of Kalah or Congklak comes
//! back (a hand leaves the own row only past the own store), so that a table is filled in one go: up to 12 seeds 2.7
//! million positions in 0.5 s at Kalah, 9.7 million in 2.1 s at Congklak, 80 and 220 ns a look. But games so short are
//! seen to their end without one: in 300 and 200 positions each of 6, 8, 10 and 12 seeds in which moves differ, the top
//! level's million moves chose an exactly best one always, 20,000 in 98.7 % or more at Kalah and 91 % or more at Congklak,
//! and the winner was never another. In games with and without a table of 12 seeds the side with it scored 0.515 ± 0.004
//! (Kalah, 7008 games at 2,000 moves a search), 0.523 ± 0.009 (Kalah, 844 at 20,000) and 0.499 ± 0.002 (Congklak, 5546 at
//! 2,000); looking into it costs Kalah 16 % of the speed.
//!
//! # Parts
//!
//! * [`pits`]: a board in one word; [`index`]: its number among all boards of as many seeds.
//! * [`moves`]: what can be played, and from where a position can have come.
//! * [`Builder`]: fills the tables in slices, fewest seeds first; [`layer`]: one number of seeds.
//! * [`mod@file`]: tables as bytes, with what is needed to know them again.
//! * [`mod@answer`]: every move of a position, valued by the tables; [`pursuit`]: whether the past is in the way.

mod answer;
mod builder;
mod file;
mod index;
mod layer;
mod moves;
mod pits;
mod pursuit;
mod tables;
mod verdict;

#[cfg(test)]
mod tests;

pub(super) use answer::answer;
pub use builder::{Builder, Progress};
pub use file::FileError;
pub(super) use pits::Pits;
pub use tables::EndgameTables;
pub use verdict::Verdict;

use crate::rules::{Board, Capture, Choice, Majority, Origin, Relay, Repetition, Ruleset, Starving, Stores};

/// The most seeds that tables can be built for.
pub const MOST_SEEDS: u8 = 24;
/// Tables of so many seeds are a second's work and three megabytes: every machine can have them.
pub const USUAL_SEEDS: u8 = 12;

/// Whether the tables hold for games by these rules: Oware's own, with any number of seeds.
pub fn fits(rules: &Ruleset) -> bool {
    rules.capture == Capture::TwosAndThrees
        && rules.starving == Starving::Forbidden
        && rules.repetition == Repetition::Shared
        && rules.relay == Relay::None
        && rules.sowing.direction == Choice::Fixed
        && rules.sowing.origin == Origin::Skipped
        && rules.board.stores == Stores::Beside
        && (rules.board.players, rules.board.pits) == (2, 6)
}

/// Whether they hold for `board` and what can come of it, by rules that fit: only seeds in the pits of their first owners, and no more than a
/// whole game has, or a majority would not be one.
pub(super) fn hold(rules: &Ruleset, board: &Board) -> bool {
    let homely = rules.ring().all(|pit| board.owners[pit.index()] == rules.first_owner(pit));
    let whole = rules.majority == Majority::PlaysOn || board.total() <= rules.total_seeds();
    fits(rules) && homely && whole && board.hand.is_empty() && board.stones() == 0
}
