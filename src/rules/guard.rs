//! The guard against relays that never end (RULES B.1.7, B.4).

use super::{Board, MAX_PITS, Pieces, PitId};

/// Laps after which a move counts as endless even if no board came back. Only boards with far more seeds than any
/// game has go on for so long.
const MOST_LAPS: usize = 4096;
/// Seeds sown in one move after which it counts as endless in the same way.
const MOST_SOWN: u32 = 100_000;

/// The boards of one move at which a pit was about to be lifted.
#[derive(Default)]
pub(super) struct Guard {
    seen: Vec<(u64, PitId, [Pieces; MAX_PITS])>,
    sown: u32,
}

impl Guard {
    /// Notes that `pit` is about to be lifted. Answers whether that is new in this move.
    pub fn is_new(&mut self, board: &Board, pit: PitId) -> bool {
        let hash = hash(board, pit);
        let known = |(other, from, pits): &(u64, PitId, _)| *other == hash && *from == pit && *pits == board.pits;
        if self.seen.len() == MOST_LAPS || self.sown >= MOST_SOWN || self.seen.iter().any(known) {
            return false;
        }
        self.sown += u32::from(board.seeds(pit));
        self.seen.push((hash, pit, board.pits));
        true
    }
}

/// A quick number to tell most boards apart.
fn hash(board: &Board, pit: PitId) -> u64 {
    let mix =
        |hash: u64, pieces: &Pieces| (hash ^ u64::from(pieces.dan)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23);
    board.pits.iter().fold(pit.0.into(), mix)
}
