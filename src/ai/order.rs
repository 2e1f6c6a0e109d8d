//! Which move to try first: the sooner the best one comes, the more is cut off.

use super::field::{Field, MAX_SLOTS, Slot};

/// Moves in the order of trying.
#[derive(Clone, Copy)]
pub struct Moves {
    slots: [Slot; MAX_SLOTS],
    len: u8,
}

impl Moves {
    /// The `i`th move to try.
    pub fn get(&self, i: u8) -> Option<Slot> {
        (i < self.len).then(|| self.slots[usize::from(i)])
    }
}

/// No slot.
pub const NONE: Slot = u8::MAX;

/// What has cut off before.
pub struct Order {
    /// The last two moves that cut off without a capture, by ply.
    killers: Vec<[Slot; 2]>,
    /// How well a move has cut off, by player and slot.
    history: [[u32; MAX_SLOTS]; 2],
}

const FIRST: u32 = 1 << 23;
const CAPTURE: u32 = 1 << 16;
const KILLER: u32 = CAPTURE - 1;
const HISTORY_MOST: u32 = KILLER - 2;

impl Order {
    /// Nothing known yet, for searches of `plies`.
    pub fn new(plies: usize) -> Order {
        Order { killers: vec![[NONE; 2]; plies + 1], history: [[0; MAX_SLOTS]; 2] }
    }

    /// The moves of `legal`: first the `known` best one, then captures, killers, and the rest.
    pub fn sorted<F: Field>(&self, rules: &F::Rules, field: &F, legal: u64, ply: usize, known: Slot) -> Moves {
        let mut moves = Moves { slots: [0; MAX_SLOTS], len: 0 };
        let mut ranks = [0_u32; MAX_SLOTS];
        let mut left = legal;
        while left != 0 {
            let slot = left.trailing_zeros() as Slot;
            left &= left - 1;
            let rank = self.rank(rules, field, ply, slot, known);
            let mut i = usize::from(moves.len);
            while i > 0 && ranks[i - 1] < rank {
                (ranks[i], moves.slots[i]) = (ranks[i - 1], moves.slots[i - 1]);
                i -= 1;
            }
            (ranks[i], moves.slots[i]) = (rank, slot);
            moves.len += 1;
        }
        moves
    }

    fn rank<F: Field>(&self, rules: &F::Rules, field: &F, ply: usize, slot: Slot, known: Slot) -> u32 {
        if slot == known {
            return FIRST;
        }
        let gain = field.gain(rules, slot);
        if gain > 0 {
            return CAPTURE * gain.min(100);
        }
        match self.killers[ply].iter().position(|killer| *killer == slot) {
            Some(age) => KILLER - age as u32,
            None => self.history[field.mover()][usize::from(slot)].min(HISTORY_MOST),
        }
    }

    /// `slot` cut off a search of `depth` plies.
    pub fn reward(&mut self, mover: usize, ply: usize, depth: u8, slot: Slot) {
        let [first, second] = &mut self.killers[ply];
        if *first != slot {
            *second = *first;
            *first = slot;
        }
        let merit = &mut self.history[mover][usize::from(slot)];
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
