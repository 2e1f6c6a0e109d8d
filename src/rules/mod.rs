//! The rules of the sowing games: pure, exact and complete.
//!
//! A game is a [`Ruleset`] (a file of knobs). A [`Position`] is a [`Board`] with its history;
//! [`Position::play`] checks a [`Move`] and answers with the [`Event`]s of it, in order of
//! happening. [`Board::apply`] is the only code that moves pieces, so folding the events over
//! the board before always gives the board after.
//!
//! No clock, no files, no threads, no Bevy: the same code runs in the game, in `gieo-engine`,
//! in a browser and in every test.

mod board;
mod capture;
mod check;
mod counts;
mod debts;
mod ending;
mod event;
mod fours;
mod guard;
mod ids;
mod knobs;
mod legality;
mod move_text;
mod notation;
mod opposite;
mod options;
mod perft;
mod position;
mod quan;
mod refill;
mod rounds;
mod ruleset;
mod ruleset_error;
mod ruleset_file;
mod ruleset_name;
mod sowing;
mod spoils;
#[cfg(test)]
pub(crate) mod testing;

pub use board::{Board, BoardKey, MAX_PITS, MAX_PLAYERS};
pub use counts::{Pieces, PitCounts, PitSet};
pub use debts::Debts;
pub use event::{EndReason, Event, StopReason};
pub use ids::{Direction, Move, PitId, Place, Player, RulesetId};
pub use knobs::{
    Capture, Choice, Endless, LastEight, Majority, Opener, Origin, OwnSeed, Placing, QuanEnd, QuanSpec, Relay,
    Repetition, Rounds, Sowing, Starving, Stores, Turning, Winner,
};
pub(crate) use legality::legal_moves;
pub use legality::{IllegalMove, LegalMoves};
pub use notation::{MAX_COUNT, NotationError};
pub use options::{OptionError, OptionSpec};
pub use perft::perft;
pub(crate) use position::play_on_board;
pub use position::{Outcome, Position};
pub(crate) use quan::QUIET_LAPS;
pub use rounds::{NextRound, RoundError, Standing};
pub use ruleset::{BoardSpec, Family, Ruleset};
pub use ruleset_error::RulesetError;
pub use ruleset_file::{MAX_RULESET_BYTES, RULESET_ENDING};
pub use ruleset_name::{MAX_NAME, can_be_shown};
pub use spoils::Spoils;
