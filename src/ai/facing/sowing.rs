//! Every hand, worked out beforehand.
//!
//! A *place* is a square as a number: its lane, and [`LANES`] more on the other side. Lanes between the last pit and the
//! store of short rows stay empty.

/// Lanes of a word.
pub const LANES: u8 = 8;
/// The place of the own store, and the lane of either.
pub const STORE: u8 = LANES - 1;
/// Places in all.
const PLACES: usize = 16;
/// Hands that a lane can hold.
const HANDS: usize = 128;

/// What lifting and sowing a hand adds to both words, and where its last seed falls.
#[derive(Clone, Copy, Default)]
pub struct Sown {
    /// Added to the own word, the lifted pit emptied; it wraps.
    pub own: u64,
    /// The same of the other word.
    pub other: u64,
    /// The place of the last seed.
    pub last: u8,
}

/// [`Sown`] by hand and place.
pub struct Sowings(Box<[Sown; HANDS * PLACES]>);

impl Sowings {
    /// All hands on a board of two rows of `pits`, at most [`STORE`].
    pub fn new(pits: u8) -> Sowings {
        let mut sown = Box::new([Sown::default(); HANDS * PLACES]);
        for place in (0..pits).chain(LANES..LANES + pits) {
            let mut hand = Sown { last: place, ..Sown::default() };
            for n in 0..HANDS {
                sown[n * PLACES + usize::from(place)] = hand;
                hand = one_more(place, hand, pits);
            }
        }
        Sowings(sown)
    }

    /// What `n` seeds from `place` do.
    #[inline]
    pub fn sown(&self, n: u8, place: u8) -> &Sown {
        &self.0[(usize::from(n) * PLACES + usize::from(place)) % (HANDS * PLACES)]
    }
}

/// The same with another seed, which is lifted from `place` too.
fn one_more(place: u8, hand: Sown, pits: u8) -> Sown {
    let mut more = Sown { last: after(hand.last, pits), ..hand };
    more.add(place, 1_u64.wrapping_neg());
    more.add(more.last, 1);
    more
}

/// The place that is sown after `place`: from the last own pit the own store, from there the other row, whose store is
/// passed over.
fn after(place: u8, pits: u8) -> u8 {
    match place {
        STORE => LANES,
        _ if place == pits - 1 => STORE,
        _ if place == LANES + pits - 1 => 0,
        _ => place + 1,
    }
}

impl Sown {
    fn add(&mut self, place: u8, seeds: u64) {
        let half = if place < LANES { &mut self.own } else { &mut self.other };
        *half = half.wrapping_add(seeds << shift(place));
    }
}

/// The lowest bit of a place in its word.
#[inline]
pub fn shift(place: u8) -> u32 {
    u32::from(place % LANES) * 8
}
