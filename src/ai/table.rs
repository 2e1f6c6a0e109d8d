//! The transposition table: what was found out about a position, in a fixed amount of memory.

use super::evaluation::CERTAIN;
use super::field::Slot;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The value itself.
    Exact,
    /// The true value is this or more.
    Lower,
    /// The true value is this or less.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// In parts of a seed.
    pub value: i32,
    /// How `value` bounds the true value.
    pub bound: Bound,
    /// Plies looked ahead.
    pub depth: u8,
    /// The best move found.
    pub slot: Slot,
}

/// The largest table: 2^26 entries of 16 bytes, one GiB.
pub const MAX_BITS: u8 = 26;

/// Pairs of entries: the first keeps the deeper one, the second the newer one.
pub struct Table {
    /// Hash and packed entry; zeros are empty.
    cells: Vec<[u64; 2]>,
    mask: usize,
}

impl Table {
    /// A table of 2^`bits` entries of 16 bytes; with `bits` 0 it remembers nothing.
    pub fn new(bits: u8) -> Table {
        let len = if bits == 0 { 0 } else { 1 << bits.min(MAX_BITS) };
        Table { cells: vec![[0; 2]; len], mask: len.saturating_sub(1) & !1 }
    }

    /// What is known of the position with `hash`, `ply` plies from the root.
    pub fn get(&self, hash: u64, ply: usize) -> Option<Entry> {
        let at = hash as usize & self.mask;
        let cell = self.cells.get(at..at + 2)?.iter().find(|cell| cell[0] == hash && cell[1] != 0)?;
        let mut entry = unpack(cell[1]);
        entry.value = from_here(entry.value, -(ply as i32));
        Some(entry)
    }

    /// Remembers `entry` of the position with `hash`, `ply` plies from the root.
    pub fn put(&mut self, hash: u64, ply: usize, mut entry: Entry) {
        entry.value = from_here(entry.value, ply as i32);
        let at = hash as usize & self.mask;
        let Some([deep, new]) = self.cells.get_mut(at..at + 2) else { return };
        let keep = deep[1] == 0 || deep[0] == hash || unpack(deep[1]).depth <= entry.depth;
        let cell = [hash, pack(entry)];
        if !keep {
            *new = cell;
            return;
        }
        if deep[0] != hash {
            *new = *deep;
        }
        *deep = cell;
    }
}

/// A certain value counts its plies from the root; in the table, from the position itself.
fn from_here(value: i32, plies: i32) -> i32 {
    if value > CERTAIN {
        value + plies
    } else if value < -CERTAIN {
        value - plies
    } else {
        value
    }
}

fn pack(entry: Entry) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    u64::from(entry.value as u32) << 32 | u64::from(entry.depth) << 16 | u64::from(entry.slot) << 8 | bound
}

fn unpack(cell: u64) -> Entry {
    let bound = match cell & 3 {
        2 => Bound::Lower,
        3 => Bound::Upper,
        _ => Bound::Exact,
    };
    Entry { value: (cell >> 32) as u32 as i32, bound, depth: (cell >> 16) as u8, slot: (cell >> 8) as u8 }
}
