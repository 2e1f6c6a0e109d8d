//! A row of pits as a word: one pit a lane of eight bits, the leftmost lowest.

use crate::ai::field::Slot;

/// Lanes of a row.
pub const LANES: Slot = 8;
/// A one in every lane.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The top bit of every lane.
const TOPS: u64 = ONES << 7;
/// More seeds than this would spoil the lanes' arithmetic.
pub const MOST_SEEDS: u16 = 127;

/// A row as a word, leftmost pit first.
pub fn word(row: impl DoubleEndedIterator<Item = u16>) -> u64 {
    row.rev().fold(0, |word, seeds| word << 8 | u64::from(seeds))
}

/// The seeds of a pit.
#[inline]
pub fn seeds(row: u64, slot: Slot) -> u8 {
    (row >> (u32::from(slot) * 8)) as u8
}

/// The top bits of the lanes that hold `n` or more.
#[inline]
pub fn at_least(row: u64, n: u16) -> u64 {
    row.wrapping_add(ONES * u64::from(128 - n)) & TOPS
}

/// The lanes' top bits as the lowest eight bits.
#[inline]
pub fn gather(tops: u64) -> u64 {
    ((tops >> 7).wrapping_mul(0x0102_0408_1020_4080)) >> 56
}

/// All seeds of a row.
#[inline]
pub fn sum(row: u64) -> u8 {
    (row.wrapping_mul(ONES) >> 56) as u8
}

/// How many more lanes hold `n` or more in one row than in another.
#[inline]
pub fn more(row: u64, than: u64, n: u16) -> i32 {
    // A lane counts 0, 1 or 2, the one in the middle for equal ones.
    let lanes = (at_least(row, n) >> 7) + ONES - (at_least(than, n) >> 7);
    i32::from(sum(lanes)) - 8
}

/// Takes the unbroken run of twos and threes from a lane backwards; `shift` is its lowest bit.
#[inline]
pub fn capture(mut row: u64, shift: u8) -> (u64, u8) {
    let (mut shift, mut taken) = (u32::from(shift), 0);
    loop {
        let n = (row >> shift) as u8;
        if n & !1 != 2 {
            return (row, taken);
        }
        taken += n;
        row &= !(0xFF << shift);
        if shift == 0 {
            return (row, taken);
        }
        shift -= 8;
    }
}

/// The set bits of a mask, lowest first.
#[inline]
pub fn bits(mut mask: u64) -> impl Iterator<Item = Slot> {
    std::iter::from_fn(move || {
        let slot = (mask != 0).then(|| mask.trailing_zeros() as Slot);
        mask &= mask.wrapping_sub(1);
        slot
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_are_counted_and_compared() {
        let row = word([0, 1, 2, 3, 12, 127].into_iter());
        assert_eq!((sum(row) as u16, seeds(row, 4)), (145, 12));
        assert_eq!(gather(at_least(row, 2)), 0b11_1100);
        assert_eq!((more(row, 0, 1), more(0, row, 12), more(row, row, 3)), (5, -2, 0));
        assert_eq!(bits(0b1010).collect::<Vec<_>>(), [1, 3]);
    }

    #[test]
    fn a_run_is_taken_backwards_from_the_last_seed() {
        let row = word([2, 1, 3, 2, 5].into_iter());
        assert_eq!(capture(row, 24), (word([2, 1, 0, 0, 5].into_iter()), 5));
        assert_eq!(capture(row, 0), (word([0, 1, 3, 2, 5].into_iter()), 2));
        assert_eq!(capture(row, 32), (row, 0));
    }
}
