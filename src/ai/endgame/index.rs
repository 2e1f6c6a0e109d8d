//! A number for every board: boards of n seeds are counted from 0 without a gap.
//!
//! A board is a row of seeds with eleven walls between its pits. With s seeds before wall j, the wall stands at place
//! s + j; eleven different places are counted in the combinatorial number system, wall j adding C(s + j, j + 1).

use super::pits::Pits;

/// Walls between twelve pits.
const WALLS: usize = 11;

/// C(s + j, j + 1) by wall j and seeds s before it.
static WAYS: [[u32; 32]; WALLS] = ways();

const fn ways() -> [[u32; 32]; WALLS] {
    let mut ways = [[0; 32]; WALLS];
    let mut wall = 0;
    while wall < WALLS {
        let mut seeds = 1;
        while seeds < 32 {
            // Either the wall before stands at the same place of the seeds, or one seed further left there is room.
            let before = if wall == 0 { 1 } else { ways[wall - 1][seeds] };
            ways[wall][seeds] = ways[wall][seeds - 1] + before;
            seeds += 1;
        }
        wall += 1;
    }
    ways
}

/// How many boards of `seeds` seeds there are, for at most 24.
pub fn boards(seeds: u8) -> u32 {
    WAYS[WALLS - 1][usize::from(seeds) + 1]
}

/// The number of a board among those of as many seeds.
pub fn index(pits: Pits) -> u32 {
    let (mut word, mut seeds, mut index) = (pits.0, 0, 0);
    for ways in &WAYS {
        seeds += (word & 31) as usize;
        index += ways[seeds & 31];
        word >>= 5;
    }
    index
}

/// The board of `seeds` seeds with that number.
pub fn board(seeds: u8, mut index: u32) -> Pits {
    let (mut word, mut left) = (0, usize::from(seeds));
    for ways in WAYS.iter().rev() {
        let mut before = left;
        while ways[before] > index {
            before -= 1;
        }
        index -= ways[before];
        word = word << 5 | (left - before) as u64;
        left = before;
    }
    Pits(word << 5 | left as u64)
}

/// The board with the next number; the last one stays.
pub fn next(pits: Pits) -> Pits {
    let (first, rest) = (pits.0 & 31, pits.0 >> 5);
    if rest == 0 {
        return pits;
    }
    // The leftmost seed beyond the first pit steps back over a wall; all before it are gathered there.
    let pit = (rest.trailing_zeros() / 5) as u8;
    Pits(pits.0 - first).less(pit + 1).with(pit, first as u8 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_counted_without_a_gap() {
        let counts = [1, 12, 78, 364, 1365, 4368, 12_376];
        for (seeds, count) in (0..).zip(counts) {
            assert_eq!(boards(seeds), count);
            let mut pits = board(seeds, 0);
            for i in 0..count {
                assert_eq!((pits.total(), index(pits), board(seeds, i)), (seeds, i, pits));
                pits = next(pits);
            }
        }
        assert_eq!((boards(12), boards(18), boards(24)), (1_352_078, 34_597_290, 417_225_900));
    }

    #[test]
    fn the_last_board_of_a_number_has_no_next() {
        let last = board(24, boards(24) - 1);
        assert_eq!((last.seeds(0), next(last)), (24, last));
    }
}
