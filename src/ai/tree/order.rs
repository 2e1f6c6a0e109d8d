//! Which move to try first: the sooner the best one comes, the more is cut off.

use crate::ai::field::{MAX_SLOTS, Slot};

/// No slot.
pub const NONE: Slot = u8::MAX;

/// What has cut off before.
pub struct Order {
    /// The last two moves that cut off without a capture, by ply.
    killers: Vec<[Slot; 2]>,
    /// How well a move has cut off, by player and slot.
    history: [[u32; MAX_SLOTS]; 2],
}

const CAPTURE: u32 = 1 << 16;
const KILLER: u32 = CAPTURE - 1;
const HISTORY_MOST: u32 = KILLER - 2;

/// Whether a move of this rank neither captures nor has just cut off elsewhere.
#[inline]
pub fn is_quiet(rank: u32) -> bool {
    rank <= HISTORY_MOST
}

impl Order {
    /// Nothing known yet, for searches of `plies`.
    pub fn new(plies: usize) -> Order {
        Order { killers: vec![[NONE; 2]; plies + 1], history: [[0; MAX_SLOTS]; 2] }
    }

    /// How early to try a move that captures `gain` seeds: captures, killers, and the rest.
    #[inline]
    pub fn rank(&self, mover: usize, ply: usize, slot: Slot, gain: u32) -> u32 {
        if gain > 0 {
            return CAPTURE * gain.min(100);
        }
        let [first, second] = self.killers[ply];
        if slot == first {
            KILLER
        } else if slot == second {
            KILLER - 1
        } else {
            self.history[mover & 1][usize::from(slot) % MAX_SLOTS]
        }
    }

    /// The move of `slots`, which are some, that has cut off best.
    pub fn best(&self, mover: usize, slots: u64) -> Slot {
        let merits = &self.history[mover & 1];
        let (mut left, mut best) = (slots & slots.wrapping_sub(1), slots.trailing_zeros() as usize % MAX_SLOTS);
        while left != 0 {
            let slot = left.trailing_zeros() as usize;
            left &= left - 1;
            if merits[slot] > merits[best] {
                best = slot;
            }
        }
        best as Slot
    }

    /// The move of `slots` that cut off last at this ply.
    #[inline]
    pub fn killer(&self, ply: usize, slots: u64) -> Option<Slot> {
        self.killers[ply].into_iter().find(|slot| *slot != NONE && slots >> slot & 1 != 0)
    }

    /// The moves that cut off last at this ply, the newest first; [`NONE`] where there were none.
    #[inline]
    pub fn killers(&self, ply: usize) -> [Slot; 2] {
        self.killers[ply]
    }

    /// `slot` cut off a search of `depth` plies.
    #[inline]
    pub fn reward(&mut self, mover: usize, ply: usize, depth: u8, slot: Slot) {
        let [first, second] = &mut self.killers[ply];
        if *first != slot {
            *second = *first;
            *first = slot;
        }
        let merit = &mut self.history[mover & 1][usize::from(slot) % MAX_SLOTS];
        *merit += u32::from(depth) * u32::from(depth);
        if *merit > HISTORY_MOST {
            self.age();
        }
    }

    /// Lets old merits fade.
    pub fn age(&mut self) {
        for merit in self.history.iter_mut().flatten() {
            *merit /= 2;
        }
    }
}
