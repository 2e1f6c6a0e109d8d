//! The computer opponent: an exact search, and levels that make it human.
//!
//! * [`Search`] looks ahead from a position in slices, so that the same code works on a
//!   background task and between the frames of a browser. It knows no clock: how long it may
//!   think is the caller's affair.
//! * [`Report`] is what it knows at any moment: every legal move with its score.
//! * [`choose`] picks a move from a report the way a player of a [`Level`] would.
//!
//! The tree search ([`tree`]) is written against [`field::Field`], which has two
//! forms: [`quick::Quick`], two machine words for the boards of the Oware family, and
//! [`plain::Plain`], the rules' own board, for everything else. The rules stay the one
//! implementation: a test plays both side by side.
//!
//! [`endgame`] holds what is known for certain of positions with few seeds, by Oware's own rules.

mod driver;
pub mod endgame;
mod evaluation;
mod field;
mod level;
mod plain;
mod quick;
mod search;
mod tree;

#[cfg(test)]
mod kin_tests;
#[cfg(test)]
mod tests;

pub use endgame::{Builder, EndgameTables};
pub use level::{Level, choose};
pub use quick::count as quick_perft;
pub use search::{Limits, Report, Scored, Search, Status};
