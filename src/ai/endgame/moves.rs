//! What can be played, and from where a position can have come, on boards in one word.
//!
//! The rules stay in `rules`; a test plays both side by side.

use super::pits::Pits;

/// What a hand lays into the pits, and the pit of its last seed.
#[derive(Clone, Copy)]
struct Sown {
    pits: Pits,
    last: u8,
}

/// [`Sown`] by pit and seeds.
static SOWN: [[Sown; 32]; 6] = sowings();

const fn sowings() -> [[Sown; 32]; 6] {
    let mut sowings = [[Sown { pits: Pits(0), last: 0 }; 32]; 6];
    let mut pit = 0;
    while pit < 6 {
        sowings[pit][0].last = pit as u8;
        let mut seeds = 1;
        while seeds < 32 {
            let before = sowings[pit][seeds - 1];
            let last = after(before.last, pit as u8);
            sowings[pit][seeds] = Sown { pits: Pits(before.pits.0 + (1 << (5 * last))), last };
            seeds += 1;
        }
        pit += 1;
    }
    sowings
}

/// The pit that is sown after `pit` by a hand from `origin`.
const fn after(pit: u8, origin: u8) -> u8 {
    let next = (pit + 1) % 12;
    if next == origin { (next + 1) % 12 } else { next }
}

/// A move and what it leads to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Step {
    /// The pit that was lifted, from 0 to 5.
    pub pit: u8,
    /// Seeds won.
    pub taken: u8,
    /// The board as the other player then sees it.
    pub after: Pits,
}

impl Step {
    /// Whether it leaves the other player nothing.
    pub fn starves(&self) -> bool {
        !self.after.has_own()
    }
}

/// Up to six moves.
#[derive(Default)]
pub struct Steps {
    steps: [Step; 6],
    len: usize,
}

impl Steps {
    fn push(&mut self, step: Step) {
        self.steps[self.len] = step;
        self.len += 1;
    }

    /// All of them, by pit.
    pub fn as_slice(&self) -> &[Step] {
        &self.steps[..self.len]
    }
}

/// The legal moves.
pub fn legal(pits: Pits) -> Steps {
    let (mut all, mut kind) = (Steps::default(), Steps::default());
    for pit in (0..6).filter(|pit| pits.seeds(*pit) > 0) {
        let step = play(pits, pit);
        all.push(step);
        if !step.starves() {
            kind.push(step);
        }
    }
    if kind.len > 0 { kind } else { all }
}

/// Lifts a pit, sows and captures.
pub fn play(pits: Pits, pit: u8) -> Step {
    let sown = SOWN[usize::from(pit)][usize::from(pits.seeds(pit))];
    let (mut board, mut lane, mut taken) = (pits.without(pit).plus(sown.pits), sown.last, 0);
    while lane >= 6 && matches!(board.seeds(lane), 2 | 3) {
        taken += board.seeds(lane);
        board = board.without(lane);
        lane -= 1;
    }
    Step { pit, taken, after: board.turned() }
}

/// Tells every position, and the pit lifted there, from which a legal move that takes nothing leads to `pits`, whose
/// player has a seed.
pub fn before(pits: Pits, mut tell: impl FnMut(Pits, u8)) {
    let here = pits.turned();
    for origin in (0..6).filter(|pit| here.seeds(*pit) == 0) {
        // Seeds are lifted again one by one; any number of them may have been the hand.
        let (mut board, mut lane, mut hand) = (here, after(origin, origin), 0);
        while board.seeds(lane) > 0 {
            board = board.less(lane);
            hand += 1;
            let captures = lane >= 6 && matches!(here.seeds(lane), 2 | 3);
            if !captures {
                tell(board.with(origin, hand), origin);
            }
            lane = after(lane, origin);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::index::{board, boards};
    use super::*;

    #[test]
    fn what_leads_here_is_what_leads_here() {
        let mut forth: Vec<(u64, u64, u8)> = vec![];
        let mut back = vec![];
        for pits in (0..boards(6)).map(|i| board(6, i)) {
            let quiet = |step: &&Step| step.taken == 0 && !step.starves();
            forth.extend(legal(pits).as_slice().iter().filter(quiet).map(|s| (s.after.0, pits.0, s.pit)));
            if pits.has_own() {
                before(pits, |from, pit| back.push((pits.0, from.0, pit)));
            }
        }
        forth.sort_unstable();
        back.sort_unstable();
        assert!(forth == back);
    }

    #[test]
    fn a_long_hand_passes_over_its_own_pit() {
        let step = play(Pits(0).with(5, 23), 5);
        let after: Vec<u8> = (0..12).map(|pit| step.after.turned().seeds(pit)).collect();
        assert_eq!((after, step.taken), (vec![2, 2, 2, 2, 2, 0, 0, 2, 2, 2, 2, 2], 3));
    }
}
