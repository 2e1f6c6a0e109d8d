//! Sowing: a hand travels round the ring and drops one seed a pit.

use super::{Board, Event, Move, Origin, PitId, Ruleset};

/// A move being carried out: every event is applied to the board as it is told.
pub(super) struct Course<'a, F: FnMut(Event)> {
    pub rules: &'a Ruleset,
    pub board: &'a mut Board,
    pub tell: F,
}

impl<F: FnMut(Event)> Course<'_, F> {
    /// Lets `event` happen.
    pub fn happen(&mut self, event: Event) {
        self.board.apply(&event);
        (self.tell)(event);
    }

    /// Lifts the pit of `mv` and sows it. Returns the pit of the last seed.
    pub fn sow(&mut self, mv: Move) -> PitId {
        let n = self.board.seeds(mv.pit);
        self.happen(Event::Pick { pit: mv.pit, n });
        let mut pit = mv.pit;
        for _ in 0..n {
            pit = next_sown(self.rules, mv.pit, pit);
            self.happen(Event::Sow { pit });
        }
        pit
    }
}

/// The pit that receives the next seed of a hand lifted from `origin`, after one fell into `pit`.
pub(super) fn next_sown(rules: &Ruleset, origin: PitId, pit: PitId) -> PitId {
    let next = rules.after(pit);
    if next == origin && rules.sowing.origin == Origin::Skipped { rules.after(next) } else { next }
}

/// Whether a hand of `mv` reaches a pit that `mv`'s player does not own.
pub(super) fn leaves_own_row(rules: &Ruleset, board: &Board, mv: Move) -> bool {
    let mut pit = mv.pit;
    for _ in 0..board.seeds(mv.pit) {
        pit = next_sown(rules, mv.pit, pit);
        if !board.owns(board.mover, pit) {
            return true;
        }
    }
    false
}
