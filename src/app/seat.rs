//! Who sits where.

use super::Language;
use crate::ai::Level;
use crate::rules::Player;
use serde::{Deserialize, Serialize};

/// A place at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    /// The player of the rules who sits here.
    pub player: Player,
    /// A person or the computer.
    pub who: Who,
    /// On which side of the screen, and so which way up this seat's strip reads.
    pub side: TableSide,
    /// The language of this seat's strip; `None` follows the settings.
    #[serde(default)]
    pub language: Option<Language>,
}

/// A person or the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    /// Somebody at the screen.
    Person,
    /// The computer, playing at a level.
    Computer(Level),
}

/// A side of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TableSide {
    /// The bottom edge: upright text.
    Near,
    /// The top edge, read from there: text turned round.
    Far,
    /// The top edge, read from the bottom: upright text.
    FarUpright,
}

impl Seat {
    /// Two seats: `south` at the bottom, `north` at the top; both strips upright.
    pub fn pair(south: Who, north: Who) -> Vec<Seat> {
        vec![
            Seat { player: Player::SOUTH, who: south, side: TableSide::Near, language: None },
            Seat { player: Player::NORTH, who: north, side: TableSide::FarUpright, language: None },
        ]
    }
}
