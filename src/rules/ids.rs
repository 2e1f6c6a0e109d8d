//! Small names: a pit, a player, a direction, a move, a ruleset.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A square of the ring, counted in sowing order from player 0's first pit.
/// Stores that are sown (Kalah, Congklak) and quan squares are squares of the ring too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PitId(pub u8);

impl PitId {
    /// The same as an index into arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A player, counted in turn order; player 0 sits at the bottom of the picture ("South").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Player(pub u8);

impl Player {
    /// Player 0, at the bottom of the picture.
    pub const SOUTH: Player = Player(0);
    /// Player 1 of two, across the board.
    pub const NORTH: Player = Player(1);

    /// The same as an index into arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whose turn comes after this player's among `players`.
    pub fn next(self, players: u8) -> Player {
        Player((self.0 + 1) % players.max(1))
    }
}

/// Which way round the ring a hand travels. Only Ô ăn quan lets the player choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Direction {
    /// Towards higher pit numbers: the sowing order of the game.
    #[default]
    Forward,
    /// Towards lower pit numbers.
    Backward,
}

impl Direction {
    /// +1 or −1.
    pub fn step(self) -> i8 {
        match self {
            Direction::Forward => 1,
            Direction::Backward => -1,
        }
    }
}

/// A decision of the player to move: the pit to lift, and the way to sow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Move {
    /// The pit whose pieces are lifted.
    pub pit: PitId,
    /// The way they travel; always `Forward` where the rules leave no choice.
    #[serde(default)]
    pub direction: Direction,
}

impl Move {
    /// A move in sowing order from pit `pit`.
    pub fn forward(pit: u8) -> Move {
        Move { pit: PitId(pit), direction: Direction::Forward }
    }
}

/// The name of a ruleset, as in its file name and in the engine's door: `oware`, `oware-abapa`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesetId(pub String);

impl fmt::Display for RulesetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where a piece can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// A square of the ring.
    Pit(PitId),
    /// What a player has won, beside the ring.
    Store(Player),
}
