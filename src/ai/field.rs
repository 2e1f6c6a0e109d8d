//! A position as the search sees it.

use super::endgame::EndgameTables;
use super::evaluation::decided;
use crate::rules::{Board, BoardKey, Move, Ruleset};
use std::sync::Arc;

/// The most different moves a player can have: every square, either way round.
pub const MAX_SLOTS: usize = 64;

/// A move, numbered by the field that offers it, below [`MAX_SLOTS`].
pub type Slot = u8;

/// A board that can be copied and played on, with what it needs to know of the rules.
pub trait Field: Copy + Send + 'static {
    /// The rules in the form that this field plays by.
    type Rules: Send + 'static;
    /// What must come back for a position to count as repeated.
    type Key: Copy + PartialEq + Send + 'static;

    /// The field of `board`, or `None` if this kind of field cannot hold it.
    fn of(rules: &Arc<Ruleset>, board: &Board) -> Option<(Self::Rules, Self)>;
    /// A position of the game's past.
    fn past_key(rules: &Self::Rules, key: &BoardKey) -> Self::Key;
    /// The legal moves as bits, one a slot; none if the game is over.
    fn legal(&self, rules: &Self::Rules) -> u64;
    /// The seeds that a legal move captures at once.
    fn gain(&self, rules: &Self::Rules, slot: Slot) -> u32;
    /// Plays a legal move; `past` holds the positions since the last capture, this one included.
    /// Returns whether it captured.
    fn play(&mut self, rules: &Self::Rules, slot: Slot, past: &[Self::Key]) -> bool;
    /// What repetition compares.
    fn key(&self) -> Self::Key;
    /// A number that tells this position, stores and mover included, from others.
    fn hash(&self) -> u64;
    /// Whether the game is over.
    fn over(&self) -> bool;
    /// Whose turn it is, as an index.
    fn mover(&self) -> usize;
    /// By how many seeds the player to move leads.
    fn margin(&self) -> i32;
    /// An estimate of the final margin for the player to move, in parts of a seed.
    fn estimate(&self, rules: &Self::Rules) -> i32;
    /// The move that a slot means here.
    fn to_move(&self, rules: &Self::Rules, slot: Slot) -> Move;

    /// The value of a finished game for the player to move, `ply` plies from the root.
    fn final_value(&self, ply: usize) -> i32 {
        decided(self.margin(), ply)
    }

    /// By how many of the seeds in play the player to move comes out ahead, if endgame tables that hold for these
    /// rules know this position.
    fn rest(&self, _: &EndgameTables) -> Option<i32> {
        None
    }
}
