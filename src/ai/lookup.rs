//! Every sowing of a row, worked out beforehand.

use super::field::Slot;
use crate::rules::{Origin, Ruleset};

/// What a hand adds to both rows, and where it ends.
#[derive(Clone, Copy, Default)]
pub struct Sown {
    /// Added to the sower's row.
    pub own: u64,
    /// Added to the row across.
    pub other: u64,
    /// The square of the last seed, counted from the sower's leftmost pit.
    pub last: u8,
}

/// [`Sown`] by pit and number of seeds.
pub struct Lookup {
    sown: Vec<Sown>,
    stride: usize,
}

impl Lookup {
    /// All sowings of up to `most` seeds on a ring of two rows.
    pub fn new(rules: &Ruleset, most: u8) -> Lookup {
        let (pits, stride) = (rules.board.pits, usize::from(most) + 1);
        let mut sown = Vec::with_capacity(stride * usize::from(pits));
        for pit in 0..pits {
            let mut hand = Sown { last: pit, ..Sown::default() };
            sown.push(hand);
            for _ in 0..most {
                hand = one_more(rules, pit, hand);
                sown.push(hand);
            }
        }
        Lookup { sown, stride }
    }

    /// What `n` seeds from `pit` do.
    pub fn sown(&self, pit: Slot, n: u8) -> Sown {
        self.sown[usize::from(pit) * self.stride + usize::from(n)]
    }
}

fn one_more(rules: &Ruleset, origin: u8, hand: Sown) -> Sown {
    let pits = rules.board.pits;
    let after = |pit: u8| if pit + 1 == 2 * pits { 0 } else { pit + 1 };
    let next = after(hand.last);
    let last = if next == origin && rules.sowing.origin == Origin::Skipped { after(next) } else { next };
    let mut more = Sown { last, ..hand };
    if last < pits {
        more.own += 1 << (8 * last);
    } else {
        more.other += 1 << (8 * (last - pits));
    }
    more
}
