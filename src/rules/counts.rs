//! Pieces, and pieces by square.

use super::{MAX_PITS, PitId};
use serde::{Deserialize, Serialize};

/// A count of pieces: plain seeds (`dan` in Ô ăn quan) and big quan stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pieces {
    /// Seeds, or dân.
    pub dan: u16,
    /// Quan stones; always 0 outside Ô ăn quan.
    pub quan: u8,
}

impl Pieces {
    /// `n` plain seeds.
    pub const fn seeds(n: u16) -> Pieces {
        Pieces { dan: n, quan: 0 }
    }

    /// Nothing at all, neither a seed nor a quan stone.
    pub fn is_empty(self) -> bool {
        self.dan == 0 && self.quan == 0
    }

    pub(super) fn add(&mut self, other: Pieces) {
        self.dan += other.dan;
        self.quan += other.quan;
    }
}

/// Seeds by pit: from where a sweep takes them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PitCounts(pub [u16; MAX_PITS]);

impl PitCounts {
    /// All of them together.
    pub fn total(&self) -> u16 {
        self.0.iter().sum()
    }

    /// The pits that give something, with how much, in ring order.
    pub fn pits(&self) -> impl Iterator<Item = (PitId, u16)> + '_ {
        (0u8..).zip(self.0.iter()).filter(|(_, n)| **n > 0).map(|(i, n)| (PitId(i), *n))
    }
}

/// Squares of the ring, each at most once: those from which quan stones are collected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PitSet(u32);

impl PitSet {
    /// Adds `pit`.
    pub fn insert(&mut self, pit: PitId) {
        self.0 |= 1 << pit.0;
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in ring order.
    pub fn pits(self) -> impl Iterator<Item = PitId> {
        (0..MAX_PITS as u8).filter(move |i| self.0 & (1 << i) != 0).map(PitId)
    }
}
