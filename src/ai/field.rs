//! A position as the search sees it.

use super::endgame::EndgameTables;
use super::evaluation::decided;
use crate::rules::{Board, BoardKey, Move, Ruleset};
use std::sync::Arc;

/// The most different moves a player can have: every square, either way round.
pub const MAX_SLOTS: usize = 64;

/// A move, numbered by the field that offers it, below [`MAX_SLOTS`].
pub type Slot = u8;

/// What a move did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Seeds that the player captured, or how many another turn is as good as: what gains most is tried first.
    pub gain: u32,
    /// No position of the past can come back.
    pub fresh: bool,
}

/// A board that can be copied and played on, with what it needs to know of the rules.
pub trait Field: Copy + Send + 'static {
    /// The rules in the form that this field plays by.
    type Rules: Send + 'static;
    /// What must come back for a position to count as repeated.
    type Key: Copy + PartialEq + Send + 'static;

    /// Whether playing a move costs much more than choosing which one to play.
    const DEAR: bool;

    /// The field of `board`, or `None` if this kind of field cannot hold it.
    fn of(rules: &Arc<Ruleset>, board: &Board) -> Option<(Self::Rules, Self)>;
    /// A position of the game's past.
    fn past_key(rules: &Self::Rules, key: &BoardKey) -> Self::Key;
    /// The legal moves as bits, one a slot; none if the game is over.
    fn legal(&self, rules: &Self::Rules) -> u64;
    /// Plays a legal move; `past` holds the positions since the last capture, this one included.
    fn play(&mut self, rules: &Self::Rules, slot: Slot, past: &[Self::Key]) -> Played;
    /// What repetition compares.
    fn key(&self) -> Self::Key;
    /// A number that tells this position, stores included, from others. Where the same board is worth the same to
    /// either player, it need not tell the mover.
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

    /// The legal moves that an estimate should not stop before: captures, each of which makes the past impossible.
    /// None where the estimate stands for itself.
    fn loud(&self, _: &Self::Rules) -> u64 {
        0
    }

    /// The pit of a move as a bit, different for each of the ring.
    fn lifting(&self, _: Slot) -> u32 {
        0
    }

    /// The pits that were lifted between the positions of a past.
    fn lifted(_: &Self::Rules, _: &[Self::Key]) -> u32 {
        0
    }

    /// After how many plies at least a position of the past can come back, all pits in `lifted` having been lifted since.
    /// Fields that cannot tell say never.
    fn soonest(&self, _: &Self::Rules, _: u32) -> u8 {
        u8::MAX
    }

    /// A number for a position of the past; sums of them tell one past from another.
    fn trace(_: &Self::Key) -> u64 {
        0
    }
}

/// A number for three words: each of the odd factors spreads one of them over the whole word.
#[inline]
pub fn mixed(a: u64, b: u64, c: u64) -> u64 {
    let spread = a.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ b.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(32)
        ^ c.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let h = (spread ^ spread >> 29).wrapping_mul(0x1656_67B1_9E37_79F9);
    h ^ h >> 32
}
