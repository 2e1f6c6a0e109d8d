//! Every hand of a court, worked out beforehand.
//!
//! A *place* is a square as a number: the bit of its lane divided by eight, and 8 more for the far half of the ring. Lane 0
//! is the quan square at the right hand of whose half it is, the dân squares follow clockwise.

use crate::ai::field::Slot;

/// Lanes of a half.
pub const LANES: usize = 8;
/// Places of a ring.
const PLACES: usize = 2 * LANES;
/// Hands that a lane can hold.
const HANDS: usize = 128;

/// What lifting and sowing a hand adds to both halves, and the place behind the last dân.
#[derive(Clone, Copy, Default)]
pub struct Sown {
    /// Added to the near half, the lifted square emptied; it wraps.
    pub own: u64,
    /// The same of the far half.
    pub other: u64,
    /// The place after the last dân.
    pub next: u8,
}

/// [`Sown`] by hand, direction and place, and the way round.
pub struct Sowings {
    sown: Box<[Sown; HANDS * 2 * PLACES]>,
    step: [[u8; PLACES]; 2],
}

impl Sowings {
    /// All hands on a ring of two halves of `pits` dân squares and a quan square.
    pub fn new(pits: u8) -> Sowings {
        let step = [forward(pits), backward(pits)];
        let mut sown = Box::new([Sown::default(); HANDS * 2 * PLACES]);
        for (way, step) in step.iter().enumerate() {
            for place in (0..2).flat_map(|half| (1..=pits).map(move |lane| half * LANES as u8 + lane)) {
                let mut hand = Sown { next: step[usize::from(place)], ..Sown::default() };
                for n in 0..HANDS {
                    sown[(n * 2 + way) * PLACES + usize::from(place)] = hand;
                    hand = one_more(place, hand, step);
                }
            }
        }
        Sowings { sown, step }
    }

    /// What `n` dân from `place` do, clockwise for way 0.
    #[inline]
    pub fn sown(&self, n: u8, way: u8, place: u8) -> &Sown {
        let at = (usize::from(n) * 2 + usize::from(way)) * PLACES + usize::from(place);
        &self.sown[at % (HANDS * 2 * PLACES)]
    }

    /// The place after `place`.
    #[inline]
    pub fn step(&self, way: u8, place: u8) -> u8 {
        self.step[usize::from(way & 1)][usize::from(place) % PLACES]
    }
}

/// The same with another dân, which is lifted from `place` and falls into the next square.
fn one_more(place: u8, hand: Sown, step: &[u8; PLACES]) -> Sown {
    let mut more = hand;
    more.add(place, 1_u64.wrapping_neg());
    more.add(hand.next, 1);
    more.next = step[usize::from(hand.next)];
    more
}

impl Sown {
    fn add(&mut self, place: u8, dan: u64) {
        let half = if usize::from(place) < LANES { &mut self.own } else { &mut self.other };
        *half = half.wrapping_add(dan << shift(place));
    }
}

/// The lowest bit of a place in its half.
#[inline]
pub fn shift(place: u8) -> u32 {
    u32::from(place) % LANES as u32 * 8
}

/// Whether a place is a quan square.
#[inline]
pub fn is_quan(place: u8) -> bool {
    usize::from(place).is_multiple_of(LANES)
}

/// The lane of a slot, which is its place in the near half.
#[inline]
pub fn lane(slot: Slot) -> u8 {
    slot % LANES as u8
}

/// The way of a slot.
#[inline]
pub fn way(slot: Slot) -> u8 {
    (slot / LANES as u8) & 1
}

fn ring(pits: u8) -> Vec<u8> {
    (0..2).flat_map(|half| (0..=pits).map(move |lane| half * LANES as u8 + lane)).collect()
}

fn forward(pits: u8) -> [u8; PLACES] {
    let (ring, mut step) = (ring(pits), [0; PLACES]);
    for (at, place) in ring.iter().enumerate() {
        step[usize::from(*place)] = ring[(at + 1) % ring.len()];
    }
    step
}

fn backward(pits: u8) -> [u8; PLACES] {
    let (forward, mut step) = (forward(pits), [0; PLACES]);
    for place in ring(pits) {
        step[usize::from(forward[usize::from(place)])] = place;
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_goes_round_the_ring_either_way() {
        let sowings = Sowings::new(5);
        let hand = *sowings.sown(3, 0, 4);
        assert_eq!((hand.own, hand.other, hand.next), ((1_u64 << 40).wrapping_sub(3 << 32), 0x0101, 10));
        let hand = *sowings.sown(2, 1, 1);
        assert_eq!((hand.own, hand.other, hand.next), (1_u64.wrapping_sub(2 << 8), 1 << 40, 12));
        let round = sowings.sown(12, 0, 1);
        assert_eq!((round.own, round.next), (0x0101_0101_0101_u64.wrapping_sub(12 << 8), 2), "the origin is sown");
    }
}
