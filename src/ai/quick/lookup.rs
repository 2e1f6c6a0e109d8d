//! Every sowing of a row, worked out beforehand.

use crate::ai::field::Slot;
use crate::rules::{Origin, Ruleset};

/// Lanes of a row.
const PITS: usize = 8;
/// Hands that a lane can hold.
const HANDS: usize = 128;

/// What a hand adds to both rows, and where it ends.
#[derive(Clone, Copy, Default)]
pub struct Sown {
    /// Added to the sower's row.
    pub own: u64,
    /// Added to the row across.
    pub other: u64,
    /// The lowest bit of the lane across where the last seed falls, or [`HOME`].
    pub shift: u8,
}

/// The [`Sown::shift`] of a last seed in the sower's own row.
pub const HOME: u8 = u8::MAX;

/// [`Sown`] by pit and number of seeds.
pub struct Lookup {
    sown: Box<[Sown; PITS * HANDS]>,
}

impl Lookup {
    /// All sowings on a ring of two rows.
    pub fn new(rules: &Ruleset) -> Lookup {
        let mut sown = Box::new([Sown::default(); PITS * HANDS]);
        for pit in 0..rules.board.pits {
            let (mut hand, mut last) = (Sown { shift: HOME, ..Sown::default() }, pit);
            for n in 0..HANDS {
                sown[usize::from(pit) * HANDS + n] = hand;
                // No game has more seeds than a lane holds; the row of a longer hand is never read.
                (hand, last) = one_more(rules, pit, hand, last);
            }
        }
        Lookup { sown }
    }

    /// What `n` seeds from `pit` do.
    #[inline]
    pub fn sown(&self, pit: Slot, n: u8) -> &Sown {
        &self.sown[(usize::from(pit) * HANDS + usize::from(n)) % (PITS * HANDS)]
    }
}

/// The same with another seed after the one in `last`; where that falls.
fn one_more(rules: &Ruleset, origin: u8, hand: Sown, last: u8) -> (Sown, u8) {
    let pits = rules.board.pits;
    let after = |pit: u8| if pit + 1 == 2 * pits { 0 } else { pit + 1 };
    let next = after(last);
    let last = if next == origin && rules.sowing.origin == Origin::Skipped { after(next) } else { next };
    let mut more = hand;
    if last < pits {
        more.own += 1 << (8 * last);
        more.shift = HOME;
    } else {
        more.shift = 8 * (last - pits);
        more.other += 1 << more.shift;
    }
    (more, last)
}
