//! The opponent as somebody: a strength, a style, and human weaknesses.
//!
//! * [`Level`] is a strength from 1 to 11; [`Style`] is a lean among moves of nearly the same worth; a [`Mind`] is both.
//! * [`choose`] picks the mind's move from a search's report. It draws its [`Chance`] from the game's seed and ply, so
//!   that the same game is played again the same way.
//! * [`Character`] is a mind with a name and words, read from `assets/opponents.ron`.
//!
//! A person loses count in long sowings ([`imagine`]), sees its own captures first and overlooks replies
//! ([`attention`]), and yet never plays far below itself. All figures stand in one table ([`habits`]).

mod attention;
mod chance;
mod character;
mod choice;
mod habits;
mod imagine;
mod level;
mod style;

#[cfg(test)]
mod tests;

pub use chance::Chance;
pub use character::{Character, Characters, CharactersError, Word};
pub use choice::{Mind, choose};
pub use level::Level;
pub use style::Style;
