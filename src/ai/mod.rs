//! The computer opponent: an exact search, and levels that make it human.
//!
//! * [`Search`] looks ahead from a position in slices, so that the same code works on a
//!   background task and between the frames of a browser. It knows no clock: how long it may
//!   think is the caller's affair.
//! * [`Report`] is what it knows at any moment: every legal move with its score.
//! * A [`Companion`] helps a search from another thread, if the caller has one: both share what they find.
//! * [`choose`] picks a move from a report the way a player with a [`Mind`] would: a [`Level`] and a [`Style`].
//!
//! The tree search ([`tree`]) is written against [`field::Field`], which has five
//! forms: [`quick::Quick`], two machine words for the boards of the Oware family, [`fours::Fours`] for Ba-awa of two,
//! [`court::Court`] for Ô ăn quan of two, [`facing::Facing`] for Kalah and Congklak, and [`plain::Plain`], the rules' own
//! board, for everything else. The rules stay the one implementation: tests play both side by side.
//!
//! [`explain`] says in facts why a move is good, and where a game was lost.
//!
//! Of more than two players each may play for itself or all against one: [`Way`] names what can be assumed, [`many`] holds
//! the searches. [`pit_values`] says what seeds in the pits are worth.
//!
//! [`endgame`] holds what is known for certain of positions with few seeds, by Oware's own rules; [`opening`] what long
//! searches found out about its first moves.

mod companion;
mod court;
mod driver;
pub mod endgame;
mod evaluation;
pub mod explain;
mod facing;
mod field;
mod fours;
mod many;
mod mind;
pub mod opening;
mod pit_values;
mod plain;
mod quick;
mod search;
mod tree;

#[cfg(test)]
mod kin_tests;
#[cfg(test)]
mod tests;

pub use companion::Companion;
pub use endgame::{Builder, EndgameTables};
pub use many::Way;
pub use mind::{Chance, Character, Characters, CharactersError, Level, Mind, Style, Word, choose};
pub use opening::OpeningBook;
pub use quick::count as quick_perft;
pub use search::{Limits, Report, Scored, Search, Status};
