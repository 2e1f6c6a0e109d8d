//! A board in one word.

use crate::rules::{Board, BoardKey, Pieces, Player};

/// Bits of a pit.
const BITS: u32 = 5;
/// The lowest pit.
const PIT: u64 = (1 << BITS) - 1;
/// The six pits of a row.
const ROW: u64 = (1 << (6 * BITS)) - 1;

/// Twelve pits of up to 31 seeds, in sowing order from the leftmost pit of the player to move, who owns the first six.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pits(pub u64);

impl Pits {
    /// The pits of a board.
    pub fn of(board: &Board) -> Pits {
        Pits::seen_by(board.mover, &board.pits)
    }

    /// The pits of a position of the past.
    pub fn of_key(key: &BoardKey) -> Pits {
        Pits::seen_by(key.mover, &key.pits)
    }

    fn seen_by(mover: Player, ring: &[Pieces]) -> Pits {
        let south = (0..12).rev().fold(0, |word, i| word << BITS | u64::from(ring[i].dan));
        if mover == Player::SOUTH { Pits(south) } else { Pits(south).turned() }
    }

    /// Two rows of six pits, a byte each, the leftmost lowest.
    pub fn of_rows(own: u64, other: u64) -> Pits {
        let row = |row: u64| (0..6).fold(0, |word, pit| word | (row >> (8 * pit) & PIT) << (BITS * pit));
        Pits(row(own) | row(other) << (6 * BITS))
    }

    /// Seeds in a pit, from 0 to 11.
    pub fn seeds(self, pit: u8) -> u8 {
        (self.0 >> (BITS * u32::from(pit)) & PIT) as u8
    }

    /// Seeds in all pits.
    #[cfg(test)]
    pub fn total(self) -> u8 {
        (0..12).map(|pit| self.seeds(pit)).sum()
    }

    /// The same seen by the other player.
    pub fn turned(self) -> Pits {
        Pits(self.0 >> (6 * BITS) | (self.0 & ROW) << (6 * BITS))
    }

    /// Whether the player to move has a seed.
    pub fn has_own(self) -> bool {
        self.0 & ROW != 0
    }

    /// With `seeds` more in a pit.
    pub fn with(self, pit: u8, seeds: u8) -> Pits {
        Pits(self.0 + (u64::from(seeds) << (BITS * u32::from(pit))))
    }

    /// With a pit emptied.
    pub fn without(self, pit: u8) -> Pits {
        Pits(self.0 & !(PIT << (BITS * u32::from(pit))))
    }

    /// With one seed less in a pit that has some.
    pub fn less(self, pit: u8) -> Pits {
        Pits(self.0 - (1 << (BITS * u32::from(pit))))
    }

    /// Two boards laid together.
    pub fn plus(self, other: Pits) -> Pits {
        Pits(self.0 + other.0)
    }
}
